// How a request is sent: its time limit, and when it is sent again.
//
// A retry sends the same bytes. Every operation of the referee is a pure function and the chance is pinned by a seed, so
// it is safe to send a request again even if the first one may have been answered. A timeout is not retried: it means
// that the time for the whole call is used up.

import { ConnectionFailed, InvalidSettings } from "./errors.js";
import type { CallOptions } from "./types.js";

/** The longest wait before the first retry, in milliseconds; it doubles with each one, up to `LONGEST_WAIT`. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;
/** What timers can count. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;
/** Answers that may be better the next time. */
const PASSING = [429, 502, 503, 504];

/** How long a call may take, how often it may be sent again, and through what. */
export interface Limits {
  /** Milliseconds for the whole call: every attempt and every wait. */
  timeout: number;
  retries: number;
  userAgent: string | undefined;
  fetch: typeof fetch;
}

type Outcome = { response: Response } | { failure: unknown };

/** A `fetch` that reads the whole answer, retries and keeps to the time limit. */
export function retrying(limits: Limits, options: CallOptions = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    const timeout = checkedTimeout(options.timeout ?? limits.timeout);
    const end = performance.now() + timeout;
    const { signal, release } = limited(timeout, options.signal);
    try {
      return await attempts(limits, await copied(request, limits, signal), end, options.signal);
    } finally {
      release();
    }
  };
}

/** Sends until there is an answer that counts. */
async function attempts(
  limits: Limits,
  { url, init }: Copy,
  end: number,
  caller: AbortSignal | undefined,
): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const outcome = await attempt(limits, url, init);
    caller?.throwIfAborted();
    const isTimeout = init.signal.aborted;
    const wait = waitBefore(retry, outcome);
    if (isTimeout || !passes(outcome) || retry >= limits.retries || wait >= end - performance.now()) {
      return settled(outcome, isTimeout);
    }
    await sleep(wait, caller);
  }
}

/** A signal for the time limit and for the caller's abort, with nothing left behind once it is released. */
function limited(timeout: number, caller: AbortSignal | undefined): { signal: AbortSignal; release: () => void } {
  const abort = new AbortController();
  const stop = () => abort.abort(caller?.reason);
  const timer = setTimeout(() => abort.abort(new DOMException("The time limit is over.", "TimeoutError")), timeout);
  caller?.addEventListener("abort", stop, { once: true });
  if (caller?.aborted) stop();
  const release = () => {
    clearTimeout(timer);
    caller?.removeEventListener("abort", stop);
  };
  return { signal: abort.signal, release };
}

interface Copy {
  url: string;
  init: RequestInit & { signal: AbortSignal };
}

/** The request as it can be sent more than once. */
async function copied(request: Request, { userAgent }: Limits, signal: AbortSignal): Promise<Copy> {
  const headers = new Headers(request.headers);
  if (userAgent !== undefined) headers.set("user-agent", userAgent);
  const body = request.method === "GET" ? null : await request.arrayBuffer();
  return { url: request.url, init: { method: request.method, headers, body, signal } };
}

/** The time limit, if timers can keep it. */
export function checkedTimeout(timeout: number): number {
  if (timeout > 0 && timeout <= LONGEST_TIMEOUT) return timeout;
  throw new InvalidSettings(`a time limit of ${timeout} milliseconds cannot be kept`);
}

/** Reads the whole answer, so that one that breaks off can be asked for again. */
async function attempt(limits: Limits, url: string, init: RequestInit): Promise<Outcome> {
  try {
    const answer = await limits.fetch(url, init);
    const bytes = await answer.arrayBuffer();
    const { status, headers } = answer;
    return { response: new Response(bytes.byteLength ? bytes : null, { status, headers }) };
  } catch (failure) {
    return { failure };
  }
}

function passes(outcome: Outcome): boolean {
  return "failure" in outcome || PASSING.includes(outcome.response.status);
}

/** What the last attempt came to. */
function settled(outcome: Outcome, isTimeout: boolean): Response {
  if ("response" in outcome) return outcome.response;
  throw new ConnectionFailed(isTimeout, outcome.failure);
}

/** Exponential backoff with full jitter, on top of what the server asks for. */
function waitBefore(retry: number, outcome: Outcome): number {
  const most = Math.min(FIRST_WAIT * 2 ** retry, LONGEST_WAIT);
  const asked = "response" in outcome ? retryAfter(outcome.response) : 0;
  return asked + Math.random() * most;
}

/** The milliseconds of a Retry-After header: seconds or a date. */
function retryAfter(response: Response): number {
  const value = response.headers.get("retry-after")?.trim() ?? "";
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait > 0 ? wait : 0;
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
