// The client and how it is set up.

import type { Client } from "openapi-fetch";

import { type BatchAnswer, type BatchLine, inBatches } from "./batch.js";
import { Game, HiddenHandsGame, QwirkleGame } from "./games.js";
import type { GameDescription, GameDocument, GameList, paths } from "./generated/document.js";
import { Sender } from "./sender.js";
import type { CallOptions, GameName } from "./types.js";

/** How a client is set up; everything may be left out. */
export interface MwamuziOptions {
  /** How many milliseconds a call may take in all, retries and waits included; 30 000 if left out. */
  timeout?: number | undefined;
  /**
   * How often a request is sent again when the referee is busy (429, 502, 503, 504) or the connection fails; 3 if left
   * out, 0 for never. The waits between are random and grow, and are never shorter than a Retry-After asks for.
   */
  retries?: number | undefined;
  /** What to call oneself in the User-Agent header; outside of browsers `mwamuzi-typescript/` and the version. */
  userAgent?: string | undefined;
  /** A `fetch` of one's own: proxies, certificates, credentials. It is called with a URL and a `RequestInit`. */
  fetch?: typeof fetch | undefined;
}

/**
 * A referee somewhere.
 *
 * Every call rejects with a {@link MwamuziError} if no answer comes; an illegal move is an answer.
 */
export class Mwamuzi {
  /** LCR: dice, chips and a pot. */
  readonly lcr: Game<"lcr">;
  /** Qwirkle: tiles of six colors and six shapes. */
  readonly qwirkle: QwirkleGame;
  /** Ludo: four pieces a player, a die, blocks and safe squares. */
  readonly ludo: Game<"ludo">;
  /** Pegs and Jokers: cards, pegs and two teams. */
  readonly pegsAndJokers: HiddenHandsGame<"pegs-and-jokers">;
  /**
   * Every operation of the document by its path, typed by the document, with the client's retries and time limit; seeds
   * are the caller's own. `client.raw.POST("/v1/games/lcr/check", { body: { state } })`.
   */
  readonly raw: Client<paths>;
  readonly #sender: Sender;

  /**
   * The referee at `baseUrl`, such as `http://127.0.0.1:8080`; in a browser also relative to the page.
   *
   * @throws {@link InvalidSettings} if the URL or an option cannot be used.
   */
  constructor(baseUrl: string | URL, options: MwamuziOptions = {}) {
    this.#sender = new Sender(baseUrl, options);
    this.raw = this.#sender.raw;
    this.lcr = new Game(this.#sender, "lcr");
    this.qwirkle = new QwirkleGame(this.#sender, "qwirkle");
    this.ludo = new Game(this.#sender, "ludo");
    this.pegsAndJokers = new HiddenHandsGame(this.#sender, "pegs-and-jokers");
  }

  /** The games that the referee knows. */
  async games(options?: CallOptions): Promise<GameDescription[]> {
    return (await this.#sender.get<GameList>("/v1/games", options)).games;
  }

  /** One game with its rulebook and its boards. */
  game(game: GameName | (string & {}), options?: CallOptions): Promise<GameDocument> {
    return this.#sender.get(`/v1/games/${encodeURIComponent(game)}`, options);
  }

  /** The picture behind a token of `renderLink`, as SVG. */
  async pictureSvg(token: string, options?: CallOptions): Promise<string> {
    return (await this.#sender.fetched(`/v1/render/${encodeURIComponent(token)}.svg`, options)).text();
  }

  /** The picture behind a token of `renderLink`, as the bytes of a PNG. */
  async picturePng(token: string, options?: CallOptions): Promise<Uint8Array> {
    const answer = await this.#sender.fetched(`/v1/render/${encodeURIComponent(token)}.png`, options);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /**
   * Many operations of any games, in order. Lines are read as answers are fetched, and few are held at a time, so there
   * may be any number of them. A line that fails is an answer with its problem and hurts no other. The time limit is for
   * each group of lines that is sent.
   *
   * ```ts
   * for await (const { id, status, body } of client.batch(lines)) {
   *   if (status === 200) console.log(id, body.possible);
   * }
   * ```
   */
  batch<L extends BatchLine>(
    lines: Iterable<L> | AsyncIterable<L>,
    options?: CallOptions,
  ): AsyncGenerator<BatchAnswer<L>, void, undefined> {
    return inBatches(lines, (body) => this.#sender.text("/v1/batch", body, options, "application/x-ndjson"));
  }
}
