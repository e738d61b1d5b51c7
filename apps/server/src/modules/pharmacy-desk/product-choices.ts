import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { holdOffer } from './offers.store.ts';
import { exists } from './products.store.ts';

type Choices = {
  readonly brand_id?: number | undefined;
  readonly category_id?: number | undefined;
  readonly offer_id?: number | null | undefined;
};

/** Whether the brand, the category and the offer of a product exist. @throws not_found */
export async function assertChoicesExist(tx: Tx, { brand_id, category_id, offer_id }: Choices): Promise<void> {
  const known = await Promise.all([
    brand_id === undefined || exists(tx, 'brand', brand_id),
    category_id === undefined || exists(tx, 'product_category', category_id),
    offer_id === undefined || offer_id === null || holdOffer(tx, offer_id),
  ]);
  if (known.includes(false)) throw fail('not_found');
}

type Refused = { readonly code?: unknown; readonly constraint?: unknown } | null;

/** Stores a product. One barcode belongs to one product, also when two people type it at once: the database decides. @throws barcode_taken */
export async function withUniqueBarcode<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    const { code, constraint } = (error as Refused) ?? {};
    if (code === '23505' && constraint === 'product_barcode') throw fail('barcode_taken', { path: 'barcode' });
    throw error;
  }
}
