// The very requests and answers behind each step, as curl.

import { button, fill, h } from "./dom.js";
import { asCurl, exchanges, onExchange } from "./referee.js";

/** The panel, which follows the latest exchange. */
export function exchangePanel() {
  let shown = -1;
  const panel = h("div", { class: "exchange" });
  const show = (index) => {
    shown = Math.max(0, Math.min(index, exchanges.length - 1));
    fill(panel, view(exchanges[shown], shown, show));
  };
  onExchange(() => show(exchanges.length - 1));
  fill(panel, h("p", {}, "Every step you take is one request; it is shown here."));
  return panel;
}

function view(exchange, index, show) {
  const curl = asCurl(exchange);
  return [
    h("p", { class: "row" },
      button("◂", () => show(index - 1), { disabled: index === 0, "aria-label": "Earlier request" }),
      h("span", {}, `Request ${index + 1} of ${exchanges.length}: `, h("code", {}, exchange.path)),
      button("▸", () => show(index + 1), { disabled: index + 1 === exchanges.length, "aria-label": "Later request" }),
      button("Copy", () => navigator.clipboard?.writeText(curl))),
    h("pre", { tabIndex: 0 }, h("code", {}, curl)),
    h("p", {}, `Answer, status ${exchange.status}`),
    h("pre", { tabIndex: 0 }, h("code", {}, JSON.stringify(exchange.answer, undefined, 2))),
  ];
}
