// Batches against the real referee, whose URL is in MWAMUZI_URL.

import assert from "node:assert/strict";
import { test } from "node:test";

import { type BatchLine, Mwamuzi } from "mwamuzi";

const client = new Mwamuzi(process.env["MWAMUZI_URL"] ?? "");

test("a thousand operations of several games are answered in order, wrong ones in their places", async () => {
  const { state } = await client.lcr.newGame({ players: [{}, {}, {}], seed: "batch" });
  const lines = async function* (): AsyncGenerator<BatchLine> {
    for (let id = 0; id < 1000; id += 1) {
      if (id % 3 === 0) yield { id, game: "lcr", op: "check", body: { state } };
      else if (id % 3 === 1) yield { id: `${id}`, game: "ludo", op: "new", body: { players: [{}, {}] } };
      else yield { id, game: "lcr", op: "legal_moves", body: { state: { ...state, pot: 1 } } };
    }
  };
  const answers = [];
  for await (const answer of client.batch(lines())) answers.push(answer);
  assert.deepEqual(answers.map(({ id }) => Number(id)), Array.from({ length: 1000 }, (_, id) => id));
  assert.deepEqual(answers.slice(0, 6).map(({ status }) => status), [200, 200, 422, 200, 200, 422]);
  const faulty = answers[2];
  assert.ok(faulty && faulty.status !== 200);
  assert.deepEqual(faulty.body.errors.map(({ rule }) => rule), ["lcr.conservation"]);
});

test("a line that repeats its seed is answered as the operation alone would be", async () => {
  const { state } = await client.ludo.newGame({ players: [{}, {}], seed: "batch" });
  const body = { state, move: { type: "roll" }, seed: "the same" } as const;
  const alone = await client.ludo.apply(body);
  for await (const answer of client.batch([{ id: "roll", game: "ludo", op: "apply", body }])) {
    assert.ok(answer.status === 200);
    assert.deepEqual(answer.body, alone);
  }
});
