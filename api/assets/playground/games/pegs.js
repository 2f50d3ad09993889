// Pegs and Jokers: draw; then choose a card, and step by step what it does.

import { button, h } from "../dom.js";
import { nameOf } from "../match.js";
import { placeName } from "../words.js";

const stepKey = (step) => JSON.stringify(step);

export default {
  controls(table) {
    return table.match.turn.phase === "draw" ? drawing(table) : playing(table);
  },
};

function drawing(table) {
  return [button("Draw", () => table.send({ type: "draw" }), { class: "main" })];
}

function playing(table) {
  const { match, draft } = table;
  const { hand } = match.state.players[match.turn.seat];
  const cards = hand.kind === "open" ? [...new Set(hand.cards)] : [...new Set(match.list.moves.map(({ card }) => card))];
  const pick = (card) => () => { table.draft = { card, steps: [] }; table.redraw(); };
  return [
    h("fieldset", {}, h("legend", {}, "Choose a card"),
      h("div", { class: "row" }, cards.map((card) => button(card, pick(card), {
        class: match.list.moves.some((move) => move.card === card) ? "legal" : "", "aria-pressed": String(draft.card === card),
      })))),
    draft.card ? usesOf(table) : [],
  ];
}

/** What the chosen card can do, one step after the other. */
function usesOf(table) {
  const { match, draft } = table;
  const uses = match.list.moves.filter((move) => move.card === draft.card);
  const begun = uses.filter((move) => move.type === "play" && draft.steps.every((step, index) => stepKey(move.steps[index]) === stepKey(step)));
  const next = new Map(begun.map((move) => move.steps[draft.steps.length]).filter(Boolean).map((step) => [stepKey(step), step]));
  const whole = begun.find((move) => move.steps.length === draft.steps.length && draft.steps.length > 0);
  const owner = match.list.pegs_of ?? match.turn.seat;
  const take = (step) => () => {
    const steps = [...draft.steps, step];
    const fitting = begun.filter((move) => stepKey(move.steps[draft.steps.length]) === stepKey(step));
    if (fitting.length === 1 && fitting[0].steps.length === steps.length) table.send(fitting[0]);
    else { table.draft = { ...draft, steps }; table.redraw(); }
  };
  const { pegs } = match.state.players[owner];
  return h("fieldset", {}, h("legend", {}, draft.steps.length > 0 ? "And then" : `What the ${draft.card} does`),
    h("div", { class: "row" },
      [...next.values()].map((step) => button(
        `${owner === match.turn.seat ? "Peg" : `${nameOf(match.state, owner)}'s peg`} ${step.peg}, ${placeName(pegs[step.peg])}, to ${placeName(step.to)}`, take(step), { class: "legal" })),
      whole ? button("That is all", () => table.send(whole)) : [],
      uses.some((move) => move.type === "exchange") ? button("Exchange it", () => table.send({ type: "exchange", card: draft.card })) : [],
      uses.length === 0 ? h("p", {}, "Nothing can be done with this card now. ", button("Try to exchange it", () => table.send({ type: "exchange", card: draft.card }))) : []));
}
