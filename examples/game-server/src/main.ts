// Serves until it is stopped.

import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";

import { Mwamuzi } from "mwamuzi";

import { server } from "./server.js";
import { Tables } from "./tables.js";

const { values, positionals } = parseArgs({
  options: { port: { type: "string", default: "3000" }, file: { type: "string", default: "tables.json" } },
  allowPositionals: true,
});
const [referee = "http://127.0.0.1:8080"] = positionals;
const client = new Mwamuzi(referee, { timeout: 5000 });
const serving = server(await Tables.load(client, values.file));
serving.listen(Number(values.port), "127.0.0.1", () => {
  console.log(`serves on http://127.0.0.1:${(serving.address() as AddressInfo).port}`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => serving.close());
