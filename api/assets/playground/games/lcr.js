// LCR: roll by the referee, or type the dice in.

import { button, choice, h } from "../dom.js";

const FACES = ["left", "center", "right", "dot"];

export default {
  controls(table) {
    const { state, turn } = table.match;
    const count = Math.min(3, state.players[turn.seat].chips);
    const dice = (table.draft.dice ??= Array(count).fill("dot"));
    const set = (index) => (face) => { dice[index] = face; };
    return [
      button("Roll", () => table.send({ type: "roll" }), { class: "main" }),
      h("fieldset", {}, h("legend", {}, "Or the dice as they fell"),
        h("div", { class: "row" },
          dice.map((face, index) => choice(`Die ${index + 1}`, FACES.map((name) => [name, name]), face, set(index))),
          button("State", () => table.send({ type: "roll", dice }, { chance: "stated" })))),
    ];
  },
};
