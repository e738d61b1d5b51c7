import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { wholeList } from '#platform/http/page.ts';
import { findRelated, isSold, readProduct } from './product-detail.store.ts';
import { readCards } from './products.store.ts';
import { cardView } from './products.view.ts';

/** One product whole; one that is withdrawn is not there any more. */
export async function showProduct(db: Sql, id: number, now: Date) {
  const row = await readProduct(db, { id, now });
  if (!row) throw fail('not_found');
  const { scientific_name_ar, atc, barcode, storage, about, about_ar, leaflet, leaflet_ar, relief, branches } = row;
  return {
    ...cardView(row),
    scientific_name_ar,
    atc,
    barcode,
    storage,
    about,
    about_ar,
    leaflet,
    leaflet_ar,
    relief,
    branches,
  };
}

const maxRelated = 12;

/** What else may be wanted by whoever looks at a product. */
export async function showRelated(db: Sql, id: number, now: Date) {
  if (!(await isSold(db, id))) throw fail('not_found');
  const rows = await readCards(db, await findRelated(db, id, maxRelated), now);
  return wholeList(rows.map(cardView));
}
