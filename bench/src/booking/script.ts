import type { Step, Value } from './replay.ts';

/** pgbench takes a colon before a letter for a variable, in quotes too. */
const quoted = (text: string): string =>
  `E'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(':', String.raw`\x3a`)}'`;

const placeholder = /\$(\d+)/g;

function literal(value: Value): string {
  if (value === null) return 'null';
  const parts = value.parts.map((part) => (typeof part === 'string' ? quoted(part) : `:${part.id}`));
  if (parts.length < 2) return parts[0] ?? "''";
  // What is put together is text, and no longer of whatever type stands there.
  return `(${parts.join(' || ')})${value.isJson ? '::jsonb' : ''}`;
}

function commandOf({ text, values, keeps }: Step, n: number): string {
  const line = text.replaceAll(placeholder, (_, number: string) => literal(values[Number(number) - 1] ?? null));
  return keeps.size > 0 ? `${line}\n\\gset s${n}_` : `${line};`;
}

/** The steps of all clients as one pgbench script, in which each client finds its own. */
export function scriptOf(queues: readonly (readonly (readonly Step[])[])[]): string {
  return queues
    .map((requests, queue) =>
      [`\\if :client_id = ${queue}`, ...requests.flatMap((steps) => steps.map(commandOf)), '\\endif'].join('\n'),
    )
    .join('\n');
}
