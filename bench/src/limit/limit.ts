import { withClient } from '../client.ts';
import type { Cluster } from '../cluster.ts';
import { median, type Figure } from '../figures.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { wireOf, type BenchRequest, type Load } from '../load/load.ts';
import { requestFor } from '../reads/reads.ts';
import { openServer, repliesMadeAnew, type Server } from '../server.ts';
import { measureCartAdd } from './cart-add.ts';
import { facts, limitReads, type LimitRead, type Pair } from './limit-reads.ts';
import { openLimitServer } from './limit-server.ts';
import { checkNoLess } from './no-less.ts';

const count = 5;
/** Of one call in a round; a screen's are fewer, as each of them is many calls. */
const requests = 400;
const connections = 10;

/** The patient of the reads has three products in the cart and some notifications. */
const fill = `
  with opened as (insert into cart (person_id, updated_at) values ($1, $2) returning id),
    chosen as (select id from product where not is_prescription and withdrawn_at is null order by sold desc, id limit 3),
    told as (insert into notification (person_id, kind, title, title_ar, message, message_ar, link, created_at)
      select $1, kind, 'Title ' || n, 'عنوان ' || n, 'A message of an ordinary length, number ' || n, 'رسالة بطول معتاد رقم ' || n, '/appointments',
        $2::timestamptz - make_interval(hours => n) from generate_series(1, 30) n, (select 'appointment_booked' as kind) k)
  insert into cart_line (cart_id, product_id, quantity, added_at) select opened.id, chosen.id, 2, $2 from opened, chosen`;

/** The servers that take turns: ours without and with its cache of replies, and the bare one. */
type Place = {
  readonly uncached: Server;
  readonly cached: Server;
  readonly bare: { readonly port: number };
  readonly routeOf: (pair: Pair) => string;
};

const bareRequest = (place: Place, pair: Pair): BenchRequest => ({
  path: place.routeOf(pair),
  headers: { 'x-person': String(facts.person) },
});

/** What a server answers now. */
async function replyOf(port: number, { path, headers = {} }: BenchRequest): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return reply.json();
}

/** @throws Error when the bare one tells less, so that nobody is held against somebody who does less */
async function checkHonest(place: Place, pair: Pair): Promise<void> {
  const ours = (await replyOf(place.uncached.port, await requestFor(place.uncached, pair.read))) as { data: unknown };
  checkNoLess(pair.read.name, ours.data, await replyOf(place.bare.port, bareRequest(place, pair)), pair.computed);
}

/** All calls of a read one after the other, so often that there are about as many requests for each read. */
const queuesOf = (calls: readonly BenchRequest[]): string[][] => {
  const times = Math.ceil(requests / connections / Math.ceil(calls.length / 3));
  return Array.from({ length: connections }, () => Array.from({ length: times }, () => calls.map(wireOf)).flat());
};

async function figuresOf(load: Load, place: Place, { name, kind, pairs }: LimitRead): Promise<Figure[]> {
  await inTurn(pairs, (pair) => checkHonest(place, pair));
  const servers = kind === 'personal' ? [place.cached] : [place.uncached, place.cached];
  const ours = await inTurn(servers, async (server) => ({
    port: server.port,
    queues: queuesOf(await inTurn(pairs, ({ read }) => requestFor(server, read))),
  }));
  const bare = { port: place.bare.port, queues: queuesOf(pairs.map((pair) => bareRequest(place, pair))) };
  const turn = () => inTurn([bare, ...ours], async (order) => (await load.run(order)).seconds);
  await turn();
  const seen = await rounds(count, turn);
  const sent = bare.queues.flat().length;
  const rate = (n: number) => Math.round(sent / median(seen.map((took) => took[n] ?? 0)));
  const aims = { guest: [0.6, 1.5], one: [0.5, 0.5], personal: [0.5] }[kind];
  const ways = kind === 'personal' ? [''] : [', no cache of replies', ', with its cache'];
  const without =
    kind === 'personal'
      ? '; the bare one looks up no log-in, writes no audit and sends nothing of what the rules allow'
      : '';
  return ways.map((way, n) => ({
    what: `limit: ${name}${way} / one prepared statement`,
    measured: median(seen.map((took) => (took[0] ?? 0) / (took[n + 1] ?? 1))),
    unit: 'x',
    aim: { atLeast: aims[n] ?? 0 },
    binding: false,
    detail: `${rate(n + 1)} / ${rate(0)} requests a second, ${connections} at once${without}`,
  }));
}

/** Each hot read against a bare route with the best SQL written by hand for the same values, by turns on one database. */
async function measureReads(cluster: Cluster, load: Load): Promise<Figure[]> {
  const template = await cluster.extend(cluster.small, 'balsam_bench_limit', (url) =>
    withClient(url, async (client) => void (await client.query(fill, [facts.person, facts.now]))),
  );
  const { url, drop } = await cluster.clone(template);
  const pairs = limitReads.flatMap((read) => read.pairs);
  const uncached = await openServer(url, cluster.folder, false, repliesMadeAnew);
  const cached = await openServer(url, cluster.folder, false, { REPLY_CACHE: '1' });
  const bare = await openLimitServer(
    url,
    pairs.map(({ sql }) => sql),
    facts,
  );
  const place: Place = { uncached, cached, bare, routeOf: (pair) => `/${pairs.indexOf(pair)}` };
  try {
    return (await inTurn(limitReads, (read) => figuresOf(load, place, read))).flat();
  } finally {
    await bare.close();
    await inTurn([uncached, cached], (server) => server.close());
    await drop();
  }
}

/** What is asked for most, reads and the adding to a cart, against the best SQL written by hand. */
export const measureLimit = async (cluster: Cluster, load: Load): Promise<Figure[]> => [
  ...(await measureReads(cluster, load)),
  await measureCartAdd(cluster, load),
];
