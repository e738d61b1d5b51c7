import type { FastifyInstance } from 'fastify';
import type { Probe } from '#platform/db/probe.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database, within two seconds, and it is not about to stop. */
export function installHealth(app: FastifyInstance, database: Probe, isDraining: () => boolean): void {
  app.addHook('onClose', database.close);
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    !isDraining() && (await database.answers()) ? { ok: true } : reply.status(503).send({ ok: false }),
  );
}
