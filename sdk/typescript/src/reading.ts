// Reads answers. What only answers hold may be newer than this client and passes as it came; verdicts, states and moves
// may not, because whoever goes on with them has to know what they mean.

import { ProblemAnswer, UnexpectedAnswer } from "./errors.js";
import type { Problem } from "./generated/document.js";
import { KINDS } from "./generated/kinds.js";
import type { GameName } from "./types.js";

/** An answer of status 200 as a value; `game` is whose answer it is, if any one game's. */
export function answered<A>(status: number, text: string, game?: GameName): A {
  const value = parsed(status, text);
  const unknown = game && unknownKind(game, value);
  if (unknown) throw new UnexpectedAnswer(status, text, `${unknown} is newer than this client`);
  return value as A;
}

/** Why there is no answer: the problem document, or something else that stands between client and referee. */
export function refused(status: number, text: string): ProblemAnswer | UnexpectedAnswer {
  try {
    const { type, title, detail, code, errors } = parsed(status, text) as Partial<Problem>;
    const isProblem = [type, title, detail, code].every((word) => typeof word === "string") && Array.isArray(errors);
    if (isProblem) return new ProblemAnswer(JSON.parse(text) as Problem);
    return new UnexpectedAnswer(status, text, "it is no problem document");
  } catch (error) {
    return error as UnexpectedAnswer;
  }
}

function parsed(status: number, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    throw new UnexpectedAnswer(status, text, (error as Error).message);
  }
  throw new UnexpectedAnswer(status, text, "it is no object");
}

interface Answer {
  verdict?: string;
  state?: { rules?: number; turn?: { phase?: string } };
  move?: { type?: string };
  moves?: { type?: string }[];
  legal_moves?: { moves?: { type?: string }[] };
}

/** What of an answer this client does not know, though it must. */
function unknownKind(game: GameName, { verdict, state, move, moves, legal_moves }: Answer): string | undefined {
  const known: { phases: readonly string[]; moves: readonly string[] } = KINDS[game];
  if (verdict !== undefined && !["accepted", "rejected"].includes(verdict)) return `the verdict ${verdict}`;
  if (state && state.rules !== 1) return `version ${state.rules} of the rules`;
  const phase = state?.turn?.phase;
  if (state && !known.phases.includes(phase ?? "")) return `the phase ${phase}`;
  const types = [move, ...(moves ?? []), ...(legal_moves?.moves ?? [])].flatMap((one) => one?.type ?? []);
  const type = types.find((one) => !known.moves.includes(one));
  return type === undefined ? undefined : `the move ${type}`;
}
