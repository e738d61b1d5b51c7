import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';
import { formRules } from './form.ts';
import { onRequestEnd } from './request-end.ts';

/** How long a client may take, in milliseconds; whoever needs more is answered 408. */
export const httpTimeouts = {
  /** For the head of a request. */
  headersMs: 15_000,
  /** For a body of at most 256 kB. Forms have a pace of their own. */
  bodyMs: 30_000,
  /** For a whole request, whatever it is: a little more than a form may take. */
  requestMs: (formRules.seconds + 20) * 1000,
  /** How often connections are looked at for that. */
  checkMs: 5000,
} as const;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends the wait for a body that does not come. */
export function installBodyTimeout(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.routeOptions.config.endpoint?.form || !hasBody(request)) return done();
    const slow = setTimeout(() => {
      reply.header('connection', 'close');
      // Emitted to whoever reads the body: to destroy it would end the connection before the answer.
      if (payload.listenerCount('error') > 0) payload.emit('error', fail('request_timeout'));
    }, httpTimeouts.bodyMs);
    const arrived = (): void => clearTimeout(slow);
    payload.once('end', arrived);
    onRequestEnd(request, reply, arrived);
    return done();
  });
}
