import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { productSearch, productVatPercent, readBranchStock, readStockedProducts } from '#modules/catalogue/index.ts';
import { readJournal } from './changes.store.ts';
import { readLots } from './lots.store.ts';
import { findOffer, listOfferChoices } from './offers.store.ts';
import { offerChoice } from './discounts.view.ts';
import { namesOf } from './queue.view.ts';
import {
  findProduct,
  findProductIds,
  readChoices,
  readBarcodes,
  readReliefs,
  type ProductFilter,
} from './products.store.ts';

type ProductsQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly q?: string | undefined;
  readonly category_id?: number | undefined;
  readonly only?: ProductFilter['only'];
};

/** A page of the products, in a constant number of statements. */
export async function listProducts(db: Sql, { q, category_id, only, ...query }: ProductsQuery, now: Date) {
  const page = pageOf(query, 100);
  const search = await productSearch(db, q);
  const { ids, total } = await findProductIds(db, { search, categoryId: category_id, only }, { page, now });
  const [products, rows] = await Promise.all([readStockedProducts(db, ids, now), readBarcodes(db, ids)]);
  const items = ids.flatMap((id) => {
    const product = products.get(id);
    const barcode = rows.find((mark) => mark.id === id)?.barcode ?? null;
    return product ? [{ ...product.card, is_withdrawn: product.isWithdrawn, barcode }] : [];
  });
  return { items, total, page: page.page, limit: page.limit };
}

type Row = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** What of a row goes to the pharmacy desk as it is. */
const pick = (row: Row) => ({
  scientific_name_ar: row.scientific_name_ar,
  atc: row.atc,
  barcode: row.barcode,
  storage: row.storage,
  about: row.about,
  about_ar: row.about_ar,
  leaflet: row.leaflet,
  leaflet_ar: row.leaflet_ar,
  weight_grams: row.weight_grams,
  is_zero_rated: row.is_zero_rated,
  offer_id: row.offer_id,
});

type Kept = Record<string, unknown> | null;

/** One product as the pharmacy desk edits it. */
export async function readProduct(db: Sql, id: number, now: Date) {
  const row = await findProduct(db, id);
  const product = row && (await readStockedProducts(db, [id], now)).get(id);
  if (!product) throw fail('not_found');
  const [relief, branches, lots, offer] = await Promise.all([
    readReliefs(db, id),
    readBranchStock(db, id, now),
    readLots(db, id, now),
    row.offer_id === null ? undefined : findOffer(db, row.offer_id),
  ]);
  return {
    ...product.card,
    ...pick(row),
    assigned_offer: offer ? offerChoice(offer) : null,
    relief,
    branches,
    is_withdrawn: row.withdrawn_at !== null,
    updated_at: row.updated_at.toISOString(),
    revision: row.revision,
    lots,
  };
}

/** A page of what was changed of a product, the newest first. @throws not_found */
export async function listChanges(
  db: Sql,
  id: number,
  query: { page?: number | undefined; limit?: number | undefined },
) {
  if (!(await findProduct(db, id))) throw fail('not_found');
  const page = pageOf(query, 100);
  const { rows, total } = await readPage(page, (at) => readJournal(db, id, at));
  const items = rows.map((change) => ({
    id: change.id,
    at: change.at.toISOString(),
    what: change.what,
    reason: change.reason,
    by: namesOf(change),
    before: change.before as Kept,
    after: change.after as Kept,
  }));
  return { items, total, page: page.page, limit: page.limit };
}

/** What the fields of a product may be. */
export async function showChoices(db: Sql, now: Date) {
  const [choices, offers, vat_percent] = await Promise.all([
    readChoices(db),
    listOfferChoices(db, now),
    productVatPercent(db, false),
  ]);
  return { ...choices, offers: offers.map(offerChoice), vat_percent };
}
