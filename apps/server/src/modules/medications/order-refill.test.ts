import { beforeEach, describe, expect, test } from 'vitest';
import { createAddress, payByCard, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { halalas } from '@balsam/domain/money';
import { topUp } from '#modules/billing/index.ts';
import { payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { keep, metformin, sensitive } from './medications.fixture.ts';

const w = await world({ connections: 8 });
let sara = await payer(w, '1000001');
const tablets = await productIdOf(w, 'Metformin 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const address_id = await createAddress(sara);
const product = () => w.db.updateTable('product').where('id', '=', tablets);
const usual = await w.db.selectFrom('product').select(['price']).where('id', '=', tablets).executeTakeFirstOrThrow();
const me = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();

const usualAddress = (await sara.get('/user-address')).data.items[0];

let id = 0;
let count = 0;
let total = 0;
const begin = new Date('2026-11-22T06:00:00Z');

const due = async () => (await sara.get(`/medication-subscriptions/${id}/order`)).data;
const order = (change: object = {}, who = sara) =>
  who.post(`/medication-subscriptions/${id}/order`, {
    mode: 'normal_delivery',
    address_id,
    payment_method: 'wallet',
    privacy_accepted: true,
    return_policy_accepted: true,
    ...change,
  });
const orders = () =>
  w.db
    .selectFrom('pharmacy_order')
    .select(['id', 'payment_state', 'refill_due_on'])
    .where('refill_subscription_id', '=', id)
    .orderBy('id')
    .execute();
const cart = async () =>
  (await sara.get('/cart')).data.items.map((line: { product: { id: number }; quantity: number }) => [
    line.product.id,
    line.quantity,
  ]);

/** The wallet holds this much, and nothing else. */
async function holds(amount: number) {
  await w.db.deleteFrom('wallet').where('person_id', '=', me.id).execute();
  if (amount > 0)
    await w.db
      .transaction()
      .execute((tx) => topUp(tx, me.id, halalas(amount), `refill-${count}-${amount}`, w.clock.now()));
}

beforeEach(async () => {
  w.at(begin);
  count += 1;
  await w.db.deleteFrom('cart_line').execute();
  await w.db.updateTable('pharmacy_order').set({ payment_state: 'released', state: null }).execute();
  await product()
    .set({ ...usual, withdrawn_at: null })
    .execute();
  sara = await payer(w, '1000001');
  const medication_id = await keep(w, '1000001', metformin(`due-${count}`, sensitive));
  id = (await sara.post('/medication-subscriptions', { medication_id, product_id: tablets, every_days: 7 })).data.id;
  w.at(new Date(begin.getTime() + 4 * 86_400_000));
  sara = await payer(w, '1000001');
  total = Math.round((await due()).cart.AMOUNT * 100);
});

describe('D11.06 a refill that is due is ordered and paid by one press', () => {
  test('from the wallet: the order is placed, the cart is as it was, and a second press orders nothing', async () => {
    await sara.post('/cart/add', { product_id: gel, quantity: 2 });
    await holds(total + 500);
    const shown = await due();
    expect(shown).toMatchObject({
      may_order: { allowed: true },
      mode: 'normal_delivery',
      address_id: usualAddress.id,
      wallet_balance: (total + 500) / 100,
      subscription: { id, order_id: null },
      cart: { items: [{ product: { id: tablets }, quantity: 1, prescribed: true }], needs_prescription: false },
    });
    const placed = await order({ amount: shown.cart.AMOUNT });
    expect(placed).toMatchObject({
      http: 200,
      data: { order: { STATUS: 'placed', PAYMENT_STATUS: 'paid' }, amount: total / 100, left_in_cart: [] },
    });
    expect(await cart()).toEqual([[gel, 2]]);
    expect(await walletOf(sara)).toBe(5);
    expect(await order()).toMatchObject({
      http: 409,
      code: 'refill_ordered',
      data: { order_id: placed.data.order.ID },
    });
    expect(await due()).toMatchObject({ address_id, subscription: { order_id: placed.data.order.ID } });
  });
  test('by two presses at once one order is made', async () => {
    await holds(5 * total);
    const both = await Promise.all([order(), order()]);
    const refused = both.filter(({ http }) => http !== 200);
    expect(refused).toEqual([
      expect.objectContaining({ code: expect.stringMatching(/^(refill_ordered|payment_in_progress)$/) }),
    ]);
    expect(await orders()).toHaveLength(1);
    expect(await walletOf(sara)).toBe((4 * total) / 100);
  });
});

describe('D11.06 a refill is warned of as a cart is', () => {
  const warned = async () =>
    (await due()).cart.warnings.map(({ kind, severity, known }: Record<string, unknown>) => [kind, severity, known]);
  test('of an allergy and of another medicine of its kind in the record, but not of the medicine itself', async () => {
    const other = ['duplicate', 'caution', 'Metformin 500 mg tablets'];
    expect(await warned()).toEqual([other]);
    const allergy = `allergy-${count}`;
    await keep(w, '1000001', { resourceType: 'AllergyIntolerance', id: allergy, code: { text: 'Metformin' } });
    expect(await warned()).toEqual([['allergy', 'serious', 'Metformin'], other]);
    await w.db.deleteFrom('fhir_resource').where('source_id', '=', allergy).execute();
  });
});

describe('D11.06 a refill whose payment does not come may be pressed again', () => {
  test('declined at the payment page, to which the card leads: the cart stays as it was', async () => {
    await sara.post('/cart/add', { product_id: gel, quantity: 1 });
    const begun = await order({ payment_method: 'card' });
    expect(begun).toMatchObject({ http: 200, data: { order: { PAYMENT_STATUS: 'pending_payment' } } });
    const until = '2026-11-26T06:15:00.000Z';
    expect((await due()).subscription).toMatchObject({ order_id: begun.data.order.ID, order_payable_until: until });
    expect(await order()).toMatchObject({ code: 'payment_in_progress' });
    await payByCard(w, sara, begun.data, 'declined');
    expect(await cart()).toEqual([[gel, 1]]);
    expect((await due()).subscription).toMatchObject({ order_id: null, order_payable_until: null });
    const { ID } = begun.data.order;
    expect((await sara.get(`/orders/${ID}`)).data).toMatchObject({ REFILL_SUBSCRIPTION_ID: id });
    const late = await sara.post('/payment/intent', { purpose: 'order', entity_id: ID, method: 'card' });
    expect(late).toMatchObject({ code: 'order_not_payable', message: expect.not.stringContaining('cart') });
    const again = await order({ payment_method: 'card' });
    await payByCard(w, sara, again.data);
    const paid = { order_id: again.data.order.ID, order_payable_until: null };
    expect((await due()).subscription).toMatchObject(paid);
    expect(await orders()).toMatchObject([
      { payment_state: 'released' },
      { payment_state: 'paid', refill_due_on: '2026-11-29' },
    ]);
    expect(await cart()).toEqual([[gel, 1]]);
  });
  test('a wallet that is one halala short pays nothing, and nothing is reserved', async () => {
    await holds(total - 1);
    expect(await order()).toMatchObject({ code: 'wallet_insufficient' });
    expect(await orders()).toMatchObject([{ payment_state: 'released' }]);
    expect(await cart()).toEqual([]);
    await holds(total);
    expect(await order()).toMatchObject({ http: 200 });
  });
});

/** The time goes on to here, and the job that tells of refills has run. */
async function passTo(at: string) {
  w.at(at);
  await w.due();
  sara = await payer(w, '1000001');
}

/** Told on the 26th of the 29th; comes every seven days. */
const missed = '2026-11-29';
const lastOfMissed = '2026-12-02T20:59:59Z';
const firstOfNext = '2026-12-02T21:00:00Z';
async function tellOfMissed() {
  await passTo('2026-11-26T06:00:00Z');
  await holds(5 * total);
}
const ordered = async () => (await orders()).map(({ refill_due_on }) => refill_due_on);
const shown = async () => (await due()).subscription;

describe('D11.06 a refill whose day has passed stays due until the next one is told of', () => {
  beforeEach(tellOfMissed);
  test('a day late it is ordered, once, and its order is shown with it', async () => {
    await passTo('2026-11-30T06:00:00Z');
    expect(await due()).toMatchObject({
      may_order: { allowed: true },
      subscription: { due_on: missed, next_on: '2026-12-06', order_id: null },
    });
    const placed = await order();
    expect(placed).toMatchObject({ http: 200, data: { order: { PAYMENT_STATUS: 'paid' } } });
    expect(await ordered()).toEqual([missed]);
    expect(await order()).toMatchObject({ code: 'refill_ordered', data: { order_id: placed.data.order.ID } });
    expect(await shown()).toMatchObject({ due_on: missed, order_id: placed.data.order.ID });
    const { items } = (await sara.get('/medications?limit=100')).data;
    expect(items.find((one: { subscription: { id: number } | null }) => one.subscription?.id === id)).toMatchObject({
      subscription: { due_on: missed, order_id: placed.data.order.ID },
    });
    await passTo(firstOfNext);
    expect(await shown()).toMatchObject({ due_on: '2026-12-06', order_id: null });
    expect(await order()).toMatchObject({ http: 200 });
    expect(await ordered()).toEqual([missed, '2026-12-06']);
  });
  test.each(['2026-11-29T20:59:59Z', '2026-11-29T21:00:00Z', lastOfMissed])('on %s it is ordered', async (at) => {
    await passTo(at);
    expect(await order()).toMatchObject({ http: 200 });
    expect(await ordered()).toEqual([missed]);
  });
  test('from the day on which the next one is told of that one is ordered, also before the job has run', async () => {
    await passTo(lastOfMissed);
    w.at(firstOfNext);
    sara = await payer(w, '1000001');
    expect(await shown()).toMatchObject({ due_on: '2026-12-06' });
    await passTo(firstOfNext);
    expect(await order()).toMatchObject({ http: 200 });
    expect(await ordered()).toEqual(['2026-12-06']);
  });
});

describe('D11.06 a refill whose day has passed is refused', () => {
  beforeEach(tellOfMissed);
  test('when it was ordered in time: it is shown as ordered, and not ordered again as a missed one', async () => {
    const placed = await order();
    await passTo('2026-11-30T06:00:00Z');
    expect(await shown()).toMatchObject({ due_on: missed, order_id: placed.data.order.ID });
    expect(await order()).toMatchObject({ code: 'refill_ordered' });
  });
  test('by what refuses any: another price, or a subscription that has ended', async () => {
    await passTo('2026-11-30T06:00:00Z');
    await product()
      .set((x) => ({ price: x('price', '*', 2) }))
      .execute();
    expect(await order()).toMatchObject({ code: 'refill_price_changed' });
    await product().set(usual).execute();
    await sara.remove(`/medication-subscriptions/${id}`);
    expect(await order()).toMatchObject({ code: 'subscription_ended' });
  });
});

describe('D11.06 a refill is refused', () => {
  test('above a tenth more than was agreed, not at a tenth exactly', async () => {
    await holds(5 * total);
    const agreed = 1000;
    await w.db.updateTable('refill_subscription').set({ agreed_price: agreed }).where('id', '=', id).execute();
    await product().set({ price: 1101, is_zero_rated: true }).execute();
    expect((await due()).may_order).toMatchObject({ allowed: false, code: 'refill_price_changed' });
    expect(await order()).toMatchObject({ http: 409, code: 'refill_price_changed' });
    await product().set({ price: 1100 }).execute();
    expect(await order()).toMatchObject({ http: 200 });
  });
  test('while its price on screen is another, and while its shelf is empty', async () => {
    await holds(5 * total);
    expect(await order({ amount: total / 100 - 0.01 })).toMatchObject({ code: 'amount_changed' });
    const lots = w.db.updateTable('stock_lot').where('product_id', '=', tablets);
    await lots.set((x) => ({ quantity: x('quantity', '*', 0) })).execute();
    expect((await due()).may_order).toMatchObject({ code: 'quantity_over_stock' });
    expect(await order()).toMatchObject({ code: 'quantity_over_stock' });
    await lots.set({ quantity: 40 }).execute();
  });
  test('before the day on which it is told of, and once it is over', async () => {
    await holds(5 * total);
    w.at(new Date(begin.getTime() + 3 * 86_400_000));
    sara = await payer(w, '1000001');
    expect(await order()).toMatchObject({ http: 422, code: 'refill_too_early' });
    await w.db
      .updateTable('fhir_resource')
      .set({ body: JSON.stringify({ ...metformin('x'), status: 'stopped' }) })
      .where('source_id', '=', `due-${count}`)
      .execute();
    expect(await order()).toMatchObject({ code: 'refill_not_prescribed' });
    await sara.remove(`/medication-subscriptions/${id}`);
    expect(await order()).toMatchObject({ http: 409, code: 'subscription_ended' });
  });
  test('without what any order needs: an address, and both policies', async () => {
    expect(await order({ address_id: null })).toMatchObject({ code: 'address_required' });
    expect(await order({ return_policy_accepted: false })).toMatchObject({ code: 'policies_not_accepted' });
  });
  test('to others', async () => {
    const other = await payer(w, '1000002');
    expect(await other.get(`/medication-subscriptions/${id}/order`)).toMatchObject({ http: 404 });
    expect(await order({}, other)).toMatchObject({ http: 404 });
  });
});
