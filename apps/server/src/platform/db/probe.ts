import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Whether the database answers, asked on a connection of its own: neither a busy pool nor a frozen server delays it. */
export type Probe = {
  /** True when it answered within the limit. Whoever asks meanwhile shares the answer. */
  readonly answers: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/**
 * Opens it; nothing connects before the first question.
 * @param limitMs for a whole answer, a new connection included
 */
export function openProbe(url: string, limitMs = 1800): Probe {
  let client: pg.Client | undefined;
  let asking: Promise<boolean> | undefined;

  const drop = (): void => {
    const dropped = client;
    client = undefined;
    // A server that does not answer does not say goodbye either.
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
  const ask = () =>
    select().catch(() => {
      drop();
      return select();
    });
  const withinLimit = async (): Promise<boolean> => {
    const limit = new AbortController();
    const tooLate = sleep(limitMs, false, { signal: limit.signal }).catch(() => false);
    const isAnswered = await Promise.race([ask().catch(() => false), tooLate]);
    limit.abort();
    if (!isAnswered) drop();
    return isAnswered;
  };
  return {
    answers: () => (asking ??= withinLimit().finally(() => (asking = undefined))),
    close: async () => drop(),
  };
}
