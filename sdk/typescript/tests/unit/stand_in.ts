// A stand-in for a referee that answers as a test says, one answer a request, and remembers what it was asked.

import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";

/** A whole answer, or a connection that is closed before or amid one, or stays silent. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | "refuse" | "break" | "hang";

export interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: Record<string, unknown>;
}

export interface StandIn {
  url: string;
  asked: Asked[];
}

/** Runs until the test ends. What is asked beyond the answers is answered like the last. */
export async function standIn(test: TestContext, ...answers: Answer[]): Promise<StandIn> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    const { method = "", url = "", headers } = request;
    asked.push({ method, path: url, headers, text, body: parsed(text) });
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? {};
    if (answer === "hang") return;
    if (answer === "refuse") return void request.socket.destroy();
    if (answer === "break") {
      response.writeHead(200, { "content-length": "1000" }).write("{");
      setTimeout(() => request.socket.destroy(), 5);
      return;
    }
    const { status = 200, headers: told = {}, body = {} } = answer;
    response.writeHead(status, { "content-type": "application/json", ...told });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => stop(server));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
