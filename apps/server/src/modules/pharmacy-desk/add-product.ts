import type { z } from 'zod';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { indexProducts } from '../catalogue/index.ts';
import { inHalalas } from './amounts.ts';
import { writeJournal } from './journal.store.ts';
import { checkChoices, refusingTakenBarcode } from './product-choices.ts';
import { insertBrand, insertProduct, replaceReliefs } from './products.store.ts';

type Wish = z.output<(typeof pharmacyDesk)['addProduct']['body']>;

/**
 * Puts a product on the shelves that no register brought, and answers its id. It has no stock until a lot is added.
 * @throws not_found for a brand, shelf or offer that is none; barcode_taken; price_not_valid
 */
export async function addProduct(tx: Tx, call: UserCall, wish: Wish): Promise<number> {
  const { price, is_withdrawn, relief_ids, ...plain } = wish;
  await checkChoices(tx, plain);
  const row = { ...plain, price: inHalalas(price), withdrawn_at: is_withdrawn ? call.now : null };
  const times = { created_at: call.now, updated_at: call.now };
  const id = await refusingTakenBarcode(() => insertProduct(tx, { ...row, ...times }));
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
