import { randomUUID } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, onPage, payer, type Answer, type Payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, productIdOf, stockOf as piecesOf } from '#test/factories/orders.ts';
import { reservedMinutes } from './place-order.ts';

const w = await world({ connections: 12 });
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const sara = await payer(w, '1000001');
const lamis = await payer(w, '1000007');
const home = await createAddress(sara);

const add = (quantity: number) => sara.post('/cart/add', { product_id: panadol, quantity });
const stockOf = () => piecesOf(w, panadol);
const cartCount = async () => ((await sara.get('/cart')).data as { count: number }).count;
const show = async (id: number) => (await sara.get(`/orders/${id}`)).data;
const ordered = (change: object = {}): Promise<Answer> =>
  sara.post('/orders', { ...checkoutByCard, address_id: home, ...change });
const statusOf = async (answer: Answer) =>
  (await sara.post('/payment/confirm', { reference: answer.data.reference })).data;
async function paidByCard(answer: Answer): Promise<void> {
  await onPage(w, answer.data.redirect_url as string, { outcome: 'paid' });
  await statusOf(answer);
}
const pointsOf = async (who: Payer) => (await who.get('/payment/loyalty-points')).data.points as number;
const balance = async () => ((await sara.get('/payment/wallet')).data as { balance: number }).balance;
const clearCart = () => w.db.deleteFrom('cart_line').execute();
/** Puts this many other products into the cart. */
async function fillCart(count: number): Promise<void> {
  const { id: cart_id } = await w.db
    .selectFrom('cart as c')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .select('c.id')
    .where('p.mrn', '=', '1000001')
    .executeTakeFirstOrThrow();
  const others = await w.db.selectFrom('product').select('id').where('id', '!=', panadol).limit(count).execute();
  const lines = others.map(({ id: product_id }) => ({ cart_id, product_id, quantity: 1, added_at: w.clock.now() }));
  await w.db.insertInto('cart_line').values(lines).execute();
}

const release = (who: Payer, id: number, to_cart: boolean, key?: string) =>
  who.post(`/orders/${id}/release`, { to_cart }, key);
const idOf = (answer: Answer) => (answer.data.order as { ID: number }).ID;

describe('an order that is not paid yet', () => {
  test('D6.03 goes back into the cart to be changed, with its stock and the points that were held, and its page takes no money', async () => {
    await clearCart();
    await add(2);
    const stock = await stockOf();
    const points = await pointsOf(sara);
    const answer = await ordered({ loyalty_points: 100 });
    const id = idOf(answer);
    const key = randomUUID();
    expect((await show(id)).may).toMatchObject({ release: true, cancel: false, pay: true });
    const [first, again] = [await release(sara, id, true, key), await release(sara, id, true, key)];
    expect(first.data).toMatchObject({
      PAYMENT_STATUS: 'released',
      CANCELLATION_REASON: 'back_to_cart',
      may: { release: false, pay: false },
    });
    expect(again.data).toEqual(first.data);
    expect([await stockOf(), await cartCount()]).toEqual([stock, 2]);
    expect(await pointsOf(sara)).toBe(points);
    expect(await booksOf(w)).toEqual(inOrder);
    expect(await statusOf(answer)).toMatchObject({
      items: [{ operation_status: 'cancelled' }],
    });
  });
  test('D6.03 given up, its products stay out of the cart; it happens once, and never to an order that is paid or somebody else’s', async () => {
    await clearCart();
    await add(2);
    const stock = await stockOf();
    const id = idOf(await ordered());
    expect(await release(lamis, id, false)).toMatchObject({ http: 404, code: 'not_found' });
    const both = await Promise.all([release(sara, id, false), release(sara, id, true)]);
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await stockOf()).toBe(stock);
    await clearCart();
    await add(1);
    const paid = await ordered();
    await paidByCard(paid);
    expect(await release(sara, idOf(paid), true)).toMatchObject({ http: 422, code: 'order_not_cancellable' });
  });
  test('D4.01 D6.03 money that arrives for an order that was given up goes to the wallet', async () => {
    await clearCart();
    await add(1);
    const answer = await ordered();
    await release(sara, idOf(answer), false);
    const before = await balance();
    await paidByCard(answer);
    w.at(addMinutes(w.clock.now(), 120));
    await w.due();
    expect((await balance()) - before).toBeCloseTo((answer.data.order as { AMOUNT: number }).AMOUNT, 2);
    expect(await show(idOf(answer))).toMatchObject({ PAYMENT_STATUS: 'released', STATUS: null });
  });
});

test('S5.18 D6.03 an order that goes back into a cart that was filled meanwhile says which products found no room', async () => {
  await clearCart();
  await add(2);
  const id = idOf(await ordered());
  await fillCart(50);
  const key = randomUUID();
  const [first, again] = [await release(sara, id, true, key), await release(sara, id, true, key)];
  expect(first.data).toMatchObject({
    PAYMENT_STATUS: 'released',
    left_out: [{ name: expect.stringContaining('Panadol'), name_ar: expect.stringMatching(/\p{Script=Arabic}/u) }],
  });
  expect(again.data).toEqual(first.data);
  expect(((await sara.get('/cart')).data as { items: object[] }).items).toHaveLength(50);
  await clearCart();
  await add(2);
  const other = idOf(await ordered());
  await fillCart(49);
  expect((await release(sara, other, true)).data).toMatchObject({ left_out: [] });
  await clearCart();
  await add(1);
  expect((await release(sara, idOf(await ordered()), false)).data).toMatchObject({ left_out: [] });
});

test.each([
  [
    'its time is over',
    async () => {
      const now = w.clock.now();
      w.at(addMinutes(now, reservedMinutes));
      await w.due();
      w.at(now);
    },
  ],
  [
    'its card is refused',
    async (answer: Answer) => {
      await onPage(w, answer.data.redirect_url as string, { outcome: 'declined' });
      await statusOf(answer);
    },
  ],
])('D6.03 an order says that not all of it is in the cart again when %s', async (_, end) => {
  for (const [others, reason] of [
    [49, null],
    [50, 'partly_in_cart'],
  ] as const) {
    await clearCart();
    await add(2);
    const answer = await ordered();
    await fillCart(others);
    await end(answer);
    expect(await show(idOf(answer))).toMatchObject({ PAYMENT_STATUS: 'released', CANCELLATION_REASON: reason });
  }
});
