// The page that checks a score sheet.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { browse, faults, open, serve } from "./support.mjs";

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), browse()]);
});
after(async () => {
  await browser?.close();
  server?.stop();
});

test("a mistake is marked in its cell, with the slip that explains it", async () => {
  const { page, quiet } = await open(browser, server.base, "/sheet");
  await page.getByRole("button", { name: "The same with a mistake" }).click();
  await page.getByText("The first mistake is in turn 9.").waitFor();
  const wrong = page.locator(".sheet tr.wrong");
  assert.equal(await wrong.count(), 1);
  assert.equal(await wrong.locator("mark").textContent(), "6");
  assert.match(await wrong.textContent(), /Asha.*a crossing line was forgotten/);
  assert.deepEqual(await faults(page), []);
  await quiet();
});

test("a sheet without a mistake is all right", async () => {
  const { page, quiet } = await open(browser, server.base, "/sheet", { viewport: { width: 375, height: 720 } });
  await page.getByRole("button", { name: "Two players, all right" }).click();
  await page.getByText("All right.").waitFor();
  assert.equal(await page.locator(".sheet tbody tr").count(), 12);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 375);
  await quiet();
});

test("what cannot be read is told by row and column", async () => {
  const { page } = await open(browser, server.base, "/sheet");
  await page.getByLabel("The sheet, as CSV").fill("player,placement,points\nAsha,down 0:0 nonsense,3\n");
  await page.getByRole("button", { name: "Check it" }).click();
  const problem = page.locator("#problem");
  await problem.locator("li").first().waitFor();
  assert.match(await problem.textContent(), /row 2/i);
});
