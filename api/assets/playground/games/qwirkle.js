// Qwirkle: pick a tile of the hand, see its cells, lay several, see the points before confirming; or swap.

import { allOf, makeButton } from "../board.js";
import { button, details, h } from "../dom.js";
import { call } from "../referee.js";
import { describeProblem } from "../refusal.js";
import { tileName } from "../words.js";

const SHAPES = { circle: "●", cross: "✖", diamond: "◆", square: "■", star: "★", clover: "✤" };

const sameTile = (one, other) => one.color === other.color && one.shape === other.shape;

/** The tiles of the hand that are not laid yet, by their place in the hand. */
function inHand(table) {
  const { hand } = table.match.state.players[table.match.turn.seat];
  const laid = new Set((table.draft.placed ?? []).map(({ from }) => from));
  return hand.kind === "open" ? hand.tiles.map((tile, from) => ({ tile, from })).filter(({ from }) => !laid.has(from)) : [];
}

const laidTiles = (table) => (table.draft.placed ?? []).map(({ x, y, color, shape }) => ({ x, y, color, shape }));

/** Asks where one more tile may go, and redraws when the answer is there. */
async function findTargets(table) {
  const { match, draft } = table;
  if (draft.targets || draft.asking || draft.problem) return;
  draft.asking = true;
  const { status, answer } = await call("/v1/games/qwirkle/targets", { state: match.state, placed: laidTiles(table) }, { quiet: true });
  if (table.draft !== draft) return;
  draft.asking = false;
  if (status === 200) draft.targets = answer;
  else draft.problem = answer;
  table.redraw();
}

function change(table, changes) {
  table.draft = { ...table.draft, problem: undefined, ...changes };
  table.redraw();
}

function lay(table, cell) {
  const { picked, placed = [] } = table.draft;
  const chosen = inHand(table).find(({ from }) => from === picked);
  if (!chosen) return;
  change(table, { placed: [...placed, { ...cell, ...chosen.tile, from: picked }], picked: undefined, targets: undefined });
}

function cellsOfPicked(table) {
  const chosen = inHand(table).find(({ from }) => from === table.draft.picked);
  if (!chosen) return [];
  return table.draft.targets?.targets.find(({ tile }) => sameTile(tile, chosen.tile))?.cells ?? [];
}

export default {
  controls(table) {
    findTargets(table);
    const { match, draft } = table;
    const placed = draft.placed ?? [];
    return [handPanel(table), placed.length > 0 ? laidPanel(table) : [], cellButtons(table), otherMoves(table, match)];
  },

  pointed: (violations) => ({ cells: allOf(violations, ({ cells }) => cells) }),

  highlight: (table) => ({ placed: laidTiles(table) }),

  /** The cells of the picked tile are lit; those of other tiles step back. */
  light(table, drawn) {
    const { picked } = table.draft;
    const cells = new Map(cellsOfPicked(table).map((cell) => [`${cell.x},${cell.y}`, cell]));
    for (const element of drawn.querySelectorAll("[data-cell]")) {
      const cell = cells.get(element.dataset.cell);
      if (cell) makeButton(element, `Lay it at ${cell.x}, ${cell.y}`, () => lay(table, cell));
      else if (picked !== undefined) element.classList.add("dim");
    }
    for (const element of drawn.querySelectorAll(`[data-tile^="${table.match.turn.seat}/"]`)) {
      const from = Number(element.dataset.tile.split("/")[1]);
      const held = inHand(table).find((held) => held.from === from);
      if (held) makeButton(element, `Pick the ${tileName(held.tile)}`, () => press(table, from));
      else element.classList.add("dim");
    }
  },
};

/** Picks a tile, or puts it among those to be swapped, or takes it out of them. */
function press(table, from) {
  const { swapping } = table.draft;
  if (!swapping) return change(table, { picked: from });
  return change(table, { swapping: swapping.includes(from) ? swapping.filter((other) => other !== from) : [...swapping, from] });
}

function handPanel(table) {
  const swapping = table.draft.swapping;
  const isOn = (from) => String(swapping ? swapping.includes(from) : table.draft.picked === from);
  return h("fieldset", {}, h("legend", {}, swapping ? "Choose the tiles to swap" : "Pick a tile"),
    h("div", { class: "row tiles" }, inHand(table).map(({ tile, from }) =>
      button(tileFace(tile), () => press(table, from), { class: `tile ${tile.color}`, "aria-label": tileName(tile), "aria-pressed": isOn(from) }))));
}

/** A tile as it looks: shape and colour both tell it, and its name. */
function tileFace(tile) {
  return [h("span", { class: "shape", "aria-hidden": "true" }, SHAPES[tile.shape] ?? "?"), h("small", {}, tileName(tile))];
}

function laidPanel(table) {
  const { placed, targets } = table.draft;
  const { points, may_end: mayEnd, violations = [] } = targets ?? {};
  return h("div", { class: "laid" },
    h("p", {}, `Laid: ${placed.map((tile) => `${tileName(tile)} at ${tile.x}, ${tile.y}`).join("; ")}.`,
      points === undefined ? "" : ` As it lies: ${points} points.`),
    violations.map((violation) => h("p", { class: "hint" }, violation.message)),
    h("div", { class: "row" },
      button("Confirm", () => table.send({ type: "place", tiles: laidTiles(table) }), { class: mayEnd ? "main" : "" }),
      button("Take the last one back", () => change(table, { placed: placed.slice(0, -1), targets: undefined })),
      button("Take all back", () => change(table, { placed: [], targets: undefined }))));
}

/** The same cells as on the board, for those who cannot point. */
function cellButtons(table) {
  const cells = cellsOfPicked(table);
  if (table.draft.picked === undefined || table.draft.swapping) return [];
  if (table.draft.problem) {
    return [describeProblem(table.draft.problem), button("Ask again", () => change(table, {}))];
  }
  if (cells.length === 0) return h("p", { class: "hint" }, table.draft.targets ? "This tile fits nowhere now." : "…");
  return details("cells", `${cells.length} cells for it; click one on the board or here`,
    h("div", { class: "row" }, cells.map((cell) => button(`${cell.x}, ${cell.y}`, () => lay(table, cell)))));
}

function otherMoves(table, match) {
  const { swapping } = table.draft;
  if (swapping) {
    const tiles = inHand(table).filter(({ from }) => swapping.includes(from)).map(({ tile }) => tile);
    return h("div", { class: "row" },
      button(`Swap ${tiles.length}`, () => table.send({ type: "swap", tiles }), { class: "main" }),
      button("Rather place", () => change(table, { swapping: undefined })));
  }
  const rest = match.list.moves.filter(({ type }) => type === "pass" || type === "stop");
  return h("div", { class: "row" },
    button("Swap tiles", () => change(table, { swapping: [], placed: [], picked: undefined, targets: undefined })),
    rest.map((move) => button(move.type === "pass" ? "Pass" : "Stop the game", () => table.send(move))));
}
