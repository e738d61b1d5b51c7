import type { z } from 'zod';
import type { Updateable } from 'kysely';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import type { Product } from '#platform/db/schema.gen.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { indexProducts, productVatPercent, registerColumns } from '#modules/catalogue/index.ts';
import { parseHalalas } from './amounts.ts';
import { writeJournal } from './changes.store.ts';
import { assertChoicesExist, withUniqueBarcode } from './product-choices.ts';
import { lockProduct, readReliefs, replaceReliefs, updateProduct } from './products.store.ts';

type ProductChange = z.output<(typeof pharmacyDesk)['changeProduct']['body']>;
type Row = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

/** The columns that a change sets; what was not sent stays. */
function columnsOf(change: ProductChange, row: Row, now: Date): Updateable<Product> {
  const { price, is_withdrawn, relief_ids: _, revision: __, ...plain } = change;
  const sent = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return {
    ...sent,
    ...(price !== undefined && { price: parseHalalas(price) }),
    ...(is_withdrawn !== undefined && { withdrawn_at: is_withdrawn ? (row.withdrawn_at ?? now) : null }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Of what is set only that which differs, as it was and as it is. */
function differences(row: Fields, columns: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(columns).filter((key) => {
    const [was, is] = [row[key], columns[key]];
    return was instanceof Date && is instanceof Date ? was.getTime() !== is.getTime() : was !== is;
  });
  const of = (kept: Fields): Fields => Object.fromEntries(changed.map((key) => [key, kept[key]]));
  return { before: of(row), after: of(columns) };
}

/** What the staff have set of what a register says as well; an import leaves it alone. */
const fieldsSetByStaff = (row: Row, after: Fields): string[] =>
  registerColumns.filter((column) => column in after || row.staff_fields.includes(column));

/**
 * Changes a product for everybody who looks from now on; orders keep what they were made with (DECISIONS §6). Everything that it is found
 * by is indexed anew, and no import sets again what was set here. What changed is recorded, prices separately.
 * @throws not_found, also for a brand, category or offer that is none; desk_changed; register_refuses_product; barcode_taken; price_not_valid
 */
export async function changeProduct(tx: Tx, call: UserCall, id: number, change: ProductChange): Promise<void> {
  const row = await lockProduct(tx, id);
  if (!row) throw fail('not_found');
  if (change.revision !== undefined && change.revision !== row.revision) throw fail('desk_changed');
  if (change.is_withdrawn === false && row.register_refusal !== null) throw fail('register_refuses_product');
  await assertChoicesExist(tx, change);
  const { before, after } = differences(row, columnsOf(change, row, call.now));
  const { relief_ids } = change;
  const reliefs = relief_ids && (await readReliefs(tx, id)).map((relief) => relief.id);
  if (relief_ids) await replaceReliefs(tx, id, relief_ids);
  if (Object.keys(after).length === 0 && !relief_ids) return;
  const rate = 'is_zero_rated' in after && {
    vat_percent: await productVatPercent(tx, after['is_zero_rated'] === true),
  };
  const kept = { staff_fields: fieldsSetByStaff(row, after), updated_at: call.now, revision: row.revision + 1 };
  await withUniqueBarcode(() => updateProduct(tx, id, { ...after, ...rate, ...kept }));
  await indexProducts(tx, [id]);
  await writeJournal(tx, call, {
    what: 'price' in after ? 'price' : 'product',
    recordId: id,
    before: { ...before, ...(reliefs && { relief_ids: reliefs }) },
    after: { ...after, ...(relief_ids && { relief_ids }) },
  });
}
