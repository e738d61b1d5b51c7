import { addDays, addMinutes, riyadhDay } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { closeOrders } from '../deletion/close-orders.ts';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer } from '#modules/billing/billing.fixture.ts';
import { createPaidOrder, moveOrderTo, productIdOf, stockOf } from '#test/factories/orders.ts';

const w = await world();
const sara = await payer(w, '1000007');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const { id: branch } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();
const pickupOn = (scheduled_day: string) => ({
  mode: 'pickup',
  location_id: branch,
  scheduled_day,
  scheduled_time: '11:00',
});
const pharmacist = { by: 'pharmacist', email: 'pharmacist@balsam.example' } as const;

async function readyPickup(day: string): Promise<number> {
  const { order } = await createPaidOrder(w, sara, [panadol], pickupOn(day));
  for (const state of ['confirmed', 'processed', 'ready_to_ship'] as const)
    await moveOrderTo(w, order.ID, state, pharmacist);
  return order.ID as number;
}
const show = async (id: number) => (await sara.get(`/orders/${id}`)).data;
const remindersOf = async (id: number) =>
  (await sara.get('/notifications/fetch?limit=50')).data.notifications.filter(
    ({ title, link }: { title: string; link: string }) =>
      title === 'Your order is waiting for you' && link === `/pharmacy/orders/${id}`,
  ).length;

test('D15.03 a pickup is reminded of after 24 and 48 hours, and lapses after 72 with the money back and its pieces in stock', async () => {
  const before = await stockOf(w, panadol);
  const id = await readyPickup('2026-11-22');
  // The slot that was planned ends at 13:00 in Riyadh.
  const since = new Date('2026-11-22T10:00:00Z');
  const seen: [reminders: number, state: string][] = [];
  for (const hours of [23.9, 24, 47.9, 48, 71.9]) {
    w.at(addMinutes(since, hours * 60));
    await w.due();
    await w.due();
    seen.push([await remindersOf(id), (await show(id)).STATUS]);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2].map((reminders) => [reminders, 'ready_to_ship']));
  w.at(addMinutes(since, 72 * 60));
  await w.due();
  const over = await show(id);
  expect(over).toMatchObject({ STATUS: 'cancelled', PAYMENT_STATUS: 'refunded', CANCELLATION_REASON: 'not_picked_up' });
  expect([over.REFUND_AMOUNT, await stockOf(w, panadol)]).toEqual([over.AMOUNT, before]);
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D15.03 an account cannot be deleted while a pickup waits, and can once it has lapsed', async () => {
  const id = await readyPickup(addDays(riyadhDay(w.clock.now()), 1));
  const { person_id } = await w.db
    .selectFrom('pharmacy_order')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const close = () => w.db.transaction().execute((tx) => closeOrders(tx, person_id));
  await expect(close()).rejects.toMatchObject({ code: 'order_on_its_way' });
  w.at(addMinutes(w.clock.now(), 120 * 60));
  await w.due();
  await expect(close()).resolves.toBeUndefined();
});
