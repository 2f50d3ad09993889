// What is made of answers, newer ones included.

import assert from "node:assert/strict";
import { test } from "node:test";

import { IllegalMove, type LcrEvent, Mwamuzi, MwamuziError, ProblemAnswer, UnexpectedAnswer } from "mwamuzi";

import { accepted, LCR, PROBLEM, REJECTED } from "./positions.js";
import { standIn } from "./stand_in.js";

const ROLL = { state: LCR, move: { type: "roll" } } as const;

test("an illegal move is an answer", async (context) => {
  const referee = await standIn(context, { body: REJECTED });
  assert.deepEqual(await new Mwamuzi(referee.url).lcr.apply(ROLL), REJECTED);
});

test("applyOrRaise throws an illegal move with what it breaks and what would be legal", async (context) => {
  const referee = await standIn(context, { body: REJECTED });
  const error = await new Mwamuzi(referee.url).lcr.applyOrRaise(ROLL).catch((caught: unknown) => caught);
  assert.ok(error instanceof IllegalMove && error instanceof MwamuziError);
  assert.equal(error.message, "Three dice, not one. (lcr.dice_count)");
  assert.equal(error.name, "IllegalMove");
  assert.deepEqual([error.violations, error.legalMoves], [REJECTED.violations, REJECTED.legal_moves]);
});

test("applyOrRaise gives the verdict on a legal move", async (context) => {
  const referee = await standIn(context, { body: accepted() });
  assert.deepEqual((await new Mwamuzi(referee.url).lcr.applyOrRaise(ROLL)).state, accepted().state);
});

test("a problem is typed, with every fault", async (context) => {
  const referee = await standIn(context, { status: 422, headers: { "content-type": "application/problem+json" }, body: PROBLEM });
  const error = await new Mwamuzi(referee.url).lcr.check(LCR).catch((caught: unknown) => caught);
  assert.ok(error instanceof ProblemAnswer);
  assert.deepEqual([error.kind, error.status, error.code, error.requestId], ["problem", 422, "impossible_state", PROBLEM.request_id]);
  assert.deepEqual(error.errors, PROBLEM.errors);
  assert.deepEqual(error.problem, PROBLEM);
});

test("unknown events, fields, rules and reasons pass as they came", async (context) => {
  const event = { type: "applauded", seat: 2, by: ["everybody"] };
  const violations = [{ rule: "lcr.later", reason: "newer", message: "A rule that came later.", pointer: "/move", more: 1 }];
  const referee = await standIn(
    context,
    { body: { ...accepted(), events: [event], mood: "glad" } },
    { body: { ...REJECTED, violations } },
    { status: 418, body: { ...PROBLEM, status: 418, code: "teapot", more: [1] } },
  );
  const { lcr } = new Mwamuzi(referee.url);
  const verdict = await lcr.applyOrRaise(ROLL);
  assert.deepEqual(verdict.events, [event]);
  assert.equal((verdict as { mood?: unknown }).mood, "glad");
  assert.deepEqual(verdict.events.map(told), ["applauded, which is newer than this program: everybody"]);
  assert.deepEqual(await lcr.apply(ROLL), { ...REJECTED, violations });
  await assert.rejects(lcr.apply(ROLL), { code: "teapot", problem: { ...PROBLEM, status: 418, code: "teapot", more: [1] } });
});

function told(event: LcrEvent): string {
  switch (event.type) {
    case "rolled":
      return event.dice.join();
    default:
      return `${event.type}, which is newer than this program: ${String((event as { by?: unknown }).by)}`;
  }
}

const NEWER = {
  verdict: { ...accepted(), verdict: "postponed" },
  phase: { ...accepted(), state: { ...LCR, turn: { phase: "auction" } } },
  rules: { ...accepted(), state: { ...LCR, rules: 2 } },
  move: { ...accepted(), legal_moves: { ...REJECTED.legal_moves, moves: [{ type: "roll" }, { type: "bribe" }] } },
};

for (const [what, body] of Object.entries(NEWER)) {
  test(`an unknown ${what} is an error that shows what came`, async (context) => {
    const referee = await standIn(context, { body });
    const error = await new Mwamuzi(referee.url).lcr.apply(ROLL).catch((caught: unknown) => caught);
    assert.ok(error instanceof UnexpectedAnswer);
    assert.equal(error.body, JSON.stringify(body));
    assert.match(error.reason, /postponed|auction|version 2|bribe/);
  });
}

test("all pages of legal moves are walked, each when it is needed", async (context) => {
  const page = (next?: string) => ({ body: { ...REJECTED.legal_moves, total: 3, ...(next && { next }) } });
  const referee = await standIn(context, page("second"), page("third"), page());
  const moves = new Mwamuzi(referee.url).lcr.legalMovesAll({ state: LCR, limit: 1 });
  assert.equal(referee.asked.length, 0);
  await moves.next();
  assert.equal(referee.asked.length, 1);
  let count = 1;
  for await (const move of moves) count += move.type === "roll" ? 1 : 0;
  assert.equal(count, 3);
  assert.deepEqual(referee.asked.map(({ body }) => [body["cursor"], body["limit"]]), [[undefined, 1], ["second", 1], ["third", 1]]);
});
