// The copy of the document that the types are made from. It is never written down.
//
// What only answers hold is opened, so that a program made today meets what a later referee says: a tagged union such as
// LcrEvent gains a member of unknown kind, a list of words gains the unknown word. Requests, states and moves stay
// closed, in answers too, and so do verdicts: whoever asks for one has to know what it means.

const PREFIX = "#/components/schemas/";

/** What stands for everything that came later is typed by hand, in src/unknown.ts. */
export const BY_HAND = ["UnknownValue", "UnknownWord"];
/** The lines of a batch, which src/batch.ts types by game and operation. */
const LINES = ["BatchAnswer", "BatchLine"];

const word = { $ref: `${PREFIX}UnknownWord` };
const value = { $ref: `${PREFIX}UnknownValue` };

export function opened(document) {
  const copy = structuredClone(document);
  const schemas = copy.components.schemas;
  const asked = requests(copy);
  for (const [name, schema] of Object.entries(schemas)) {
    if (!asked.has(name)) open(name, schema);
  }
  for (const [name, schema] of Object.entries(schemas)) hoist(name, schema, schemas);
  walk(copy, withoutFormat);
  for (const name of BY_HAND) schemas[name] = {};
  for (const name of LINES) delete schemas[name];
  return copy;
}

/** The components that requests hold, states and moves among them; events are the one open thing that they pass on. */
function requests(document) {
  const reached = new Set();
  const follow = (part) =>
    walk(part, ({ $ref: reference }) => {
      if (typeof reference !== "string" || !reference.startsWith(PREFIX)) return;
      const name = reference.slice(PREFIX.length);
      if (name.endsWith("Event") || reached.has(name)) return;
      reached.add(name);
      follow(document.components.schemas[name]);
    });
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) follow(operation.requestBody ?? {});
  }
  return reached;
}

function open(name, schema) {
  walk(schema, openWords);
  if (!schema.oneOf) return;
  const tag = tagOf(schema);
  if (tag === "verdict") return;
  schema.oneOf.push(tag ? unknownVariant(name, tag) : value);
}

/** A list of words gains any other word. A single word is a tag and stays. */
function openWords(schema) {
  if (!Array.isArray(schema.enum) || schema.enum.length < 2) return;
  schema.anyOf = [{ type: "string", enum: schema.enum }, word];
  delete schema.enum;
  delete schema.type;
}

/** Formats of numbers would only be noise in comments; what a text holds is no part of its type. */
function withoutFormat(schema) {
  if (typeof schema.format === "string") delete schema.format;
  if (schema.contentMediaType) delete schema.contentSchema;
}

/** The field that tells the variants of a union apart. */
function tagOf(schema) {
  const properties = Object.entries(schema.oneOf[0].properties ?? {});
  return properties.find(([, property]) => property.enum?.length === 1)?.[0];
}

function unknownVariant(name, tag) {
  return {
    title: `${name}Unknown`,
    type: "object",
    description: "A kind that came later, as it was sent.",
    required: [tag],
    properties: { [tag]: word },
    additionalProperties: true,
  };
}

/** Each variant that has a title becomes a component of that name, so that programs can name it. */
function hoist(name, schema, schemas) {
  schema.oneOf = schema.oneOf?.map((variant) => {
    const title = variant.title;
    if (!title) return variant;
    if (schemas[title]) throw new Error(`${name} has a variant ${title}, and there is a component of that name`);
    schemas[title] = variant;
    delete variant.title;
    return { $ref: PREFIX + title };
  });
  if (!schema.oneOf) delete schema.oneOf;
}

/** Calls `visit` with every object in `part`, inner ones first. */
function walk(part, visit) {
  if (Array.isArray(part)) {
    for (const item of part) walk(item, visit);
  } else if (part && typeof part === "object") {
    for (const item of Object.values(part)) walk(item, visit);
    visit(part);
  }
}
