import type { z } from 'zod';
import type { Updateable } from 'kysely';
import type { desk } from '@balsam/contract/desk';
import type { Product } from '../../platform/db/schema.gen.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { indexProducts } from '../catalogue/index.ts';
import { inHalalas } from './amounts.ts';
import { writeJournal } from './journal.store.ts';
import { isBarcodeTaken, isThere, lockProduct, readReliefs, replaceReliefs, updateProduct } from './products.store.ts';

type Wish = z.output<(typeof desk)['changeProduct']['body']>;
type Row = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

async function checkWish(tx: Tx, id: number, wish: Wish): Promise<void> {
  const { brand_id, category_id, offer_id, barcode } = wish;
  const known = await Promise.all([
    brand_id === undefined || isThere(tx, 'brand', brand_id),
    category_id === undefined || isThere(tx, 'product_category', category_id),
    offer_id === undefined || offer_id === null || isThere(tx, 'offer', offer_id),
  ]);
  if (known.includes(false)) throw fail('not_found');
  if (barcode && (await isBarcodeTaken(tx, barcode, id))) throw fail('barcode_taken', { path: 'barcode' });
}

/** The columns that a wish sets; what was not sent stays. */
function columnsOf(wish: Wish, row: Row, now: Date): Updateable<Product> {
  const { price, is_withdrawn, relief_ids: _, ...plain } = wish;
  const sent = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return {
    ...sent,
    ...(price !== undefined && { price: inHalalas(price) }),
    ...(is_withdrawn !== undefined && { withdrawn_at: is_withdrawn ? (row.withdrawn_at ?? now) : null }),
  };
}

type Kept = Readonly<Record<string, unknown>>;

/** Of what is set only that which differs, as it was and as it is. */
function differences(row: Kept, columns: Kept): { before: Kept; after: Kept } {
  const changed = Object.keys(columns).filter((key) => {
    const [was, is] = [row[key], columns[key]];
    return was instanceof Date && is instanceof Date ? was.getTime() !== is.getTime() : was !== is;
  });
  const of = (kept: Kept): Kept => Object.fromEntries(changed.map((key) => [key, kept[key]]));
  return { before: of(row), after: of(columns) };
}

/**
 * Changes a product for everybody who looks from now on; orders keep what they were made with (DECISIONS §6). Everything that it is found
 * by is indexed anew. What changed is written down, prices by themselves.
 * @throws not_found, also for a brand, shelf or offer that is none; barcode_taken; price_not_valid
 */
export async function changeProduct(tx: Tx, call: UserCall, id: number, wish: Wish): Promise<void> {
  const row = await lockProduct(tx, id);
  if (!row) throw fail('not_found');
  await checkWish(tx, id, wish);
  const { before, after } = differences(row, columnsOf(wish, row, call.now));
  const { relief_ids } = wish;
  const reliefs = relief_ids && (await readReliefs(tx, id)).map((relief) => relief.id);
  if (relief_ids) await replaceReliefs(tx, id, relief_ids);
  if (Object.keys(after).length > 0) {
    await updateProduct(tx, id, { ...after, updated_at: call.now });
    await indexProducts(tx, [id]);
  } else if (!relief_ids) return;
  await writeJournal(tx, call, {
    what: 'price' in after ? 'price' : 'product',
    recordId: id,
    before: { ...before, ...(reliefs && { relief_ids: reliefs }) },
    after: { ...after, ...(relief_ids && { relief_ids }) },
  });
}
