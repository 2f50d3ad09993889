// What the server answers: each function takes what was asked and gives a status and a body.
//
// The players' apps talk to this server alone. It keeps the state, so that nobody can send a better one, and asks the
// referee about every move.

import { ConnectionFailed, IllegalMove, type LcrMove, type LudoMove, type Match, ProblemAnswer } from "mwamuzi";

import { GAMES, type Played, type Table, type Tables } from "./tables.js";

export interface Answer {
  status: number;
  body: unknown;
}

/** Answers one request; a path that is not known is 404, a method 405. */
export async function answer(tables: Tables, method: string, path: string, body: unknown): Promise<Answer> {
  const [, root, id, more, ...rest] = path.split("/");
  if (root !== "tables" || rest.length || (more !== undefined && more !== "moves")) return failed(404, "There is nothing here.");
  try {
    if (id === undefined) return await everyTable(tables, method, body);
    const table = tables.get(id);
    if (!table) return failed(404, "There is no such table.");
    if (more === undefined) return method === "GET" ? { status: 200, body: await told(id, table) } : notAllowed();
    return method === "POST" ? await moved(tables, id, table, body) : notAllowed();
  } catch (error) {
    return refused(error);
  }
}

async function everyTable(tables: Tables, method: string, body: unknown): Promise<Answer> {
  if (method === "GET") return { status: 200, body: { tables: tables.list().map(([id, table]) => summary(id, table)) } };
  if (method !== "POST") return notAllowed();
  const { game, players } = fields(body);
  if (!GAMES.includes(game as Played)) return failed(400, `"game" is one of ${GAMES.join(", ")}.`);
  if (!Array.isArray(players) || !players.every((name) => typeof name === "string")) {
    return failed(400, '"players" is a list of names.');
  }
  const [id, table] = await tables.open(game as Played, players);
  return { status: 201, body: await told(id, table) };
}

/** Makes a move for a seat. Whether the seat is really the caller's is for a server with accounts to know. */
async function moved(tables: Tables, id: string, table: Table, body: unknown): Promise<Answer> {
  const { seat, move } = fields(body);
  if (typeof seat !== "number") return failed(400, '"seat" is the number of a seat.');
  const { events } = await made(table, seat, move);
  await tables.save();
  return { status: 200, body: { events, ...(await told(id, table)) } };
}

/** Dice are rolled by the referee: an app that states its own would always roll a six. */
function made(table: Table, seat: number, move: unknown): Promise<{ events: unknown[] }> {
  const { type, piece } = fields(move);
  const own = type === "roll" ? { type } : { type, piece };
  // The referee reads the move and says what is wrong with it; that is what it is for.
  return table.game === "lcr"
    ? (table as Match<"lcr">).apply(own as LcrMove, { seat })
    : (table as Match<"ludo">).apply(own as LudoMove, { seat });
}

function summary(id: string, { game, state, log, isOver }: Table): object {
  return { id, game, players: state.players.map(({ name }) => name), moves: log.length, over: isOver };
}

/** A table with everything that an app needs to show it. */
async function told(id: string, table: Table): Promise<object> {
  const { moves, seat } = await table.legalMoves();
  return { ...summary(id, table), state: table.state, legal_moves: { seat, moves } };
}

/** Why there is no answer, in the referee's words. */
function refused(error: unknown): Answer {
  if (error instanceof IllegalMove) {
    return { status: 409, body: { error: error.message, violations: error.violations, legal_moves: error.legalMoves } };
  }
  if (error instanceof ProblemAnswer && error.status < 500 && error.status !== 429) {
    return { status: 400, body: { error: error.message, errors: error.errors } };
  }
  if (error instanceof ProblemAnswer || error instanceof ConnectionFailed) return failed(503, "The referee is away. Try again.");
  throw error;
}

function failed(status: number, error: string): Answer {
  return { status, body: { error } };
}

function notAllowed(): Answer {
  return failed(405, "This method serves nothing here.");
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
