import { ConfigError } from '#platform/config.ts';
import { DatabaseFailure, readFailure } from '#platform/db/failure.ts';

type Coded = Error & { code?: string; port?: number; address?: string };

const database = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
]);

/** Whether nobody answers where the database should be. The driver's own words have no code when the time was over. */
const isAway = ({ code, message }: Coded): boolean => database.has(code ?? '') || message === 'timeout expired';

const away = 'The database that DATABASE_URL names cannot be reached. Is it running, and are name and password right?';

/** What PostgreSQL refuses for reasons that somebody can mend, by its code. */
const refused: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full: make room there, and begin again.',
  '53300': 'The database takes no more connections: raise its max_connections, or lower DATABASE_CONNECTIONS.',
};

const lost = 'The connection to the database was lost before this was done: its log says why.';
const late = 'The database did not answer in time: look at its load, and begin again.';
const unencrypted = 'DATABASE_URL asks for an encrypted connection, and its server has none.';

/** A connection that the system broke off: only our own failures say whose it was. */
const brokenOff = (code: string): string =>
  `The connection to the database or to the store of the files was lost before this was done (${code}).`;

/** What broke on the way; nothing when neither the database nor a connection is at fault. */
function ofConnection(error: Coded): string | undefined {
  if (error instanceof DatabaseFailure) return error.kind === 'busy' ? late : lost;
  if (readFailure(error)?.breaksConnection !== true) return undefined;
  return error.code?.startsWith('E') ? brokenOff(error.code) : lost;
}

/** What stands against the database; nothing when it is not at fault. */
function ofDatabase(error: Coded): string | undefined {
  if (isAway(error)) return away;
  if (error.message === 'The server does not support SSL connections') return unencrypted;
  return refused[error.code ?? ''] ?? ofConnection(error);
}

/** Why a command failed. What the system says of a name with several addresses, none of which answers, is empty. */
export const describeFailure = (error: Coded): string => ofDatabase(error) ?? (error.message || error.name);

/** Why the start failed, in one line for the person at the terminal. */
export function describeStartError(error: Coded, port: number | undefined): string {
  if (error instanceof ConfigError) return error.message;
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another.`;
  if (error.code === 'EACCES' && error.port !== undefined)
    return `Port ${port} may not be used by this account. Set PORT to another.`;
  return ofDatabase(error) ?? (error.message.split('\n')[0] || error.name);
}
