import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { leasing } from './lease.ts';
import { poolLimits, requestLimits, type Limits } from './limits.ts';
import type { DB } from './schema.gen.ts';
import { tableChanges, type TableChanges } from './table-changes.ts';
import type { Db } from './types.ts';

export type Database = {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** What goes through `db` and changes tables is announced here. */
  readonly changes: TableChanges;
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** sum() of whole numbers comes as numeric: a fraction is let through, a sum that would lose its last digits is not. */
function safeNumber(text: string): number {
  return text.includes('.') ? Number(text) : safeInteger(text);
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [NUMERIC, safeNumber],
  // A day of the calendar has no time zone: it stays 'YYYY-MM-DD'.
  [DATE, (text) => text],
]);

/** The parser of a type, which each column of each answer asks for. */
function parserOf(oid: number): (text: string) => unknown {
  const parser = parsers.get(oid) ?? pg.types.getTypeParser(oid);
  parsers.set(oid, parser);
  return parser;
}

/** Of our own pool only: libraries that share `pg` keep theirs. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    format === 'binary' ? pg.types.getTypeParser(oid, format) : parserOf(oid),
};

/** A statement may be sent before the one before it is answered; the types of the driver do not know of it. */
const pipelined = { pipeline: true } as pg.PoolConfig;

type Opening = {
  readonly max?: number;
  readonly limits?: Limits;
  /** Where another pool of the same process announces its changes as well. */
  readonly changes?: TableChanges;
  readonly onError?: (error: Error) => void;
};

/**
 * Opens a pool on the database, and Kysely on the pool. bigint and numeric read as number, date as 'YYYY-MM-DD',
 * timestamptz as Date. Nothing connects before the first query; `db.destroy()` ends the pool.
 * A query through Kysely fails with a `DatabaseFailure` when the database is away or too slow.
 * @param max connections at most
 * @param limits how long work may take; those of requests by default
 * @param onError is called with the error of a connection that broke while idle; the pool replaces it
 */
export function openDatabase(
  url: string,
  { max = 20, limits = requestLimits, changes = tableChanges(), onError = () => {} }: Opening = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max, types, ...pipelined, ...poolLimits(limits) });
  pool.on('error', onError);
  // A connection that breaks between two statements of a transaction emits an error; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return {
    pool,
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: leasing(pool, limits, changes) }) }),
    changes,
  };
}
