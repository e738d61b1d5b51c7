import { quantile, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { repeated, type Load } from '../load/load.ts';
import { openServer, repliesMadeAnew, type Server } from '../server.ts';
import { requestFor, reads, type Read } from './reads.ts';

const count = 5;
/** In a round the two take turns so often that what else the machine does meets both. */
const turns = 10;
const requests = 20;
const connections = 2;

/** How much more there is in the large hospital, and how much later it may answer. */
export type Growth = { readonly times: number; readonly atMost: number };

async function growthOf(
  load: Load,
  servers: readonly Server[],
  read: Read,
  { times, atMost }: Growth,
): Promise<Figure> {
  const orders = await inTurn(servers, async (server) => ({
    port: server.port,
    queues: repeated(await requestFor(server, read), requests, connections),
  }));
  const turn = () => inTurn(orders, async (order) => (await load.run(order)).milliseconds);
  const round = () => rounds(turns, turn);
  await round();
  const all = (await rounds(count, round)).flat();
  // Of all rounds together: of one alone the slowest hundredth are two requests, and a collection of garbage is as many.
  const at = (n: number, share: number) =>
    quantile(
      all.flatMap((both) => both[n] ?? []),
      share,
    );
  const both = (share: number) => `${at(1, share).toFixed(1)} / ${at(0, share).toFixed(1)} ms`;
  return {
    what: `p99 at ${times}x / 1x: ${read.name}`,
    measured: at(1, 0.99) / at(0, 0.99),
    unit: 'x',
    aim: { atMost },
    binding: false,
    detail: `${both(0.99)}; half of them within ${both(0.5)} (${(at(1, 0.5) / at(0, 0.5)).toFixed(2)})`,
  };
}

/** Some reads, each reply made anew, in a large hospital against the small one: the time that 99 of 100 requests stay under. */
export async function measureGrowthOf(
  cluster: Cluster,
  load: Load,
  large: string,
  chosen: readonly Read[],
  growth: Growth,
): Promise<Figure[]> {
  const copies = await inTurn([cluster.small, large], cluster.clone);
  const servers = await inTurn(copies, ({ url }) => openServer(url, cluster.folder, false, repliesMadeAnew));
  const figures = await inTurn(chosen, (read) => growthOf(load, servers, read, growth));
  await inTurn(servers, (server) => server.close());
  await inTurn(copies, ({ drop }) => drop());
  return figures;
}

/** Each read with ten times the data. */
export const measureGrowth = async (cluster: Cluster, load: Load): Promise<Figure[]> =>
  measureGrowthOf(cluster, load, await cluster.large(), reads, { times: 10, atMost: 1.3 });
