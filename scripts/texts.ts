import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ErrorTable } from '../packages/contract/src/errors/table.ts';

export const root = path.join(import.meta.dirname, '..');

export type Language = 'ar' | 'en';

/** A text with what names it: the key of a message, the code of an error, or its file and line. */
export type Text = { readonly name: string; readonly text: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The messages of the web app as they are written: a sentence, or a list with a sentence for each form of a number. */
export const writtenMessages = (language: Language): ReadonlyMap<string, unknown> =>
  new Map(
    globSync(`apps/web/src/messages/*/${language}.json`, { cwd: root })
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>),
      )
      .filter(([key]) => key !== '$schema'),
  );

/** The sentences of a message by the form of the number; one alone stands under an empty name. */
export function formsOf(message: unknown): ReadonlyMap<string, string> {
  if (typeof message === 'string') return new Map([['', message]]);
  const [choice] = Array.isArray(message) ? (message as unknown[]) : [];
  const match = isRecord(choice) && isRecord(choice['match']) ? choice['match'] : {};
  return new Map(
    Object.entries(match).flatMap(([form, text]) =>
      typeof text === 'string' ? [[form.replace(/^\w+=/, ''), text] as const] : [],
    ),
  );
}

/** Every sentence of the web app, those for one form of a number too. */
export const messagesIn = (language: Language): Text[] =>
  [...writtenMessages(language)].flatMap(([key, message]) =>
    [...formsOf(message)].map(([form, text]) => ({ name: form === '' ? key : `${key} ${form}`, text })),
  );

/** The sentences of the errors; their values are filled in by the server or on the screen. */
export const errorsIn = async (language: Language): Promise<Text[]> => {
  const files = globSync('packages/contract/src/errors/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(root, file))) as Record<string, ErrorTable>),
  );
  return modules.flatMap((tables) =>
    Object.values(tables).flatMap((table) =>
      // A row that stands alone in its file is part of a table, too.
      Object.entries(table).flatMap(([code, { [language]: text }]) =>
        text === undefined ? [] : [{ name: `${language}: ${code}`, text }],
      ),
    ),
  );
};

/** Stands where a value is put in. */
export const hole = '{}';

/** What a literal says, with a hole for each value; undefined for any other expression. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(hole);
  return undefined;
}

const isNamed = ({ parent }: ts.Node, name: string): boolean =>
  ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === name;

/** The Arabic literals of a source, but for words to search by. */
export function arabicLiterals(name: string, source: string): Text[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined && /\p{Script=Arabic}/u.test(text) && !isNamed(node, 'keywords')) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ name: `${name}:${line}`, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The Arabic literals of the files that fit a pattern. */
export const arabicOf = (pattern: string): Text[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => arabicLiterals(file, readFileSync(path.join(root, file), 'utf8')));
