import { addMinutes } from '@balsam/domain/time';
import type { OrderState } from '@balsam/domain/orders';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { createPatient } from '#test/factories/patients.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import {
  client,
  codeSentTo,
  readOrder,
  createDelivery,
  personIdOf,
  createDeliveryPicture,
} from '#test/factories/deliveries.ts';
import { assignWaiting, endUnanswered } from '#modules/delivery/assignment/auto-assign.ts';
import { createAddress, createOrder, checkoutByCard } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const pharmacist = await payer(w, 'pharmacist@balsam.example');
const khalid = await client(w, 'rider@balsam.example');
const sara = await payer(w, '1000001');
const home = await createAddress(sara);
const { id: branch } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();

const productsOf = async (orderId: number): Promise<number[]> =>
  (
    await w.db.selectFrom('order_line').select('product_id').where('order_id', '=', orderId).orderBy('id').execute()
  ).map(({ product_id }) => product_id);
/** The register says so of a product, as an import of it does. */
const refuse = (productId: number, at = w.clock.now()) =>
  w.db
    .updateTable('product')
    .set({ register_refusal: 'suspended', register_refused_at: at, withdrawn_at: at, withdrawn_by_register: true })
    .where('id', '=', productId)
    .execute();
const allowAgain = (productId: number) =>
  w.db
    .updateTable('product')
    .set({ register_refusal: null, register_refused_at: null, withdrawn_at: null, withdrawn_by_register: false })
    .where('id', '=', productId)
    .execute();
const suspendedOrder = async (state: OrderState, more: object = {}): Promise<number> => {
  const id = await createDelivery(w, { state, ...more });
  await refuse((await productsOf(id))[0]!);
  return id;
};
const movePharmacyOrder = (id: number, to: OrderState, more: object = {}) =>
  pharmacist.post(`/desk/orders/${id}/move`, { to, ...more });
const pharmacyOrder = async (id: number) => (await pharmacist.get(`/desk/orders/${id}`)).data;
const takeOut = (id: number) => pharmacist.post(`/desk/orders/${id}/take-out-withdrawn`, {});
const stateOf = async (id: number) => (await readOrder(w, id)).state;

/** A paid order of two products that nothing else sells; the first is taken for the one that the register suspends. */
async function twoProducts(change: object = {}): Promise<{ id: number; suspended: number; other: number }> {
  const made = [await createDelivery(w, { total: 4_00 }), await createDelivery(w, { total: 4_00 })];
  const [suspended, other] = (await Promise.all(made.map(productsOf))).flat() as [number, number];
  await sara.post('/cart/add', { product_id: other, quantity: 1 });
  const { data } = await createOrder(sara, suspended, { address_id: home, ...change });
  return { id: data.order.ID as number, suspended, other };
}

describe('a product that the register withdrew does not leave the pharmacy', () => {
  test.each<[OrderState, OrderState]>([
    ['placed', 'confirmed'],
    ['confirmed', 'processed'],
    ['processed', 'ready_to_ship'],
    ['ready_to_ship', 'out_for_delivery'],
  ])('an order that holds one is not moved from %s to %s', async (from, to) => {
    const id = await suspendedOrder(from);
    expect(await movePharmacyOrder(id, to)).toMatchObject({ http: 409, code: 'order_holds_withdrawn' });
    expect(await stateOf(id)).toBe(from);
  });
  test('a pickup is not handed over at the counter, and no code is sent for it', async () => {
    const id = await suspendedOrder('ready_to_ship');
    await w.db
      .updateTable('pharmacy_order')
      .set({ mode: 'pickup', location_id: branch, address: null })
      .where('id', '=', id)
      .execute();
    expect(await pharmacist.post(`/desk/orders/${id}/code`, {})).toMatchObject({ code: 'order_holds_withdrawn' });
    expect(await movePharmacyOrder(id, 'delivered', { otp_code: '123456' })).toMatchObject({
      code: 'order_holds_withdrawn',
    });
    expect(await stateOf(id)).toBe('ready_to_ship');
  });
  test('the system gives it to no rider, nor does the pharmacy desk, and other orders are given out nevertheless', async () => {
    const [id, sound] = [await suspendedOrder('out_for_delivery'), await createDelivery(w)];
    const saad = await client(w, 'rider2@balsam.example');
    await saad.post('/rider/shift', { location_id: branch });
    await assignWaiting.run(w.platform, w.clock.now());
    expect([await stateOf(id), await stateOf(sound)]).toEqual(['out_for_delivery', 'rider_assigned']);
    const rider_id = await personIdOf(w, 'rider2@balsam.example');
    for (const body of [{ rider_id }, {}])
      expect(await pharmacist.post(`/desk/orders/${id}/assign`, body)).toMatchObject({ code: 'order_holds_withdrawn' });
  });
  test('it comes back from a rider who did not answer, and waits at the branch', async () => {
    const id = await suspendedOrder('rider_assigned', { rider: 'rider@balsam.example', accepted: false });
    const sound = await createDelivery(w, { state: 'rider_assigned', rider: 'rider@balsam.example', accepted: false });
    await endUnanswered.run(w.platform, addMinutes(w.clock.now(), 6));
    expect([await stateOf(id), (await readOrder(w, sound)).rider_id]).toEqual([
      'out_for_delivery',
      await personIdOf(w, 'rider2@balsam.example'),
    ]);
  });
  test('its rider does not fetch it, and may give it back', async () => {
    const id = await suspendedOrder('rider_assigned', { rider: 'rider@balsam.example' });
    expect((await khalid.step(id, 'order_picked')).body).toMatchObject({ code: 'order_holds_withdrawn' });
    expect((await khalid.get(`/orders/${id}`)).body.data.DELIVERY.MOVES).toEqual([]);
    expect((await khalid.post(`/orders/${id}/decline`)).http).toBe(200);
  });
  test('the pharmacy desk reads what it may still do, and the mark is gone as soon as the register allows the product again', async () => {
    const id = await suspendedOrder('confirmed');
    const { moves, may_take_out } = await pharmacyOrder(id);
    expect([moves, may_take_out]).toEqual([[{ to: 'rejected', needs: 'reason' }], false]);
    await allowAgain((await productsOf(id))[0]!);
    expect((await movePharmacyOrder(id, 'processed')).http).toBe(200);
  });
});

describe('D6.01 what is past its last day is handed to nobody', () => {
  const lotsOf = async (product: number, days: readonly string[]) => {
    const like = { product_id: product, location_id: branch, quantity: 5 };
    await w.db.deleteFrom('stock_lot').where('product_id', '=', product).execute();
    await w.db
      .insertInto('stock_lot')
      .values(days.map((expires_on) => ({ ...like, lot: expires_on, expires_on })))
      .execute();
  };
  const fresh = async (days: readonly string[]) => {
    const made = await createDelivery(w, { total: 4_00 });
    const product = (await productsOf(made))[0]!;
    await w.db.deleteFrom('order_stock').where('order_id', '=', made).execute();
    await lotsOf(product, days);
    return product;
  };
  const planned = { mode: 'scheduled_delivery', scheduled_day: '2026-11-26', scheduled_time: '10:00' };
  test('a delivery that was planned for a later day takes a lot that is good on that day', async () => {
    const product = await fresh(['2026-11-24', '2026-11-26', '2027-01-01']);
    const made = await createOrder(sara, product, { address_id: home, ...planned });
    const { PICKS } = await pharmacyOrder(made.data.order.ID);
    expect(PICKS.map(({ LOT }: { LOT: string }) => LOT)).toEqual(['2027-01-01']);
  });
  test('and is refused where there is none', async () => {
    const product = await fresh(['2026-11-24', '2026-11-26']);
    expect(await createOrder(sara, product, { address_id: home, ...planned })).toMatchObject({
      code: 'quantity_over_stock',
    });
    await sara.remove(`/cart/remove/${product}`);
  });
  test('the pharmacy desk reads of a lot that has expired meanwhile', async () => {
    const product = await fresh(['2026-11-24']);
    const made = await createOrder(sara, product, { address_id: home });
    const id = made.data.order.ID as number;
    expect((await pharmacyOrder(id)).PICKS).toMatchObject([{ LOT: '2026-11-24', IS_EXPIRED: false }]);
    await w.db.updateTable('stock_lot').set({ expires_on: '2026-11-22' }).where('product_id', '=', product).execute();
    expect((await pharmacyOrder(id)).PICKS).toMatchObject([{ IS_EXPIRED: true }]);
  });
});

describe('S4.14 S4.15 a product that the register withdrew while its rider has it', () => {
  const rider = 'rider@balsam.example';
  test('is not handed over: no code is sent, none is taken, and the rider is offered to bring it back', async () => {
    const id = await suspendedOrder('arrived', { rider });
    const { DELIVERY, ITEMS } = (await khalid.get(`/orders/${id}`)).body.data;
    expect([ITEMS[0].IS_WITHDRAWN, DELIVERY.MOVES]).toEqual([true, [{ TO: 'returned', NEEDS: 'reason_and_photo' }]]);
    expect((await khalid.post(`/orders/${id}/otp`)).body).toMatchObject({ code: 'order_holds_withdrawn' });
    const handed = await khalid.step(id, 'delivered', { otp: '123456' });
    expect(handed.body).toMatchObject({ code: 'order_holds_withdrawn', data: { ID: id } });
    const photo = await createDeliveryPicture(w, rider);
    expect((await khalid.step(id, 'returned', { reason: 'Withdrawn', photo })).http).toBe(200);
    expect(await readOrder(w, id)).toMatchObject({ state: 'returned' });
  });
  test('is brought to where it can be returned from', async () => {
    const id = await suspendedOrder('order_picked', { rider });
    expect((await khalid.step(id, 'on_the_way')).http).toBe(200);
    expect((await khalid.step(id, 'arrived')).http).toBe(200);
  });
  test('and was handed over without a line before: that is what happened, and is written down', async () => {
    const customer = await createPatient(w);
    const id = await createDelivery(w, { mrn: customer.mrn, state: 'arrived', rider });
    expect((await khalid.post(`/orders/${id}/otp`)).http).toBe(200);
    const otp = await codeSentTo(w, customer.phone);
    const at = w.clock.now();
    await refuse((await productsOf(id))[0]!, addMinutes(at, 1));
    w.at(addMinutes(at, 2));
    const step = { otp, happened_at: at.toISOString(), sent_at: w.clock.now().toISOString() };
    expect((await khalid.step(id, 'delivered', step)).body).toMatchObject({ data: { STATUS: 'delivered' } });
    w.at(at);
  });
});

describe('the pharmacist takes what the register withdrew out of an order', () => {
  test('the rest goes on, and what it cost goes back to the wallet, told in both languages', async () => {
    const { id, suspended, other } = await twoProducts();
    await refuse(suspended);
    const before = (await pharmacyOrder(id)).REFUND_AMOUNT;
    const reply = await takeOut(id);
    expect([before, reply.data.REFUND_AMOUNT, reply.data.may_take_out]).toEqual([null, 4, false]);
    const marks = reply.data.ITEMS.map((item: Record<string, unknown>) => [item['PRODUCT_ID'], item['IS_TAKEN_OUT']]);
    expect(new Map(marks)).toEqual(
      new Map([
        [suspended, true],
        [other, false],
      ]),
    );
    expect(reply.data.PICKS.map((pick: { PRODUCT_ID: number }) => pick.PRODUCT_ID)).toEqual([other]);
    expect(reply.data.CREDIT_NOTES).toHaveLength(1);
    await w.dispatch();
    const notifications = await w.db
      .selectFrom('notification')
      .select(['message', 'message_ar'])
      .where('kind', '=', 'order_reduced')
      .where('link', '=', `/pharmacy/orders/${id}`)
      .execute();
    expect(notifications).toHaveLength(1);
    expect(notifications[0]!.message).toContain('may no longer be sold');
    expect(notifications[0]!.message_ar).toContain('أُوقف بيع');
    expect((await movePharmacyOrder(id, 'confirmed')).http).toBe(200);
  });
  test.each<OrderState>(['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery', 'rider_assigned'])(
    'as long as it lies at the branch: %s',
    async (state) => {
      const { id, suspended } = await twoProducts();
      await w.db.updateTable('pharmacy_order').set({ state }).where('id', '=', id).execute();
      await refuse(suspended);
      expect((await pharmacyOrder(id)).may_take_out).toBe(true);
      expect((await takeOut(id)).http).toBe(200);
    },
  );
  test.each<OrderState>(['order_picked', 'on_the_way', 'arrived', 'delivered', 'returned'])(
    'and not when it has left: %s',
    async (state) => {
      const id = await suspendedOrder(state, { rider: 'rider@balsam.example' });
      expect(await takeOut(id)).toMatchObject({ code: 'order_move_refused' });
      expect((await pharmacyOrder(id)).may_take_out).toBe(false);
    },
  );
});

describe('what is refused when the pharmacist takes something out', () => {
  test('nothing that may be sold is taken out, and nothing twice', async () => {
    const { id, suspended } = await twoProducts();
    expect(await takeOut(id)).toMatchObject({ http: 409, code: 'order_changed' });
    await refuse(suspended);
    expect((await takeOut(id)).http).toBe(200);
    expect(await takeOut(id)).toMatchObject({ code: 'order_changed' });
    expect((await readOrder(w, id)).refund_amount).toBe(400);
  });
  test('two at once take it out once', async () => {
    const { id, suspended } = await twoProducts();
    await refuse(suspended);
    const tries = await Promise.all([takeOut(id), takeOut(id)]);
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set([undefined, 'order_changed']));
    expect((await readOrder(w, id)).refund_amount).toBe(400);
  });
  test('an order that nothing would be left of is ended instead, with all of its money', async () => {
    const { id, suspended, other } = await twoProducts({ ...checkoutByCard, payment_method: 'wallet' });
    await refuse(suspended);
    await refuse(other);
    expect(await takeOut(id)).toMatchObject({ http: 422, code: 'take_out_leaves_nothing' });
    await w.db.updateTable('pharmacy_order').set({ state: 'ready_to_ship' }).where('id', '=', id).execute();
    expect((await pharmacyOrder(id)).moves).toEqual([{ to: 'cancelled', needs: 'reason' }]);
    expect(await movePharmacyOrder(id, 'cancelled')).toMatchObject({ code: 'order_reason_required' });
    const ended = await movePharmacyOrder(id, 'cancelled', { reason: 'Withdrawn by the authority' });
    expect(ended.data).toMatchObject({ STATUS: 'cancelled', PAYMENT_STATUS: 'refunded' });
    expect(ended.data.REFUND_AMOUNT).toBe(ended.data.AMOUNT);
  });
  test('whoever does not fill orders may not', async () => {
    const { id, suspended } = await twoProducts();
    await refuse(suspended);
    const others = await Promise.all([payer(w, 'support@balsam.example'), payer(w, 'admin@balsam.example')]);
    const tries = await Promise.all(
      [sara, ...others].map((who) => who.post(`/desk/orders/${id}/take-out-withdrawn`, {})),
    );
    expect(tries.map(({ http }) => http)).toEqual([403, 403, 403]);
  });
  test('a prescription that covers nothing any more holds the rest back no longer', async () => {
    const { id, suspended } = await twoProducts();
    await w.db
      .updateTable('order_line')
      .set({ is_prescription: true })
      .where('order_id', '=', id)
      .where('product_id', '=', suspended)
      .execute();
    const { person_id } = await readOrder(w, id);
    await w.db.insertInto('prescription').values({ person_id, order_id: id, created_at: w.clock.now() }).execute();
    await refuse(suspended);
    const { data } = await takeOut(id);
    expect([data.may_judge, data.moves.map(({ to }: { to: string }) => to)]).toEqual([
      false,
      ['confirmed', 'rejected'],
    ]);
  });
});
