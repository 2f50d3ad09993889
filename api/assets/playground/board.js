// The board: the referee's own picture, on which the things that can be chosen are lit and can be clicked.

import { fill, h, keepingFocus } from "./dom.js";
import { picture } from "./referee.js";

let wanted = 0;

/** Draws the board of the table into `place`. */
export async function board(place, table, game) {
  const ticket = ++wanted;
  const { match } = table;
  const highlight = { events: match.step.events, targets: true, ...game?.pointed?.(match.refusal?.violations ?? []), ...game?.highlight?.(table) };
  const drawn = await picture(match.game, { state: match.state, highlight });
  // Another step was taken in the meantime: its board comes.
  if (ticket !== wanted) return;
  if (!drawn) {
    fill(place, h("p", {}, "This state has no picture."));
    return;
  }
  if (!match.isOver) game?.light?.(table, drawn);
  // A picture holds nothing to press; a group may.
  if (drawn.querySelector("[role=button]")) {
    drawn.setAttribute("role", "group");
    drawn.setAttribute("aria-label", drawn.querySelector("title")?.textContent ?? "Board");
  }
  keepingFocus(() => fill(place, drawn), place);
}

/** What the violations of a refused move point out, each thing once: `things(violation)` names those of one. */
export function allOf(violations, things) {
  const found = new Map(violations.flatMap((violation) => things(violation) ?? []).map((thing) => [JSON.stringify(thing), thing]));
  return [...found.values()];
}

/** Makes something on the board a button, for pointer and keyboard alike. */
export function makeButton(element, label, onPress) {
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-label", label);
  element.classList.add("lit");
  element.addEventListener("click", (event) => { event.stopPropagation(); onPress(); });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onPress();
  });
}
