// Calls of the referee. Every request and answer is kept, so that the page can show how it is done.

const LONGEST_LOG = 100;

/** What was sent and answered, newest last: {path, type, text, status, answer}. */
export const exchanges = [];
const listeners = new Set();

/** Calls `listener` after every exchange. */
export function onExchange(listener) {
  listeners.add(listener);
}

/** A fresh seed: one decision, one seed. */
export function freshSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The games that the referee knows: {games} or {problem}. */
export async function games() {
  try {
    const response = await fetch("/v1/games");
    const answer = await response.json();
    return response.ok ? { games: answer.games } : { problem: answer };
  } catch (error) {
    return { problem: unreachable(error) };
  }
}

function unreachable(error) {
  return { title: "The referee could not be reached", detail: String(error.message ?? error), code: "connection" };
}

/** Sends JSON to an operation; {status, answer}, where the answer is a problem document if the status is not 200. */
export function call(path, body, { quiet = false } = {}) {
  return send(path, JSON.stringify(body), "application/json", quiet);
}

/** Sends a text of some type to an operation that answers with JSON. */
export async function send(path, text, type, quiet = false) {
  let status = 0;
  let answer;
  try {
    const response = await fetch(path, { method: "POST", headers: { "content-type": type }, body: text });
    status = response.status;
    answer = await response.json();
  } catch (error) {
    answer = unreachable(error);
  }
  if (!quiet) keep({ path, type, text, status, answer });
  return { status, answer };
}

/** A picture of a state, as an SVG element; nothing if there is none. */
export async function picture(game, request) {
  const path = `/v1/games/${game}/render`;
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    if (!response.ok) return undefined;
    const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    return document.importNode(parsed.documentElement, true);
  } catch {
    return undefined;
  }
}

function keep(exchange) {
  exchanges.push(exchange);
  if (exchanges.length > LONGEST_LOG) exchanges.shift();
  listeners.forEach((listener) => listener(exchange));
}

/** The command line that sends the same request. */
export function asCurl({ path, type, text }) {
  const quoted = text.replaceAll("'", "'\\''");
  const flag = type === "application/json" ? "-d" : "--data-binary";
  return `curl -s ${location.origin}${path} \\\n  -H 'content-type: ${type}' \\\n  ${flag} '${quoted}'`;
}
