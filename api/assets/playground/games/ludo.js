// Ludo: roll or type the die in; then choose a piece, on the board or by name.

import { allOf, makeButton } from "../board.js";
import { button, h } from "../dom.js";
import { placeName } from "../words.js";

const DIE = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

export default {
  controls(table) {
    return table.match.turn.phase === "roll" ? rolling(table) : moving(table);
  },

  pointed: (violations) => ({
    squares: allOf(violations, ({ square }) => (square === undefined ? [] : [square])),
    pieces: allOf(violations, ({ pieces }) => pieces),
  }),

  light(table, drawn) {
    const { turn } = table.match;
    if (turn.phase === "roll") return;
    for (const element of drawn.querySelectorAll(`[data-piece^="${turn.seat}/"]`)) {
      const piece = Number(element.dataset.piece.split("/")[1]);
      makeButton(element, `Move piece ${piece}`, () => table.send({ type: "move", piece }));
    }
  },
};

function rolling(table) {
  return [
    button("Roll", () => table.send({ type: "roll" }), { class: "main" }),
    h("fieldset", {}, h("legend", {}, "Or the die as it fell"),
      h("div", { class: "row dice" }, DIE.map((face, index) =>
        button(face, () => table.send({ type: "roll", die: index + 1 }, { chance: "stated" }), { "aria-label": `A ${index + 1}` })))),
  ];
}

/** Every piece can be tried; the referee says which may move. */
function moving(table) {
  const { state, turn, list } = table.match;
  const legal = new Set(list.moves.map((move) => move.piece));
  const rolled = turn.die === undefined ? "Choose a piece" : `A ${turn.die}: choose a piece`;
  return h("fieldset", {}, h("legend", {}, rolled),
    h("div", { class: "row" }, state.players[turn.seat].pieces.map((place, piece) =>
      button(`Piece ${piece}, ${placeName(place)}`, () => table.send({ type: "move", piece }), { class: legal.has(piece) ? "legal" : "" }))));
}
