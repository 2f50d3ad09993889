// The form that sets a game up: players, options as the referee describes them, who starts.

import { choice, fill, h } from "./dom.js";

const NAMES = ["Asha", "Juma", "Neema", "Baraka", "Zawadi", "Rehema", "Salim", "Tumaini"];

/** The form for one game; `onStart` gets the request of `new`. */
export function setupForm(description, onStart) {
  const usual = description.players.includes(4) ? 4 : description.players[0];
  const form = { players: usual, names: [], options: {} };
  const names = h("div", { class: "names" });
  const writeNames = () => fill(names, Array.from({ length: form.players }, (_, seat) => nameField(form, seat)));
  writeNames();
  return h(
    "form",
    {
      class: "setup",
      onsubmit: (event) => {
        event.preventDefault();
        onStart(request(form));
      },
    },
    choice("Players", description.players.map((number) => [String(number), String(number)]), String(usual), (value) => {
      form.players = Number(value);
      writeNames();
    }),
    h("details", {}, h("summary", {}, "Names"), names),
    h("details", {}, h("summary", {}, "Options"), description.options.map((option) => optionField(form, option))),
    h("button", { type: "submit", class: "main" }, "Start"),
  );
}

function nameField(form, seat) {
  const value = form.names[seat] ?? NAMES[seat] ?? `Player ${seat + 1}`;
  form.names[seat] = value;
  const oninput = (event) => { form.names[seat] = event.target.value; };
  return h("label", {}, h("span", {}, `Seat ${seat}`), h("input", { value, maxLength: 64, oninput }));
}

function optionField(form, option) {
  const help = h("small", {}, option.meaning);
  return h("div", { class: "option" }, inputOf(form, option), help);
}

function inputOf(form, { name, type, values, default: usual }) {
  const set = (value) => {
    if (value === undefined) delete form.options[name];
    else form.options[name] = value;
  };
  if (type === "boolean") {
    const onchange = (event) => set(event.target.checked);
    return h("label", { class: "check" }, h("input", { type: "checkbox", checked: usual, onchange }), h("span", {}, name));
  }
  if (type === "word") {
    const words = values.split(/, | or /).map((word) => [word, word]);
    return choice(name, words, usual, set);
  }
  const shown = Array.isArray(usual) ? usual.join(" ") : String(usual ?? "");
  const oninput = (event) => set(numbers(event.target.value, type === "integers"));
  return h("label", {}, h("span", {}, name), h("input", { value: shown, placeholder: values, inputMode: "numeric", oninput }));
}

/** What was typed, for the referee to judge. */
function numbers(text, many) {
  const found = text.split(/[\s,]+/).filter(Boolean).map(Number);
  if (found.length === 0 || found.some(Number.isNaN)) return undefined;
  return many ? found : found[0];
}

function request({ players, names, options }) {
  const named = Array.from({ length: players }, (_, seat) => (names[seat] ? { name: names[seat] } : {}));
  return { players: named, ...(Object.keys(options).length > 0 ? { options } : {}) };
}
