import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { personIdOf } from '#test/factories/deliveries.ts';
import { lockOrder } from '#modules/orders/index.ts';
import { createAddress, staffCall } from '#test/factories/orders.ts';
import { recordMove } from '#modules/orders/common/record-move.ts';
import { withdrawalOf } from '#test/factories/withdrawals.ts';

const w = await world({ connections: 8 });
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const { importLines, createMedicine, buy, noticesOf } = withdrawalOf(w, {
  buyer: sara,
  home: await createAddress(sara),
});
const noticesTo = async (link: string) =>
  w.db
    .selectFrom('notification')
    .select(['title', 'title_ar', 'message', 'message_ar'])
    .where('kind', '=', 'order_withdrawn')
    .where('link', '=', link)
    .execute();
const receive = (orderId: number, at = w.clock.now()) =>
  w.db.updateTable('pharmacy_order').set({ state: 'delivered', completed_at: at }).where('id', '=', orderId).execute();
const suspended = { 'Authorization Status': 'Suspended' };

describe('a recall reaches whoever has the medicine', () => {
  const sentOut = async () =>
    (await w.db.selectFrom('outgoing_message').select(['channel', 'body']).execute()).filter(({ body }) =>
      /withdrawn by the authority|سُحب من السوق/.test(body),
    );
  test('who received it is told not to use it unasked, by SMS as well, though SMS was switched off for everything', async () => {
    const { line, id } = await createMedicine('Receivedfever');
    const orderId = await buy(id);
    await receive(orderId);
    const me = (await sara.get('/users')).data.id as number;
    await sara.patch(`/notification-config/${me}`, { channel: 'sms', on: false });
    await w.dispatch();
    await w.db.deleteFrom('outgoing_message').execute();
    await importLines({ ...line, 'Authorization Status': 'Cancelled' });
    const [notifications] = await noticesOf(orderId);
    expect(notifications!.message).toContain('Please do not use it');
    expect(notifications!.message).toContain('Do not stop a medicine that you take regularly');
    expect(notifications!.message_ar).toContain('يُرجى عدم استعماله');
    const channels = (await sentOut()).map(({ channel }) => channel);
    expect(channels.toSorted()).toEqual(['email', 'sms']);
  });
  test('but not of what is only not sold here any more, nor of what was received more than a year ago', async () => {
    const [unmarketed, long] = [await createMedicine('Unmarketedfever'), await createMedicine('Longago')];
    const [one, other] = [await buy(unmarketed.id), await buy(long.id)];
    await receive(one);
    await receive(other, new Date(w.clock.now().getTime() - 400 * 24 * 3_600_000));
    await importLines({ ...unmarketed.line, 'Marketing Status': 'Not marketed' }, { ...long.line, ...suspended });
    expect([await noticesOf(one), await noticesOf(other)]).toEqual([[], []]);
  });
  test('whoever has it in the cart is told, once', async () => {
    const { line, id } = await createMedicine('Cartfever');
    await sara.post('/cart/add', { product_id: id, quantity: 1 });
    await importLines({ ...line, ...suspended });
    await w.dispatch();
    await w.dispatch();
    const notifications = await noticesTo('/pharmacy/cart');
    expect(notifications).toHaveLength(1);
    expect(notifications[0]!.message).toContain('in your cart');
    expect(notifications[0]!.message_ar).toContain('في سلتكم');
    await sara.remove(`/cart/remove/${id}`);
  });
  test('also when the register had refused it before for another reason, or the staff had withdrawn it', async () => {
    const [earlier, staff] = [await createMedicine('Earlierfever'), await createMedicine('Stafffever')];
    const [one, other] = [await buy(earlier.id), await buy(staff.id)];
    await receive(one);
    await importLines({ ...earlier.line, 'Marketing Status': 'Not marketed' });
    await pharmacist.patch(`/desk/products/${staff.id}`, { is_withdrawn: true });
    expect(await noticesOf(one)).toEqual([]);
    expect((await importLines({ ...earlier.line, ...suspended })).withdrawn).toEqual([]);
    expect((await noticesOf(one)).length).toBe(1);
    expect((await importLines({ ...staff.line, ...suspended })).withdrawn).toEqual([]);
    expect((await noticesOf(other)).length).toBe(1);
  });
});

describe('a recall in an odd register', () => {
  test('is one when another line of its number, or another cell of its line, refuses it for less, too', async () => {
    const [twice, odd] = [await createMedicine('Twicefever'), await createMedicine('Oddfever')];
    const [one, other] = [await buy(twice.id), await buy(odd.id)];
    await receive(one);
    await receive(other);
    await importLines({ ...twice.line, 'Public price': 'ask' }, { ...twice.line, ...suspended });
    await importLines({ ...odd.line, ...suspended, 'Legal Status': 'Free sale' });
    expect([(await noticesOf(one)).length, (await noticesOf(other)).length]).toEqual([1, 1]);
  });
});

describe('a recall of what is on its way', () => {
  test('its rider is told on every channel to bring it back', async () => {
    const { line, id } = await createMedicine('Riderfever');
    const orderId = await buy(id);
    const rider_id = await personIdOf(w, 'rider@balsam.example');
    await w.db.updateTable('pharmacy_order').set({ state: 'on_the_way', rider_id }).where('id', '=', orderId).execute();
    await importLines({ ...line, ...suspended });
    await w.dispatch();
    await w.dispatch();
    const notifications = await w.db
      .selectFrom('notification')
      .select(['message', 'message_ar', 'link'])
      .where('kind', '=', 'delivery_recalled')
      .where('person_id', '=', rider_id)
      .execute();
    expect(notifications).toHaveLength(1);
    expect(notifications[0]!.message).toContain('Do not hand over');
    expect(notifications[0]!.message_ar).toContain('يُرجى عدم تسليم');
    expect(notifications[0]!.link).toContain(`id=${orderId}`);
  });
  test('who receives it at the door while the register speaks is told afterwards', async () => {
    const { line, id } = await createMedicine('Doorfever');
    const orderId = await buy(id);
    await importLines({ ...line, ...suspended });
    expect(await noticesOf(orderId)).toHaveLength(1);
    const call = await staffCall(w, 'pharmacist@balsam.example');
    await w.db.updateTable('pharmacy_order').set({ state: 'arrived' }).where('id', '=', orderId).execute();
    const before = { happenedAt: new Date(w.clock.now().getTime() - 60_000) };
    await w.db.transaction().execute(async (tx) => {
      const locked = (await lockOrder(tx, orderId))!;
      await recordMove(tx, call, locked, { to: 'delivered', by: 'rider', why: 'staff', ...before });
    });
    const notifications = await noticesOf(orderId);
    expect([notifications.length, notifications[1]!.message.includes('Please do not use it')]).toEqual([2, true]);
  });
});
