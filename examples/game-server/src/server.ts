// The HTTP around it.

import { createServer, type IncomingMessage, type Server } from "node:http";

import { answer, type Answer } from "./api.js";
import type { Tables } from "./tables.js";

/** The longest body that is read. */
const MOST_BYTES = 16 * 1024;

export function server(tables: Tables): Server {
  return createServer(async (request, response) => {
    const { status, body } = await answered(tables, request);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(`${JSON.stringify(body)}\n`);
  });
}

async function answered(tables: Tables, request: IncomingMessage): Promise<Answer> {
  try {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const text = await read(request);
    if (text === undefined) return { status: 413, body: { error: "That is too long." } };
    return await answer(tables, request.method ?? "", pathname, text ? JSON.parse(text) : undefined);
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 400, body: { error: `This is no JSON: ${error.message}` } };
    console.error(error);
    return { status: 500, body: { error: "Something went wrong here." } };
  }
}

/** The whole body; nothing if it is too long. */
async function read(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length <= MOST_BYTES) parts.push(part as Buffer);
  }
  return length <= MOST_BYTES ? Buffer.concat(parts).toString("utf8") : undefined;
}
