// The types of each game's operations, read off the document's paths.

import type { components, paths } from "./generated/document.js";

/** The games, as their paths and the `game` of their states name them. */
export type GameName = components["schemas"][`${"Lcr" | "Qwirkle" | "Ludo" | "PegsAndJokers"}Name`];

/** An operation of a game, as its path names it: `legal-moves`. */
export type OperationName<G extends GameName = GameName> = {
  [P in keyof paths]: P extends `/v1/games/${G}/${infer O}` ? O : never;
}[keyof paths];

type Operation<G extends GameName, O extends string> =
  `/v1/games/${G}/${O}` extends infer P extends keyof paths ? paths[P]["post"] : never;

/** What an operation is asked: `RequestOf<"ludo", "apply">` is `LudoApplyRequest`. */
export type RequestOf<G extends GameName, O extends string> =
  Operation<G, O> extends { requestBody: { content: { "application/json": infer R } } } ? R : never;

/** What an operation answers: `AnswerOf<"ludo", "apply">` is `LudoVerdict`. */
export type AnswerOf<G extends GameName, O extends string> =
  Operation<G, O> extends { responses: { 200: { content: { "application/json": infer A } } } } ? A : never;

/** A game's state. */
export type State<G extends GameName> = RequestOf<G, "check"> extends { state: infer S } ? S : never;

/** A game's moves. */
export type Move<G extends GameName> = RequestOf<G, "apply"> extends { move: infer M } ? M : never;

/** A page of a game's legal moves. */
export type MoveList<G extends GameName> = AnswerOf<G, "legal-moves">;

/** The verdict on a legal move. */
export type Accepted<G extends GameName> = Extract<AnswerOf<G, "apply">, { verdict: "accepted" }>;

/** The verdict on an illegal move. */
export type Rejected<G extends GameName> = Extract<AnswerOf<G, "apply">, { verdict: "rejected" }>;

/** A rejection whose game is not known where it is read. */
export type AnyRejected = Rejected<GameName>;

/** An acceptance whose game is a type parameter where it is read: what all have. */
export interface SomeAccepted<G extends GameName> {
  move: Move<G>;
  state: State<G>;
}

/** What can be set for one call alone. */
export interface CallOptions {
  /** Ends the call when it is aborted; the call then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How many milliseconds the call may take, retries and waits included; the client's if left out. */
  timeout?: number | undefined;
}
