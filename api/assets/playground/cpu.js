// Seats that the referee plays: handed over, and taken back.

import { button, choice, h } from "./dom.js";
import { describeProblem } from "./refusal.js";
import { call, freshSeed } from "./referee.js";

const LEVELS = [["", "by hand"], ["random", "CPU, random"], ["greedy", "CPU, greedy"], ["strong", "CPU, strong"]];
const PAUSE = 250;

/** Who plays which seat of the table. */
export function cpuSeats(table) {
  let levels = {};
  let waiting;
  let problem;

  const play = async () => {
    const { match } = table;
    const level = levels[match?.turn.seat];
    if (!match || match.isOver || !level || match.busy || match.canRedo) return;
    const { state } = match;
    const { status, answer } = await call(`/v1/games/${match.game}/suggest`, { state, level, seed: freshSeed() });
    // Undone, or taken back, while the suggestion was on its way.
    if (table.match !== match || match.state !== state || levels[match.turn.seat] !== level) return;
    problem = status === 200 ? undefined : answer;
    if (problem) table.redraw();
    else await match.apply(answer.move);
  };

  const wake = () => {
    problem = undefined;
    clearTimeout(waiting);
    waiting = setTimeout(play, PAUSE);
  };

  return {
    wake,
    reset() {
      levels = {};
    },
    /** Why a seat does not play, if it does not. */
    trouble() {
      if (!problem) return [];
      const again = () => { wake(); table.redraw(); };
      return h("div", { class: "refusal" }, describeProblem(problem), button("Let it try again", again));
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
