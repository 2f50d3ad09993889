// A server and a browser for the tests, and a page that must stay quiet: no error in its console, no request to elsewhere.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const BINARY = process.env.MWAMUZI_BIN ?? `${ROOT}target/debug/mwamuzi`;
const CHROMIUM = process.env.CHROMIUM_BIN ?? "/usr/bin/chromium";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A server on a free port: {base, stop}. */
export async function serve() {
  const server = spawn(BINARY, ["--listen", "127.0.0.1:0", "--log-format", "json"], { stdio: ["ignore", "inherit", "pipe"] });
  for await (const line of createInterface({ input: server.stderr })) {
    const address = /127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address) {
      server.stderr.resume();
      return { base: `http://${address}`, stop: () => server.kill() };
    }
  }
  throw new Error(`${BINARY} did not say where it listens`);
}

/** The browser. */
export function browse() {
  return chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
}

/** A page that is watched: {page, quiet}, where `quiet()` fails if anything was wrong with it. */
export async function open(browser, base, path = "/", options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints = [];
  page.on("console", (message) => { if (message.type() === "error") complaints.push(message.text()); });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== base) complaints.push(`a request to ${url.origin}`);
  });
  await page.goto(base + path);
  const quiet = async () => {
    assert.deepEqual(complaints, []);
    await context.close();
  };
  return { page, quiet };
}

/** What axe finds that is serious. */
export async function faults(page) {
  // The policy of the page forbids scripts from elsewhere, so it is handed in by the browser.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

/** Sets a game up on the page. */
export async function setUp(page, game, players) {
  await page.locator(`#games [data-game="${game}"]`).click();
  if (players !== undefined) await page.getByLabel("Players", { exact: true }).selectOption(String(players));
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("#status").filter({ hasText: "seat" }).waitFor();
  await page.locator("#board svg").waitFor();
}

/** Takes a state, or a saved match, up on the page. */
export async function load(page, saved) {
  const file = { name: "saved.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(saved)) };
  await page.locator("#load").setInputFiles(file);
  await page.locator("#status").filter({ hasText: /seat|Over/ }).waitFor();
}

/** Asks the server itself. */
export async function ask(base, path, body) {
  const response = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** A state a few moves before the end of a game that the referee's own players played. */
export async function nearTheEnd(base, game, players, before) {
  const setup = { players: Array.from({ length: players }, () => ({})), seed: "near the end" };
  let { state } = await ask(base, `/v1/games/${game}/new`, setup);
  const states = [state];
  for (let turn = 0; state.turn.phase !== "over" && turn < 3000; turn += 1) {
    const { move } = await ask(base, `/v1/games/${game}/suggest`, { state, level: "greedy", seed: `choice ${turn}` });
    ({ state } = await ask(base, `/v1/games/${game}/apply`, { state, move, seed: `turn ${turn}`, legal_moves: { limit: 0 } }));
    states.push(state);
  }
  assert.equal(state.turn.phase, "over", `${game} came to no end`);
  return states.at(-1 - before);
}

/** Presses the first listed move until the game is over. */
export async function playOn(page, most) {
  const moves = page.locator("#moves > details");
  for (let turn = 0; turn < most; turn += 1) {
    if ((await page.locator("#status").textContent()).startsWith("Over")) return;
    if (!(await moves.evaluate((element) => element.open))) await moves.locator("> summary").click();
    const steps = await page.locator("#log > ol > li").count();
    await moves.locator("> ul button").first().click();
    await page.waitForFunction((before) => document.querySelectorAll("#log > ol > li").length > before, steps);
  }
  assert.fail(`not over after ${most} moves: ${await page.locator("#status").textContent()}`);
}
