import { DatabaseFailure } from './failure.ts';
import type { Sql } from './types.ts';

type Load<K, V> = (sql: Sql, keys: readonly K[]) => Promise<readonly V[]>;
type Waiting<K, V> = {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
};

/** Keys of one statement at most. */
const largest = 100;

async function answer<K, V>(load: Load<K, V>, sql: Sql, waiting: readonly Waiting<K, V>[]): Promise<void> {
  try {
    const values = await load(
      sql,
      waiting.map(({ key }) => key),
    );
    for (const [n, { resolve }] of waiting.entries()) resolve(values[n]!);
  } catch (error) {
    // A statement that PostgreSQL refused took no effect: whose key was at fault learns it, and the others are answered.
    const isShared = waiting.length > 1 && !sql.isTransaction && !(error instanceof DatabaseFailure);
    if (isShared) await Promise.all(waiting.map((one) => answer(load, sql, [one])));
    else for (const { reject } of waiting) reject(error);
  }
}

/**
 * Asks with one statement for what is needed in the same turn of the event loop, by one request or by several: the busier the process, the
 * fewer statements a request. Nothing is kept, and nobody joins a statement that was sent before. What is asked for in a transaction is
 * asked for in it.
 * @param load values in the order of their keys
 */
export function batched<K, V>(load: Load<K, V>): (sql: Sql, key: K) => Promise<V> {
  const waitingOn = new WeakMap<Sql, Waiting<K, V>[]>();
  const flush = (sql: Sql): void => {
    const waiting = waitingOn.get(sql) ?? [];
    waitingOn.delete(sql);
    for (let n = 0; n < waiting.length; n += largest) void answer(load, sql, waiting.slice(n, n + largest));
  };
  return (sql, key) =>
    new Promise((resolve, reject) => {
      const waiting = waitingOn.get(sql) ?? [];
      waiting.push({ key, resolve, reject });
      if (waiting.length > 1) return;
      waitingOn.set(sql, waiting);
      setImmediate(flush, sql);
    });
}
