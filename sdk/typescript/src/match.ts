// A game as it goes on: its state and the moves that led there.

import { InvalidSettings } from "./errors.js";
import type { Game } from "./games.js";
import type { Accepted, CallOptions, GameName, Move, MoveList, RequestOf, SomeAccepted, State } from "./types.js";

/** How many moves are replayed in one call, so that none grows too large. */
const MOST_MOVES = 500;

/** One move of a match. */
export interface LogEntry<G extends GameName> {
  /** Whose turn it was. */
  seat: number;
  /** The move with its chance filled in. */
  move: Move<G>;
}

/** A match as it is saved; the clients in other languages read and write the same. */
export interface SavedMatch<G extends GameName> {
  /** The version of this form. */
  mwamuzi: 1;
  /** The game. */
  game: G;
  /** The state before the first move. */
  start: State<G>;
  /** The moves since then. */
  log: LogEntry<G>[];
  /** The state after them. */
  state: State<G>;
}

/** What may be said beside the move; see the game's `ApplyRequest`. */
export type ApplyOptions<G extends GameName> = Omit<RequestOf<G, "apply">, "state" | "move">;

/**
 * A game as it goes on: it holds the state, applies moves, keeps the log with its chance, and takes moves back.
 *
 * What is asked of it is done one after the other, in the order in which it was asked.
 */
export class Match<G extends GameName> {
  /** The game. */
  readonly game: G;
  /** The state before the first move. */
  readonly start: State<G>;
  readonly #referee: Game<G>;
  readonly #log: LogEntry<G>[];
  /** The states before the last moves of the log, as far as they are known: after loading none is. */
  readonly #earlier: State<G>[] = [];
  #state: State<G>;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(referee: Game<G>, start: State<G>, log: LogEntry<G>[], state: State<G>) {
    this.game = referee.name;
    this.start = start;
    this.#referee = referee;
    this.#log = log;
    this.#state = state;
  }

  /** Sets up a game and begins a match with it: `Match.start(client.ludo, { players: [{}, {}] })`. */
  static async start<G extends GameName>(
    referee: Game<G>,
    setup: RequestOf<G, "new">,
    options?: CallOptions,
  ): Promise<Match<G>> {
    const { state } = (await referee.newGame(setup, options)) as { state: State<G> };
    return Match.from(referee, state);
  }

  /** A match that goes on from a state. */
  static from<G extends GameName>(referee: Game<G>, state: State<G>): Match<G> {
    return new Match(referee, state, [], state);
  }

  /**
   * A match as `toJSON` saved it, here or in another language: the text, or what `JSON.parse` made of it.
   *
   * @throws {@link InvalidSettings} if it is no saved match, or one of another game.
   */
  static fromJSON<G extends GameName>(referee: Game<G>, saved: string | SavedMatch<G>): Match<G> {
    const { mwamuzi, game, start, log, state } = parsed<G>(saved);
    if (mwamuzi !== 1) throw new InvalidSettings("this is no saved match, or one of a newer form");
    if (game !== referee.name) throw new InvalidSettings(`this is a match of ${game}, not of ${referee.name}`);
    const isWhole = isObject(start) && isObject(state) && Array.isArray(log) && log.every(isEntry);
    if (!isWhole) throw new InvalidSettings("this saved match is broken");
    const entries = (log as LogEntry<G>[]).map(({ seat, move }) => ({ seat, move }));
    return new Match(referee, start as State<G>, entries, state as State<G>);
  }

  /** The state as it stands. */
  get state(): State<G> {
    return this.#state;
  }

  /** The moves so far. */
  get log(): readonly LogEntry<G>[] {
    return this.#log;
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return turnOf(this.#state).phase === "over";
  }

  /**
   * Makes a move.
   *
   * @throws {@link IllegalMove} if it breaks the rules; the match is then as it was.
   */
  apply(move: Move<G>, beside?: ApplyOptions<G>, options?: CallOptions): Promise<Accepted<G>> {
    return this.#inTurn(async () => {
      const before = this.#state;
      const request = { ...beside, state: before, move } as unknown as RequestOf<G, "apply">;
      const verdict = await this.#referee.applyOrRaise(request, options);
      const accepted = verdict as unknown as SomeAccepted<G>;
      this.#earlier.push(before);
      this.#log.push({ seat: turnOf(before).seat ?? 0, move: accepted.move });
      this.#state = accepted.state;
      return verdict;
    });
  }

  /**
   * Takes back the last move and tells which it was; nothing if there is none.
   *
   * The referee is asked only for what a loaded match does not know.
   *
   * @throws {@link InvalidSettings} if the log of a loaded match holds an illegal move.
   */
  undo(options?: CallOptions): Promise<LogEntry<G> | undefined> {
    return this.#inTurn(async () => {
      if (!this.#log.length) return undefined;
      const before = this.#earlier.at(-1) ?? (await this.#after(this.#log.length - 1, options));
      if (!before) throw new InvalidSettings("the log of this match holds an illegal move");
      this.#earlier.pop();
      this.#state = before;
      return this.#log.pop();
    });
  }

  /** The legal moves, in pages. */
  legalMoves(
    beside?: Omit<RequestOf<G, "legal-moves">, "state">,
    options?: CallOptions,
  ): Promise<MoveList<G>> {
    return this.#inTurn(() => {
      const request = { ...beside, state: this.#state } as unknown as RequestOf<G, "legal-moves">;
      return this.#referee.legalMoves(request, options);
    });
  }

  /** Has the referee replay the log, and tells whether that leads to the state as it stands. */
  replay(options?: CallOptions): Promise<boolean> {
    return this.#inTurn(async () => isEqual(await this.#after(this.#log.length, options), this.#state));
  }

  /** The match as it is saved; `JSON.stringify(match)` calls this. */
  toJSON(): SavedMatch<G> {
    return { mwamuzi: 1, game: this.game, start: this.start, log: [...this.#log], state: this.#state };
  }

  /** The state after the first moves of the log; nothing if one of them is illegal. */
  async #after(count: number, options: CallOptions | undefined): Promise<State<G> | undefined> {
    let state = this.start;
    for (let first = 0; first < count; first += MOST_MOVES) {
      const moves = this.#log.slice(first, Math.min(first + MOST_MOVES, count));
      const request = { state, moves } as unknown as RequestOf<G, "replay">;
      const answer: unknown = await this.#referee.replay(request, options);
      const replayed = answer as { ok: boolean; state: State<G> };
      if (!replayed.ok) return undefined;
      state = replayed.state;
    }
    return state;
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const done = this.#last.then(step);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

function parsed<G extends GameName>(saved: string | SavedMatch<G>): Partial<SavedMatch<G>> {
  try {
    const value: unknown = typeof saved === "string" ? JSON.parse(saved) : saved;
    return isObject(value) ? (value as Partial<SavedMatch<G>>) : {};
  } catch (error) {
    throw new InvalidSettings(`this saved match is no JSON: ${(error as Error).message}`);
  }
}

function turnOf(state: unknown): { phase: string; seat?: number } {
  return (state as { turn: { phase: string; seat?: number } }).turn;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): boolean {
  return isObject(value) && typeof value["seat"] === "number" && isObject(value["move"]);
}

/** Whether two documents say the same; the order of fields means nothing. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [fields, others] = [Object.entries(one), Object.keys(other)];
  const sameKind = Array.isArray(one) === Array.isArray(other) && fields.length === others.length;
  return sameKind && fields.every(([name, value]) => isEqual(value, (other as Record<string, unknown>)[name]));
}
