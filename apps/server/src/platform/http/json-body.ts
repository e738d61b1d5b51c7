import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/** The escape of half a character beyond the first plane. Pairs are written by it too: the parsed text decides. */
const halfOrPair = /\\u[dD][89a-fA-F]/;

const refuseHalf = (key: string, value: unknown): unknown => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) throw new SyntaxError();
  return value;
};

const hasHalf = (json: string): boolean => {
  try {
    JSON.parse(json, refuseHalf);
    return false;
  } catch {
    return true;
  }
};

/**
 * Reads bodies of JSON. PostgreSQL keeps half a character (a lone surrogate) as another one in text and refuses it in JSON: nobody typed
 * it, so that it is refused wherever it stands.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, json, done) => {
    if (halfOrPair.test(json) && hasHalf(json)) done(new Failure('malformed', { fields: [] }));
    else void parse(request, json, done);
  });
}
