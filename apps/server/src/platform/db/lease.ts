import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { retryOnConflict } from '#platform/http/retry.ts';
import { QueueFull, semaphore, type Release } from '#platform/limits/semaphore.ts';
import { DatabaseFailure, readFailure } from './failure.ts';
import type { Limits } from './limits.ts';
import { statementNames } from './prepared-statements.ts';
import { roundTrips } from './round-trips.ts';
import { isShortRead } from './short-read.ts';
import { tablesChanged, type TableChanges } from './table-changes.ts';

const isBegin = (text: string) => /^(begin|start transaction)\b/i.test(text);
const changes = /\b(insert into|update|delete from|merge into)\b/i;
const isRead = (text: string) => /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !changes.test(text));
const isCommit = (text: string) => /^commit\b/i.test(text);
const isRollback = (text: string) => /^rollback$/i.test(text);

/** A statement and whether its effect stays when no answer comes: the end of a transaction, and a change outside of one. */
type Statement = { readonly text: string; readonly parameters: readonly unknown[]; readonly keeps: boolean };

type Answer = pg.QueryResult;

type Source = {
  /** Sends a statement that is its own transaction, together with others. */
  readonly together: (statement: Statement) => Promise<Answer>;
  readonly acquire: () => Promise<pg.PoolClient>;
  /** Connections as old as this one are not used again: what broke it has mostly broken them too. */
  readonly distrust: (client: pg.PoolClient) => void;
  readonly permit: () => Promise<Release>;
  readonly nameOf: ReturnType<typeof statementNames>;
  readonly announce: TableChanges['announce'];
};

type Explained = { readonly failure: DatabaseFailure; readonly isBroken: boolean };

/** What an error says of the database, of its connection and of what the statement would have kept; nothing when the statement was at fault. */
function explain(error: unknown, keeps: boolean): Explained | undefined {
  if (error instanceof DatabaseFailure) return { failure: error, isBroken: true };
  const reading = readFailure(error);
  if (!reading) return undefined;
  // An answer of PostgreSQL that leaves the connection whole says that nothing was kept; so does a driver that had not sent it.
  const wasNeverSent = (error as Error).message.endsWith('not queryable');
  const mayBeKept = keeps && reading.breaksConnection && !wasNeverSent && !reading.wasRefused;
  const failure = new DatabaseFailure(mayBeKept ? 'unsettled' : reading.kind, reading.code, error);
  return { failure, isBroken: reading.breaksConnection };
}

/** Asks PostgreSQL over a connection. */
const ask = (
  client: pg.PoolClient,
  name: string | undefined,
  { text, parameters }: Pick<Statement, 'text' | 'parameters'>,
): Promise<Answer> => client.query({ text, values: parameters as unknown[], ...(name !== undefined && { name }) });

/**
 * What Kysely takes for one connection. It takes a real one only with the first statement, when it is known what is wanted: a transaction needs a
 * permit besides, so that some connections are always left to those who only read. A first statement that reads, or begins a
 * transaction, is tried on another connection when the one it got was dead. A lease that broke answers the same failure until its end.
 * What comes after the end is refused: it would be kept outside of the transaction, on a connection that nobody gives back.
 */
class Lease {
  readonly #source: Source;
  #client: pg.PoolClient | undefined;
  #releasePermit: Release | undefined;
  #broken: DatabaseFailure | undefined;
  #isTransaction = false;
  #isOver = false;
  readonly #changed = new Set<string>();

  constructor(source: Source) {
    this.#source = source;
  }

  async query(text: string, parameters: readonly unknown[] = []): Promise<Answer> {
    if (this.#broken) throw this.#broken;
    // A commit that PostgreSQL refused is followed by a rollback.
    if (this.#isOver && !(this.#client && isRollback(text)))
      throw new Error('a statement came after the end of its transaction');
    this.#isOver = this.#isTransaction && (isCommit(text) || isRollback(text));
    const keeps = isCommit(text) || (!this.#isTransaction && !isRead(text) && !isBegin(text));
    const statement = { text, parameters, keeps };
    if (!this.#client && isShortRead(text)) return retryOnConflict(() => this.#source.together(statement));
    if (!isRead(text)) for (const table of tablesChanged(text)) this.#changed.add(table);
    try {
      return await (this.#client ? this.#send(this.#client, statement) : this.#open(statement));
    } finally {
      // Also when no answer came: the change may have taken effect.
      if (keeps) this.#announce();
    }
  }

  #announce(): void {
    if (this.#changed.size > 0) this.#source.announce(new Set(this.#changed));
    this.#changed.clear();
  }

  /** The first statement, on the connection that comes with it. */
  async #open(statement: Statement): Promise<Answer> {
    if (isBegin(statement.text)) this.#releasePermit ??= await this.#source.permit();
    const attempt = async (): Promise<Answer> => {
      this.#broken = undefined;
      this.#client = await this.#acquire();
      return this.#send(this.#client, statement);
    };
    const result = await (statement.keeps ? attempt() : retryOnConflict(attempt));
    this.#isTransaction = isBegin(statement.text);
    return result;
  }

  async #acquire(): Promise<pg.PoolClient> {
    try {
      const client = await this.#source.acquire();
      client.once('error', this.#onError);
      return client;
    } catch (error) {
      throw explain(error, false)?.failure ?? error;
    }
  }

  async #send(client: pg.PoolClient, { text, parameters, keeps }: Statement): Promise<Answer> {
    try {
      return await ask(client, this.#source.nameOf(text, parameters), { text, parameters });
    } catch (cause) {
      const explained = explain(keeps ? cause : (this.#broken ?? cause), keeps);
      if (explained?.isBroken) this.#drop(client, explained.failure);
      throw explained?.failure ?? cause;
    }
  }

  /** Between two statements a connection emits the error that ended it. */
  readonly #onError = (cause: unknown): void => {
    this.#broken ??= explain(cause, false)?.failure ?? new DatabaseFailure('lost', 'closed', cause);
    if (this.#client) this.#source.distrust(this.#client);
  };

  #drop(client: pg.PoolClient, failure: DatabaseFailure): void {
    this.#broken = failure;
    this.#client = undefined;
    client.off('error', this.#onError);
    this.#source.distrust(client);
    client.release(true);
  }

  release(isDiscarded?: boolean): void {
    this.#isOver = true;
    const client = this.#client;
    this.#client = undefined;
    client?.off('error', this.#onError);
    client?.release(Boolean(this.#broken) || isDiscarded === true);
    this.#releasePermit?.();
    this.#releasePermit = undefined;
  }
}

/** A quarter of the connections is for those who only read. */
const transactionsOf = (max: number): number => Math.max(1, max - Math.ceil(max / 4));

/** So many transactions at the same time; the others wait in line for as long as for a connection. */
function transactionPermits(max: number, { connectMs }: Limits): Source['permit'] {
  const permits = semaphore({ limit: transactionsOf(max), queue: Infinity, waitMs: connectMs || Infinity });
  return async () => {
    try {
      return await permits.acquire();
    } catch (error) {
      throw error instanceof QueueFull ? new DatabaseFailure('busy', 'timeout', error) : error;
    }
  };
}

/** Sends short reads over connections that they share for one round trip. One that was dead is not used again by any of them. */
function sendingTogether({ acquire, distrust, nameOf }: Pick<Source, 'acquire' | 'distrust' | 'nameOf'>) {
  const isBroken = (error: unknown): boolean => explain(error, false)?.isBroken === true;
  const send = roundTrips({ acquire, release: (client, errors) => client.release(errors.some(isBroken)) });
  return async ({ text, parameters, keeps }: Statement): Promise<Answer> => {
    try {
      return await send(async (client) => {
        try {
          return await ask(client, nameOf(text, parameters), { text, parameters });
        } catch (cause) {
          if (isBroken(cause)) distrust(client);
          throw cause;
        }
      });
    } catch (cause) {
      throw explain(cause, keeps)?.failure ?? cause;
    }
  };
}

/** A pool as Kysely sees it: connections that mend what can be mended, and say plainly what cannot. */
export function leasing(pool: pg.Pool, limits: Limits, { announce }: TableChanges): PostgresPool {
  const generations = new WeakMap<object, number>();
  let generation = 0;
  const distrust = (client: object): void => {
    if (generations.get(client) === generation) generation += 1;
  };
  pool.on('connect', (client) => generations.set(client, generation));
  pool.on('error', (_error, client) => distrust(client));
  const acquire = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (generations.get(client) === generation) return client;
    client.release(true);
    return acquire();
  };
  const permit = transactionPermits(pool.options.max, limits);
  const nameOf = statementNames();
  const together = sendingTogether({ acquire, distrust, nameOf });
  const source = { acquire, distrust, permit, nameOf, announce, together };
  // Without the overload for cursors, which nobody opens.
  const connect = async () => new Lease(source) as unknown as PostgresPoolClient;
  return { connect, end: () => pool.end(), options: pool.options };
}
