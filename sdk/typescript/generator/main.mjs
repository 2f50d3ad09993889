// Writes src/generated from openapi/mwamuzi.json; with --check writes nothing, names each file that differs, and exits
// with 1. Any warning of the generator is a failure.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

import { kinds } from "./kinds.mjs";
import { named } from "./named.mjs";
import { BY_HAND, opened } from "./opened.mjs";

const ROOT = new URL("../../../", import.meta.url);
const FOLDER = "sdk/typescript/src/generated/";
const HEADER = "// Generated from openapi/mwamuzi.json. Do not edit: sdk/typescript/generate writes it.\n\n";

const at = (path) => fileURLToPath(new URL(path, ROOT));

/** The types, by openapi-typescript. */
async function types(document) {
  const complaints = [];
  for (const level of ["warn", "error"]) console[level] = (...words) => complaints.push(words.join(" "));
  const nodes = await openapiTS(opened(document), { defaultNonNullable: false });
  if (complaints.length) throw new Error(`the generator complains:\n${complaints.join("\n")}`);
  return `import type { ${BY_HAND.join(", ")} } from "../unknown.js";\n\n${named(nodes, astToString, BY_HAND)}`;
}

const document = JSON.parse(readFileSync(at("openapi/mwamuzi.json"), "utf8"));
const files = { "document.ts": await types(document), "kinds.ts": kinds(document) };
for (const [name, text] of Object.entries(files)) {
  const path = FOLDER + name;
  if (!process.argv.includes("--check")) {
    writeFileSync(at(path), HEADER + text);
  } else if (!existsSync(at(path)) || readFileSync(at(path), "utf8") !== HEADER + text) {
    process.stdout.write(`${path} differs from the document: run sdk/typescript/generate\n`);
    process.exitCode = 1;
  }
}
