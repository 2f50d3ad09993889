// Many operations in one go.
//
// Lines are sent in groups, each a request of its own that is retried like any other, so that a broken connection costs
// nothing, and so that it works where a request cannot be sent while its answer is read: in browsers. The referee reads
// no further while its answers are not read, so a group is small enough to be on its way as a whole.

import { UnexpectedAnswer } from "./errors.js";
import type { Problem } from "./generated/document.js";
import { pinned } from "./seed.js";
import type { AnswerOf, GameName, OperationName, RequestOf } from "./types.js";

/** The most that a group holds, but for a single line that is longer. */
const MOST_LINES = 100;
const MOST_CHARACTERS = 32 * 1024;
/** How many milliseconds a group waits for a further line. */
const PATIENCE = 5;
/** The operations that leave something to chance. */
const DECISIONS = ["new", "apply", "rematch"];

/** An operation as a line of a batch names it: `legal_moves`. */
type Underscored<O extends string> = O extends `${infer A}-${infer B}` ? `${A}_${Underscored<B>}` : O;

type Line<G extends GameName, O extends string> = {
  /** Given back with the answer: text of up to 128 characters or an integer. */
  id?: string | number | undefined;
  /** Which game. */
  game: G;
  /** Which operation. */
  op: Underscored<O>;
  /** The request, as the operation takes it alone. */
  body: RequestOf<G, O>;
};

type Lines = { [G in GameName]: { [O in OperationName<G>]: [AnswerOf<G, O>] extends [never] ? never : Line<G, O> } };

/** One operation of a batch. */
export type BatchLine = { [G in GameName]: Lines[G][OperationName<G> & keyof Lines[G]] }[GameName];

type Answers = { [G in GameName]: { [O in OperationName<G> as Underscored<O>]: AnswerOf<G, O> } };

type AnswerTo<L extends BatchLine> = L extends { game: infer G extends GameName; op: infer O }
  ? Answers[G][O & keyof Answers[G]]
  : never;

/** What came of one operation: its answer if the status is 200, else a problem whose pointers start at `body`. */
export type BatchAnswer<L extends BatchLine = BatchLine> =
  | { id: L["id"]; status: 200; body: AnswerTo<L> }
  | { id: L["id"]; status: 400 | 404 | 413 | 422 | 500 | 503; body: Problem };

export async function* inBatches<L extends BatchLine>(
  lines: Iterable<L> | AsyncIterable<L>,
  send: (body: string) => Promise<Response>,
): AsyncGenerator<BatchAnswer<L>, void, undefined> {
  for await (const group of groups(lines)) {
    const answer = await send(group.join(""));
    const text = await answer.text();
    const answers = text.split("\n").filter((line) => line.trim());
    if (answers.length !== group.length) {
      const reason = `${group.length} lines were sent and ${answers.length} came back`;
      throw new UnexpectedAnswer(answer.status, text, reason);
    }
    for (const line of answers) yield read(line, answer.status, text);
  }
}

function read<L extends BatchLine>(line: string, status: number, text: string): BatchAnswer<L> {
  try {
    return JSON.parse(line) as BatchAnswer<L>;
  } catch (error) {
    throw new UnexpectedAnswer(status, text, (error as Error).message);
  }
}

/** Lines by the group, which goes when the next line would be too much or lets itself be waited for. */
async function* groups<L extends BatchLine>(lines: Iterable<L> | AsyncIterable<L>): AsyncGenerator<string[]> {
  const source = each(lines);
  let coming = next(source);
  try {
    for (;;) {
      const first = await coming;
      if (first.done) return;
      const group = [written(first.value)];
      let length = group[0]?.length ?? 0;
      coming = next(source);
      const patience = later();
      while (group.length < MOST_LINES) {
        const ready = await Promise.race([coming, patience]);
        if (!ready || ready.done) break;
        const line = written(ready.value);
        length += line.length;
        if (length > MOST_CHARACTERS) break;
        group.push(line);
        coming = next(source);
      }
      yield group;
    }
  } finally {
    source.return().catch(() => undefined);
  }
}

async function* each<T>(lines: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  yield* lines;
}

/** The next line, asked for before it is waited for: a failure shows when it is. */
function next<T>(source: AsyncGenerator<T, void, undefined>): Promise<IteratorResult<T, void>> {
  const coming = source.next();
  coming.catch(() => undefined);
  return coming;
}

function later(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
}

function written(line: BatchLine): string {
  const body: unknown = DECISIONS.includes(line.op) ? pinned(line.body) : line.body;
  return `${JSON.stringify({ ...line, body })}\n`;
}
