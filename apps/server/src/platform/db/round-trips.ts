import type pg from 'pg';

type Answer = pg.QueryResult;
/** Sends one statement over a connection. */
type Send = (client: pg.PoolClient) => Promise<Answer>;
type Waiting = {
  readonly send: Send;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** Statements over one connection at most: the last of them waits for all before it, while another connection may be idle. */
const largest = 4;

type Corked = { readonly connection: { readonly stream: { cork: () => void; uncork: () => void } } };

/** Everything in one write, which the types of the driver do not know of. */
function sendAll(client: pg.PoolClient, waiting: readonly Waiting[]): Promise<Answer>[] {
  const { stream } = (client as unknown as Corked).connection;
  stream.cork();
  const answers = waiting.map(({ send }) => send(client));
  stream.uncork();
  return answers;
}

type Connections = {
  readonly acquire: () => Promise<pg.PoolClient>;
  /** Gives it back, or has it closed when an answer said that it is broken. */
  readonly release: (client: pg.PoolClient, errors: readonly unknown[]) => void;
};

async function travel({ acquire, release }: Connections, waiting: readonly Waiting[]): Promise<void> {
  try {
    const client = await acquire();
    const answers = sendAll(client, waiting);
    for (const [n, { resolve, reject }] of waiting.entries()) answers[n]?.then(resolve, reject);
    const settled = await Promise.allSettled(answers);
    release(
      client,
      settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
    );
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

/**
 * Sends what is asked for in the same turn of the event loop, by one request or by several, in few round trips: with one write a connection,
 * each statement on its own in its own transaction. The busier the process, the fewer writes a request. Nobody joins a trip that has begun.
 */
export function roundTrips(connections: Connections): (send: Send) => Promise<Answer> {
  let waiting: Waiting[] = [];
  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let n = 0; n < all.length; n += largest) void travel(connections, all.slice(n, n + largest));
  };
  return (send) =>
    new Promise((resolve, reject) => {
      waiting.push({ send, resolve, reject });
      if (waiting.length === 1) setImmediate(flush);
    });
}
