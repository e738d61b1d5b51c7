import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';
import type { MappedProduct } from './map-product.ts';

/** One import at a time: two would each find the other's products new. */
const importLock = 7_261_018;

export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);
}

/** Makes the brands that are not there yet; a company is a brand. */
export async function insertBrands(tx: Tx, titles: readonly string[]): Promise<void> {
  await sql`
    insert into brand (code, title, title_ar)
    select distinct on (lower(title)) lower(title), title, title from unnest(${titles}::text[]) as each (title)
    order by lower(title), title
    on conflict (code) do nothing`.execute(tx);
}

/** The categories by their codes. */
export async function readCategories(tx: Tx) {
  const rows = await tx.selectFrom('product_category').select(['code', 'title', 'title_ar']).execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** A product with the ids of the words that lead to it. */
export type FoundProduct = MappedProduct & {
  readonly search: readonly number[];
  readonly ownWords: readonly number[];
  readonly nameWords: readonly number[];
};

/** `is_edited`: the staff have set something of it, which it keeps. */
export type Stored = { readonly id: number; readonly is_new: boolean; readonly is_edited: boolean };

/** What a register says of a product. What the staff have set of it stays as they set it. */
export const registerColumns = [
  'name',
  'name_ar',
  'scientific_name',
  'scientific_name_ar',
  'brand_id',
  'category_id',
  'form',
  'strength',
  'pack_count',
  'pack_size',
  'atc',
  'is_prescription',
  'storage',
  'price',
  'is_zero_rated',
] as const;

const unlessEdited = sql.join(
  registerColumns.map((column) => {
    const [name, kept, imported] = [sql.ref(column), sql.ref(`product.${column}`), sql.ref(`excluded.${column}`)];
    return sql`${name} = case when ${sql.lit(column)} = any(product.staff_fields) then ${kept} else ${imported} end`;
  }),
);

/**
 * Stores products by the number of their source; answers those that are new or changed. One statement for all. A rate that the staff have set
 * stays; what carries VAT is given the standard rate by `chargeStandardVat`.
 */
export async function upsertProducts(
  tx: Tx,
  source: string,
  products: readonly FoundProduct[],
  now: Date,
): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    insert into product (source, source_id, name, name_ar, scientific_name, scientific_name_ar, brand_id, category_id, form, strength,
      pack_count, pack_size, atc, is_prescription, storage, price, is_zero_rated, vat_percent, search, own_words, name_words, fingerprint, created_at, updated_at)
    select ${source}, p."sourceId", p.name, p."nameAr", p."scientificName", p."scientificNameAr", b.id, c.id, p.form, p.strength,
      p."packCount", p."packSize", p.atc, p."isPrescription", p.storage, p.price, p."isZeroRated", 0,
      array(select jsonb_array_elements_text(p.search)::int), array(select jsonb_array_elements_text(p."ownWords")::int),
      array(select jsonb_array_elements_text(p."nameWords")::int), decode(p.fingerprint, 'hex'), ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p ("sourceId" text, name text, "nameAr" text, "scientificName" text,
      "scientificNameAr" text, brand text, category text, form text, strength text, "packCount" int, "packSize" text, atc text,
      "isPrescription" boolean, storage text, price bigint, "isZeroRated" boolean, fingerprint text, search jsonb, "ownWords" jsonb, "nameWords" jsonb)
    join brand b on b.code = lower(p.brand)
    join product_category c on c.code = p.category
    on conflict (source, source_id) do update set
      ${unlessEdited}, vat_percent = case when 'is_zero_rated' = any(product.staff_fields) then product.vat_percent else 0 end,
      search = excluded.search, own_words = excluded.own_words, name_words = excluded.name_words, fingerprint = excluded.fingerprint,
      updated_at = excluded.updated_at, revision = product.revision + 1
    where product.fingerprint is distinct from excluded.fingerprint
    returning id::int, xmax = 0 as is_new, staff_fields <> '{}' as is_edited`.execute(tx);
  return rows;
}

/** Puts so many of each product in stock at every branch, as one lot. */
export async function stockEverywhere(
  tx: Tx,
  productIds: readonly number[],
  { lot, expiresOn, quantity }: { lot: string; expiresOn: string; quantity: number },
): Promise<void> {
  await sql`
    insert into stock_lot (product_id, location_id, lot, expires_on, quantity)
    select product_id, l.id, ${lot}, ${expiresOn}::date, ${quantity} from unnest(${productIds}::bigint[]) as each (product_id), location l
    on conflict (product_id, location_id, lot) do nothing`.execute(tx);
}
