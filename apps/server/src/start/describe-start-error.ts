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

/** Why the start failed, in one line for the person at the terminal. */
export function describeStartError(error: Coded, port: number | undefined): string {
  if (error instanceof ConfigError) return error.message;
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another.`;
  if (error.code === 'EACCES' && error.port !== undefined)
    return `Port ${port} may not be used by this account. Set PORT to another.`;
  // The driver's own words, without a code, when nobody answered in time.
  if (database.has(error.code ?? '') || error.message === 'timeout expired') {
    return 'The database that DATABASE_URL names cannot be reached. Is it running, and are name and password right?';
  }
  return error.message.split('\n')[0] || error.name;
}
