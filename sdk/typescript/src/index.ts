/**
 * The TypeScript client of Mwamuzi, a stateless rules referee for tabletop games.
 *
 * @packageDocumentation
 */

export type { BatchAnswer, BatchLine } from "./batch.js";
export { Mwamuzi, type MwamuziOptions } from "./client.js";
export { ConnectionFailed, IllegalMove, InvalidSettings, MwamuziError, ProblemAnswer, UnexpectedAnswer } from "./errors.js";
export type { Game, HiddenHandsGame, QwirkleGame } from "./games.js";
export type * from "./generated/document.js";
export { type ApplyOptions, type LogEntry, Match, type SavedMatch } from "./match.js";
export type {
  Accepted,
  AnswerOf,
  CallOptions,
  GameName,
  Move,
  MoveList,
  OperationName,
  Rejected,
  RequestOf,
  State,
} from "./types.js";
export type { UnknownValue, UnknownWord } from "./unknown.js";
export { VERSION } from "./version.js";
