import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../statements.ts';

/** The least that could answer: a route that runs the statements one after the other and sends the last one's rows as they are. */
export async function openBare(url: string, statements: readonly Statement[]) {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const http = Fastify({ logger: false });
  http.get('/', async () => {
    const last = await statements.reduce<Promise<pg.QueryResult | undefined>>(async (before, { text, values }) => {
      await before;
      return pool.query(text, [...values]);
    }, Promise.resolve(undefined));
    return { items: last?.rows };
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
