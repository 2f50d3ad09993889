// The phases and the moves of each game as words, for the client to tell what is newer than it.

/** `kinds.ts` from the document. */
export function kinds(document) {
  const { schemas } = document.components;
  const games = Object.keys(schemas).flatMap((name) => /^(.+)State$/.exec(name)?.[1] ?? []);
  const entries = games.map((name) => [
    schemas[`${name}Name`].enum[0],
    { phases: words(schemas[`${name}Turn`], "phase"), moves: words(schemas[`${name}Move`], "type") },
  ]);
  const table = JSON.stringify(Object.fromEntries(entries), undefined, 2);
  return `/** Every phase of a turn and every type of move, by game. */\nexport const KINDS = ${table} as const;\n`;
}

/** The words that tell the variants of a union apart. */
function words(union, tag) {
  return union.oneOf.map((variant) => variant.properties[tag].enum[0]);
}
