// Why a move was refused, or a request could not be judged.

import { button, h } from "./dom.js";
import { moveName } from "./words.js";

/** The violations of the move that was last sent, if it was refused. */
export function refusalPanel(match) {
  const { refusal } = match;
  if (!refusal) return [];
  const dismiss = button("Dismiss", () => match.forgetRefusal());
  if (!refusal.violations) return h("div", { class: "refusal" }, describeProblem(refusal), dismiss);
  return h("div", { class: "refusal" },
    h("p", {}, h("strong", {}, "Refused: "), moveName(refusal.move), "."),
    h("ul", {}, refusal.violations.map((violation) => h("li", {}, violation.message, " ", ruleLink(match.game, violation.rule)))),
    dismiss);
}

function ruleLink(game, rule) {
  return h("a", { href: `/docs/rules/${game}#${rule}`, target: "_blank" }, rule);
}

/** A problem document in words. */
export function describeProblem({ title, detail, errors = [] }) {
  return h("div", { class: "problem" },
    h("p", {}, h("strong", {}, title ?? "This cannot be judged"), detail ? `: ${detail}` : ""),
    h("ul", {}, errors.map((error) => h("li", {}, error.pointer ? h("code", {}, error.pointer) : "", " ", error.detail))));
}
