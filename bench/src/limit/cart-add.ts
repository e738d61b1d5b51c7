import Fastify from 'fastify';
import pg from 'pg';
import { gather, tokenOf } from '../booking/workload.ts';
import { withClient } from '../client.ts';
import type { Cluster } from '../cluster.ts';
import { median, type Figure } from '../figures.ts';
import { rounds } from '../in-turn.ts';
import { wireOf, type BenchRequest, type Load } from '../load/load.ts';
import { onceOn } from '../same-sql.ts';
import { openServer } from '../server.ts';
import { facts } from './limit-reads.ts';
import { addToCart } from './shop.sql.ts';

const count = 5;
const connections = 10;

type Buyer = { readonly id: number; readonly token: string };
type Goods = { readonly buyers: readonly Buyer[]; readonly products: readonly number[] };

/** The people of `gather`, and three products that anybody may buy. */
const readGoods = (url: string): Promise<Goods> =>
  withClient(url, async (client) => {
    const people = await client.query<{ id: string }>(
      `select id from person where mrn >= '5000001' and mrn < '6000000' order by id`,
    );
    const products = await client.query<{ id: string }>(
      `select id from product where not is_prescription and withdrawn_at is null order by sold desc, id limit 3`,
    );
    return {
      buyers: people.rows.map(({ id }, n) => ({ id: Number(id), token: tokenOf(n) })),
      products: products.rows.map(({ id }) => Number(id)),
    };
  });

/** Everybody puts one after the other of the products into the cart; a person's requests go over one connection. */
function queuesOf({ buyers, products }: Goods, request: (buyer: Buyer, product: number) => BenchRequest): string[][] {
  const mine = (queue: number) => buyers.filter((_, n) => n % connections === queue);
  return Array.from({ length: connections }, (_, queue) =>
    mine(queue).flatMap((buyer) => products.map((product) => wireOf(request(buyer, product)))),
  );
}

/** A bare Fastify that does it in one statement, which is its own transaction, and sends the cart. */
async function openBareCart(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const http = Fastify({ logger: false });
  http.post<{ Body: { product_id: number; quantity: number } }>('/', async ({ headers, body }, reply) => {
    const { name, text } = addToCart;
    const values = [facts.now, facts.today, Number(headers['x-person']), body.product_id, body.quantity];
    const { rows } = await pool.query<{ body: string }>({ name, text, values });
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

const traces = `select count(*) || ' lines, ' || sum(quantity) || ' pieces' as left_behind from cart_line`;

/** Seconds for everything on a fresh copy, and what it left. */
const runOn = (
  cluster: Cluster,
  load: Load,
  template: string,
  open: (url: string) => Promise<{ port: number; close: () => Promise<void> }>,
  queues: string[][],
) =>
  onceOn(cluster, template, async (url) => {
    const server = await open(url);
    const { seconds } = await load.run({ port: server.port, queues });
    await server.close();
    const { rows } = await withClient(url, (client) => client.query<{ left_behind: string }>(traces));
    return { seconds, leftBehind: rows[0]?.left_behind };
  });

/** `POST /cart/add` against one statement that adds the line where the stock allows it and answers the cart. */
export async function measureCartAdd(cluster: Cluster, load: Load): Promise<Figure> {
  const template = await cluster.extend(cluster.small, 'balsam_bench_booking', gather);
  const goods = await onceOn(cluster, template, readGoods);
  const body = (product: number) => ({ product_id: product, quantity: 1 });
  const ours = queuesOf(goods, ({ token }, product) => ({
    method: 'POST',
    path: '/api/v1/cart/add',
    headers: { authorization: `Bearer ${token}` },
    body: body(product),
  }));
  const bare = queuesOf(goods, ({ id }, product) => ({
    method: 'POST',
    path: '/',
    headers: { 'x-person': String(id) },
    body: body(product),
  }));
  const round = async () => {
    const least = await runOn(cluster, load, template, openBareCart, bare);
    const all = await runOn(cluster, load, template, (url) => openServer(url, cluster.folder), ours);
    if (least.leftBehind !== all.leftBehind)
      throw new Error(`the bare carts hold ${least.leftBehind}; through HTTP ${all.leftBehind}`);
    return { least: least.seconds, all: all.seconds };
  };
  await round();
  const seen = await rounds(count, round);
  const sent = ours.flat().length;
  const rate = (seconds: readonly number[]) => Math.round(sent / median(seconds));
  return {
    what: 'limit: cart/add / one prepared statement',
    measured: median(seen.map(({ least, all }) => least / all)),
    unit: 'x',
    aim: { atLeast: 0.4 },
    binding: false,
    detail: `${rate(seen.map(({ all }) => all))} / ${rate(seen.map(({ least }) => least))} requests a second, ${connections} at once; the bare one looks up no log-in and no record`,
  };
}
