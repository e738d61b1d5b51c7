import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/types.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database, and it is not about to stop. */
export function installHealth(app: FastifyInstance, db: Db, isDraining: () => boolean): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (isDraining()) return reply.status(503).send({ ok: false });
    try {
      await sql`select 1`.execute(db);
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
}
