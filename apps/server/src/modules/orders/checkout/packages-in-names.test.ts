import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { namesWithPack } from '@balsam/domain/catalogue';
import { MIGRATIONS } from '#platform/db/migrate.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, createPaidOrder, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');

const nameOnOrder = async (id: number): Promise<unknown> => {
  const [item] = (await sara.get(`/orders/${id}`)).data.ITEMS as Record<string, unknown>[];
  return [item?.['PRODUCT_NAME_EN'], item?.['PRODUCT_NAME_AR']];
};
const ofToday = ['Panadol Advance 500 mg tablets, 24 pieces', 'بنادول أدفانس ٥٠٠ ملغ أقراص، ٢٤ قطعة'];

test('D15.09 a placed order says the package and keeps its names when the product changes', async () => {
  const { order } = await createPaidOrder(w, sara, [panadol], { address_id: await createAddress(sara) });
  const id = order.ID as number;
  expect(await nameOnOrder(id)).toEqual(ofToday);
  await w.db.updateTable('product').set({ pack_count: 48, name: 'Other' }).where('id', '=', panadol).execute();
  expect(await nameOnOrder(id)).toEqual(ofToday);
});

/** What the migration does to lines that have no package in their names. */
async function migrateLines(): Promise<void> {
  const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('packages_in_names_of_lines.sql'))!;
  await sql.raw(readFileSync(path.join(MIGRATIONS, file), 'utf8')).execute(w.db);
}

test('D15.09 lines of before get the package as the rule writes it', async () => {
  await sql`
    with a_line as (select * from order_line order by id limit 1)
    insert into order_line (order_id, product_id, name, name_ar, form, quantity, unit_price, gross, offer_discount, net, coupon_share, vat_percent,
      vat, total, is_prescription, is_cold_chain)
    select o.id, p.id, '', '', p.form, 1, l.unit_price, l.gross, 0, l.net, 0, 0, l.vat, l.total, false, false
    from a_line l cross join product p cross join lateral (select max(id) as id from pharmacy_order) o
    on conflict do nothing`.execute(w.db);
  await sql`update product set pack_count = null, pack_size = '2.5 mg × 5 ml' where id in (select id from product order by id limit 3)`.execute(
    w.db,
  );
  await sql`update product set pack_count = 10 where id in (select id from product order by id desc limit 3)`.execute(
    w.db,
  );
  await sql`update product set name_ar = name where id in (select id from product where pack_count = 30 limit 2)`.execute(
    w.db,
  );
  await sql`update order_line l set name = p.name, name_ar = p.name_ar from product p where p.id = l.product_id`.execute(
    w.db,
  );
  await migrateLines();
  const rows = await w.db
    .selectFrom('order_line as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .select(['l.name as en', 'l.name_ar as ar', 'p.name', 'p.name_ar', 'p.pack_count', 'p.pack_size'])
    .execute();
  expect(rows.map(({ en, ar }) => ({ en, ar }))).toEqual(rows.map(namesWithPack));
  expect(rows.filter(({ en, name }) => en !== name).length).toBeGreaterThan(20);
});
