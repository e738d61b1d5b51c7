import { importRegister } from '../../../apps/server/src/modules/catalogue/index.ts';
import { batchLimits } from '../../../apps/server/src/platform/db/limits.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open.ts';
import { demoNow } from '../../../apps/server/test/databases.ts';
import { median, quantile, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { wireOf, type Load } from '../load/load.ts';
import { memory } from '../memory.ts';
import { measureFinding } from './finding.ts';
import { openServer, repliesMadeAnew, type Server } from '../server.ts';
import { registerOfSize, registerSource } from './many-products.ts';

const sizes = [10_000, 100_000] as const;
const count = 5;
/** In a round the two take turns so often that what else the machine does meets both. */
const turns = 4;
const connections = 4;

/** Names, substances, shelves, strengths, slips, the beginnings of words, and words that half of the shop has. */
const typed = {
  Arabic: ['بنادول', 'بنادول ٥٠٠', 'اوجمنتين', 'اوجمنتن', 'فيتامين د', 'قطرة عين', 'مسكن', 'قرص', 'ان', 'زكصضظث'],
  English: ['panadol', 'panadol 500', 'amoxicillin', 'amoxxicilin', 'vitamin', 'augm', 'tablet', 'mg', 'ta', 'qwzrtx'],
};

/** Takes so many products into a shop. */
export async function fillShop(url: string, size: number): Promise<void> {
  const { db } = openDatabase(url, { max: 1, limits: batchLimits });
  try {
    const register = registerOfSize(size);
    await db.transaction().execute((tx) => importRegister(tx, register, { now: demoNow, stock: 40 }));
  } finally {
    await db.destroy();
  }
}

/** Everything once over each connection, each beginning elsewhere in the list. */
const queuesOf = (words: readonly string[]): string[][] =>
  Array.from({ length: connections }, (_, queue) => {
    const from = Math.floor((queue * words.length) / connections);
    const turned = [...words.slice(from), ...words.slice(0, from)];
    return turned.map((word) =>
      wireOf({ path: `/api/v1/products/listing?limit=20&query=${encodeURIComponent(word)}` }),
    );
  });

type Typed = { readonly language: string; readonly words: readonly string[] };

async function figuresOf(load: Load, servers: readonly Server[], { language, words }: Typed): Promise<Figure[]> {
  const queues = queuesOf(words);
  const turn = () => inTurn(servers, async ({ port }) => (await load.run({ port, queues })).milliseconds);
  const round = async () => {
    const taken = await rounds(turns, turn);
    return servers.map((_, n) => taken.flatMap((both) => both[n] ?? []));
  };
  const first = await turn();
  const seen = await rounds(count, round);
  const at = (n: number, share: number) => median(seen.map((pair) => quantile(pair[n] ?? [], share)));
  const slowest = (n: number) => Math.max(...(first[n] ?? [0])).toFixed(0);
  const of = `${words.length} searches with counts, ${connections} at once; ${registerSource}`;
  return [
    {
      what: `p99 of searches over 100,000 products, ${language}`,
      measured: at(1, 0.99),
      unit: 'ms',
      aim: { atMost: 60 },
      binding: false,
      detail: `median ${at(1, 0.5).toFixed(1)} ms, slowest when asked for the first time ${slowest(1)} ms; ${of}; ${memory()}`,
    },
    {
      what: `p99 at 100,000 / 10,000 products: searches, ${language}`,
      measured: median(seen.map(([few, many]) => quantile(many ?? [], 0.99) / quantile(few ?? [1], 0.99))),
      unit: 'x',
      aim: { atMost: 2 },
      binding: false,
      detail: `${at(1, 0.99).toFixed(1)} / ${at(0, 0.99).toFixed(1)} ms`,
    },
  ];
}

/** Whether searches find what is meant, and over 10,000 and 100,000 products, made from the register, the time that 99 of 100 stay under. */
export async function measureShopSearch(cluster: Cluster, load: Load): Promise<Figure[]> {
  const finding = await measureFinding(cluster);
  const templates = await inTurn(sizes, (size) =>
    cluster.extend(cluster.small, `balsam_bench_${size}`, (url) => fillShop(url, size)),
  );
  const copies = await inTurn(templates, cluster.clone);
  const servers = await inTurn(copies, ({ url }) => openServer(url, cluster.folder, false, repliesMadeAnew));
  const figures = await inTurn(Object.entries(typed), ([language, words]) =>
    figuresOf(load, servers, { language, words }),
  );
  await inTurn(servers, (server) => server.close());
  await inTurn(copies, ({ drop }) => drop());
  return [...finding, ...figures.flat()];
}
