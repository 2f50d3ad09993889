// Elements from a description, so that no text is ever read as markup.

/** An element with properties, attributes (names with a dash, `role`, `for`, `class`), listeners (`onclick`) and children. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && !name.includes("-")) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
  return element;
}

/** Puts these children in place of what an element held. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
}

const opened = new Map();

/** Details that stay as open as they were when the page is drawn anew. */
export function details(key, summary, ...children) {
  const ontoggle = (event) => opened.set(key, event.target.open);
  return h("details", { open: opened.get(key) ?? false, ontoggle }, h("summary", {}, summary), ...children);
}

/** Draws anew what `draw` draws, and leaves the focus where it was: on the same thing, else on the first of `fallback`. */
export function keepingFocus(draw, fallback) {
  const { activeElement } = document;
  const panel = activeElement?.closest("[id]");
  const label = labelOf(activeElement);
  draw();
  if (!panel || document.activeElement !== document.body || activeElement === document.body) return;
  const same = [...panel.querySelectorAll("button, input, select, textarea, [tabindex]")].find((element) => labelOf(element) === label);
  (same ?? fallback.querySelector("button:not(:disabled), [role=button]") ?? panel).focus();
}

const labelOf = (element) => element?.getAttribute("aria-label") ?? element?.textContent;

/** A button. */
export function button(label, onclick, properties = {}) {
  return h("button", { type: "button", onclick, ...properties }, label);
}

/** A select with its label. */
export function choice(label, values, selected, onchange, properties = {}) {
  const options = values.map(([value, text]) => h("option", { value, selected: value === selected }, text));
  const select = h("select", { onchange: (event) => onchange(event.target.value), "aria-label": label, ...properties }, options);
  return h("label", {}, h("span", {}, label), select);
}

/** Offers a text as a file. */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
