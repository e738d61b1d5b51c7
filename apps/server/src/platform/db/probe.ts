import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Whether the database answers, on a connection of its own: neither a busy pool nor a frozen server delays it. */
export type Probe = {
  /** True when it answered within the limit. Calls at the same time share one answer. */
  readonly answers: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/**
 * Opens it; nothing connects before the first call.
 * @param limitMs for a whole answer, a new connection included
 */
export function openProbe(url: string, limitMs = 1800): Probe {
  let client: pg.Client | undefined;
  let pending: Promise<boolean> | undefined;

  const drop = (): void => {
    const dropped = client;
    client = undefined;
    // Not awaited: a server that does not answer does not close the connection either.
    void dropped?.end();
  };
  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
    fresh.on('error', () => {
      if (client === fresh) client = undefined;
    });
    await fresh.connect();
    client = fresh;
    return fresh;
  };
  const select = async (): Promise<boolean> => {
    await (client ?? (await connect())).query('select 1');
    return true;
  };
  // The connection may have died since it was last used.
  const selectTwice = () =>
    select().catch(() => {
      drop();
      return select();
    });
  const withinLimit = async (): Promise<boolean> => {
    const limit = new AbortController();
    const tooLate = sleep(limitMs, false, { signal: limit.signal }).catch(() => false);
    const isAnswered = await Promise.race([selectTwice().catch(() => false), tooLate]);
    limit.abort();
    if (!isAnswered) drop();
    return isAnswered;
  };
  return {
    answers: () => (pending ??= withinLimit().finally(() => (pending = undefined))),
    close: async () => drop(),
  };
}
