import type { Cluster } from '../cluster.ts';
import { median, quantile, type Figure } from '../figures.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { wireOf, type Load } from '../load/load.ts';
import { openServer } from '../server.ts';

const count = 5;
/** In a round everything is asked so often. */
const turns = 4;
const connections = 2;

/** Doctors, specialities, products, articles and what is one's own; slips, beginnings of words, common words, and one that leads nowhere. */
const typed = {
  Arabic: ['ليلى حسن', 'قلب', 'بنادول', 'بندول', 'السكري', 'ليلا', 'فيتامين', 'ال', 'طب', 'زكصضظث'],
  English: [
    'Layla Hassan',
    'cardoilogy',
    'panadol',
    'panadoll',
    'diabetes',
    'laila',
    'vitamin',
    'do',
    'tablet',
    'qwzrtx',
  ],
} as const;

/** Everything once over each connection, each beginning elsewhere in the list. */
const queuesOf = (words: readonly string[], token: string): string[][] =>
  Array.from({ length: connections }, (_, queue) => {
    const from = Math.floor((queue * words.length) / connections);
    return [...words.slice(from), ...words.slice(0, from)].map((query) =>
      wireOf({
        method: 'POST',
        path: '/api/v1/search',
        headers: { authorization: `Bearer ${token}` },
        body: { query },
      }),
    );
  });

/** A patient's searches over everything, in the demo hospital: the time that 99 of 100 stay under. */
export async function measureSearch(cluster: Cluster, load: Load): Promise<Figure[]> {
  const { url, drop } = await cluster.clone(cluster.small);
  const server = await openServer(url, cluster.folder);
  const token = await server.tokenOf('1000001');
  const figures = await inTurn(Object.entries(typed), async ([language, words]): Promise<Figure> => {
    const order = { port: server.port, queues: queuesOf(words, token) };
    const round = async () => (await rounds(turns, async () => (await load.run(order)).milliseconds)).flat();
    await round();
    const seen = await rounds(count, round);
    const at = (share: number) => median(seen.map((taken) => quantile(taken, share)));
    return {
      what: `p99 of searches over everything, ${language}`,
      measured: at(0.99),
      unit: 'ms',
      aim: { atMost: 150 },
      binding: false,
      detail: `median ${at(0.5).toFixed(1)} ms; ${words.length} searches of a patient over the demo hospital, ${connections} at once`,
    };
  });
  await server.close();
  await drop();
  return figures;
}
