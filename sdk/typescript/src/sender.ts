// The generated client put to work: what is sent, and what comes of the answer.

import createClient, { type Client } from "openapi-fetch";

import type { MwamuziOptions } from "./client.js";
import { InvalidSettings } from "./errors.js";
import type { paths } from "./generated/document.js";
import { answered, refused } from "./reading.js";
import { checkedTimeout, type Limits, retrying } from "./transport.js";
import type { CallOptions, GameName } from "./types.js";
import { VERSION } from "./version.js";

const DEFAULT_TIMEOUT = 30_000;
const DEFAULT_RETRIES = 3;

/** openapi-fetch without the types of the paths; those are given by what calls this. */
type Untyped = (method: string, path: string, init: object) => Promise<{ response: Response; error?: unknown }>;

export class Sender {
  readonly raw: Client<paths>;
  readonly #limits: Limits;

  constructor(baseUrl: string | URL, options: MwamuziOptions) {
    this.#limits = checkedLimits(options);
    this.raw = createClient<paths>({ baseUrl: checkedUrl(baseUrl), fetch: retrying(this.#limits) });
  }

  async get<A>(path: string, options: CallOptions | undefined): Promise<A> {
    const answer = await this.fetched(path, options);
    return answered(answer.status, await answer.text());
  }

  /** An operation of a game that answers with JSON; what it is asked is JSON too, or text of another type. */
  async post<A>(game: GameName, operation: string, body: unknown, options?: CallOptions, type?: string): Promise<A> {
    const path = `/v1/games/${game}/${operation}`;
    const answer = await (type ? this.text(path, body, options, type) : this.#send("POST", path, { body }, options));
    return answered(answer.status, await answer.text(), game);
  }

  /** Text of a type of its own. */
  text(path: string, body: unknown, options: CallOptions | undefined, type: string): Promise<Response> {
    return this.#send("POST", path, { body, bodySerializer: String, headers: { "content-type": type } }, options);
  }

  /** An operation of a game that answers with a picture. */
  drawn(game: GameName, operation: string, body: unknown, options: CallOptions | undefined): Promise<Response> {
    return this.#send("POST", `/v1/games/${game}/${operation}`, { body }, options);
  }

  /** What stands at a path. */
  fetched(path: string, options: CallOptions | undefined): Promise<Response> {
    return this.#send("GET", path, {}, options);
  }

  /** An answer of status 200. */
  async #send(method: string, path: string, init: object, options: CallOptions | undefined): Promise<Response> {
    const request = this.raw.request as unknown as Untyped;
    const sent = { ...init, parseAs: "stream", fetch: retrying(this.#limits, options) };
    const { response, error } = await request(method, path, sent);
    if (response.status === 200) return response;
    throw refused(response.status, typeof error === "string" ? error : (JSON.stringify(error) ?? ""));
  }
}

function checkedUrl(baseUrl: string | URL): string {
  const page = (globalThis as { location?: { href: string } }).location?.href;
  if (!URL.canParse(baseUrl, page)) throw new InvalidSettings(`${baseUrl} cannot be a base URL`);
  const { protocol, origin, pathname } = new URL(baseUrl, page);
  if (!/^https?:$/.test(protocol)) throw new InvalidSettings(`the base URL must be http or https, not ${protocol}`);
  return origin + pathname.replace(/\/+$/, "");
}

function checkedLimits(options: MwamuziOptions): Limits {
  const { timeout = DEFAULT_TIMEOUT, retries = DEFAULT_RETRIES, userAgent = ownName() } = options;
  if (!Number.isInteger(retries) || retries < 0) throw new InvalidSettings(`${retries} retries cannot be made`);
  try {
    new Headers(userAgent === undefined ? {} : { "user-agent": userAgent });
  } catch {
    throw new InvalidSettings(`${JSON.stringify(userAgent)} cannot be a user agent`);
  }
  const { fetch = (...asked) => globalThis.fetch(...asked) } = options;
  return { timeout: checkedTimeout(timeout), retries, userAgent, fetch };
}

/** Browsers have a name of their own, and ask the server's leave for another. */
function ownName(): string | undefined {
  const isBrowser = "document" in globalThis || "WorkerGlobalScope" in globalThis;
  return isBrowser ? undefined : `mwamuzi-typescript/${VERSION}`;
}
