import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Sql } from './types.ts';

/** Stands for a value while a statement is put together; what cannot go into one as it is must be worked out by whoever calls. */
class Slot {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(`the value ${this.key} of a short read is not known while it is put together`);
  }
}

const shortReads = new Set<string>();

/** Whether a statement only looks a few rows up, so that others may wait behind it. */
export const isShortRead = (text: string): boolean => shortReads.has(text);

type Built<R> = (Compilable<R> & { readonly isRawBuilder?: never }) | RawBuilder<R>;
type Fixed = { readonly compiled: CompiledQuery; readonly keys: readonly (string | undefined)[] };

/** A slot for each value that is asked for by its name. */
const slots: object = new Proxy(
  {},
  {
    get: (_target, key) => new Slot(String(key)),
    ownKeys: () => {
      throw new TypeError('the values of a short read are named one by one');
    },
  },
);

function fix(sql: Sql, built: Built<unknown>): Fixed {
  const compiled: CompiledQuery = built.isRawBuilder ? built.compile(sql) : built.compile();
  shortReads.add(compiled.sql);
  return { compiled, keys: compiled.parameters.map((value) => (value instanceof Slot ? value.key : undefined)) };
}

/**
 * A read of a few rows that calls make again and again. It is put together once and then only gets its values, and it goes to the database
 * in one round trip with others of its kind that are asked for in the same turn of the event loop (`round-trips.ts`): none may take long.
 * @param build puts it together with `values` as they are, each as a parameter of the statement
 */
export function shortRead<V extends object, R>(
  build: (sql: Sql, values: V) => Built<R>,
): (sql: Sql, values: V) => Promise<R[]> {
  let fixed: Fixed | undefined;
  return async (sql, values) => {
    const { compiled, keys } = (fixed ??= fix(sql, build(sql, slots as V)));
    const known = values as Readonly<Record<string, unknown>>;
    const parameters = keys.map((key, n) => (key === undefined ? compiled.parameters[n] : known[key]));
    const { rows } = await sql.executeQuery({ ...compiled, parameters });
    return rows as R[];
  };
}
