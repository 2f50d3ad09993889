// Pegs and Jokers: draw; then choose a card, and step by step what it does.

import { allOf, makeButton } from "../board.js";
import { button, h } from "../dom.js";
import { nameOf } from "../match.js";
import { placeName } from "../words.js";

const stepKey = (step) => JSON.stringify(step);

export default {
  controls(table) {
    return table.match.turn.phase === "draw" ? drawing(table) : playing(table);
  },

  pointed: (violations) => ({
    holes: allOf(violations, ({ hole }) => (hole === undefined ? [] : [hole])),
    pegs: allOf(violations, ({ pegs }) => pegs),
  }),

  light(table, drawn) {
    if (table.match.turn.phase !== "play") return;
    lightCards(table, drawn);
    if (table.draft.card) lightPegs(table, drawn);
  },
};

function lightCards(table, drawn) {
  const { state, turn } = table.match;
  const { hand } = state.players[turn.seat];
  if (hand.kind !== "open") return;
  for (const element of drawn.querySelectorAll(`[data-card^="${turn.seat}/"]`)) {
    const card = hand.cards[Number(element.dataset.card.split("/")[1])];
    makeButton(element, `Choose the ${card}`, () => pick(table, card));
  }
}

/** With a card chosen: the pegs that it moves, then the places where the chosen peg may go. */
function lightPegs(table, drawn) {
  const { next, take, owner } = uses(table);
  const { peg } = table.draft;
  const steps = next.filter((step) => peg === undefined || step.peg === peg);
  for (const number of new Set(next.map((step) => step.peg))) {
    const element = drawn.querySelector(`[data-peg="${owner}/${number}"]`);
    const own = next.filter((step) => step.peg === number);
    if (element) makeButton(element, `Move peg ${number}`, () => (own.length === 1 ? take(own[0]) : choose(table, number)));
  }
  const lit = new Map(steps.map((step) => [`${step.to.at}/${step.to.hole}`, step]));
  for (const [kind, place] of [["hole", "track"], ["home", "home"]]) {
    for (const element of drawn.querySelectorAll(`[data-${kind}]`)) {
      const step = lit.get(`${place}/${element.dataset[kind]}`);
      if (step) makeButton(element, `Move peg ${step.peg} to ${placeName(step.to)}`, () => take(step));
      else element.classList.add("dim");
    }
  }
}

function choose(table, peg) {
  table.draft = { ...table.draft, peg };
  table.redraw();
}

function pick(table, card) {
  table.draft = { card, steps: [] };
  table.redraw();
}

function drawing(table) {
  return [button("Draw", () => table.send({ type: "draw" }), { class: "main" })];
}

function playing(table) {
  const { match, draft } = table;
  const { hand } = match.state.players[match.turn.seat];
  const cards = hand.kind === "open" ? [...new Set(hand.cards)] : [...new Set(match.list.moves.map(({ card }) => card))];
  return [
    h("fieldset", {}, h("legend", {}, "Choose a card"),
      h("div", { class: "row" }, cards.map((card) => button(card, () => pick(table, card), {
        class: match.list.moves.some((move) => move.card === card) ? "legal" : "", "aria-pressed": String(draft.card === card),
      })))),
    draft.card ? usesOf(table) : [],
  ];
}

/** What the chosen card can do next, and how it is done. */
function uses(table) {
  const { match, draft } = table;
  const all = match.list.moves.filter((move) => move.card === draft.card);
  const isBegun = ({ type, steps }) => type === "play" && draft.steps.every((step, index) => stepKey(steps[index] ?? {}) === stepKey(step));
  const begun = all.filter(isBegun);
  const next = new Map(begun.map((move) => move.steps[draft.steps.length]).filter(Boolean).map((step) => [stepKey(step), step]));
  const whole = begun.find((move) => move.steps.length === draft.steps.length && draft.steps.length > 0);
  const take = (step) => {
    const fitting = begun.filter((move) => move.steps[draft.steps.length] && stepKey(move.steps[draft.steps.length]) === stepKey(step));
    const steps = [...draft.steps, step];
    if (fitting.length === 1 && fitting[0].steps.length === steps.length) return table.send(fitting[0]);
    table.draft = { card: draft.card, steps };
    return table.redraw();
  };
  return { all, next: [...next.values()], whole, take, owner: match.list.pegs_of ?? match.turn.seat };
}

/** The same by name, for those who cannot point. */
function usesOf(table) {
  const { match, draft } = table;
  const { all, next, whole, take, owner } = uses(table);
  const { pegs } = match.state.players[owner];
  const whose = owner === match.turn.seat ? "Peg" : `${nameOf(match.state, owner)}'s peg`;
  const exchange = () => table.send({ type: "exchange", card: draft.card });
  return h("fieldset", {}, h("legend", {}, draft.steps.length > 0 ? "And then" : `What the ${draft.card} does`),
    h("div", { class: "row" },
      next.map((step) => button(`${whose} ${step.peg}, ${placeName(pegs[step.peg])}, to ${placeName(step.to)}`, () => take(step), { class: "legal" })),
      whole ? button("That is all", () => table.send(whole)) : [],
      draft.steps.length > 0 ? button("Begin again", () => pick(table, draft.card)) : [],
      all.some((move) => move.type === "exchange") ? button("Exchange it", exchange) : [],
      all.length === 0 && match.list.total > match.list.moves.length ? h("p", {}, "There are more moves than can be shown here.") : [],
      all.length === 0 ? h("p", {}, "Nothing is listed for this card. ", button("Try to exchange it", exchange)) : []));
}
