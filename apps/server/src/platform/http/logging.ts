import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Config } from '#platform/config.ts';

/** Where log lines go. */
export type LogStream = { readonly write: (line: string) => void };

/**
 * One line of JSON for each request once it is answered: method, the route's pattern (never the address with its ids and query), status,
 * time in milliseconds and, as in every line about it, the id of the request.
 */
export class RequestLines extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    const line = { method, route: routeOptions.url ?? 'none', status, responseTime: Math.round(elapsedTime) };
    if (error) log.error({ ...line, error: error.name }, 'request failed');
    else log.info(line, 'request');
  }
}

/** Where lines go, and from which level on. No header, body, address or name is ever logged. */
export const loggerOptions = (
  config: Config,
  stream: LogStream | true,
): NonNullable<FastifyServerOptions['logger']> => ({
  ...(stream !== true && { stream }),
  level: config.logLevel,
  serializers: {
    req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
    res: (reply) => ({ status: reply.statusCode }),
    // At trace the parser of forms tells what it was given: the headers too, among which is the log-in.
    busboyOptions: ({ limits }: { readonly limits?: object }) => ({ limits }),
  },
});
