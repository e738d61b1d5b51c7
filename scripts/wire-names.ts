import ts from 'typescript';
import type { Source } from './server-texts.ts';

const inCapitals = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;
/** Whose names in capitals are the language's, the build's or WebGL's (`gl`) own. */
const own = /^(?:Number|Date|Math|gl|import\.meta\.env)$/;
/** Names of the browser's own objects. */
const ofBrowser: ReadonlySet<string> = new Set(['PERMISSION_DENIED']);

const isWireName = (name: ts.Node): boolean =>
  ts.isIdentifier(name) && name.text.length > 1 && inCapitals.test(name.text) && !ofBrowser.has(name.text);

/** The name of a field where code reads one: `order.STATUS`, `{ STATUS }` taken apart, or a type that has it. */
function readName(node: ts.Node, file: ts.SourceFile): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) return own.test(node.expression.getText(file)) ? undefined : node.name;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) return node.propertyName ?? node.name;
  if (ts.isPropertySignature(node)) return node.name;
  return undefined;
}

/** Where a source of the web reads a field by the wire's name in capitals; those end in the client (`#shared/api/camel-fields.ts`). */
export function wireNameFaults({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = readName(node, file);
    if (name && isWireName(name)) {
      const line = file.getLineAndCharacterOfPosition(name.getStart(file)).line + 1;
      faults.push(`${path}:${line} reads ${name.getText(file)} by its name on the wire`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}
