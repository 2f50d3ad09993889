// Makes every call of the file of fixtures through the client, and prints what each came to; the protocol is in
// tests/sdk/conformance/README.md.
//
//     node conformance.mjs BASE_URL FIXTURES

import { readFile } from "node:fs/promises";

import { IllegalMove, Match, Mwamuzi, ProblemAnswer } from "mwamuzi";

const [, , baseUrl, fixtures] = process.argv;
const client = new Mwamuzi(baseUrl);

/** Methods that are not called as the operation is. */
const METHODS = { new: "newGame", render_txt: "renderText" };

const camel = (name) => name.replace(/[_-](\w)/g, (_, letter) => letter.toUpperCase());

function operation(game, request, op) {
  const sent = op === "check" ? request.state : (request.text ?? request);
  return client[camel(game)][METHODS[op] ?? camel(op)](sent);
}

async function all(values) {
  const found = [];
  for await (const value of values) found.push(value);
  return found;
}

const SPECIAL = {
  games: async () => ({ games: await client.games() }),
  game: (_game, request) => client.game(request.game),
  legal_moves_all: async (game, request, op) => ({ moves: await all(operation(game, request, op)) }),
  batch: async (_game, request) => ({ answers: await all(client.batch(request.lines)) }),
  match: played,
};

async function played(game, { setup, steps }) {
  const referee = client[camel(game)];
  let match = await Match.start(referee, setup);
  const refused = [];
  const replays = [];
  const does = {
    undo: () => match.undo(),
    replay: async () => replays.push(await match.replay()),
    save_and_load: () => (match = Match.fromJSON(referee, JSON.stringify(match))),
    apply: ({ move, ...beside }) => match.apply(move, beside),
    first_legal_move: async (beside) => match.apply((await match.legalMoves()).moves[0], beside),
  };
  for (const step of steps) {
    const [[kind, more]] = Object.entries(step);
    try {
      await does[kind](more);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      refused.push(error.violations);
    }
  }
  return { saved: match, refused, replays };
}

/** A text or a picture as JSON can hold it. */
function written(value) {
  if (typeof value === "string") return { text: value };
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;
}

async function line({ name, game = "", op, request }) {
  try {
    const body = written(await (SPECIAL[op] ?? operation)(game, request, op));
    return { name, outcome: "answer", body };
  } catch (error) {
    if (error instanceof IllegalMove) {
      return { name, outcome: "illegal_move", body: { violations: error.violations, legal_moves: error.legalMoves } };
    }
    if (error instanceof ProblemAnswer) return { name, outcome: "problem", body: error.problem };
    throw error;
  }
}

for (const fixture of JSON.parse(await readFile(fixtures, "utf8"))) {
  process.stdout.write(`${JSON.stringify(await line(fixture))}\n`);
}
