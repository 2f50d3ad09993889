// A Qwirkle score sheet, checked line by line.

import { button, fill, h } from "./dom.js";
import { exchangePanel } from "./exchange.js";
import { send } from "./referee.js";
import { describeProblem } from "./refusal.js";
import { EXAMPLES } from "./sheets.js";

const PATH = "/v1/games/qwirkle/tally.csv";

/** What each slip means to the person who made it. */
const SLIPS = {
  crossing_line_forgotten: "a crossing line was forgotten",
  qwirkle_bonus_missed: "the 6 for a Qwirkle were forgotten",
  qwirkle_bonus_twice: "the 6 for a Qwirkle were counted twice",
  old_tiles_forgotten: "only the new tiles were counted",
  end_bonus_missed: "the 6 for ending the game were forgotten",
  end_bonus_wrong: "6 for ending the game that nobody earned here",
  sum_wrong: "the running total was added wrongly",
  impossible_points: "no turn can score this",
  wrong_points: "nothing simple explains it",
};

let latest = 0;

const at = (id) => document.getElementById(id);

async function check(event) {
  event?.preventDefault();
  const ticket = ++latest;
  const { status, answer } = await send(PATH, at("csv").value, "text/csv");
  // Something else was asked in the meantime: its answer comes.
  if (ticket !== latest) return;
  fill(at("problem"), status === 200 ? [] : describeProblem(answer));
  fill(at("audit"), status === 200 ? auditTable(answer) : []);
}

function auditTable(audit) {
  const { players, turns, totals, winners, ok } = audit;
  const names = players.map(({ name }, seat) => name ?? `Player ${seat + 1}`);
  return [
    h("p", { class: ok ? "right" : "problem" }, h("strong", {}, ok ? "All right." : verdict(audit))),
    h("div", { class: "scroll" }, h("table", { class: "sheet" },
      h("thead", {}, h("tr", {}, ["Turn", "Player", "Claimed", "Right", "Total", "What is wrong"].map((title) => h("th", { scope: "col" }, title)))),
      h("tbody", {}, turns.map((turn, index) => row(turn, index, names))))),
    h("p", {}, "Right totals: ", totals.map((total, seat) => `${names[seat]} ${total}`).join(", "), ". ",
      winners.length > 0 ? `Won by ${winners.map((seat) => names[seat]).join(" and ")}.` : ""),
    audit.wrong_totals?.length > 0 ? h("p", { class: "problem" }, `Final totals written wrongly: ${audit.wrong_totals.map((seat) => names[seat]).join(", ")}.`) : [],
    audit.winners_stand === false ? h("p", { class: "problem" }, "The winners written down are not the winners.") : [],
  ];
}

function verdict({ first_wrong: first, totals_stand: stand }) {
  const where = first === undefined ? "The turns are right, the end is not." : `The first mistake is in turn ${first + 1}.`;
  return stand ? `${where} The final totals stand.` : where;
}

function row(turn, index, names) {
  const isWrong = turn.verdict !== "right";
  return h("tr", { class: isWrong ? "wrong" : "" },
    h("th", { scope: "row" }, String(index + 1)),
    h("td", {}, names[turn.seat] ?? `Player ${turn.seat + 1}`),
    h("td", { class: "number" }, isWrong ? h("mark", {}, String(turn.claimed)) : String(turn.claimed)),
    h("td", { class: "number" }, turn.right === undefined ? "" : String(turn.right)),
    h("td", { class: "number" }, String(turn.totals[turn.seat] ?? "")),
    h("td", {}, remarks(turn)));
}

function remarks({ verdict, violations = [], slips = [], unusual, lines = [], right, claimed }) {
  const counted = lines.map(({ axis, length, points }) => `a ${axis} of ${length}: ${points}`).join(", ");
  return [
    violations.map(({ rule, message }) => h("p", {}, message, " ", h("a", { href: `/docs/rules/qwirkle#${rule}` }, rule))),
    slips.length > 0 ? h("p", {}, `Likely: ${slips.map((slip) => SLIPS[slip] ?? slip.replaceAll("_", " ")).join("; or ")}.`) : [],
    verdict !== "right" && right !== undefined && right !== claimed && counted ? h("p", {}, h("small", {}, `Rightly ${counted}.`)) : [],
    unusual ? h("p", {}, h("small", {}, "Unusually many, but possible.")) : [],
  ];
}

fill(at("examples"), EXAMPLES.map(({ title, text }) => button(title, () => {
  at("csv").value = text;
  check();
})));
at("sheet").addEventListener("submit", check);
at("file").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  at("csv").value = await file.text();
  check();
});
at("exchanges").append(exchangePanel());
