import { randomUUID } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { booksOf, chargeOf, inOrder, notify, onPage, payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { createAddress, createOrder, productIdOf, stockOf, checkoutByCard } from '#test/factories/orders.ts';

const w = await world({ connections: 12 });
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');

/** Somebody who has ordered by card, with the charge that the page has taken and told nobody of yet. */
async function taken(mrn: string) {
  const who = await payer(w, mrn);
  const address_id = await createAddress(who);
  const { data } = await createOrder(who, panadol, { address_id, payment_method: 'card' });
  await onPage(w, data.redirect_url as string, { outcome: 'paid', notice: 'late' });
  const id = data.order.ID as number;
  const now = async () => (await who.get(`/orders/${id}`)).data;
  return { who, id, now, charge: await chargeOf(w, data.reference as string) };
}

/** Everything of an order that grows when something happens to it, counted. */
async function whatMoved(orderId: number) {
  const { rows } = await sql`
    select (select count(*) from order_event where order_id = ${orderId}) as events,
      (select count(*) from posting x join journal j on j.id = x.journal_id join payment p on p.id = j.payment_id
        where p.purpose = 'order' and p.entity_id = ${orderId}) as postings,
      (select count(*) from invoice i join payment p on p.id = i.payment_id where p.purpose = 'order' and p.entity_id = ${orderId}) as papers,
      (select count(*) from notification where link = ${`/pharmacy/orders/${orderId}`}) as notifications,
      (select count(*) from outbox) as notified`.execute(w.db);
  return rows[0];
}

describe('notices about orders', () => {
  test('D4.02 a forged one changes nothing', async () => {
    const { charge, now } = await taken('1000006');
    const reply = await notify(w, { id: randomUUID(), charge: charge.id, status: 'paid' }, 'a guessed secret');
    expect([reply.statusCode, (await now()).STATUS]).toEqual([403, null]);
  });
  test('D4.02 told forty times at once, and again, places the order once', async () => {
    const { charge, now, id } = await taken('1000007');
    const notice = { id: randomUUID(), charge: charge.id };
    await Promise.all(Array.from({ length: 40 }, () => notify(w, notice)));
    await notify(w, { id: randomUUID(), charge: charge.id });
    expect(await now()).toMatchObject({ STATUS: 'placed', PAYMENT_STATUS: 'paid' });
    const events = await w.db.selectFrom('order_event').select('id').where('order_id', '=', id).execute();
    expect(events).toHaveLength(1);
  });
  test('D4.02 a thousand of them, replayed, reordered and forged, change nothing', async () => {
    const { who, charge, now, id } = await taken('1000032');
    const notice = { id: randomUUID(), charge: charge.id };
    await notify(w, notice);
    await w.dispatch();
    const all = async () => [await now(), await whatMoved(id), await stockOf(w, panadol), await walletOf(who)];
    const before = await all();
    const statuses = ['failed', 'cancelled', 'initiated', 'challenge', 'paid'];
    const storm = Array.from({ length: 1_000 }, (_, n) => {
      if (n % 3 === 0) return notify(w, notice);
      const other = { id: randomUUID(), charge: charge.id, status: statuses[n % statuses.length]! };
      return n % 3 === 1 ? notify(w, other) : notify(w, other, 'a guessed secret');
    });
    const replies = await Promise.all(storm);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(storm.map((_, n) => (n % 3 === 2 ? 403 : 200)));
    await w.dispatch();
    expect(await all()).toEqual(before);
  });
});

describe('a provider that is late or silent', () => {
  test('D6.01 money that was taken while nobody told of it places the order when its time is over', async () => {
    const { who, now } = await taken('1000008');
    const [stock, money] = [await stockOf(w, panadol), await walletOf(who)];
    w.at(addMinutes(demoNow, 16));
    await w.db.deleteFrom('sandbox_webhook').execute();
    await w.due();
    expect(await now()).toMatchObject({ STATUS: 'placed', PAYMENT_STATUS: 'paid' });
    expect([await stockOf(w, panadol), await walletOf(who)]).toEqual([stock, money]);
    w.at(demoNow);
  });
  test('D6.01 after the release the money goes to the wallet, and products and cart are where they were', async () => {
    const { who, charge, now } = await taken('1000009');
    const [stock, money] = [await stockOf(w, panadol), await walletOf(who)];
    await w.db.deleteFrom('sandbox_webhook').execute();
    // The provider is out of reach for an hour more, so that nobody knows of the money.
    w.at(addMinutes(demoNow, 15 + 60));
    const look = vi.spyOn(w.platform.gateways.card, 'look').mockRejectedValue(new GatewayUnavailable('down'));
    await w.due();
    look.mockRestore();
    expect(await now()).toMatchObject({ STATUS: null, PAYMENT_STATUS: 'released' });
    await Promise.all(Array.from({ length: 20 }, () => notify(w, { id: randomUUID(), charge: charge.id })));
    expect(await now()).toMatchObject({ STATUS: null, PAYMENT_STATUS: 'released' });
    expect(await stockOf(w, panadol)).toBe(stock + 1);
    expect(await walletOf(who)).toBeCloseTo(money + 24.35, 2);
    expect((await who.get('/cart')).data.count).toBe(1);
    w.at(demoNow);
  });
  test('S8.08 a payment page that cannot be opened: told in both languages, and cart, stock and wallet are as they were', async () => {
    const who = await payer(w, '1000033');
    const address_id = await createAddress(who);
    const [stock, money] = [await stockOf(w, panadol), await walletOf(who)];
    const open = vi.spyOn(w.platform.gateways.card, 'open').mockRejectedValue(new GatewayUnavailable('down'));
    const failed = await createOrder(who, panadol, { address_id, payment_method: 'card' });
    open.mockRestore();
    expect(failed).toMatchObject({ http: 503, code: 'gateway_unavailable' });
    expect(failed.message_ar).toMatch(/[\u0600-\u06ff]/);
    expect([await stockOf(w, panadol), await walletOf(who)]).toEqual([stock, money]);
    expect((await who.get('/cart')).data.count).toBe(1);
    const again = await who.post('/orders', { ...checkoutByCard, address_id });
    expect(again.http).toBe(200);
    await onPage(w, again.data.redirect_url as string, { outcome: 'cancelled' });
    const replies = await who.post('/payment/confirm', { reference: again.data.reference });
    expect(replies.data.items[0]).toMatchObject({ operation_status: 'cancelled' });
  });
  test('D4.01 the books are in order', async () => {
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('a code of which one use is left', () => {
  test('S8.08 of ten who order with it at once one gets it, the others keep their cart', async () => {
    const code = 'LASTONE';
    await w.db
      .insertInto('coupon')
      .values({
        code,
        title: 'Last one',
        title_ar: 'الأخير',
        amount: 100,
        starts_at: addMinutes(demoNow, -60),
        ends_at: addMinutes(demoNow, 600),
        uses_in_all: 1,
        created_at: demoNow,
      })
      .execute();
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const who = await payer(w, String(1_000_010 + n));
        const address_id = await createAddress(who);
        await who.post('/cart/add', { product_id: panadol, quantity: 1 });
        expect((await who.post('/cart/coupon', { code })).http).toBe(200);
        return { who, address_id };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ who, address_id }) => who.post('/orders', { ...checkoutByCard, address_id })),
    );
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    const codes = new Set(answers.filter(({ http }) => http !== 200).map((answer) => answer.code));
    expect(codes).toEqual(new Set(['promo_not_available']));
    const { used } = await w.db.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow();
    expect(used).toBe(1);
  });
});

test('an account is not closed while an order is on its way', async () => {
  const client = apiClient(w);
  const email_address = 'sara@balsam.example';
  await client.post('/delete-me/otp', { email_address }, { ip: freshIp() });
  const otp = await codeSentTo(w, email_address);
  const reply = await client.post('/delete-me', { email_address, otp }, { ip: freshIp() });
  expect([reply.http, reply.body.code]).toEqual([422, 'order_on_its_way']);
});
