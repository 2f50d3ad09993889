// The operations of each game. One that joins the document joins here with one method; a test compares the two.

import { IllegalMove } from "./errors.js";
import { pinned } from "./seed.js";
import type { Sender } from "./sender.js";
import type { Accepted, AnswerOf, CallOptions, GameName, Move, MoveList, Rejected, RequestOf, State } from "./types.js";

type AnyMoveList = MoveList<GameName>;
type AnyVerdict = AnswerOf<GameName, "apply">;

/** A game's operations. Each call rejects with a `MwamuziError` if no answer comes; an illegal move is an answer. */
export class Game<G extends GameName> {
  /** The game, as paths and states name it. */
  readonly name: G;
  readonly #sender: Sender;

  /** @internal */
  constructor(sender: Sender, name: G) {
    this.#sender = sender;
    this.name = name;
  }

  /** Sets up a game. What the set-up leaves out the referee draws, with a fresh seed where none is given. */
  newGame(request: RequestOf<G, "new">, options?: CallOptions): Promise<AnswerOf<G, "new">> {
    return this.send("new", pinned(request), options);
  }

  /** Whether a game can come to this state, and how it stands. An impossible state is an answer. */
  check(state: State<G>, options?: CallOptions): Promise<AnswerOf<G, "check">> {
    return this.send("check", { state }, options);
  }

  /** The legal moves, in pages. */
  legalMoves(request: RequestOf<G, "legal-moves">, options?: CallOptions): Promise<MoveList<G>> {
    return this.send("legal-moves", request, options);
  }

  /**
   * The legal moves one by one, over all pages. A page is fetched when its first move is asked for.
   *
   * ```ts
   * for await (const move of client.ludo.legalMovesAll({ state })) console.log(move.type);
   * ```
   */
  async *legalMovesAll(
    request: Omit<RequestOf<G, "legal-moves">, "cursor" | "outcomes">,
    options?: CallOptions,
  ): AsyncGenerator<Move<G>, void, undefined> {
    let next: string | undefined;
    do {
      const asked = next === undefined ? request : { ...request, cursor: next };
      const page = (await this.legalMoves(asked as RequestOf<G, "legal-moves">, options)) as AnyMoveList;
      yield* page.moves as Move<G>[];
      next = page.next;
    } while (next !== undefined);
  }

  /**
   * Judges a move. What it leaves to chance the referee rolls or draws, with a fresh seed where none is given, which is
   * kept over retries: a retry never rolls again.
   */
  apply(request: RequestOf<G, "apply">, options?: CallOptions): Promise<AnswerOf<G, "apply">> {
    return this.send("apply", pinned(request), options);
  }

  /**
   * Judges a move that should be legal.
   *
   * @throws {@link IllegalMove} if it is not, with every rule that it breaks.
   */
  async applyOrRaise(request: RequestOf<G, "apply">, options?: CallOptions): Promise<Accepted<G>> {
    const verdict = (await this.apply(request, options)) as AnyVerdict;
    if (verdict.verdict === "rejected") throw new IllegalMove(verdict as Rejected<G>);
    return verdict as Accepted<G>;
  }

  /** The same players and options after a finished game. */
  rematch(request: RequestOf<G, "rematch">, options?: CallOptions): Promise<AnswerOf<G, "rematch">> {
    return this.send("rematch", pinned(request), options);
  }

  /** Judges a whole game, move by move, up to the first that is illegal; compares what was written down of the score. */
  replay(request: RequestOf<G, "replay">, options?: CallOptions): Promise<AnswerOf<G, "replay">> {
    return this.send("replay", request, options);
  }

  /** A legal move for the seat to move, with the reason: "suggest, apply, until the seat changes" stands in for a player. */
  suggest(request: RequestOf<G, "suggest">, options?: CallOptions): Promise<AnswerOf<G, "suggest">> {
    return this.send("suggest", request, options);
  }

  /** A picture of a position, as SVG. */
  async render(request: RequestOf<G, "render">, options?: CallOptions): Promise<string> {
    return (await this.#drawn("render", request, options)).text();
  }

  /** A picture of a position, as the bytes of a PNG. */
  async renderPng(request: RequestOf<G, "render">, options?: CallOptions): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#drawn("render.png", request, options)).arrayBuffer());
  }

  /** A position as text, for a terminal. */
  async renderText(request: RequestOf<G, "render">, options?: CallOptions): Promise<string> {
    return (await this.#drawn("render.txt", request, options)).text();
  }

  /** The paths at which anybody can fetch the picture, for ever. */
  renderLink(request: RequestOf<G, "render-link">, options?: CallOptions): Promise<AnswerOf<G, "render-link">> {
    return this.send("render-link", request, options);
  }

  #drawn(operation: string, body: unknown, options: CallOptions | undefined): Promise<Response> {
    return this.#sender.drawn(this.name, operation, body, options);
  }

  /** @internal */
  protected send<A>(operation: string, body: unknown, options?: CallOptions, type?: string): Promise<A> {
    return this.#sender.post(this.name, operation, body, options, type);
  }
}

/** A game whose players hold what others do not see. */
export class HiddenHandsGame<G extends "qwirkle" | "pegs-and-jokers"> extends Game<G> {
  /** The same state, move and events as one seat, or without a seat a spectator, may see them. */
  view(request: RequestOf<G, "view">, options?: CallOptions): Promise<AnswerOf<G, "view">> {
    return this.send("view", request, options);
  }
}

/** Qwirkle, whose score people keep by hand. */
export class QwirkleGame extends HiddenHandsGame<"qwirkle"> {
  /** What tiles score on a board, or which rules they break; no hands and no turn are needed. */
  score(request: RequestOf<"qwirkle", "score">, options?: CallOptions): Promise<AnswerOf<"qwirkle", "score">> {
    return this.send("score", request, options);
  }

  /** Where one more tile of the hand may go beside those laid this turn. */
  targets(request: RequestOf<"qwirkle", "targets">, options?: CallOptions): Promise<AnswerOf<"qwirkle", "targets">> {
    return this.send("targets", request, options);
  }

  /** Audits a whole score sheet: what each turn should have scored, and which slip explains a wrong number. */
  tally(request: RequestOf<"qwirkle", "tally">, options?: CallOptions): Promise<AnswerOf<"qwirkle", "tally">> {
    return this.send("tally", request, options);
  }

  /** The same for a score sheet as a table in CSV. */
  tallyCsv(csv: string, options?: CallOptions): Promise<AnswerOf<"qwirkle", "tally.csv">> {
    return this.send("tally.csv", csv, options, "text/csv");
  }
}
