// A game being played: the states it went through, the log of its moves, and what the referee last said.

import { call, freshSeed } from "./referee.js";

/** As many as the referee lists at once: the hands of a card game are chosen from the whole list. */
const LIST = { limit: 1000 };
/** The most moves that a replay takes. */
const LONGEST_LOG = 10_000;

/** One game. Listeners are called after every change. */
export class Match {
  #listeners = new Set();

  /** `start` is the answer of `new`, or a state with its list of moves. */
  constructor(game, start) {
    this.game = game;
    this.steps = [{ state: start.state, list: start.legal_moves, events: start.events ?? [], left: start.left }];
    this.at = 0;
    this.refusal = undefined;
    this.busy = false;
  }

  /** Sets a game up; {match} or {problem}. */
  static async setUp(game, request) {
    const { status, answer } = await call(`/v1/games/${game}/new`, {
      ...request,
      ...(request.seed || request.chance === "stated" ? {} : { seed: freshSeed() }),
      legal_moves: LIST,
    });
    return status === 200 ? { match: new Match(game, answer) } : { problem: answer };
  }

  /** Takes up a state that was saved, with its log if there is one; {match} or {problem}. */
  static async load(text) {
    let saved;
    try {
      saved = JSON.parse(text);
    } catch (error) {
      return { problem: { title: "This is not JSON", detail: error.message } };
    }
    const start = saved?.start ?? saved?.state ?? saved;
    if (typeof start?.game !== "string") {
      return { problem: { title: "This is no state", detail: "A state has a field `game`." } };
    }
    const path = `/v1/games/${encodeURIComponent(start.game)}`;
    const log = Array.isArray(saved.log) ? saved.log.slice(0, LONGEST_LOG) : [];
    const replayed = await call(`${path}/replay`, { state: start, moves: log.map((line) => ({ move: line?.move, seat: line?.seat })) });
    if (replayed.status !== 200) return { problem: replayed.answer };
    const listed = await call(`${path}/legal-moves`, { state: start, ...LIST });
    if (listed.status !== 200) return { problem: listed.answer };
    const match = new Match(start.game, { state: start, legal_moves: listed.answer });
    for (const { move } of log) {
      if (!(await match.apply(move, { chance: "stated" }))) break;
    }
    return { match };
  }

  get step() { return this.steps[this.at]; }
  get state() { return this.step.state; }
  get list() { return this.step.list; }
  get turn() { return this.state.turn; }
  get isOver() { return this.turn.phase === "over"; }
  get canUndo() { return this.at > 0; }
  get canRedo() { return this.at + 1 < this.steps.length; }

  /** Calls `listener` after every change. */
  onChange(listener) {
    this.#listeners.add(listener);
  }

  #changed() {
    this.#listeners.forEach((listener) => listener(this));
  }

  /** Has a move judged. Whether it was accepted; if not, `refusal` says why. */
  async apply(move, more = {}) {
    if (this.busy) return false;
    this.busy = true;
    const seed = more.chance === "stated" ? {} : { seed: freshSeed() };
    const { status, answer } = await call(`/v1/games/${this.game}/apply`, {
      state: this.state,
      move,
      ...seed,
      ...more,
      legal_moves: LIST,
    });
    this.busy = false;
    const isAccepted = status === 200 && answer.verdict === "accepted";
    if (isAccepted) {
      const seat = this.turn.seat;
      this.steps.length = this.at + 1;
      this.steps.push({ ...answer, list: answer.legal_moves, seat });
      this.at += 1;
      this.refusal = undefined;
    } else {
      this.refusal = { ...answer, move };
    }
    this.#changed();
    return isAccepted;
  }

  /** One step back; the steps after it can be done again. */
  undo() { this.#go(-1); }

  /** One step forward again. */
  redo() { this.#go(1); }

  #go(by) {
    const to = this.at + by;
    if (to < 0 || to >= this.steps.length || this.busy) return;
    this.at = to;
    this.refusal = undefined;
    this.#changed();
  }

  /** Takes back what was refused, so that the page shows it no more. */
  forgetRefusal() {
    if (!this.refusal) return;
    this.refusal = undefined;
    this.#changed();
  }

  /** The moves so far, each with its chance. */
  get log() {
    return this.steps.slice(1, this.at + 1).map(({ seat, move }) => ({ seat, move }));
  }

  /** The whole match as text, in the form that the clients read and write too. */
  save() {
    const { game } = this;
    return JSON.stringify({ mwamuzi: 1, game, start: this.steps[0].state, log: this.log, state: this.state }, undefined, 2);
  }
}

/** A player's name, or seat. */
export function nameOf(state, seat) {
  return state.players[seat]?.name || `Seat ${seat}`;
}
