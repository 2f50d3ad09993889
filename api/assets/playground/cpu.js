// Seats that the referee plays: handed over, and taken back.

import { choice } from "./dom.js";
import { call, freshSeed } from "./referee.js";

const LEVELS = [["", "by hand"], ["random", "CPU, random"], ["greedy", "CPU, greedy"], ["strong", "CPU, strong"]];
const PAUSE = 250;

/** Who plays which seat of the table. */
export function cpuSeats(table) {
  let levels = {};
  let waiting;

  const play = async () => {
    const { match } = table;
    const level = levels[match?.turn.seat];
    if (!match || match.isOver || !level || match.busy || match.canRedo) return;
    const { state } = match;
    const { status, answer } = await call(`/v1/games/${match.game}/suggest`, { state, level, seed: freshSeed() });
    // Undone, or taken back, while the suggestion was on its way.
    if (status !== 200 || table.match !== match || match.state !== state || levels[match.turn.seat] !== level) return;
    await match.apply(answer.move);
  };

  const wake = () => {
    clearTimeout(waiting);
    waiting = setTimeout(play, PAUSE);
  };

  return {
    wake,
    reset() {
      levels = {};
    },
    /** Who plays a seat, to choose. */
    control(seat) {
      return choice("", LEVELS, levels[seat] ?? "", (level) => {
        levels[seat] = level || undefined;
        wake();
      }, { "aria-label": `Who plays seat ${seat}` });
    },
  };
}
