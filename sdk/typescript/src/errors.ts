// Why a call gave no answer.

import type { Problem, ProblemError, Violation } from "./generated/document.js";
import type { AnyRejected, GameName, MoveList, Rejected } from "./types.js";

/** Everything that this client throws by itself. An illegal move is thrown by `applyOrRaise` and by a match alone. */
export abstract class MwamuziError extends Error {
  /** Which of them it is, as a word. */
  abstract readonly kind: "problem" | "illegal_move" | "connection" | "unexpected" | "settings";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The referee could not judge the request and says why. */
export class ProblemAnswer extends MwamuziError {
  readonly kind = "problem";
  /** The problem document, as it came. */
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.title} (${problem.code}): ${problem.detail}`);
    this.problem = problem;
  }

  /** The HTTP status. */
  get status(): number {
    return this.problem.status;
  }

  /** A stable word for the kind of problem, such as `impossible_state`. */
  get code(): string {
    return this.problem.code;
  }

  /** Everything that is wrong with the request, and where. */
  get errors(): ProblemError[] {
    return this.problem.errors;
  }

  /** The id of the request, as the referee's log has it. */
  get requestId(): string | undefined {
    return this.problem.request_id;
  }
}

/** The move breaks the rules. */
export class IllegalMove<G extends GameName = GameName> extends MwamuziError {
  readonly kind = "illegal_move";
  /** The verdict, as it came. */
  readonly verdict: Rejected<G>;

  constructor(verdict: Rejected<G>) {
    const { violations } = verdict as AnyRejected;
    super(violations.map(({ message, rule }) => `${message} (${rule})`).join(" "));
    this.verdict = verdict;
  }

  /** Every rule that the move breaks. */
  get violations(): Violation[] {
    return (this.verdict as AnyRejected).violations;
  }

  /** What would have been legal. */
  get legalMoves(): MoveList<G> {
    return (this.verdict as AnyRejected).legal_moves as MoveList<G>;
  }
}

/** No whole answer came: refused, broken off or timed out, after the retries. */
export class ConnectionFailed extends MwamuziError {
  readonly kind = "connection";
  /** Whether the time for the call ran out. */
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, cause: unknown) {
    super(isTimeout ? "the referee did not answer in time" : "the referee could not be reached", { cause });
    this.isTimeout = isTimeout;
  }
}

/** An answer came that this client cannot read: from something that is no referee, or from one that is newer. */
export class UnexpectedAnswer extends MwamuziError {
  readonly kind = "unexpected";
  /** The HTTP status. */
  readonly status: number;
  /** What came. */
  readonly body: string;
  /** Why it could not be read. */
  readonly reason: string;

  constructor(status: number, body: string, reason: string) {
    super(`an answer of status ${status} could not be read: ${reason}`);
    this.status = status;
    this.body = body;
    this.reason = reason;
  }
}

/** The client was set up, or handed something saved, in a way that cannot work. */
export class InvalidSettings extends MwamuziError {
  readonly kind = "settings";
}
