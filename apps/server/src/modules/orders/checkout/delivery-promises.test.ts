import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';
import { createPatients } from '#test/factories/patients.ts';
import { Failure } from '#platform/http/failure.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import { branchesWithRoom } from './delivery-promises.ts';

const w = await world({ connections: 12 });
const morning = w.clock.now();
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const home = await createAddress(sara);
const branchOf = async (code: string) =>
  (await w.db.selectFrom('location').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [riyadh, jeddah] = [await branchOf('RUH'), await branchOf('JED')];

const addressIn = async (city: string, latitude: number, longitude: number): Promise<number> =>
  (await sara.post('/user-address', { name: city, street: 'A', district: 'B', city, latitude, longitude })).data.id;

const order = async (change: object, products: readonly number[] = [panadol]) => {
  for (const product_id of products) await sara.post('/cart/add', { product_id, quantity: 1 });
  return sara.post('/orders', { ...checkoutByCard, payment_method: 'wallet', address_id: home, ...change });
};
/** Hours of a Riyadh day, the day of the demo. */
const atHour = (hours: number, minutes = 0) => w.at(addMinutes(new Date('2026-11-21T21:00:00Z'), hours * 60 + minutes));
const modesIn = (data: {
  options?: { mode: string; is_offered: boolean }[];
  items?: { mode: string; is_offered: boolean }[];
}) => (data.options ?? data.items ?? []).filter(({ is_offered }) => is_offered).map(({ mode }) => mode);

beforeEach(async () => {
  w.at(morning);
  await w.db.deleteFrom('cart_line').execute();
  await w.db.updateTable('wallet').set({ balance: 100_000_00 }).execute();
});

describe('D15.01 fast delivery', () => {
  test.each([
    [8, 59],
    [19, 1],
    [3, 17],
  ])('is refused at %i:%i with the ways that remain', async (hour, minute) => {
    atHour(hour, minute);
    const refused = await order({ mode: 'fast_delivery' });
    expect(refused).toMatchObject({ http: 422, code: 'fast_delivery_closed' });
    expect(refused.message).toContain('09:00 to 19:00');
    expect(modesIn(refused.data)).toEqual(['normal_delivery', 'scheduled_delivery', 'pickup']);
  });
  test('is taken within the hours, and refused farther away than 15 km, with the reason', async () => {
    atHour(12);
    expect(await order({ mode: 'fast_delivery' })).toMatchObject({ http: 200 });
    const far = await addressIn('Riyadh', 24.9, 46.68);
    expect(await order({ mode: 'fast_delivery', address_id: far })).toMatchObject({ code: 'fast_delivery_too_far' });
    const { data } = await sara.get(`/orders/delivery-options?address_id=${far}`);
    expect(modesIn(data)).toEqual(['normal_delivery', 'scheduled_delivery', 'pickup']);
    expect(data.items[1]).toMatchObject({
      code: 'fast_delivery_too_far',
      message_ar: expect.stringContaining('15 كم'),
    });
  });
});

describe('D15.01 areas and slots', () => {
  test('a town that no branch serves is left to the pickup; one that was added is served', async () => {
    const abha = await addressIn('Abha', 18.22, 42.5);
    const refused = await order({ address_id: abha });
    expect(refused).toMatchObject({ http: 422, code: 'delivery_not_served' });
    expect(modesIn(refused.data)).toEqual(['pickup']);
    await w.db.insertInto('delivery_city').values({ location_id: riyadh, city: 'أبها' }).execute();
    expect(await order({ address_id: abha })).toMatchObject({ http: 200 });
  });
  test('an address of somebody else has no options', async () => {
    const other = await payer(w, '1000007');
    expect(await other.get(`/orders/delivery-options?address_id=${home}`)).toMatchObject({ code: 'not_found' });
    expect(await other.get(`/orders/delivery-slots?address_id=${home}`)).toMatchObject({ code: 'not_found' });
  });
  test('S5.18 nothing is planned for 03:17; a time within a slot means the slot', async () => {
    const planned = { mode: 'scheduled_delivery', scheduled_day: '2026-11-24' };
    expect(await order({ ...planned, scheduled_time: '03:17' })).toMatchObject({ code: 'schedule_closed' });
    const made = await order({ ...planned, scheduled_time: '12:30' });
    expect(made.data.order).toMatchObject({
      SCHEDULED_FROM: '2026-11-24T08:00:00.000Z',
      SCHEDULED_TO: '2026-11-24T10:00:00.000Z',
    });
  });
  test('a slot that is full is refused and not offered', async () => {
    await w.db.updateTable('setting').set({ value: '1' }).where('title', '=', 'DELIVERY_SLOT_ORDERS').execute();
    const planned = { mode: 'scheduled_delivery', scheduled_day: '2026-11-25', scheduled_time: '11:00' };
    const timesOf = async () =>
      (await sara.get(`/orders/delivery-slots?mode=scheduled_delivery&address_id=${home}`)).data.items.find(
        ({ day }: { day: string }) => day === planned.scheduled_day,
      ).times as string[];
    expect(await timesOf()).toContain('11:00');
    const made = await order(planned);
    expect(made).toMatchObject({ http: 200 });
    expect(await order(planned)).toMatchObject({ http: 409, code: 'slot_full' });
    expect(await timesOf()).not.toContain('11:00');
    const end = { reason: 'changed_mind', description: 'No' };
    await sara.post(`/orders/${made.data.order.ID}/cancel`, end);
    expect(await timesOf()).toContain('11:00');
    await w.db.updateTable('setting').set({ value: '12' }).where('title', '=', 'DELIVERY_SLOT_ORDERS').execute();
  });
});

describe('D15.01 slots of another length', () => {
  test('what was planned before in a part of a slot takes its place in it', async () => {
    const set = (title: string, value: string) =>
      w.db.updateTable('setting').set({ value }).where('title', '=', title).execute();
    await set('DELIVERY_SLOT_ORDERS', '1');
    const planned = { mode: 'scheduled_delivery', scheduled_day: '2026-11-27' };
    expect(await order({ ...planned, scheduled_time: '11:00' })).toMatchObject({ http: 200 });
    await set('DELIVERY_SLOT_HOURS', '3');
    const { data } = await sara.get(`/orders/delivery-slots?mode=scheduled_delivery&address_id=${home}`);
    const { times } = data.items.find(({ day }: { day: string }) => day === planned.scheduled_day);
    expect(times).toEqual(['15:00', '18:00', '21:00']);
    for (const scheduled_time of ['09:00', '12:00'])
      expect(await order({ ...planned, scheduled_time })).toMatchObject({ http: 409, code: 'slot_full' });
    expect(await order({ ...planned, scheduled_time: '15:00' })).toMatchObject({ http: 200 });
    await set('DELIVERY_SLOT_HOURS', '2');
    await set('DELIVERY_SLOT_ORDERS', '12');
  });
});

describe('D15.01 a race for a slot', () => {
  test('of twenty who want the last places at once, as many get one as there are', async () => {
    const patients = await createPatients(w, 20);
    const from = new Date('2026-11-26T08:00:00Z');
    const to = addMinutes(from, 120);
    const outcomes = await Promise.all(
      patients.map(({ call, personId, addressId }) =>
        retryOnConflict(() =>
          w.db.transaction().execute(async (tx) => {
            const [branch_id] = await branchesWithRoom(tx, [riyadh], { from, to });
            const row = { person_id: personId, account_id: call.actor.accountId, mode: 'scheduled_delivery' as const };
            const money = {
              sub_total: 0,
              sub_total_with_vat: 0,
              vat_percent: 15,
              vat: 0,
              coupon_discount: 0,
              shipping: 0,
              fast_shipping: 0,
              total: 0,
            };
            const address = JSON.stringify({ CITY: 'Riyadh' });
            const when = {
              payable_until: from,
              created_at: morning,
              scheduled_from: from,
              scheduled_to: to,
            };
            await tx
              .insertInto('pharmacy_order')
              .values({ ...row, ...money, ...when, address, branch_id: branch_id! })
              .execute();
            return addressId > 0;
          }),
        ).catch((error: unknown) => {
          if (error instanceof Failure && error.code === 'slot_full') return false;
          throw error;
        }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(12);
  });
});

const onlyAt = async (product: number, branches: readonly number[]) => {
  await w.db.updateTable('stock_lot').set({ quantity: 0 }).where('product_id', '=', product).execute();
  for (const location_id of branches)
    await w.db
      .updateTable('stock_lot')
      .set({ quantity: 9, expires_on: '2028-01-01' })
      .where('product_id', '=', product)
      .where('location_id', '=', location_id)
      .execute();
};
const branchesIn = async (orderId: number) =>
  (
    await w.db
      .selectFrom('order_stock as t')
      .innerJoin('stock_lot as s', 's.id', 't.lot_id')
      .select('s.location_id')
      .distinct()
      .where('t.order_id', '=', orderId)
      .orderBy('s.location_id')
      .execute()
  ).map(({ location_id }) => location_id);

describe('D15.02 one order leaves one branch', () => {
  test('stock far away is no stock for fast delivery, and others choose what to do', async () => {
    await onlyAt(panadol, [riyadh]);
    await onlyAt(gel, [jeddah]);
    atHour(12);
    const fast = await order({ mode: 'fast_delivery' }, [panadol, gel]);
    expect(fast).toMatchObject({ http: 409, code: 'no_branch_has_all', data: { product_ids: [gel] } });
    expect(fast.data.ways.map(({ way }: { way: string }) => way)).toEqual(['leave_out']);
    const normal = await order({}, []);
    expect(normal.data.ways).toEqual([
      { way: 'transfer', amount: null },
      { way: 'leave_out', amount: expect.any(Number) },
    ]);
  });
  test('with a transfer the rest comes to one branch, and a planned day leaves time for it', async () => {
    await onlyAt(panadol, [riyadh]);
    await onlyAt(gel, [jeddah]);
    const planned = { mode: 'scheduled_delivery', scheduled_time: '11:00', sourcing: 'transfer' };
    const soon = await order({ ...planned, scheduled_day: '2026-11-23' }, [panadol, gel]);
    expect(soon).toMatchObject({ code: 'transfer_needs_days' });
    const made = await order({ ...planned, scheduled_day: '2026-11-24' }, []);
    const { ID } = made.data.order;
    expect(await branchesIn(ID)).toEqual([riyadh, jeddah]);
    const row = await w.db.selectFrom('pharmacy_order').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();
    expect([row.branch_id, row.sourcing]).toEqual([riyadh, 'transfer']);
  });
  test('a split that is agreed to orders what one branch has; the rest waits in the cart for its own delivery', async () => {
    const second = await branchOf('DMM');
    await w.db.insertInto('delivery_city').values({ location_id: second, city: 'Riyadh' }).execute();
    await onlyAt(panadol, [riyadh]);
    await onlyAt(gel, [second]);
    const asked = await order({}, [panadol, gel]);
    const split = asked.data.ways.find(({ way }: { way: string }) => way === 'split');
    expect(await order({ sourcing: 'split', amount: split.amount + 1 }, [])).toMatchObject({ code: 'amount_changed' });
    const first = await order({ sourcing: 'split', amount: split.amount }, []);
    expect(first.data).toMatchObject({ left_in_cart: [gel], amount: split.amount });
    expect(first.data.order.ITEMS.map(({ PRODUCT_ID }: { PRODUCT_ID: number }) => PRODUCT_ID)).toEqual([panadol]);
    const other = await order({}, []);
    expect(other.data).toMatchObject({ left_in_cart: [], order: { SHIPPING_CHARGES: 12 } });
    expect([await branchesIn(first.data.order.ID), await branchesIn(other.data.order.ID)]).toEqual([
      [riyadh],
      [second],
    ]);
  });
});

test('D15.02 S5.14 a split whose first delivery is too small for the promo code is not offered: it would be refused', async () => {
  const second = await branchOf('DMM');
  const served = w.db.insertInto('delivery_city').values({ location_id: second, city: 'Riyadh' });
  await served.onConflict((conflict) => conflict.doNothing()).execute();
  await onlyAt(panadol, [riyadh]);
  await onlyAt(gel, [second]);
  const coupon = w.db.updateTable('coupon').where('code', '=', 'WELCOME10');
  await coupon.set({ first_order_only: false, minimum_purchase: 20_00 }).execute();
  for (const product_id of [panadol, gel]) await sara.post('/cart/add', { product_id, quantity: 1 });
  expect((await sara.post('/cart/coupon', { code: 'WELCOME10' })).http).toBe(200);
  const ways = async () => (await order({}, [])).data.ways as { way: string; amount: number | null }[];
  expect((await ways()).map(({ way }) => way)).toEqual(['transfer', 'leave_out']);
  await coupon.set({ minimum_purchase: 5_00 }).execute();
  const split = (await ways()).find(({ way }) => way === 'split');
  expect(await order({ sourcing: 'split', amount: split?.amount }, [])).toMatchObject({ http: 200 });
});

describe('D13.07 what the hospital sets', () => {
  const set = (title: string, value: number) =>
    w.db
      .updateTable('setting')
      .set({ value: String(value) })
      .where('title', '=', title)
      .execute();

  test('S5.18 days ahead: those days are offered, and a later one is refused', async () => {
    const days = async () =>
      (await sara.get(`/orders/delivery-slots?mode=scheduled_delivery&address_id=${home}`)).data.items.length as number;
    const planned = { mode: 'scheduled_delivery', scheduled_day: '2026-11-24', scheduled_time: '18:00' };
    const before = await days();
    await set('SCHEDULING_WITHIN_DAYS', 1);
    expect(await days()).toBe(before - 4);
    expect(await order(planned)).toMatchObject({
      code: 'schedule_too_late',
      message: 'Please choose an earlier day. Days ahead at most: 1',
    });
    await set('SCHEDULING_WITHIN_DAYS', 30);
    expect(await days()).toBe(before + 25);
    await set('SCHEDULING_WITHIN_DAYS', 5);
    expect(await order(planned)).toMatchObject({ http: 200 });
  });
  test('S5.17 pictures of prescriptions', async () => {
    const personId = (await sara.get('/users')).data.id as number;
    const picture = { personId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
    const file_ids = await Promise.all([1, 2, 3].map(() => w.platform.files.save(w.db, picture, w.clock.now())));
    await set('PRESCRIPTION_IMAGES_MAXIMUM', 2);
    expect(await sara.post('/prescriptions', { file_ids })).toMatchObject({
      code: 'prescription_images',
      message: 'Photos of prescriptions in an order: 1 to 2',
    });
    await set('PRESCRIPTION_IMAGES_MAXIMUM', 10);
    const more = await Promise.all(
      [4, 5, 6, 7, 8, 9, 10].map(() => w.platform.files.save(w.db, picture, w.clock.now())),
    );
    const { data } = await sara.post('/prescriptions', { file_ids: [...file_ids, ...more] });
    expect(data.files).toHaveLength(10);
    expect((await sara.get('/prescriptions')).data.items).toMatchObject([{ id: data.id }]);
  });
});
