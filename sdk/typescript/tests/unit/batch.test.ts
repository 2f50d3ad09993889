// Batches: order, groups, what is pinned, what goes wrong.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";

import { type BatchLine, Mwamuzi, UnexpectedAnswer } from "mwamuzi";

import { LCR } from "./positions.js";
import { standIn } from "./stand_in.js";

interface Sent {
  id: string | number;
  op: string;
  body: Record<string, unknown>;
}

/** Answers each line with what it asked for; remembers the groups. */
async function echo(context: TestContext): Promise<{ url: string; groups: Sent[][]; types: unknown[] }> {
  const groups: Sent[][] = [];
  const types: unknown[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    types.push(`${request.url} ${request.headers["content-type"]}`);
    const lines = text.trimEnd().split("\n").map((line) => JSON.parse(line) as Sent);
    groups.push(lines);
    response.end(lines.map(({ id, body }) => `${JSON.stringify({ id, status: 200, body: { possible: true, body } })}\n`).join(""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, groups, types };
}

function check(id: number): BatchLine {
  return { id, game: "lcr", op: "check", body: { state: LCR } };
}

function* checks(count: number): Generator<BatchLine> {
  for (let id = 0; id < count; id += 1) yield check(id);
}

test("any number of lines is answered in order, in groups of bounded size", async (context) => {
  const referee = await echo(context);
  const ids: unknown[] = [];
  for await (const { id } of new Mwamuzi(referee.url).batch(checks(950))) ids.push(id);
  assert.deepEqual(ids, Array.from({ length: 950 }, (_, id) => id));
  assert.ok(referee.groups.every((group) => group.length <= 100));
  assert.ok(referee.groups.length < 40, `${referee.groups.length} groups`);
  assert.equal(referee.types[0], "/v1/batch application/x-ndjson");
});

test("long lines go in small groups, and one that is longer than a group alone", async (context) => {
  const referee = await echo(context);
  const named = (id: number, length: number): BatchLine => {
    const players = Array.from({ length }, () => ({ name: "x".repeat(60) }));
    return { id, game: "lcr", op: "new", body: { players } };
  };
  const ids: unknown[] = [];
  const lines = [named(0, 150), named(1, 150), named(2, 150), named(3, 1000), named(4, 1)];
  for await (const { id } of new Mwamuzi(referee.url).batch(lines)) ids.push(id);
  assert.deepEqual(ids, [0, 1, 2, 3, 4]);
  assert.deepEqual(referee.groups.map((group) => group.map(({ id }) => id)), [[0, 1, 2], [3], [4]]);
});

test("lines are read no further ahead than a group", async (context) => {
  const referee = await echo(context);
  let read = 0;
  const lines = (function* () {
    for (const line of checks(100_000)) {
      read += 1;
      yield line;
    }
  })();
  for await (const { id } of new Mwamuzi(referee.url).batch(lines)) {
    if (id === 250) break;
  }
  assert.ok(read <= 401, `${read} lines were read`);
});

test("a line is answered though the next one waits for the answer", async (context) => {
  const referee = await echo(context);
  const client = new Mwamuzi(referee.url);
  let tell: () => void = () => undefined;
  const lines = async function* () {
    yield check(0);
    await new Promise<void>((resolve) => (tell = resolve));
    yield check(1);
  };
  const ids: unknown[] = [];
  for await (const { id } of client.batch(lines())) {
    ids.push(id);
    tell();
  }
  assert.deepEqual(ids, [0, 1]);
});

test("decisions get a seed each, everything else is sent as it is", async (context) => {
  const referee = await echo(context);
  const lines: BatchLine[] = [
    { id: "a", game: "lcr", op: "apply", body: { state: LCR, move: { type: "roll" } } },
    { id: "b", game: "lcr", op: "new", body: { players: [{}, {}, {}], seed: "mine" } },
    { id: "c", game: "lcr", op: "legal_moves", body: { state: LCR } },
  ];
  for await (const answer of new Mwamuzi(referee.url).batch(lines)) assert.equal(answer.status, 200);
  const seeds = referee.groups.flat().map(({ body }) => body["seed"]);
  assert.match(String(seeds[0]), /^[0-9a-f]{32}$/);
  assert.deepEqual(seeds.slice(1), ["mine", undefined]);
});

test("nothing to do is nothing sent", async (context) => {
  const referee = await echo(context);
  for await (const answer of new Mwamuzi(referee.url).batch([])) assert.fail(JSON.stringify(answer));
  assert.equal(referee.groups.length, 0);
});

test("a group is sent again like any request", async (context) => {
  const answers = { body: `{"id":0,"status":200,"body":{"possible":true}}\n` };
  const referee = await standIn(context, "break", { status: 503 }, answers);
  for await (const answer of new Mwamuzi(referee.url).batch(checks(1))) {
    assert.ok(answer.status === 200 && answer.id === 0);
  }
  assert.equal(referee.asked.length, 3);
  assert.equal(new Set(referee.asked.map(({ text }) => text)).size, 1);
});

test("answers that are too few, or no JSON, are an error", async (context) => {
  for (const body of ["", `{"id":0,"status":200}\n`, "no\nno\n"]) {
    const referee = await standIn(context, { body });
    const answers = new Mwamuzi(referee.url).batch(checks(2));
    await assert.rejects(async () => {
      for await (const _ of answers);
    }, UnexpectedAnswer);
  }
});

test("a source of lines that fails is told to who reads the answers", async (context) => {
  const referee = await echo(context);
  const lines = async function* () {
    yield check(0);
    throw new Error("the file ended early");
  };
  await assert.rejects(async () => {
    for await (const _ of new Mwamuzi(referee.url).batch(lines()));
  }, /the file ended early/);
});
