import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payer } from '#modules/billing/billing.fixture.ts';
import { MIGRATIONS } from '#platform/db/migrate.ts';
import { checkoutByCard, createAddress, createPaidOrder, payByCard, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';

const w = await world();
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const show = async (id: number) => (await sara.get(`/orders/${id}`)).data;
const ordered = async (change: object = {}): Promise<number> =>
  (await createPaidOrder(w, sara, [panadol], { address_id, ...change })).order.ID;
const change = (id: number) => w.db.updateTable('pharmacy_order').where('id', '=', id);
const set = (title: string, value: unknown) =>
  w.db
    .updateTable('setting')
    .set({ value: JSON.stringify(value) })
    .where('title', '=', title)
    .execute();
const settings = { NORMAL_DELIVERY_DAYS: 1, TRANSFER_DAYS: 2, PHARMACY_CLOSES: '23:00' };
const closing = (days: number, at = '23:00'): string =>
  instantAt(addDays(riyadhDay(w.clock.now()), days), at).toISOString();

beforeEach(async () => {
  await w.db.deleteFrom('cart').execute();
});
afterEach(async () => {
  for (const [title, value] of Object.entries(settings)) await set(title, value);
});
/** What an order of these settings is promised for. */
async function setAll({ days, closes, transfer = 2 }: { days: number; closes: string; transfer?: number }) {
  await set('NORMAL_DELIVERY_DAYS', days);
  await set('PHARMACY_CLOSES', closes);
  await set('TRANSFER_DAYS', transfer);
}
/** An order that waits for its payment, and that is paid by `pay`. */
async function begun() {
  await sara.post('/cart/add', { product_id: panadol, quantity: 1 });
  const { data } = await sara.post('/orders', { ...checkoutByCard, address_id });
  return { id: data.order.ID as number, pay: () => payByCard(w, sara, data) };
}

test('D15.10 a normal delivery is promised by the closing time of the next day', async () => {
  expect(await show(await ordered())).toMatchObject({ SCHEDULED_FROM: null, EXPECTED_BY: closing(1) });
});
test('D15.10 the settings of the hospital decide the day and the hour', async () => {
  await setAll({ days: 3, closes: '22:00' });
  expect((await show(await ordered())).EXPECTED_BY).toBe(closing(3, '22:00'));
});
test('D15.10 a transfer takes its days besides', async () => {
  await setAll({ days: 3, closes: '22:00' });
  const { id, pay } = await begun();
  await change(id).set({ sourcing: 'transfer' }).execute();
  await pay();
  expect((await show(id)).EXPECTED_BY).toBe(closing(5, '22:00'));
});
test('D15.10 what was promised stays when the settings change afterwards, for later orders alone', async () => {
  const id = await ordered();
  await setAll({ days: 7, closes: '20:00', transfer: 9 });
  expect((await show(id)).EXPECTED_BY).toBe(closing(1));
  expect((await show(await ordered())).EXPECTED_BY).toBe(closing(7, '20:00'));
});
test('D15.10 the promise is that of the payment: what is set while it is open holds for it', async () => {
  const { id, pay } = await begun();
  await setAll({ days: 2, closes: '21:00' });
  await pay();
  expect((await show(id)).EXPECTED_BY).toBe(closing(2, '21:00'));
});
test('D15.10 nothing is told of a promise that has passed', async () => {
  const [id, start] = [await ordered(), w.clock.now()];
  const end = new Date(closing(1));
  w.at(new Date(end.getTime() - 1));
  const last = (await show(id)).EXPECTED_BY;
  w.at(end);
  const over = (await show(id)).EXPECTED_BY;
  w.at(start);
  expect([last, over]).toEqual([end.toISOString(), null]);
});
test('D15.10 nothing is promised of an order that is over, was planned or is fetched', async () => {
  const over = await ordered();
  await change(over).set({ state: 'delivered', completed_at: w.clock.now() }).execute();
  const when = { scheduled_day: addDays(riyadhDay(w.clock.now()), 1), scheduled_time: '11:00' };
  const planned = await ordered({ mode: 'scheduled_delivery', ...when });
  const { id: location_id } = await w.db
    .selectFrom('location')
    .select('id')
    .where('code', '=', 'RUH')
    .executeTakeFirstOrThrow();
  const fetched = await ordered({ mode: 'pickup', location_id, ...when });
  const shown = [await show(over), await show(planned), await show(fetched)];
  expect(shown.map(({ EXPECTED_BY: by }) => by as string | null)).toEqual([null, null, null]);
});
test('D15.10 nor of one that nobody has paid for', async () => {
  const { id } = await begun();
  expect((await show(id)).EXPECTED_BY).toBeNull();
  await change(id).set({ payment_state: 'released' }).execute();
});
describe('a house that is brought up to date', async () => {
  const old = await world();
  const promises = () => old.db.selectFrom('pharmacy_order').select(['id', 'promised_by']).orderBy('id').execute();
  /** Takes the migration back and runs it again. */
  const migrateAgain = async () => {
    await sql`alter table pharmacy_order drop column promised_by`.execute(old.db);
    await sql.raw(readFileSync(path.join(MIGRATIONS, '0085_promised_by.sql'), 'utf8')).execute(old.db);
    return promises();
  };
  test('D15.10 promises for orders from before what their pages read until then', async () => {
    const made = await promises();
    expect(made.filter(({ promised_by: by }) => by === null).length).toBeGreaterThan(0);
    expect(made.filter(({ promised_by: by }) => by !== null).length).toBeGreaterThan(0);
    expect(await migrateAgain()).toEqual(made);
  });
  test('D15.10 by its settings, and with the days of a transfer', async () => {
    await old.db.updateTable('setting').set({ value: '4' }).where('title', '=', 'NORMAL_DELIVERY_DAYS').execute();
    await old.db.updateTable('setting').set({ value: '"21:30"' }).where('title', '=', 'PHARMACY_CLOSES').execute();
    const normal = old.db
      .selectFrom('pharmacy_order')
      .where('mode', '=', 'normal_delivery')
      .select(['id', 'placed_at']);
    const { id, placed_at } = await normal.orderBy('id').limit(1).executeTakeFirstOrThrow();
    await old.db.updateTable('pharmacy_order').set({ sourcing: 'transfer' }).where('id', '=', id).execute();
    const found = (await migrateAgain()).find((order) => order.id === id);
    expect(found?.promised_by).toEqual(instantAt(addDays(riyadhDay(placed_at!), 6), '21:30'));
  });
});
test('S4.14 the number of the branch that it leaves is there to be called, where it has one', async () => {
  const id = await ordered();
  const { branch_id } = await w.db
    .selectFrom('pharmacy_order')
    .select('branch_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const branch = w.db.updateTable('location').where('id', '=', branch_id);
  await branch.set({ phone: '+966110000009' }).execute();
  expect((await show(id)).BRANCH_PHONE).toBe('+966110000009');
  await branch.set({ phone: '' }).execute();
  expect((await show(id)).BRANCH_PHONE).toBeNull();
});
