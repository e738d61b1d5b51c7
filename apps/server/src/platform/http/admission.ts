import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReservedCapacity } from '@balsam/contract/endpoint';
import type { Config } from '#platform/config.ts';
import { Bulkhead, type Permit } from '#platform/limits/bulkhead.ts';
import { networksOf } from '#platform/limits/networks.ts';
import { fail } from './failure.ts';

/** From which bulkhead a route takes its permits; a route that names none (health, pages, documentation) is always served. */
export type Capacity = 'shared' | ReservedCapacity;

type Options = {
  readonly config: Config;
  /** How many statements wait for a connection to the database just now. */
  readonly waiting: () => number;
};

/** Refusals are logged once in so many milliseconds, not one by one: the log must not add to the load. */
const reportEveryMs = 10_000;

/** Counts what is refused, and writes the count down after a while. */
function refusalLog(app: FastifyInstance) {
  let refused = 0;
  const report = (): void => {
    app.log.warn({ refused, seconds: reportEveryMs / 1000 }, 'overloaded: requests were refused');
    refused = 0;
  };
  return (): void => {
    if (refused === 0) setTimeout(report, reportEveryMs).unref();
    refused += 1;
  };
}

/**
 * Refuses with 503 what this process cannot answer in time, before anything is done for it: requests beyond `requestsInFlight`, and
 * any that would come while as many statements wait for a connection. Log-in with its codes, and payments, each have half as much for
 * themselves. A request counts while it is worked on: not while its body is still being sent, and on after its caller has hung up.
 */
export function installAdmission(app: FastifyInstance, { config: { requestsInFlight }, waiting }: Options): void {
  const reserved = Math.ceil(requestsInFlight / 2);
  const bulkheads: Readonly<Record<Capacity, Bulkhead>> = {
    shared: new Bulkhead(requestsInFlight),
    sign_in: new Bulkhead(reserved),
    payment: new Bulkhead(reserved),
  };
  const noteRefusal = refusalLog(app);
  const admit = (capacity: Capacity, address: string): Permit | undefined =>
    capacity === 'shared' && waiting() >= requestsInFlight ? undefined : bulkheads[capacity].tryAcquire(address);
  const reached = new WeakSet<FastifyRequest>();
  app.decorateRequest('permit', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { capacity } = request.routeOptions.config;
    if (!capacity) return done();
    request.permit = admit(capacity, networksOf(request.ip).network);
    // Of a caller who hangs up before the body is read Fastify waits for it without end: no reply is ever sent.
    reply.raw.once('close', () => {
      if (!reached.has(request)) request.permit?.release();
    });
    if (request.permit) return done();
    noteRefusal();
    return done(fail('overloaded'));
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (!request.raw.complete) request.permit?.suspend();
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    reached.add(request);
    request.permit?.resume();
    done();
  });
  // When the reply is there, not when it has arrived: a slow reader holds nothing. Whatever reached its handler passes here, wanted still or not.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.permit?.release();
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    permit: Permit | undefined;
  }
  interface FastifyContextConfig {
    capacity?: Capacity;
  }
}
