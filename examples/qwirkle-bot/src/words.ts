// What a person reads.

import type { QwirkleEvent, QwirklePlacedTile, QwirkleState, QwirkleTile } from "mwamuzi";

const SHAPES: Record<QwirkleTile["shape"], string> = { circle: "●", cross: "✖", diamond: "◆", square: "■", star: "★", clover: "♣" };
const COLORS: Record<QwirkleTile["color"], string> = { red: "r", orange: "o", yellow: "y", green: "g", blue: "b", purple: "p" };

/** Two signs a tile: its shape and the first letter of its color. */
function tile({ shape, color }: QwirkleTile): string {
  return SHAPES[shape] + COLORS[color];
}

function cell({ x, y, ...laid }: QwirklePlacedTile): string {
  return `${tile(laid)} (${x}, ${y})`;
}

/** The board, its first row at the top. */
export function board({ board: laid }: QwirkleState): string {
  const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)];
  const at = new Map(laid.map((one) => [`${one.x} ${one.y}`, tile(one)]));
  const row = (y: number) => range(xs).map((x) => at.get(`${x} ${y}`) ?? " ·").join(" ");
  return range(ys).map(row).join("\n");
}

function range(numbers: number[]): number[] {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A sentence for what everybody at the table saw; nothing for the rest. */
export function sentence(event: QwirkleEvent, names: string[]): string | undefined {
  switch (event.type) {
    case "placed":
      return `${names[event.seat]} places ${event.tiles.map(cell).join(", ")}.`;
    case "scored":
      return `${names[event.seat]} scores ${event.points}${event.end_bonus ? `, ${event.end_bonus} of them for ending the game` : ""}.`;
    case "swapped":
      return `${names[event.seat]} swaps ${event.count} ${event.count === 1 ? "tile" : "tiles"}.`;
    case "passed":
      return `${names[event.seat]} passes.`;
    case "over":
      return `The game is over (${event.reason}).`;
    case "drawn":
    case "turn":
    case "dealt":
    case "starter_drawn":
      return undefined;
    default:
      return `Something newer than this program happened: ${event.type}.`;
  }
}
