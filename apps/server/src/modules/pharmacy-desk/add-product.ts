import type { z } from 'zod';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { indexProducts, productVatPercent } from '#modules/catalogue/index.ts';
import { parseHalalas } from './amounts.ts';
import { writeJournal } from './changes.store.ts';
import { assertChoicesExist, withUniqueBarcode } from './product-choices.ts';
import { insertBrand, insertProduct, replaceReliefs } from './products.store.ts';

type NewProduct = z.output<(typeof pharmacyDesk)['addProduct']['body']>;

/**
 * Adds a product that no register brought, and answers its id. It has no stock until a lot is added.
 * @throws not_found for a brand, category or offer that is none; barcode_taken; price_not_valid
 */
export async function addProduct(tx: Tx, call: UserCall, product: NewProduct): Promise<number> {
  const { price, is_withdrawn, relief_ids, ...plain } = product;
  await assertChoicesExist(tx, plain);
  const row = { ...plain, price: parseHalalas(price), withdrawn_at: is_withdrawn ? call.now : null };
  const vat_percent = await productVatPercent(tx, plain.is_zero_rated);
  const times = { created_at: call.now, updated_at: call.now };
  const id = await withUniqueBarcode(() => insertProduct(tx, { ...row, vat_percent, ...times }));
  await replaceReliefs(tx, id, relief_ids);
  await indexProducts(tx, [id]);
  await writeJournal(tx, call, { what: 'product', recordId: id, after: { ...row, relief_ids } });
  return id;
}

/** Makes a brand. @throws brand_taken, however its letters are written */
export async function addBrand(tx: Tx, call: UserCall, titles: { readonly title: string; readonly title_ar: string }) {
  const id = await insertBrand(tx, titles);
  if (id === undefined) throw fail('brand_taken', { path: 'title' });
  await writeJournal(tx, call, { what: 'product', recordId: `brand ${id}`, after: titles });
  return { id, ...titles };
}
