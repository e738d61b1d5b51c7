import Fastify from 'fastify';
import pg from 'pg';
import type { Facts, LimitStatement } from './statement.ts';

/**
 * A bare Fastify on a pool of its own with one route for each statement, `/0` and on, which sends what PostgreSQL answers as it is. Whose
 * request it is says the header `x-person`: nobody's log-in is looked up.
 */
export async function openLimitServer(url: string, statements: readonly LimitStatement[], facts: Facts) {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const http = Fastify({ logger: false });
  for (const [n, { name, text, values }] of statements.entries())
    http.get(`/${n}`, async (request, reply) => {
      const person = Number(request.headers['x-person'] ?? facts.person);
      const { rows } = await pool.query<{ body: string }>({ name, text, values: [...values({ ...facts, person })] });
      return reply.type('application/json; charset=utf-8').send(rows[0]?.body);
    });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      await http.close();
      await pool.end();
    },
  };
}
