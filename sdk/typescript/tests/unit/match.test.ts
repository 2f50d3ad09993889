// A match: its log, taking back, saving and loading.

import assert from "node:assert/strict";
import { test } from "node:test";

import { IllegalMove, InvalidSettings, Match, Mwamuzi, type SavedMatch } from "mwamuzi";

import { accepted, LCR, REJECTED } from "./positions.js";
import { standIn } from "./stand_in.js";

const ROLL = { type: "roll" } as const;
const { move } = accepted();

test("a match holds the state and logs each move with its chance", async (context) => {
  const referee = await standIn(context, { body: { state: LCR, events: [] } }, { body: accepted(1) }, { body: accepted(2) });
  const match = await Match.start(new Mwamuzi(referee.url).lcr, { players: [{}, {}, {}] });
  await match.apply(ROLL);
  const verdict = await match.apply(ROLL, { seat: 1, legal_moves: { limit: 0 } });
  assert.equal(verdict.verdict, "accepted");
  assert.deepEqual(match.log, [{ seat: 0, move }, { seat: 1, move }]);
  assert.deepEqual(match.state, accepted(2).state);
  const { seed, ...sent } = referee.asked[2]?.body ?? {};
  assert.deepEqual(sent, { seat: 1, legal_moves: { limit: 0 }, state: accepted(1).state, move: ROLL });
  assert.ok(seed);
});

test("an illegal move is thrown and changes nothing", async (context) => {
  const referee = await standIn(context, { body: REJECTED });
  const match = Match.from(new Mwamuzi(referee.url).lcr, LCR);
  await assert.rejects(match.apply(ROLL), IllegalMove);
  assert.deepEqual([match.state, match.log], [LCR, []]);
});

test("moves that are asked for at once are made one after the other", async (context) => {
  const referee = await standIn(context, { body: accepted(1) }, { body: accepted(2) });
  const match = Match.from(new Mwamuzi(referee.url).lcr, LCR);
  await Promise.all([match.apply(ROLL), match.apply(ROLL)]);
  assert.deepEqual(referee.asked.map(({ body }) => (body["state"] as typeof LCR).ply), [0, 1]);
  assert.equal(match.state.ply, 2);
});

test("legal moves are those after the moves that were asked for before", async (context) => {
  const referee = await standIn(context, { body: accepted(1) }, { body: REJECTED.legal_moves });
  const match = Match.from(new Mwamuzi(referee.url).lcr, LCR);
  await Promise.all([match.apply(ROLL), match.legalMoves({ limit: 5 })]);
  const { state, limit } = referee.asked[1]?.body ?? {};
  assert.deepEqual([(state as typeof LCR).ply, limit], [1, 5]);
});

test("moves are taken back without asking the referee", async (context) => {
  const referee = await standIn(context, { body: accepted(1) }, { body: accepted(2) });
  const match = Match.from(new Mwamuzi(referee.url).lcr, LCR);
  await match.apply(ROLL);
  await match.apply(ROLL);
  assert.deepEqual(await match.undo(), { seat: 1, move });
  assert.deepEqual([match.state, match.log.length], [accepted(1).state, 1]);
  await match.undo();
  assert.deepEqual([match.state, match.log], [LCR, []]);
  assert.equal(await match.undo(), undefined);
  assert.equal(referee.asked.length, 2);
});

const SAVED: SavedMatch<"lcr"> = {
  mwamuzi: 1,
  game: "lcr",
  start: LCR,
  log: [{ seat: 0, move }, { seat: 1, move }],
  state: accepted(2).state,
};

test("a match is saved and loaded, unknown fields left aside", () => {
  const { lcr } = new Mwamuzi("http://127.0.0.1:9");
  const text = JSON.stringify(Match.fromJSON(lcr, SAVED));
  assert.deepEqual(JSON.parse(text), SAVED);
  const log = SAVED.log.map((entry) => ({ ...entry, at: "noon" }));
  const newer = Match.fromJSON(lcr, JSON.stringify({ ...SAVED, log, weather: "fine" }));
  assert.deepEqual(newer.toJSON(), SAVED);
  assert.equal(newer.isOver, false);
});

test("what is no saved match of the game is refused", () => {
  const { lcr } = new Mwamuzi("http://127.0.0.1:9");
  const { start, ...rootless } = SAVED;
  const wrong = [{}, { ...SAVED, mwamuzi: 2 }, { ...SAVED, game: "ludo" }, rootless, { ...SAVED, log: [{ seat: 0 }] }, { ...SAVED, log: {} }, null, 7, []];
  for (const saved of wrong) {
    assert.throws(() => Match.fromJSON(lcr, saved as never), InvalidSettings, JSON.stringify(saved));
  }
  assert.throws(() => Match.fromJSON(lcr, "{"), InvalidSettings);
  assert.ok(start);
});
