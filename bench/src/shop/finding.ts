import { findProducts } from '../../../apps/server/src/modules/catalogue/find-products.ts';
import { shopQueries } from '../../../apps/server/src/modules/catalogue/shop-queries.fixture.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open.ts';
import type { Sql } from '../../../apps/server/src/platform/db/types.ts';
import { demoNow } from '../../../apps/server/test/databases.ts';
import type { Cluster } from '../cluster.ts';
import type { Figure } from '../figures.ts';
import { inTurn } from '../in-turn.ts';

const firstPage = 10;

/** At which place of the first ten what was meant stands; -1 when it is not among them. */
async function placeOf(db: Sql, [typed, wanted]: (typeof shopQueries)[number]): Promise<number> {
  const { items } = await findProducts(db, { query: typed, limit: firstPage }, demoNow);
  return items.findIndex(({ name }) => wanted.some((start) => name.startsWith(start)));
}

/** How often a search for what people type over the products of the demo finds what they mean, among the first ten and as the first. */
export async function measureFinding(cluster: Cluster): Promise<Figure[]> {
  const { url, drop } = await cluster.clone(cluster.small);
  const { db } = openDatabase(url, { max: 4 });
  const places = await inTurn(shopQueries, (query) => placeOf(db, query));
  await db.destroy();
  await drop();
  const share = (isFound: (place: number) => boolean) => places.filter(isFound).length / places.length;
  const missed = shopQueries.filter((_, n) => places[n] === -1).map(([typed]) => typed);
  const shared = { unit: 'share', binding: true } as const;
  return [
    {
      ...shared,
      what: 'shop search: what people type, found within ten',
      measured: share((place) => place >= 0),
      aim: { atLeast: 0.95 },
      detail: `${places.length} queries in both languages; not found: ${missed.join(', ') || 'none'}`,
    },
    {
      ...shared,
      what: 'shop search: what people type, found as the first',
      measured: share((place) => place === 0),
      aim: { atLeast: 0.8 },
      detail: `${places.length} queries in both languages`,
    },
  ];
}
