// The client against the real referee, whose URL is in MWAMUZI_URL.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { type Game, type GameName, IllegalMove, InvalidSettings, Match, type Move, Mwamuzi, ProblemAnswer } from "mwamuzi";

const url = process.env["MWAMUZI_URL"] ?? "";
assert.ok(url, "MWAMUZI_URL names no referee");
const client = new Mwamuzi(url);

test("the referee tells its games, with rulebooks and boards", async () => {
  const games = await client.games();
  assert.deepEqual(games.map(({ game }) => game).sort(), ["lcr", "ludo", "pegs-and-jokers", "qwirkle"]);
  const ludo = await client.game("ludo");
  assert.ok(ludo.rulebook.some(({ id }) => id === "ludo.die"));
  await assert.rejects(client.game("chess"), { code: "not_found", status: 404 });
});

/** Plays the first legal move until the game is over or `most` moves were made. */
async function playedOut<G extends GameName>(referee: Game<G>, players: number, most: number): Promise<Match<G>> {
  const setup = { players: Array.from({ length: players }, () => ({})), seed: "playedOut" };
  const match = await Match.start(referee, setup as unknown as Parameters<Game<G>["newGame"]>[0]);
  while (!match.isOver && match.log.length < most) {
    const { moves } = (await match.legalMoves()) as { moves: Move<G>[] };
    await match.apply(moves.at(-1) as Move<G>);
  }
  return match;
}

async function keepsItsLog<G extends GameName>(referee: Game<G>, players: number, most: number): Promise<void> {
  const match = await playedOut(referee, players, most);
  assert.equal(await match.replay(), true);
  const loaded = Match.fromJSON(referee, JSON.stringify(match));
  assert.equal(await loaded.replay(), true);
  await loaded.undo();
  await match.undo();
  assert.deepEqual(loaded.state, match.state, "a move taken back after loading");
  assert.deepEqual(loaded.toJSON(), match.toJSON());
}

test("LCR is played, replayed, saved, loaded and taken back", () => keepsItsLog(client.lcr, 3, 1000));
test("Ludo is played, replayed, saved, loaded and taken back", () => keepsItsLog(client.ludo, 4, 60));
test("Qwirkle is played, replayed, saved, loaded and taken back", () => keepsItsLog(client.qwirkle, 2, 12));
test("Pegs and Jokers is played, replayed, saved, loaded and taken back", () => keepsItsLog(client.pegsAndJokers, 4, 20));

test("a replay finds a state that the log does not lead to", async () => {
  const match = await playedOut(client.lcr, 3, 2);
  const saved = match.toJSON();
  const other = { ...saved, state: saved.start };
  assert.equal(await Match.fromJSON(client.lcr, other).replay(), false);
});

test("a log with an illegal move does not replay and cannot be taken back", async () => {
  const saved = (await playedOut(client.lcr, 3, 3)).toJSON();
  const log = [{ seat: 0, move: { type: "roll" as const, dice: [] } }, ...saved.log.slice(1)];
  const match = Match.fromJSON(client.lcr, { ...saved, log });
  assert.equal(await match.replay(), false);
  await assert.rejects(match.undo(), InvalidSettings);
  assert.equal(match.log.length, 3);
});

test("all pages of moves are the list of moves", async () => {
  const { state, legal_moves: list } = await client.qwirkle.newGame({ players: [{}, {}], seed: "pages", legal_moves: { limit: 1000 } });
  const moves = [];
  for await (const move of client.qwirkle.legalMovesAll({ state, limit: 3, order: "points" })) moves.push(move);
  assert.equal(moves.length, list.total);
  const sorted = (all: unknown[]) => all.map((move) => JSON.stringify(move)).sort();
  assert.deepEqual(sorted(moves), sorted(list.moves));
});

test("an illegal move says which rule it breaks", async () => {
  const match = await Match.start(client.ludo, { players: [{}, {}] });
  const error = await match.apply({ type: "roll", die: 7 }, { chance: "stated" }).catch((caught: unknown) => caught);
  assert.ok(error instanceof IllegalMove);
  assert.deepEqual(error.violations.map(({ rule, pointer }) => [rule, pointer]), [["ludo.die", "/move/die"]]);
  assert.equal(match.log.length, 0);
});

test("an impossible state is a problem with every fault", async () => {
  const { state } = await client.lcr.newGame({ players: [{}, {}, {}] });
  const error = await client.lcr.apply({ state: { ...state, pot: 1 }, move: { type: "roll" } }).catch((caught: unknown) => caught);
  assert.ok(error instanceof ProblemAnswer);
  assert.deepEqual(error.errors.map(({ rule }) => rule), ["lcr.conservation"]);
  assert.match(error.requestId ?? "", /./);
});

test("a whole game is judged in one call", async () => {
  const { start, log, state } = await playedOut(client.ludo, 2, 30);
  const answer = await client.ludo.replay({ state: start, moves: [...log] });
  assert.ok(answer.ok);
  assert.equal(answer.steps.length, 30);
  assert.deepEqual(answer.state, state);
});

test("one seat's view hides the other hands", async () => {
  const { state } = await client.qwirkle.newGame({ players: [{}, {}] });
  const seen = await client.qwirkle.view({ state, seat: 1 });
  assert.deepEqual(seen.state.players.map(({ hand }) => hand.kind), ["hidden", "open"]);
});

test("a score sheet is audited, and the slip named", async () => {
  const shapes = ["circle", "cross", "diamond", "square", "star", "clover"] as const;
  const row = shapes.map((shape, x) => ({ x, y: 0, color: "red", shape }) as const);
  const audit = await client.qwirkle.tally({
    players: [{}, {}],
    turns: [
      { seat: 0, tiles: row.slice(0, 5), points: 5 },
      { seat: 1, tiles: row.slice(5), points: 6 },
    ],
  });
  assert.deepEqual([audit.ok, audit.first_wrong, audit.turns[1]?.right], [false, 1, 12]);
  assert.deepEqual(audit.turns[1]?.slips, ["qwirkle_bonus_missed"]);
});

test("a score sheet in CSV is audited, and an unreadable one is a problem", async () => {
  const sheet = await readFile(new URL("../../../../../examples/score-sheets/six-players.csv", import.meta.url), "utf8");
  const audit = await client.qwirkle.tallyCsv(sheet);
  assert.deepEqual([audit.ok, audit.totals.length], [false, 6]);
  await assert.rejects(client.qwirkle.tallyCsv("no sheet"), ProblemAnswer);
});

test("the referee suggests legal moves that stand in for a player", async () => {
  const match = await Match.start(client.ludo, { players: [{}, {}], seed: "suggest" });
  for (let count = 0; count < 20; count += 1) {
    const { move, why } = await client.ludo.suggest({ state: match.state, level: "greedy" });
    assert.ok(why.message);
    await match.apply(move);
  }
  assert.equal(match.log.length, 20);
});

test("positions are drawn as SVG, PNG and text, and by a link", async () => {
  const { state } = await client.ludo.newGame({ players: [{}, {}], seed: "picture" });
  assert.match(await client.ludo.render({ state }), /^<svg /);
  const png = await client.ludo.renderPng({ state });
  assert.deepEqual([...png.slice(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  assert.ok((await client.ludo.renderText({ state })).includes("\n"));
  const { token } = await client.ludo.renderLink({ state });
  assert.equal(await client.pictureSvg(token), await client.ludo.render({ state }));
  assert.deepEqual(await client.picturePng(token), png);
  await assert.rejects(client.pictureSvg("nothing"), ProblemAnswer);
});

test("a Qwirkle scores twelve", async () => {
  const shapes = ["circle", "cross", "diamond", "square", "star", "clover"] as const;
  const row = shapes.map((shape, x) => ({ x, y: 0, color: "red", shape }) as const);
  const verdict = await client.qwirkle.score({ board: row.slice(0, 5), tiles: row.slice(5) });
  assert.ok(verdict.verdict === "accepted");
  assert.equal(verdict.points, 12);
});

interface Documented {
  paths: Record<string, Record<string, { operationId: string }>>;
}

test("every operation of the document has its method, and every method its operation", async () => {
  const document = JSON.parse(await readFile(new URL("../../../../../openapi/mwamuzi.json", import.meta.url), "utf8")) as Documented;
  const games = { lcr: client.lcr, qwirkle: client.qwirkle, ludo: client.ludo, "pegs-and-jokers": client.pegsAndJokers };
  const renamed: Record<string, string> = { new: "newGame", "render.txt": "renderText" };
  const camel = (name: string) => name.replace(/[-._](\w)/g, (_, letter: string) => letter.toUpperCase());
  const documented = Object.keys(document.paths).flatMap((path) => {
    const [, game, operation] = /^\/v1\/games\/([a-z-]+)\/(.+)$/.exec(path) ?? [];
    return game && operation ? [`${game} ${renamed[operation] ?? camel(operation)}`] : [];
  });
  const own = ["constructor", "send", "legalMovesAll", "applyOrRaise"];
  const callable = Object.entries(games).flatMap(([name, game]) => {
    return methods(game).filter((method) => !own.includes(method)).map((method) => `${name} ${method}`);
  });
  assert.deepEqual(callable.sort(), documented.sort(), "the methods are in src/games.ts");
  const others = Object.keys(document.paths).filter((path) => !/^\/v1\/games\/([a-z-]+)\/(.+)$/.test(path));
  const known = ["/v1/batch", "/v1/games", "/v1/games/{game}", "/v1/render/{token}.png", "/v1/render/{token}.svg"];
  assert.deepEqual(others.sort(), known);
});

/** The methods of an object and of what it extends. */
function methods(object: object): string[] {
  const prototype = Object.getPrototypeOf(object) as object | null;
  return prototype && prototype !== Object.prototype ? [...Object.getOwnPropertyNames(prototype), ...methods(prototype)] : [];
}
