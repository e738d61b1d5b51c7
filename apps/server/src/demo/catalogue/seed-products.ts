import { sql } from 'kysely';
import { standardVatPercent } from '@balsam/domain/billing';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { brands } from './brands.ts';
import type { products } from './products.ts';

type Product = (typeof products)[number];

export async function insertBrands(tx: Tx): Promise<void> {
  await tx.insertInto('brand').values(brands).execute();
}

/** Products with brand and category by their codes; answers the ids by name. */
export async function insertProducts(
  tx: Tx,
  list: readonly Product[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    insert into product (source, source_id, name, name_ar, scientific_name, scientific_name_ar, brand_id, category_id, form, strength, pack_count,
      pack_size, atc, barcode, is_prescription, storage, price, is_zero_rated, vat_percent, about, about_ar, leaflet, leaflet_ar, sold, created_at, updated_at)
    select 'demo', p.source_id, p.name, p.name_ar, p.scientific_name, p.scientific_name_ar, b.id, c.id, p.form, p.strength, p.pack_count,
      p.pack_size, p.atc, p.barcode, p.is_prescription, p.storage, p.price, p.is_zero_rated,
      case when p.is_zero_rated then 0 else ${standardVatPercent}::smallint end, p.about, p.about_ar, p.leaflet, p.leaflet_ar, p.sold, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as p (source_id text, name text, name_ar text, scientific_name text,
      scientific_name_ar text, brand text, category text, form text, strength text, pack_count int, pack_size text, atc text, barcode text,
      is_prescription boolean, storage text, price bigint, is_zero_rated boolean, about text, about_ar text, leaflet text, leaflet_ar text, sold int)
    join brand b on b.code = p.brand join product_category c on c.code = p.category
    returning id::int, name`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export async function insertRelief(tx: Tx, list: readonly Product[], ids: ReadonlyMap<string, number>): Promise<void> {
  const links = list.flatMap((p) => p.relief.map((code) => ({ code, product_id: ids.get(p.name)! })));
  await sql`
    insert into product_relief (product_id, relief_id)
    select l.product_id, r.id from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (code text, product_id bigint)
    join relief r on r.code = l.code`.execute(tx);
}

/**
 * Stock at the three branches: most have plenty, every eleventh product little, every nineteenth none. Two lots each, the first of which
 * expires sooner; one in twenty-three has run out of date.
 */
export async function insertStock(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const today = riyadhDay(now);
  const lots = ids.flatMap((product_id, n) => {
    if (n % 19 === 18) return [];
    const few = n % 11 === 10;
    const first = n % 23 === 22 ? -5 : 60 + (n % 7) * 20;
    return [
      { product_id, lot: `A${1000 + n}`, expires_on: addDays(today, first), quantity: few ? 2 : 25 },
      ...(few ? [] : [{ product_id, lot: `B${1000 + n}`, expires_on: addDays(today, 500 + n), quantity: 60 }]),
    ];
  });
  await sql`
    insert into stock_lot (product_id, location_id, lot, expires_on, quantity)
    select s.product_id, l.id, s.lot, s.expires_on, s.quantity
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as s (product_id bigint, lot text, expires_on date, quantity int), location l`.execute(
    tx,
  );
}
