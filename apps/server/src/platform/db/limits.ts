import type { ClientBase, PoolConfig } from 'pg';

/** How long work on a connection may take, in milliseconds; 0 is without end. */
export type Limits = {
  /** Waiting for a connection of the pool, or for a new one. */
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** A transaction in which no statement runs. */
  readonly idleMs: number;
  /** Measured here, for a server that does not answer at all: above `statementMs`, so that its own limit comes first. */
  readonly answerMs: number;
};

/** For requests and short jobs: somebody waits for the answer. */
export const requestLimits: Limits = {
  connectMs: 3000,
  statementMs: 5000,
  lockMs: 3000,
  idleMs: 15_000,
  answerMs: 6000,
};

/** For imports, the demo hospital and copies of people's data, which nobody waits for. */
export const batchLimits: Limits = {
  connectMs: 10_000,
  statementMs: 900_000,
  lockMs: 300_000,
  idleMs: 900_000,
  answerMs: 0,
};

/**
 * The part of the pool's settings that holds the limits. PostgreSQL's own are set by a statement on each new connection: as parameters of the
 * start a pooler between us (PgBouncer) would refuse them.
 */
export const poolLimits = (limits: Limits): PoolConfig => ({
  connectionTimeoutMillis: limits.connectMs,
  query_timeout: limits.answerMs,
  // A peer that vanished without a word is noticed by the system.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // The pool waits for the promise, which its types do not say.
  onConnect: (client: ClientBase) => applyLimits(client, limits) as unknown as void,
});

const applyLimits = async (client: ClientBase, limits: Limits): Promise<void> => {
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
            set_config('idle_in_transaction_session_timeout', $3, false)`,
    [limits.statementMs, limits.lockMs, limits.idleMs].map(String),
  );
};
