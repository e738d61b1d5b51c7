import { mayBeSold } from '@balsam/domain/catalogue';
import { findProducts } from '../../../apps/server/src/modules/catalogue/find-products.ts';
import { importRegister } from '../../../apps/server/src/modules/catalogue/index.ts';
import { readRegister } from '../../../apps/server/src/modules/catalogue/read-register.ts';
import { batchLimits } from '../../../apps/server/src/platform/db/limits.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open.ts';
import type { Sql } from '../../../apps/server/src/platform/db/types.ts';
import { demoNow } from '../../../apps/server/test/databases.ts';
import type { Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn } from '../in-turn.ts';
import { registerSource, theRegister } from './many-products.ts';
import { randomFrom, slipKinds, withSlip, type SlipKind } from './slips.ts';

const queriesOfASet = 500;
const firstPage = 10;
const seed = 20_261_122;

type Query = {
  readonly number: string;
  readonly name: string;
  readonly typed: string;
  readonly kind: SlipKind | 'none';
};
type QuerySet = { readonly what: string; readonly aim: number; readonly queries: readonly Query[] };

/** Names of products as the register writes them, drawn without replacement; the Arabic ones are those that are in Arabic letters. */
function drawn(language: 'English' | 'Arabic', random: () => number): { number: string; name: string }[] {
  const sold = readRegister(theRegister()).filter((row) => mayBeSold(row).ok);
  const named = sold.map(({ number, name, nameAr }) => ({ number, name: language === 'English' ? name : nameAr }));
  const usable = named.filter(({ name }) => (language === 'English' ? /[a-z]{3}/i : /[\u0621-\u064a]{3}/).test(name));
  return usable
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, queriesOfASet)
    .map(({ one }) => one);
}

/** The four sets of queries, the same in every run. */
function recallSets(): QuerySet[] {
  const random = randomFrom(seed);
  const setsOf = (language: 'English' | 'Arabic', aims: readonly [number, number]): QuerySet[] => {
    const exact = drawn(language, random).map((one) => ({ ...one, typed: one.name, kind: 'none' as const }));
    const slipped = drawn(language, random).map((one, place) => {
      const kind = slipKinds[place % slipKinds.length]!;
      return { ...one, typed: withSlip(one.name, kind, random), kind };
    });
    return [
      { what: `${language} names`, aim: aims[0], queries: exact },
      { what: `${language} names with one slip`, aim: aims[1], queries: slipped },
    ];
  };
  return [...setsOf('English', [0.97, 0.92]), ...setsOf('Arabic', [0.98, 0.95])];
}

/** Whether the product, or one of the same name, is among the first ten. */
async function isFound(db: Sql, { number, typed }: Query): Promise<boolean> {
  const { items } = await findProducts(db, { query: typed, limit: firstPage }, demoNow);
  const own = await db.selectFrom('product').select('name').where('source_id', '=', number).executeTakeFirst();
  return items.some(({ name }) => name === own?.name);
}

const share = (found: readonly boolean[]): number => found.filter(Boolean).length / Math.max(1, found.length);

/** What share of a set is found. */
async function recallOf(db: Sql, { what, aim, queries }: QuerySet): Promise<Figure> {
  const seen = await inTurn(queries, async (query) => ({ query, found: await isFound(db, query) }));
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const ofKind = (kind: string) => share(seen.filter(({ query }) => query.kind === kind).map(({ found }) => found));
  const detail = kinds.map((kind) => `${kind} ${ofKind(kind).toFixed(3)}`).join(', ');
  return {
    what: `shop search: ${what}, found within ten`,
    measured: share(seen.map(({ found }) => found)),
    unit: 'share',
    aim: { atLeast: aim },
    binding: true,
    detail: `${queries.length} ${registerSource}; slips: ${detail}`,
  };
}

/** How many of the register's own names lead to their product, as they are written and with one slip, in both languages. */
export async function measureShopRecall(cluster: Cluster): Promise<Figure[]> {
  const name = await cluster.extend(cluster.small, 'balsam_bench_recall', async (url) => {
    const { db } = openDatabase(url, { max: 1, limits: batchLimits });
    await db.transaction().execute((tx) => importRegister(tx, theRegister(), { now: demoNow, stock: 0 }));
    await db.destroy();
  });
  const { url, drop } = await cluster.clone(name);
  const { db } = openDatabase(url, { max: 4 });
  const figures = await inTurn(recallSets(), (set) => recallOf(db, set));
  await db.destroy();
  await drop();
  return figures;
}
