import { median, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { repeated, type Load } from '../load/load.ts';
import { openServer, repliesMadeAnew, type Server } from '../server.ts';
import type { Statement } from '../statements.ts';
import { memory } from '../memory.ts';
import { openBare } from './bare.ts';
import { requestFor, calendar, search, productList, type Read } from './reads.ts';

const count = 5;
const requests = 1500;
const connections = 8;

async function statementsOf(cluster: Cluster, url: string, read: Read): Promise<Statement[]> {
  const server = await openServer(url, cluster.folder, true);
  const { path, headers = {} } = await requestFor(server, read);
  server.takeStatements();
  await server.http.inject({ method: 'GET', url: path, headers });
  const statements = server.takeStatements();
  await server.close();
  return statements;
}

async function ratioOf(
  cluster: Cluster,
  load: Load,
  place: { url: string; server: Server },
  read: Read,
): Promise<Figure> {
  const statements = await statementsOf(cluster, place.url, read);
  const bare = await openBare(place.url, statements);
  const request = await requestFor(place.server, read);
  const orders = [
    { port: place.server.port, queues: repeated(request, requests, connections) },
    { port: bare.port, queues: repeated({ path: '/' }, requests, connections) },
  ];
  const both = () => inTurn(orders, async (order) => (await load.run(order)).seconds);
  await both();
  const seen = await rounds(count, both);
  await bare.close();
  const rate = (n: number) => Math.round(requests / median(seen.map((pair) => pair[n] ?? 0)));
  return {
    what: `${read.name} / bare Fastify and pg`,
    measured: median(seen.map(([ours = 1, least = 0]) => least / ours)),
    unit: 'x',
    aim: { atLeast: 0.6 },
    binding: false,
    detail: `${rate(0)} / ${rate(1)} requests a second, ${connections} at once, ${statements.length} statements each; ${memory()}`,
  };
}

/** Search, calendar and a page of the shop against a route that does nothing but run the same statements. */
export async function measureAgainstBare(cluster: Cluster, load: Load): Promise<Figure[]> {
  const { url, drop } = await cluster.clone(cluster.small);
  const server = await openServer(url, cluster.folder, false, repliesMadeAnew);
  const figures = await inTurn([...search, calendar, productList], (read) =>
    ratioOf(cluster, load, { url, server }, read),
  );
  await server.close();
  await drop();
  return figures;
}
