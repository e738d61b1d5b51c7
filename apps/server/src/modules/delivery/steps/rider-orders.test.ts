import { orderName } from '@balsam/domain/orders';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, createDelivery, personIdOf } from '#test/factories/deliveries.ts';

const w = await world();
const khalid = await client(w, 'rider@balsam.example');
const saad = await client(w, 'rider2@balsam.example');
const sara = await client(w, '1000001');
const statesOf = (items: { STATUS: string }[]) => items.map(({ STATUS }) => STATUS);

describe('whose the lists are', () => {
  test.each(['1000001', 'D1001', 'pharmacist@balsam.example', 'admin@balsam.example'])(
    'D3.01 %s has none',
    async (who) => {
      expect((await (await client(w, who)).get('/orders/rider-orders')).http).toBe(403);
    },
  );
  test('D3.01 a guest has none', async () => {
    expect((await w.app.inject('/api/v1/orders/rider-orders')).statusCode).toBe(401);
  });
  test('another rider sees nothing of it, in the lists or by its number', async () => {
    const { items } = (await khalid.get('/orders/rider-orders')).body.data;
    const others = (await saad.get('/orders/rider-orders')).body.data;
    expect(others.items).toEqual([]);
    const seen = await Promise.all(items.map(({ ID }: { ID: number }) => saad.get(`/orders/${ID}`)));
    expect(new Set(seen.map(({ http }) => http))).toEqual(new Set([404]));
    expect((await saad.get(`/orders/rider-orders?search=${items[0].ORDER_NUMBER}`)).body.data.total).toBe(0);
  });
});

/** Whom a rider asks for at the door. */
const customer = {
  phone_number: expect.stringMatching(/^\+966/),
  name: expect.stringMatching(/^[A-Z]/),
  name_ar: expect.stringMatching(/^[\u0621-\u064a]/),
};
const nobody = { phone_number: null, name: null, name_ar: null };

describe('what a rider has to bring', () => {
  test('S2.20 one in each state, with the fields of the card', async () => {
    const { items, total } = (await khalid.get('/orders/rider-orders')).body.data;
    expect(total).toBe(4);
    expect(new Set(statesOf(items))).toEqual(new Set(['rider_assigned', 'order_picked', 'on_the_way', 'arrived']));
    expect(items[0]).toMatchObject({
      ID: expect.any(Number),
      ORDER_NUMBER: expect.stringMatching(/^BLS-\d{6}$/),
      ORDER_MODE: expect.stringMatching(/delivery$/),
      ORDER_DATE: expect.any(String),
      RIDER_ASSIGNED_DATE: expect.any(String),
      AMOUNT: expect.any(Number),
      ADDRESS: { ADDRESS: expect.any(String), CITY: 'Riyadh', LATITUDE: expect.any(Number) },
      USER: customer,
      DELIVERY: { RIDER_ID: await personIdOf(w, 'rider@balsam.example'), BRANCH: { LATITUDE: expect.any(Number) } },
    });
  });
  test('S9.03 each order of a list has all amounts of the specification, which come to its total', async () => {
    const lists = [
      await khalid.get('/orders/rider-orders'),
      await khalid.get('/orders/rider-orders?status=delivered'),
      await sara.get('/orders/user-orders'),
    ];
    const items: Record<string, number>[] = lists.flatMap(({ body }) => body.data.items);
    expect(items.length).toBeGreaterThan(6);
    for (const o of items)
      expect(
        o['SUB_TOTAL']! +
          o['VAT_AMOUNT']! +
          o['SHIPPING_CHARGES']! +
          o['FAST_SHIPPING_CHARGES']! -
          o['COUPON_DISCOUNT']!,
      ).toBeCloseTo(o['AMOUNT']!, 2);
  });
  test('S2.21 the history has those that were delivered, newest first, without name and phone', async () => {
    const { items } = (await khalid.get('/orders/rider-orders?status=delivered')).body.data;
    expect(items.length).toBeGreaterThan(2);
    expect(new Set(statesOf(items))).toEqual(new Set(['delivered']));
    const dates = items.map(({ COMPLETED_DATE }: { COMPLETED_DATE: string }) => COMPLETED_DATE);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(items.map(({ USER }: { USER: typeof nobody }) => USER)).toEqual(items.map(() => nobody));
  });
  test('S4.14 each says what may be done next, as the table has it', async () => {
    const { items } = (await khalid.get('/orders/rider-orders')).body.data;
    const moves = Object.fromEntries(
      items.map(({ STATUS, DELIVERY }: { STATUS: string; DELIVERY: { MOVES: object[] } }) => [STATUS, DELIVERY.MOVES]),
    );
    expect(moves).toEqual({
      rider_assigned: [{ TO: 'order_picked', NEEDS: null }],
      order_picked: [{ TO: 'on_the_way', NEEDS: null }],
      on_the_way: [{ TO: 'arrived', NEEDS: null }],
      arrived: [
        { TO: 'delivered', NEEDS: 'order_otp' },
        { TO: 'returned', NEEDS: 'reason_and_photo' },
      ],
    });
  });
});

describe('the search', () => {
  const found = async (search: string) => {
    const { items } = (await khalid.get(`/orders/rider-orders?search=${encodeURIComponent(search)}`)).body.data;
    return items.map(({ ORDER_NUMBER }: { ORDER_NUMBER: string }) => ORDER_NUMBER);
  };
  test('S2.20 finds by the number of an order, however it is written', async () => {
    const [first] = (await khalid.get('/orders/rider-orders')).body.data.items;
    const number: string = first.ORDER_NUMBER;
    const arabic = number.slice(-4).replaceAll(/\d/g, (d) => '٠١٢٣٤٥٦٧٨٩'[Number(d)]!);
    const { en, ar } = orderName(first.ID);
    for (const typed of [number, number.toLowerCase(), ` ${number} `, number.slice(-4), arabic, en, ar, `#${first.ID}`])
      expect([typed, await found(typed)]).toEqual([typed, [number]]);
  });
  test('S2.20 finds by the phone of the customer, with and without its country', async () => {
    const [first] = (await khalid.get('/orders/rider-orders?search=%2B966500000001')).body.data.items;
    expect(first.USER.phone_number).toBe('+966500000001');
    expect(await found('0500000001')).toEqual([first.ORDER_NUMBER]);
    expect(await found('00966500000001')).toEqual([first.ORDER_NUMBER]);
  });
  test('S2.20 the number of one order is no part of the phone of another', async () => {
    // Their phone is 0501000021.
    await createDelivery(w, { state: 'order_picked', rider: 'rider4@balsam.example', mrn: '1000021' });
    const yazeed = await client(w, 'rider4@balsam.example');
    const total = async (search: string) =>
      (await yazeed.get(`/orders/rider-orders?search=${search}`)).body.data.total as number;
    expect(await total('0501000021')).toBe(1);
    expect(await total('BLS-100002')).toBe(0);
  });
  test('S2.20 finds a number of more than six digits', async () => {
    await sql`alter table pharmacy_order alter column id restart with 2345671`.execute(w.db);
    const id = await createDelivery(w, { state: 'order_picked', rider: 'rider4@balsam.example' });
    const yazeed = await client(w, 'rider4@balsam.example');
    const { items } = (await yazeed.get('/orders/rider-orders?search=BLS-2345671')).body.data;
    expect(items.map(({ ID }: { ID: number }) => ID)).toEqual([id]);
  });
  test('S2.21 of what is over, no part of a phone is found: nobody feels their way to a number', async () => {
    const id = await createDelivery(w, { state: 'delivered', rider: 'rider3@balsam.example', mrn: '1000021' });
    const nawaf = await client(w, 'rider3@balsam.example');
    const past = async (search: string) => {
      const { items } = (await nawaf.get(`/orders/rider-orders?status=delivered&search=${search}`)).body.data;
      return items.map(({ ID }: { ID: number }) => ID);
    };
    for (const part of ['5010', '01000021', '966501000', '665010000', '50100002'])
      expect([part, await past(part)]).toEqual([part, []]);
    expect(await past('0501000021')).toEqual([id]);
  });
  test.each(['%', '_', '\\', "'", '%%%', '0599999999'])('%s finds nothing', async (typed) => {
    expect(await found(typed)).toEqual([]);
  });
});

describe('one order', () => {
  test('S2.23 its rider sees where it goes, what is in it and what it comes to; not how it was paid, nor prescriptions', async () => {
    const { items } = (await khalid.get('/orders/rider-orders')).body.data;
    const { ID } = items.find(({ STATUS }: { STATUS: string }) => STATUS === 'arrived');
    const { data } = (await khalid.get(`/orders/${ID}`)).body;
    expect(data).toMatchObject({
      ADDRESS: { CITY: 'Riyadh' },
      SUB_TOTAL: expect.any(Number),
      TIMELINE: expect.any(Array),
      PRESCRIPTIONS: [],
      COUPON_CODE: null,
      PAYMENT_METHOD: null,
      CARD_AMOUNT: 0,
      WALLET_AMOUNT: 0,
      INVOICE_NUMBER: null,
      CREDIT_NOTES: [],
      PAYMENT_ID: null,
      RATING: null,
      may: { cancel: false, pay: false, rate: false, reorder: false },
      DELIVERY: { MOVES: [{ TO: 'delivered' }, { TO: 'returned' }], NEEDS_SIGNATURE: true },
    });
    expect(data.ITEMS.length).toBeGreaterThan(0);
  });
  test('its patient sees how the delivery stands, and no moves of the rider', async () => {
    const { items } = (await sara.get('/orders/user-orders?state=active')).body.data;
    const { ID } = items.find(({ STATUS }: { STATUS: string }) => STATUS === 'on_the_way');
    const { data } = (await sara.get(`/orders/${ID}`)).body;
    expect(data.DELIVERY).toMatchObject({ RIDER_ID: expect.any(Number), MOVES: [], PROOF: null });
    expect(data.PAYMENT_METHOD).not.toBeNull();
  });
  test('until the pharmacy sends it out, and of a pickup, there is no delivery', async () => {
    const { items } = (await sara.get('/orders/user-orders')).body.data;
    const pickup = items.find(({ ORDER_MODE }: { ORDER_MODE: string }) => ORDER_MODE === 'pickup');
    expect((await sara.get(`/orders/${pickup.ID}`)).body.data.DELIVERY).toBeNull();
    const id = await createDelivery(w, { mrn: '1000001', state: 'confirmed' });
    expect((await sara.get(`/orders/${id}`)).body.data.DELIVERY).toBeNull();
  });
  test('D3.05 reading it leaves a trace that names the rider', async () => {
    const [{ ID }] = (await khalid.get('/orders/rider-orders')).body.data.items;
    await khalid.get(`/orders/${ID}`);
    const entry = await w.db
      .selectFrom('audit_entry')
      .select(['why', 'actor_role', 'what', 'action'])
      .where('record_id', '=', String(ID))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ why: 'staff', actor_role: 14, what: 'order', action: 'read' });
  });
});
