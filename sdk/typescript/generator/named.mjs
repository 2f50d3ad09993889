// Gives every component a declaration of its own, so that an editor says `LcrState` where it would spell out the whole
// state, and messages and documentation do the same.

import ts from "typescript";

const REFERENCE = /components\["schemas"\]\["(\w+)"\]/g;

/** The generator's nodes as text, with `export interface LcrState` and the like before `components`. */
export function named(nodes, print, byHand) {
  const components = nodes.find((node) => node.name?.text === "components");
  const every = components.members.find((member) => member.name.text === "schemas").type.members;
  const schemas = every.filter(({ name }) => !byHand.includes(name.text));
  const declarations = schemas.map(declaration);
  const index = schemas.map((schema) => `        ${schema.name.text}: ${schema.name.text};`).join("\n");
  const others = nodes.filter((node) => node !== components);
  const text = `${print(declarations)}
/** Every component of the document by its name. */
export interface components {
    schemas: {
${index}
    };
}
${print(others)}`;
  return told(text.replace(REFERENCE, "$1"));
}

function declaration({ name, type, emitNode }) {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const made = ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported, name.text, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name.text, undefined, type);
  for (const { kind, text, hasTrailingNewLine } of emitNode?.leadingComments ?? []) {
    ts.addSyntheticLeadingComment(made, kind, text, hasTrailingNewLine);
  }
  return made;
}

/** Comments as editors and TypeDoc show them best: the text alone, without what the type says already. */
function told(text) {
  return text
    .replace(/^ *(?:\/\*\* @enum \{\w+\} \*\/|\* @enum \{\w+\})\n/gm, "")
    .replace(/^ *\* @enum \{\w+\}\n/gm, "")
    .replaceAll("@description ", "");
}
