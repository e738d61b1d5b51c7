import { addMinutes } from '@balsam/domain/time';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { booksOf, inOrder, onPage, payer, type Answer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, productIdOf, stockOf } from '#test/factories/orders.ts';
import { reservedMinutes } from './place-order.ts';

const w = await world();
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const sara = await payer(w, '1000001');
const home = await createAddress(sara);
const start = w.clock.now();

const put = (product_id: number, quantity: number) => sara.post('/cart/add', { product_id, quantity });
const ordered = (change: object = {}): Promise<Answer> =>
  sara.post('/orders', { ...checkoutByCard, address_id: home, ...change });
const idOf = ({ data }: Answer): number => (data.order as { ID: number }).ID;
const show = async (id: number) => (await sara.get(`/orders/${id}`)).data;
/** An order of two packages whose payment is open, and whose time is over; no job has run since. */
async function overdue(onItsPage: (made: Answer) => Promise<unknown> = async () => undefined): Promise<Answer> {
  await put(panadol, 2);
  const made = await ordered();
  await onItsPage(made);
  w.at(addMinutes(start, reservedMinutes));
  return made;
}

beforeEach(async () => {
  w.at(addMinutes(start, 120));
  await w.due();
  w.at(start);
  await w.db.deleteFrom('cart').execute();
});

test('D6.01 an order whose time is over does not stand in the way of the next one: its stock and its products are back', async () => {
  const stock = await stockOf(w, panadol);
  const first = await overdue();
  await put(gel, 1);
  const next = await ordered();
  expect(next).toMatchObject({ http: 200, data: { order: { PAYMENT_STATUS: 'pending_payment' } } });
  expect(await show(idOf(first))).toMatchObject({ PAYMENT_STATUS: 'released' });
  expect((await show(idOf(next))).ITEMS).toHaveLength(2);
  expect(await stockOf(w, panadol)).toBe(stock - 2);
  expect((await sara.post('/payment/confirm', { reference: first.data.reference })).data).toMatchObject({
    items: [{ operation_status: 'cancelled' }],
  });
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D6.01 its products are back in the cart: a sum that was seen before is not ordered', async () => {
  await overdue();
  await put(gel, 1);
  const { AMOUNT: amount } = (await sara.get('/cart?mode=normal_delivery')).data as { AMOUNT: number };
  expect(await ordered({ amount })).toMatchObject({ http: 409, code: 'amount_changed' });
});

test('D6.01 D4.01 one that was paid in time is placed, and the next one beside it', async () => {
  const first = await overdue(({ data }) =>
    onPage(w, data.redirect_url as string, { outcome: 'paid', notice: 'late' }),
  );
  await w.db.deleteFrom('sandbox_webhook').execute();
  await put(gel, 1);
  expect(await ordered()).toMatchObject({ http: 200 });
  expect(await show(idOf(first))).toMatchObject({ PAYMENT_STATUS: 'paid', STATUS: 'placed' });
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D4.02 while the provider does not say whether it was paid, it stays', async () => {
  const first = await overdue();
  await put(gel, 1);
  const look = vi.spyOn(w.platform.gateways.card, 'look').mockRejectedValue(new GatewayUnavailable('down'));
  const refused = await ordered();
  look.mockRestore();
  expect(refused).toMatchObject({ code: 'payment_in_progress', data: { order_id: idOf(first) } });
  expect(await show(idOf(first))).toMatchObject({ PAYMENT_STATUS: 'pending_payment' });
});

/** Both break something until what they answer is called. */
const unreadable = async () => {
  const look = vi.spyOn(w.platform.gateways.card, 'look').mockRejectedValue(new Error('not a charge'));
  return async () => look.mockRestore();
};
const notGivenBack = async () => {
  await sql`alter table pharmacy_order add constraint broken check (payment_state <> 'released') not valid`.execute(
    w.db,
  );
  return async () => void (await sql`alter table pharmacy_order drop constraint broken`.execute(w.db));
};

test.each([
  ['of its payment', unreadable],
  ['of its stock', notGivenBack],
])('D6.01 a fault %s is logged, and is not the answer to the next order', async (_, breaks) => {
  const first = await overdue();
  await put(gel, 1);
  const log = vi.spyOn(w.platform.log, 'error');
  const mend = await breaks();
  const refused = await ordered();
  await mend();
  const logged = log.mock.calls;
  log.mockRestore();
  expect(refused).toMatchObject({ code: 'payment_in_progress', data: { order_id: idOf(first) } });
  expect(logged).toEqual([[{ error: expect.any(String) as string }, 'an overdue order could not be ended']]);
  expect(await show(idOf(first))).toMatchObject({ PAYMENT_STATUS: 'pending_payment' });
});

test('D6.01 one that may still be paid stays', async () => {
  const first = await overdue();
  w.at(addMinutes(start, reservedMinutes - 1));
  await put(gel, 1);
  expect(await ordered()).toMatchObject({ code: 'payment_in_progress', data: { order_id: idOf(first) } });
});
