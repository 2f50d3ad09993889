// The playground, as a person uses it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { browse, faults, load, nearTheEnd, open, playOn, serve, setUp } from "./support.mjs";

const GAMES = ["lcr", "ludo", "qwirkle", "pegs-and-jokers"];

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), browse()]);
});
after(async () => {
  await browser?.close();
  server?.stop();
});

test("a whole game of LCR is rolled to its end", async () => {
  const { page, quiet } = await open(browser, server.base);
  await page.locator('#games [data-game="lcr"]').click();
  await page.getByLabel("Players", { exact: true }).selectOption("3");
  await page.getByText("Options").click();
  await page.getByLabel("starting_chips").fill("1");
  await page.getByRole("button", { name: "Start" }).click();
  for (let roll = 0; roll < 200 && !(await page.locator("#status").textContent()).startsWith("Over"); roll += 1) {
    const steps = await page.locator("#log > ol > li").count();
    await page.getByRole("button", { name: "Roll", exact: true }).click();
    await page.waitForFunction((count) => document.querySelectorAll("#log > ol > li").length > count, steps);
  }
  assert.match(await page.locator("#status").textContent(), /^Over: \w+ won\.$/);
  await quiet();
});

for (const [game, players, before] of [["ludo", 2, 8], ["qwirkle", 2, 6], ["pegs-and-jokers", 4, 8]]) {
  test(`a game of ${game} is played to its end from a saved state`, async () => {
    const { page, quiet } = await open(browser, server.base);
    await load(page, await nearTheEnd(server.base, game, players, before));
    await playOn(page, 600);
    assert.match(await page.locator("#status").textContent(), /^Over/);
    await quiet();
  });
}

test("an illegal move is refused in place, with the rule that it breaks, and changes nothing", async () => {
  const { page, quiet } = await open(browser, server.base);
  await setUp(page, "ludo", 2);
  const status = await page.locator("#status").textContent();
  await page.locator("#moves > details > summary").click();
  await page.getByText("Send any move").click();
  await page.getByLabel("A move as JSON").fill('{"type": "roll", "die": 7}');
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const refusal = page.locator("#refusal");
  await refusal.getByText("Refused").waitFor();
  assert.equal(await refusal.getByRole("link").getAttribute("href"), "/docs/rules/ludo#ludo.die");
  assert.equal(await page.locator("#status").textContent(), status);
  await page.getByRole("button", { name: "Dismiss" }).click();
  assert.equal(await refusal.textContent(), "");
  await quiet();
});

test("tiles of Qwirkle are picked, laid where the board lights up, and scored before they are confirmed", async () => {
  const { page, quiet } = await open(browser, server.base);
  await load(page, opening());
  await page.getByRole("button", { name: "red star", exact: true }).click();
  await page.locator('#board [role="button"][data-cell="0,0"]').click();
  await page.getByText("As it lies: 1 points").waitFor();
  await page.getByRole("button", { name: "blue star", exact: true }).click();
  await page.locator('#board [role="button"][data-cell="1,0"]').click();
  await page.getByText("As it lies: 2 points").waitFor();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.locator("#log").getByText("places red star at 0, 0; blue star at 1, 0").waitFor();
  await quiet();
});

test("a piece of Ludo is moved by a click on the board", async () => {
  const { page, quiet } = await open(browser, server.base);
  await setUp(page, "ludo", 2);
  await page.getByRole("button", { name: "A 6" }).click();
  await page.locator('#board [role="button"][data-piece$="/2"]').click();
  await page.locator("#log").getByText("moves piece 2").waitFor();
  await quiet();
});

test("what was done is undone, done again, saved and loaded", async () => {
  const { page, quiet } = await open(browser, server.base);
  await setUp(page, "lcr", 4);
  const roll = page.getByRole("button", { name: "Roll", exact: true });
  await roll.click();
  await page.locator("#log li").nth(0).waitFor();
  await roll.click();
  await page.locator("#log li").nth(1).waitFor();
  const log = await page.locator("#log").textContent();
  await page.getByRole("button", { name: "Undo" }).click();
  assert.equal(await page.locator("#log li").count(), 1);
  await page.getByRole("button", { name: "Redo" }).click();
  assert.equal(await page.locator("#log").textContent(), log);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save" }).click()]);
  await page.getByRole("button", { name: "New game" }).click();
  await page.locator("#load").setInputFiles(await file.path());
  await page.locator("#log li").nth(1).waitFor();
  assert.equal(await page.locator("#log").textContent(), log);
  await quiet();
});

test("each step is shown as the request that it was", async () => {
  const { page, quiet } = await open(browser, server.base);
  await setUp(page, "lcr", 3);
  await page.getByRole("button", { name: "Roll", exact: true }).click();
  await page.locator("#log li").waitFor();
  const shown = await page.locator("#exchanges").textContent();
  assert.match(shown, /curl -s http:\/\/127\.0\.0\.1:\d+\/v1\/games\/lcr\/apply/);
  assert.match(shown, /"verdict": "accepted"/);
  await quiet();
});

test("a game is set up and begun by keyboard alone", async () => {
  const { page, quiet } = await open(browser, server.base);
  const press = async (name, key = "Enter") => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press("Tab");
      const label = await page.evaluate(() => document.activeElement?.textContent?.trim());
      if (label === name) return page.keyboard.press(key);
    }
    return assert.fail(`no way to ${name} by keyboard`);
  };
  await press("LCR");
  await press("Start");
  await page.locator("#status").filter({ hasText: "roll" }).waitFor();
  await press("Roll");
  await page.locator("#log li").nth(0).waitFor();
  // The focus stays where it was: the next roll needs no way back.
  await page.keyboard.press("Enter");
  await page.locator("#log li").nth(1).waitFor();
  await quiet();
});

for (const game of GAMES) {
  test(`${game} fits a phone, and a screen reader finds no serious fault`, async () => {
    const { page, quiet } = await open(browser, server.base, "/", { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });
    assert.deepEqual(await faults(page), []);
    await setUp(page, game);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 375, `the page is ${width} wide`);
    assert.deepEqual(await faults(page), []);
    await quiet();
  });
}

test("the colours of night leave everything readable", async () => {
  const { page, quiet } = await open(browser, server.base, "/", { colorScheme: "dark" });
  await setUp(page, "qwirkle", 2);
  assert.deepEqual(await faults(page), []);
  await quiet();
});

/** Two stars to begin with. */
function opening() {
  const tile = (color, shape) => ({ color, shape });
  const tiles = [tile("red", "star"), tile("blue", "star"), tile("red", "circle"), tile("green", "square"), tile("green", "cross"), tile("yellow", "diamond")];
  return {
    game: "qwirkle", rules: 1, options: { opening: "free" }, board: [], turn: { phase: "play", seat: 0 }, ply: 0,
    players: [{ name: "Asha", score: 0, hand: { kind: "open", tiles } }, { name: "Juma", score: 0, hand: { kind: "hidden", size: 6 } }],
  };
}
