// Moves and events in words.

import { nameOf } from "./match.js";

/** A tile in words. */
export const tileName = ({ color, shape }) => `${color} ${shape}`;

const list = (items) => (items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items.join(""));
const tiles = (items) => list(items.map(tileName));

/** Where a piece or peg is. */
export function placeName(place) {
  switch (place.at) {
    case "track": return place.square === undefined ? `hole ${place.hole}` : `square ${place.square}`;
    case "lane": return `step ${place.step} of the lane`;
    case "home": return `home ${place.hole}`;
    default: return place.at;
  }
}

const MOVES = {
  roll: (move) => (move.dice ? `rolls ${list(move.dice)}` : move.die === undefined ? "rolls" : `rolls a ${move.die}`),
  move: (move) => `moves piece ${move.piece}`,
  place: (move) => `places ${move.tiles.map((tile) => `${tileName(tile)} at ${tile.x}, ${tile.y}`).join("; ")}`,
  swap: (move) => `swaps ${move.tiles.length === 6 ? "all six tiles" : tiles(move.tiles)}`,
  swap_hidden: (move) => `swaps ${move.count}`,
  pass: () => "passes",
  stop: () => "stops the game",
  draw: (move) => (move.drawn ? `draws ${list(move.drawn)}` : "draws"),
  play: (move) => `plays ${move.card}: ${move.steps.map((step) => `peg ${step.peg} to ${placeName(step.to)}`).join(", then ")}`,
  exchange: (move) => `exchanges ${move.card}`,
};

/** A move in words, without who makes it. */
export function moveName(move) {
  return (MOVES[move.type] ?? JSON.stringify)(move);
}

const EVENTS = {
  captured: (event, who) => `${who(event.by.seat)} captures piece ${event.piece} of ${who(event.seat)}`,
  finished: (event, who) => `${who(event.seat)} finishes, place ${event.place}`,
  roll_again: (event, who) => `${who(event.seat)} rolls again`,
  turn_ended: (event, who) => `the turn of ${who(event.seat)} ends (${event.because.replaceAll("_", " ")})`,
  skipped: (event, who) => `${who(event.seat)} is skipped`,
  scored: (event, who) => `${who(event.seat)} scores ${event.points}`,
  passed: (event, who) => (event.to === undefined ? "" : `${event.chips} from ${who(event.seat)} to ${who(event.to)}`),
  potted: (event, who) => `${event.chips} from ${who(event.seat)} to the center`,
  took_pot: (event, who) => `${who(event.seat)} takes the pot of ${event.chips}`,
  bumped: (event, who) => `peg ${event.peg} of ${who(event.seat)} is bumped to ${placeName(event.to)}`,
  helps: (event, who) => `${who(event.seat)} helps ${who(event.of)}`,
  reshuffled: (event) => `the discards are shuffled, ${event.count} cards`,
  starter_drawn: (event, who) => `${who(event.seat)} starts`,
  over: (event) => `over: ${event.reason.replaceAll("_", " ")}`,
};

/** What happened, beyond the move itself, in words; a kind that this page does not know is left out. */
export function eventNames(state, events) {
  const who = (seat) => nameOf(state, seat);
  return events.map((event) => EVENTS[event.type]?.(event, who)).filter(Boolean);
}
