// When a request is sent again, and for how long.

import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "node:test";

import { ConnectionFailed, Mwamuzi, ProblemAnswer, UnexpectedAnswer } from "mwamuzi";

import { accepted, LCR, PROBLEM } from "./positions.js";
import { standIn } from "./stand_in.js";

const ROLL = { state: LCR, move: { type: "roll" } } as const;
const BUSY = { ...PROBLEM, status: 503, code: "overloaded" };

for (const status of [429, 502, 503, 504]) {
  test(`a referee that answers ${status} is asked again with the same bytes`, async (context) => {
    const referee = await standIn(context, { status, body: "busy" }, { body: accepted() });
    const verdict = await new Mwamuzi(referee.url).lcr.apply(ROLL);
    assert.equal(verdict.verdict, "accepted");
    assert.equal(referee.asked.length, 2);
    assert.equal(referee.asked[0]?.text, referee.asked[1]?.text);
    assert.match(String(referee.asked[0]?.body["seed"]), /^[0-9a-f]{32}$/);
  });
}

for (const trouble of ["refuse", "break"] as const) {
  test(`a connection that ends too early (${trouble}) is tried again with the same seed`, async (context) => {
    const referee = await standIn(context, trouble, trouble, { body: accepted() });
    await new Mwamuzi(referee.url).lcr.apply(ROLL);
    assert.equal(referee.asked.length, 3);
    assert.equal(new Set(referee.asked.map(({ text }) => text)).size, 1);
  });
}

for (const status of [400, 404, 413, 422, 500]) {
  test(`an answer of status ${status} is final`, async (context) => {
    const referee = await standIn(context, { status, body: { ...PROBLEM, status } });
    await assert.rejects(new Mwamuzi(referee.url).lcr.apply(ROLL), ProblemAnswer);
    assert.equal(referee.asked.length, 1);
  });
}

test("after three retries the last answer counts", async (context) => {
  const referee = await standIn(context, { status: 503, body: BUSY });
  const error = await new Mwamuzi(referee.url).lcr.check(LCR).catch((caught: unknown) => caught);
  assert.ok(error instanceof ProblemAnswer && error.code === "overloaded");
  assert.equal(referee.asked.length, 4);
});

test("the number of retries can be set, to none too", async (context) => {
  const referee = await standIn(context, "refuse");
  await assert.rejects(new Mwamuzi(referee.url, { retries: 0 }).games(), (error) => {
    return error instanceof ConnectionFailed && !error.isTimeout && error.cause instanceof Error;
  });
  assert.equal(referee.asked.length, 1);
});

test("nobody listening is a failed connection", async () => {
  await assert.rejects(new Mwamuzi("http://127.0.0.1:9", { retries: 1 }).games(), ConnectionFailed);
});

test("a wait is never shorter than Retry-After asks for", async (context) => {
  const referee = await standIn(context, { status: 429, headers: { "retry-after": "1" } }, { body: { games: [] } });
  const begun = performance.now();
  await new Mwamuzi(referee.url).games();
  assert.ok(performance.now() - begun >= 990, "the wait was too short");
});

test("Retry-After may be a date", async (context) => {
  const date = new Date(Date.now() + 2000).toUTCString();
  const referee = await standIn(context, { status: 503, headers: { "retry-after": date } }, { body: { games: [] } });
  const begun = performance.now();
  await new Mwamuzi(referee.url).games();
  assert.ok(performance.now() - begun >= 500, "the wait was too short");
});

test("a wait that would outlast the time limit is not begun", async (context) => {
  const referee = await standIn(context, { status: 503, headers: { "retry-after": "60" }, body: BUSY });
  const begun = performance.now();
  await assert.rejects(new Mwamuzi(referee.url, { timeout: 5000 }).games(), ProblemAnswer);
  assert.ok(performance.now() - begun < 4000);
  assert.equal(referee.asked.length, 1);
});

test("a call that runs out of time says so and is not repeated", async (context) => {
  const referee = await standIn(context, "hang");
  await assert.rejects(new Mwamuzi(referee.url, { timeout: 100 }).games(), (error) => {
    return error instanceof ConnectionFailed && error.isTimeout && /in time/.test(error.message);
  });
  assert.equal(referee.asked.length, 1);
});

test("one call may have a time limit of its own", async (context) => {
  const referee = await standIn(context, "hang");
  await assert.rejects(new Mwamuzi(referee.url).games({ timeout: 50 }), ConnectionFailed);
});

test("a caller that aborts gets its own reason, also while waiting", async (context) => {
  const hanging = await standIn(context, "hang");
  const busy = await standIn(context, { status: 503, headers: { "retry-after": "20" } });
  for (const { url } of [hanging, busy]) {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error("the player left")), 50);
    await assert.rejects(new Mwamuzi(url).games({ signal: abort.signal }), /the player left/);
  }
});

test("nothing is sent for a caller that aborted before", async (context) => {
  const referee = await standIn(context, {});
  await assert.rejects(new Mwamuzi(referee.url).games({ signal: AbortSignal.abort(new Error("too late")) }), /too late/);
  assert.equal(referee.asked.length, 0);
});

test("a call leaves nothing behind that keeps a program running or listens to a signal", async (context) => {
  const referee = await standIn(context, { body: { games: [] } });
  const { signal } = new AbortController();
  const client = new Mwamuzi(referee.url);
  for (let call = 0; call < 3; call += 1) await client.games({ signal });
  assert.equal(getEventListeners(signal, "abort").length, 0);
  assert.ok(!process.getActiveResourcesInfo().includes("Timeout"), process.getActiveResourcesInfo().join());
});

test("an answer that is no JSON, or no problem, is shown as it came", async (context) => {
  const referee = await standIn(context, { body: "<html>" }, { status: 404, body: "<h1>Not here</h1>" }, { status: 204, body: "" });
  const client = new Mwamuzi(referee.url);
  for (const [status, body] of [[200, "<html>"], [404, "<h1>Not here</h1>"], [204, ""]] as const) {
    const error = await client.games().catch((caught: unknown) => caught);
    assert.ok(error instanceof UnexpectedAnswer);
    assert.deepEqual([error.status, error.body], [status, body]);
    assert.ok(error.reason);
  }
});
