// The bot: from what its seat may see, and nothing else, it chooses a move.

import type { Mwamuzi, QwirkleEvent, QwirkleMove, QwirkleMoveList, QwirkleState, SuggestionLevel } from "mwamuzi";

/** A move, and what the bot thinks of it. */
export interface Choice {
  move: QwirkleMove;
  /** Its points for sure, less what it opens to the next player. */
  value: number;
}

/** How many of the best scoring placements are thought about. */
const CANDIDATES = 200;
/** What it costs to leave a line of five to the next player, who may hold the sixth tile: half of what a Qwirkle brings. */
const LINE_OF_FIVE = 6;

/** The move of the seat to move in `view`, the state as that seat sees it. */
export async function choose({ qwirkle }: Mwamuzi, view: QwirkleState): Promise<Choice> {
  const list = await qwirkle.legalMoves({ state: view, order: "points", limit: CANDIDATES, outcomes: true });
  const [first, ...others] = rated(list);
  if (!first) throw new Error("the game is over");
  return others.reduce(better, first);
}

function rated({ moves, outcomes = [] }: QwirkleMoveList): Choice[] {
  return moves.map((move, index) => {
    const { gained = 0, events = [] } = outcomes[index] ?? {};
    return { move, value: gained - opened(events) };
  });
}

/** What the lines of a placement open to the next player. */
function opened(events: QwirkleEvent[]): number {
  const lines = events.flatMap((event) => (event.type === "scored" ? event.lines : []));
  return lines.filter(({ length }) => length === 5).length * LINE_OF_FIVE;
}

/** Points first; then the move that gets rid of more tiles, because a fresh hand fits better. */
function better(one: Choice, other: Choice): Choice {
  if (one.value !== other.value) return one.value > other.value ? one : other;
  return tiles(one.move) >= tiles(other.move) ? one : other;
}

function tiles(move: QwirkleMove): number {
  return move.type === "place" || move.type === "swap" ? move.tiles.length : 0;
}

/** What the referee suggests: somebody to play against. */
export async function suggested(
  { qwirkle }: Mwamuzi,
  view: QwirkleState,
  level: SuggestionLevel,
  seed: string | undefined,
): Promise<QwirkleMove> {
  const { move } = await qwirkle.suggest({ state: view, level, ...(seed !== undefined && { seed: `${seed} ${view.ply}` }) });
  return move;
}
