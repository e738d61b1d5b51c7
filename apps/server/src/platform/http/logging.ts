import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#platform/config.ts';

/** Where log lines go. */
export type LogStream = { readonly write: (line: string) => void };

/**
 * One line of JSON for each request: method, the route's pattern (never the address with its ids and query), status, time.
 * No header, body, address or name is ever logged.
 */
export const loggerOptions = (
  config: Config,
  stream: LogStream | true,
): NonNullable<FastifyServerOptions['logger']> => ({
  ...(stream !== true && { stream }),
  level: config.logLevel,
  serializers: {
    req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
    res: (reply) => ({ status: reply.statusCode }),
  },
});
