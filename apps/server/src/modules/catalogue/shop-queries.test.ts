import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { needQueries } from './need-queries.fixture.ts';
import { shopQueries } from './shop-queries.fixture.ts';

const w = await world();

const namesFor = async (query: string): Promise<string[]> => {
  const reply = await w.app.inject({ url: '/api/v1/products/listing', query: { query, limit: '10' } });
  return reply.json<{ data: { items: { name: string }[] } }>().data.items.map(({ name }) => name);
};
const isWanted = (name: string | undefined, wanted: readonly string[]) =>
  wanted.some((start) => name?.startsWith(start));

test.each([
  ['names, substances and complaints', shopQueries, 200],
  ['needs, and names by ear', needQueries, 100],
])(
  'searches for %s find what was meant: among the first ten at least 95 of 100, as the first at least 80',
  async (_of, queries, atLeast) => {
    expect(queries.length).toBeGreaterThanOrEqual(atLeast);
    const missed: string[] = [];
    const second: string[] = [];
    for (const [typed, wanted] of queries) {
      const names = await namesFor(typed);
      if (!names.some((name) => isWanted(name, wanted))) missed.push(`${typed}: ${names.slice(0, 3).join(', ')}`);
      else if (!isWanted(names[0], wanted)) second.push(`${typed}: ${names[0]}`);
    }
    // What was missed stands in the failure.
    const most = (share: number): number => Math.floor(queries.length * share + 1e-9);
    expect(missed.slice(most(0.05))).toEqual([]);
    expect([...missed, ...second].slice(most(0.2))).toEqual([]);
  },
);
