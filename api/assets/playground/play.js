// The playground: pick a game, play every seat by hand, see what the referee says.

import { board } from "./board.js";
import { cpuSeats } from "./cpu.js";
import { button, details, download, fill, h, keepingFocus } from "./dom.js";
import { exchangePanel } from "./exchange.js";
import { Match, nameOf } from "./match.js";
import { describeProblem, refusalPanel } from "./refusal.js";
import { games } from "./referee.js";
import { setupForm } from "./setup.js";
import { eventNames, moveName } from "./words.js";
import lcr from "./games/lcr.js";
import ludo from "./games/ludo.js";
import pegs from "./games/pegs.js";
import qwirkle from "./games/qwirkle.js";

const GAMES = { lcr, ludo, qwirkle, "pegs-and-jokers": pegs };
const LISTED = 60;

const at = (id) => document.getElementById(id);

/** What the modules of the games work with. */
const table = {
  match: undefined,
  /** What the player has begun to put together: a card, tiles. Forgotten after every change. */
  draft: {},
  /** Has a move judged. */
  send(move, more) {
    return table.match.apply(move, more);
  },
  /** Draws the page anew after the draft has changed. */
  redraw() {
    draw();
  },
};

const cpu = cpuSeats(table);

async function begin() {
  const { games: known, problem } = await games();
  if (problem) {
    fill(at("setup-problem"), describeProblem(problem), button("Try again", begin));
    return;
  }
  fill(at("setup-problem"));
  const lobby = at("games");
  fill(lobby, known.map((description) => tab(description, known)));
  const wanted = location.hash.slice(1);
  choose(known.find(({ game }) => game === wanted) ?? known[0], known);
}

function tab(description, known) {
  return button(description.title, () => choose(description, known), { "data-game": description.game });
}

function choose(description, known) {
  location.hash = description.game;
  for (const element of at("games").children) {
    element.setAttribute("aria-pressed", String(element.dataset.game === description.game));
  }
  const rules = h("a", { href: `/docs/rules/${description.game}` }, "Rulebook");
  fill(at("setup"), h("p", {}, description.summary, " ", rules), setupForm(description, (request) => start(description.game, request)));
  fill(at("setup-problem"));
}

async function start(game, request) {
  const { match, problem } = await Match.setUp(game, request);
  if (problem) fill(at("setup-problem"), describeProblem(problem));
  else open(match);
}

async function load(input) {
  const [file] = input.files;
  if (!file) return;
  const { match, problem } = await Match.load(await file.text());
  input.value = "";
  if (problem) fill(at("setup-problem"), describeProblem(problem));
  else open(match);
}

function open(match) {
  fill(at("setup-problem"));
  table.match = match;
  table.draft = {};
  cpu.reset();
  match.onChange(() => {
    table.draft = {};
    draw();
    cpu.wake();
  });
  at("lobby").hidden = true;
  at("table").hidden = false;
  draw();
  at("status").focus();
}

function close() {
  at("table").hidden = true;
  at("lobby").hidden = false;
  table.match = undefined;
}

function draw() {
  if (table.match) keepingFocus(drawPanels, at("controls"));
}

function drawPanels() {
  const { match } = table;
  const game = GAMES[match.game];
  fill(at("status"), status(match));
  fill(at("controls"), match.isOver || !game ? [] : game.controls(table));
  fill(at("refusal"), refusalPanel(match), cpu.trouble());
  fill(at("moves"), movesPanel(match));
  fill(at("players"), playersPanel(match));
  fill(at("log"), logPanel(match));
  fill(at("tools"), toolsPanel(match));
  board(at("board"), table, game);
}

function status(match) {
  const { state, step } = match;
  if (match.isOver) {
    const winners = step.result?.winners?.map((seat) => nameOf(state, seat)).join(" and ");
    return h("strong", {}, winners ? `Over: ${winners} won.` : "Over.");
  }
  const { seat, phase } = match.turn;
  return h("strong", {}, `${nameOf(state, seat)} (seat ${seat}) to ${phase === "exit" ? "take a piece out" : phase}.`);
}

function playersPanel({ state, step }) {
  const { totals } = step.score ?? {};
  const scores = state.players.map((player, seat) => player.score ?? player.chips ?? totals?.[seat]);
  return h("table", {}, h("tbody", {}, state.players.map((player, seat) => {
    const current = state.turn.seat === seat;
    return h("tr", { class: current ? "current" : "" },
      h("th", { scope: "row" }, current ? "▸ " : "", nameOf(state, seat), player.color ? ` (${player.color})` : ""),
      h("td", {}, scores[seat] === undefined ? "" : String(scores[seat])),
      h("td", {}, cpu.control(seat)));
  })));
}

function movesPanel(match) {
  const { moves, total, complete } = match.list;
  if (match.isOver) return [];
  const shown = moves.slice(0, LISTED);
  const count = total > shown.length ? `${total} legal moves, the first ${shown.length}` : `${total} legal moves`;
  return details("moves", complete ? count : `${count} (of a hidden hand not all can be listed)`,
    h("ul", { class: "moves" }, shown.map((move) => h("li", {}, button(moveName(move), () => table.send(move))))),
    anyMove(match));
}

/** For those who want to see what the referee says of a move that is not listed. */
function anyMove(match) {
  const text = h("textarea", { rows: 3, spellcheck: false, value: JSON.stringify(match.list.moves[0] ?? {}), "aria-label": "A move as JSON" });
  const wrong = h("p", { class: "problem" });
  const send = () => {
    try {
      table.send(JSON.parse(text.value));
    } catch (error) {
      fill(wrong, `This is not JSON: ${error.message}`);
    }
  };
  return details("any move", "Send any move", text, button("Send", send), wrong);
}

function logPanel(match) {
  const entries = match.steps.slice(1, match.at + 1).map((step, index) => {
    const { state } = match.steps[index];
    const what = `${nameOf(state, step.seat)} ${moveName(step.move)}`;
    const more = eventNames(step.state, step.events);
    return h("li", {}, what, more.length > 0 ? h("small", {}, ` ${more.join("; ")}`) : "");
  });
  return h("ol", { class: "log", reversed: true, start: entries.length }, entries.reverse());
}

function toolsPanel(match) {
  return [
    button("Undo", () => match.undo(), { disabled: !match.canUndo }),
    button("Redo", () => match.redo(), { disabled: !match.canRedo }),
    button("Save", () => download(`${match.game}.json`, match.save())),
    button("New game", close),
  ];
}

at("load").addEventListener("change", (event) => load(event.target));
at("exchanges").append(exchangePanel());
begin();
