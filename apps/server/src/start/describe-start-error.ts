import { ConfigError } from '#platform/config.ts';

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

/** Why a command failed. What the system says of a name with several addresses, none of which answers, is empty. */
export const describeFailure = (error: Coded): string => (isAway(error) ? away : error.message || error.name);

/** Why the start failed, in one line for the person at the terminal. */
export function describeStartError(error: Coded, port: number | undefined): string {
  if (error instanceof ConfigError) return error.message;
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another.`;
  if (error.code === 'EACCES' && error.port !== undefined)
    return `Port ${port} may not be used by this account. Set PORT to another.`;
  if (isAway(error)) return away;
  return error.message.split('\n')[0] || error.name;
}
