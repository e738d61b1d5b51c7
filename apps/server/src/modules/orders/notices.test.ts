import { randomUUID } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { asking } from '../../../test/ask.ts';
import { digitsSentTo, elsewhere } from '../../../test/codes.ts';
import { demoNow, world } from '../../../test/world.ts';
import { booksOf, chargeOf, inOrder, notify, onPage, payer, walletOf } from '../billing/billing.fixture.ts';
import { newAddress, order, productCalled, stockOf } from './orders.fixture.ts';

const w = await world({ connections: 12 });
const panadol = await productCalled(w, 'Panadol Advance 500 mg tablets');

/** Somebody who has ordered by card, with the charge that the page has taken and told nobody of yet. */
async function taken(mrn: string) {
  const who = await payer(w, mrn);
  const address_id = await newAddress(who);
  const { data } = await order(who, panadol, { address_id, payment_method: 'card' });
  await onPage(w, data.redirect_url as string, { outcome: 'paid', notice: 'late' });
  const id = data.order.ID as number;
  const now = async () => (await who.get(`/orders/${id}`)).data;
  return { who, id, now, charge: await chargeOf(w, data.reference as string) };
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
  test('D6.01 after the release the money goes to the wallet, the goods stay on the shelf', async () => {
    const { who, charge, now } = await taken('1000008');
    const [stock, money] = [await stockOf(w, panadol), await walletOf(who)];
    w.at(addMinutes(demoNow, 16));
    await w.db.deleteFrom('sandbox_webhook').execute();
    await w.due();
    const released = (await now()).PAYMENT_STATUS as string;
    await notify(w, { id: randomUUID(), charge: charge.id });
    // What is due may have asked the provider before it gave the goods back: paid in time, or released and in the wallet, never both.
    const isPaid = released === 'paid';
    expect(await stockOf(w, panadol)).toBe(isPaid ? stock : stock + 1);
    expect(await walletOf(who)).toBeCloseTo(isPaid ? money : money + 24.35, 2);
    w.at(demoNow);
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
        const address_id = await newAddress(who);
        await who.post('/cart/add', { product_id: panadol, quantity: 1 });
        expect((await who.post('/cart/coupon', { code })).http).toBe(200);
        return { who, address_id };
      }),
    );
    const body = {
      mode: 'normal_delivery',
      payment_method: 'card',
      privacy_accepted: true,
      return_policy_accepted: true,
    };
    const answers = await Promise.all(
      buyers.map(({ who, address_id }) => who.post('/orders', { ...body, address_id })),
    );
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    const codes = new Set(answers.filter(({ http }) => http !== 200).map((answer) => answer.code));
    expect(codes).toEqual(new Set(['promo_not_available']));
    const { used } = await w.db.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow();
    expect(used).toBe(1);
  });
});

test('an account is not closed while an order is on its way', async () => {
  const ask = asking(w);
  const email_address = 'sara@balsam.example';
  await ask.post('/delete-me/otp', { email_address }, { ip: elsewhere() });
  const otp = await digitsSentTo(w, email_address);
  const reply = await ask.post('/delete-me', { email_address, otp }, { ip: elsewhere() });
  expect([reply.http, reply.body.code]).toEqual([422, 'order_on_its_way']);
});
