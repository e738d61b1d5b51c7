import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forwardDevClock, setDevClock } from '#platform/clock/dev-clock.ts';
import { fail } from '#platform/http/failure.ts';
import { latestMessages } from '#platform/messages/messages.store.ts';
import type { Platform } from '#platform/platform.ts';
import { outboxPage } from './outbox-page.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With any port. Another name is a page elsewhere that had its own name point at this machine, to read here what it must not. */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whoever is not on this machine learns nothing, not even that the page exists. A proxy in between counts as elsewhere. */
const onLoopbackOnly = async ({ socket, headers }: FastifyRequest) => {
  const isLocal = loopback.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
  if (!isLocal || !loopbackHost.test(headers.host ?? '')) throw fail('not_found');
};

const OutboxQuery = z.object({ to: z.string().max(254).optional() });
const ClockBody = z.union([
  z.object({ now: z.iso.datetime().nullable() }),
  z.object({ forward_seconds: z.int().min(1).max(31_536_000) }),
]);

/** What became due after the clock was moved. */
type AfterMove = () => Promise<unknown>;

const outboxRoutes = (app: FastifyInstance, platform: Platform, before: AfterMove) => {
  app.get(
    '/dev/outbox',
    { onRequest: onLoopbackOnly, schema: { hide: true, querystring: OutboxQuery } },
    async (request, reply) => {
      await before();
      const { to } = request.query as z.output<typeof OutboxQuery>;
      const items = await latestMessages(platform.db, to, 100);
      const asPage = (request.headers.accept ?? '').includes('text/html');
      if (asPage) return reply.type('text/html; charset=utf-8').send(outboxPage(items));
      return { status: true, message: 'Success', data: { items } };
    },
  );
};

const clockRoutes = (app: FastifyInstance, platform: Platform, after: AfterMove) => {
  const reading = () => ({ status: true, message: 'Success', data: { now: platform.clock.now().toISOString() } });
  app.get('/dev/clock', { onRequest: onLoopbackOnly, schema: { hide: true } }, reading);
  app.post('/dev/clock', { onRequest: onLoopbackOnly, schema: { hide: true, body: ClockBody } }, async (request) => {
    const body = request.body as z.output<typeof ClockBody>;
    const { db, clock } = platform;
    if ('now' in body) await setDevClock(db, clock, body.now === null ? null : new Date(body.now));
    else await forwardDevClock(db, clock, body.forward_seconds);
    await after();
    return reading();
  });
};

/**
 * `/dev/outbox` in demo mode and under test, `/dev/clock` under test only; on loopback only, and in production neither exists.
 * `catchUp` runs what is due, so that a message can be read as soon as the call that caused it has answered.
 */
export function installDevRoutes(app: FastifyInstance, platform: Platform, catchUp: AfterMove): void {
  const { config } = platform;
  if (config.production) return;
  if (config.demo || config.test) outboxRoutes(app, platform, catchUp);
  if (config.test) clockRoutes(app, platform, catchUp);
}
