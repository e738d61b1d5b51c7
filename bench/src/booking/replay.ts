import type { Statement } from '../statements.ts';
import { isNewId } from './workload.ts';

/** A value of a replay: text as PostgreSQL reads it, in which the ids that only the run itself will make stay open. */
export type Value = null | {
  readonly parts: readonly (string | { readonly id: string })[];
  /** Put together of parts it is text, which PostgreSQL takes for anything but JSON. */
  readonly isJson: boolean;
};

/** One statement of a replay. `keeps`: the names under which columns of its only row are kept for later ones. */
export type Step = {
  readonly text: string;
  readonly values: readonly Value[];
  readonly keeps: ReadonlyMap<string, string>;
};

type Plain = string | number | boolean | Date | Buffer;

/** A single value as PostgreSQL reads it. */
const plainText = (value: Plain): string => {
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
};

const arrayItem = (item: Plain | null): string =>
  item === null ? 'NULL' : `"${plainText(item).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** As `pg` would send it. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return `{${(value as (Plain | null)[]).map(arrayItem).join(',')}}`;
  const isPlain = typeof value === 'string' || value instanceof Date || Buffer.isBuffer(value);
  return isPlain ? plainText(value) : JSON.stringify(value);
}

const manyDigits = /\d{10}/g;

const isJson = (value: unknown): boolean =>
  typeof value === 'string' ? /^[[{]/.test(value) : typeof value === 'object' && !Array.isArray(value);

/** Leaves open the ids that are known by a name. */
function opened(text: string, names: ReadonlyMap<string, string>): Exclude<Value, null>['parts'] {
  const parts: (string | { id: string })[] = [];
  let end = 0;
  for (const match of text.matchAll(manyDigits)) {
    const id = names.get(match[0]);
    if (id === undefined) continue;
    parts.push(text.slice(end, match.index), { id });
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

const newIdsOf = ({ rows }: Statement): [column: string, id: string][] => {
  const [row] = rows;
  if (rows.length !== 1 || !row) return [];
  return Object.entries(row)
    .filter(([, value]) => isNewId(value))
    .map(([column, value]) => [column, String(value)]);
};

/** Maps the statements of one request to steps that can be replayed on another database. */
export function stepsOf(statements: readonly Statement[]): Step[] {
  const names = new Map<string, string>();
  return statements.map((statement, n) => {
    const values = statement.values.map((value) => {
      const text = textOf(value);
      return text === null ? null : { parts: opened(text, names), isJson: isJson(value) };
    });
    const fresh = newIdsOf(statement).filter(([, id]) => !names.has(id));
    const keeps = new Map(fresh.map(([column]) => [column, `s${n}_${column}`]));
    for (const [column, id] of fresh) names.set(id, `s${n}_${column}`);
    return { text: statement.text, values, keeps };
  });
}
