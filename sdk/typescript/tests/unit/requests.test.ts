// What is sent: seeds, paths, headers, settings.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { InvalidSettings, Mwamuzi, VERSION } from "mwamuzi";

import { accepted, LCR } from "./positions.js";
import { standIn } from "./stand_in.js";

const ROLL = { state: LCR, move: { type: "roll" } } as const;

test("every decision has a fresh seed of its own", async (context) => {
  const referee = await standIn(context, { body: accepted() });
  const { lcr } = new Mwamuzi(referee.url);
  await lcr.apply(ROLL);
  await lcr.apply(ROLL);
  await lcr.newGame({ players: [{}, {}, {}] });
  await lcr.rematch({ state: LCR });
  const seeds = referee.asked.map(({ body }) => String(body["seed"]));
  assert.equal(new Set(seeds).size, 4);
  assert.ok(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed)), seeds.join());
});

test("a seed that was given stays, stated chance needs none, and nor does what decides nothing", async (context) => {
  const referee = await standIn(context, { body: accepted() });
  const { lcr } = new Mwamuzi(referee.url);
  await lcr.apply({ ...ROLL, seed: "mine" });
  await lcr.apply({ ...ROLL, chance: "stated" });
  await lcr.check(LCR);
  await lcr.legalMoves({ state: LCR });
  assert.deepEqual(referee.asked.map(({ body }) => body["seed"]), ["mine", undefined, undefined, undefined]);
});

test("the request that was handed in is left as it was", async (context) => {
  const referee = await standIn(context, { body: accepted() });
  const request = structuredClone(ROLL);
  await new Mwamuzi(referee.url).lcr.apply(request);
  assert.deepEqual(request, ROLL);
});

test("a base URL may have a path, as behind a proxy", async (context) => {
  const referee = await standIn(context, { body: { games: [] } });
  await new Mwamuzi(`${referee.url}/referee/`).games();
  await new Mwamuzi(new URL(referee.url)).games();
  assert.deepEqual(referee.asked.map(({ path }) => path), ["/referee/v1/games", "/v1/games"]);
});

test("a word in a path is escaped", async (context) => {
  const referee = await standIn(context, {});
  await new Mwamuzi(referee.url).game("../x?");
  assert.equal(referee.asked[0]?.path, "/v1/games/..%2Fx%3F");
});

test("the client says who it is, or what it is told to say", async (context) => {
  const referee = await standIn(context, { body: { games: [] } });
  await new Mwamuzi(referee.url).games();
  await new Mwamuzi(referee.url, { userAgent: "my-table/2" }).games();
  assert.deepEqual(referee.asked.map(({ headers }) => headers["user-agent"]), [`mwamuzi-typescript/${VERSION}`, "my-table/2"]);
});

test("the version is that of the package", async () => {
  const manifest = JSON.parse(await readFile(new URL("../../../package.json", import.meta.url), "utf8")) as { version: string };
  assert.equal(VERSION, manifest.version);
});

test("settings that cannot work are refused at once", () => {
  for (const url of ["", "127.0.0.1:8080", "/v1", "ftp://127.0.0.1"]) {
    assert.throws(() => new Mwamuzi(url), InvalidSettings, url);
  }
  for (const options of [{ timeout: 0 }, { timeout: Number.NaN }, { timeout: 2 ** 31 }, { retries: -1 }, { retries: 0.5 }, { userAgent: "a\nb" }]) {
    assert.throws(() => new Mwamuzi("http://127.0.0.1", options), InvalidSettings, JSON.stringify(options));
  }
});

test("a fetch of one's own is called with a URL and what to send", async () => {
  const asked: string[] = [];
  const fetch = async (url: unknown, init?: { method?: string }): Promise<Response> => {
    asked.push(`${init?.method} ${String(url)}`);
    return Response.json({ games: [] });
  };
  await new Mwamuzi("https://referee.example", { fetch }).games();
  assert.deepEqual(asked, ["GET https://referee.example/v1/games"]);
});

test("every operation of the document can be called, typed by its path", async (context) => {
  const referee = await standIn(context, { body: { possible: true } });
  const { data, error } = await new Mwamuzi(referee.url).raw.POST("/v1/games/lcr/check", { body: { state: LCR } });
  assert.equal(error, undefined);
  assert.equal(data?.possible, true);
});
