/** What became of a statement that PostgreSQL did not carry out for reasons of its own. */
export type FailureKind =
  /** The connection broke, and nothing of it took effect. */
  | 'lost'
  /** It did not come in its turn or did not end in time; nothing of it took effect. */
  | 'busy'
  /** The connection broke while the change was being kept: it may have taken effect or not. */
  | 'unsettled';

/** The database could not serve a statement that was in order. `code` is PostgreSQL's or the system's, else `timeout` or `closed`. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  readonly kind: FailureKind;
  readonly code: string;

  constructor(kind: FailureKind, code: string, cause: unknown) {
    super(`database ${kind}: ${code}`, { cause });
    this.kind = kind;
    this.code = code;
  }
}

/** Whether a change may have taken effect although no answer came. */
export const isUnsettled = (error: unknown): boolean => error instanceof DatabaseFailure && error.kind === 'unsettled';

/** The system's codes for a connection that is broken or cannot be made. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Shutdown, crash, start-up, idle session, and a primary that has become a standby: another connection may be served. */
const elsewhere = new Set(['57P01', '57P02', '57P03', '57P05', '25006']);
/** The session was ended because it did nothing, or for too long, within a transaction. */
const sessionTooSlow = new Set(['25P03', '25P04']);
/** What a connection had prepared does not fit the tables any more, or is gone: nothing was carried out, and a fresh connection prepares it anew. */
const stalePlan = /^cached plan must not change result type$|^prepared statement "\w+" does not exist$/;
/** Cancelled by its time limit, or no lock in time. */
const tooSlow = new Set(['57014', '55P03']);

/** The driver's own words, which carry no code. */
const driverClosed =
  /^Connection terminated( unexpectedly)?$|connection error and is not queryable$|closed and is not queryable$/;
const driverTimeout =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** What an error means, and whether it breaks the connection; what it means for a change depends on the statement too. */
export type Reading = {
  readonly kind: FailureKind;
  readonly code: string;
  readonly breaksConnection: boolean;
  /** PostgreSQL said that it did not carry the statement out: nothing of it can have taken effect. */
  readonly wasRefused?: boolean;
};

/** What PostgreSQL, the driver or the system meant by an error; nothing when the statement itself was at fault. */
export function readFailure(error: unknown): Reading | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (network.has(code) || elsewhere.has(code) || code.startsWith('08'))
    return { kind: 'lost', code, breaksConnection: true };
  if (stalePlan.test(message)) return { kind: 'lost', code, breaksConnection: true, wasRefused: true };
  if (sessionTooSlow.has(code)) return { kind: 'busy', code, breaksConnection: true };
  if (tooSlow.has(code)) return { kind: 'busy', code, breaksConnection: false };
  // Out of connections, memory or disk.
  if (code.startsWith('53')) return { kind: 'busy', code, breaksConnection: false };
  if (driverClosed.test(message)) return { kind: 'lost', code: 'closed', breaksConnection: true };
  if (driverTimeout.test(message)) return { kind: 'busy', code: 'timeout', breaksConnection: true };
  return undefined;
}
