// What is newer than this client. It stands beside the known words and kinds, so that a `switch` over them narrows, and
// its `default` is left with this alone: `event satisfies LcrEventUnknown` fails to compile when a newer client knows
// more. For TypeScript to narrow, the word has to be an enum, which a program never sees: it is text, as it was sent.

declare enum Newer {
  word = "a word that came later",
}

declare const newer: unique symbol;

/** A word that came later than this client, as it was sent: any text. */
export type UnknownWord = Newer;

/** A value of a kind that came later than this client. */
export interface UnknownValue {
  /** Never there: it tells this apart from values that are known. */
  readonly [newer]: true;
}
