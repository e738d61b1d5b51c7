import { addMinutes } from '@balsam/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, confirm, inOrder, visitAt, payer, visitNow, walletOf } from '#modules/billing/billing.fixture.ts';
import { tamaraGateway } from './tamara.ts';
import { tamaraOnThisMachine, tamaraToken } from './tamara.fixture.ts';

const tamara = await tamaraOnThisMachine();
afterAll(tamara.close);
beforeEach(() => {
  tamara.state.mood = 'well';
});

const keys = { url: tamara.url, token: 'merchant token', webhookToken: 'what only Tamara and we know' };
const quick = tamaraGateway(keys, 200);
const w = await world({ config: { tamara: keys } });
const sara = await payer(w, '1000001');
const later = () => addMinutes(w.clock.now(), 15);

/** A visit of so many riyals, and its payment by instalments. */
async function begin(riyals = 300) {
  const visit = await visitAt(w, sara, riyals);
  const begun = await sara.post('/payment/tamara/checkout', { appointment_id: visit.id });
  return { visit, begun, order: tamara.last() };
}
const sendNotice = (order_id: string, event_type = 'order_approved', token = tamaraToken(keys.webhookToken, later())) =>
  w.app.inject({
    method: 'POST',
    url: `/api/v1/payment/webhook/tamara?tamaraToken=${token}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: JSON.stringify({ order_id, order_reference_id: 'x', order_number: 'x', event_type, data: [] }),
  });

describe('the age of the payer', () => {
  test('S5.13 a payer under 18 cannot pay by instalments', async () => {
    const born = await w.db.selectFrom('person').select('birth_date').where('mrn', '=', '1000001').executeTakeFirst();
    await w.db.updateTable('person').set({ birth_date: '2009-01-01' }).where('mrn', '=', '1000001').execute();
    expect((await begin()).begun).toMatchObject({ http: 422, code: 'tamara_under_age' });
    expect((await sara.get('/payment/tamara/options?amount=300')).data).toMatchObject({
      available: false,
      reason: { code: 'tamara_under_age' },
    });
    await w.db
      .updateTable('person')
      .set({ birth_date: born?.birth_date ?? null })
      .where('mrn', '=', '1000001')
      .execute();
  });
  test('S5.13 D13.07 how old the payer has to be is a setting', async () => {
    const ofAge = (value: string) =>
      w.db.updateTable('setting').set({ value }).where('title', '=', 'TAMARA_MINIMUM_AGE').execute();
    await w.db.updateTable('person').set({ birth_date: '2006-01-01' }).where('mrn', '=', '1000001').execute();
    await ofAge('21');
    expect((await begin()).begun).toMatchObject({
      http: 422,
      code: 'tamara_under_age',
      message: 'Instalments are available from the age of 21',
    });
    await ofAge('20');
    expect((await sara.get('/payment/tamara/options?amount=300')).data).toMatchObject({ available: true });
    await ofAge('18');
  });
});

describe('refusals', () => {
  test.each([98.99, 2000.01])('S5.13 %s SAR is out of the range of Tamara', async (riyals) => {
    const { begun } = await begin(riyals);
    expect(begun).toMatchObject({
      http: 422,
      code: 'tamara_out_of_range',
      message: 'Instalments are available from 99 to 2000 SAR',
      errors: [{ path: 'payment_method' }],
    });
    expect(begun.message_ar).toMatch(/[\u0600-\u06ff]/);
  });
  test('S8.08 what was paid by Tamara is not paid by it twice: Tamara payment already done', async () => {
    const { visit, begun, order } = await begin();
    order.status = 'approved';
    await confirm(sara, begun.data.reference);
    expect(await sara.post('/payment/tamara/checkout', { appointment_id: visit.id })).toMatchObject({
      http: 409,
      code: 'tamara_already_done',
      message: 'Tamara payment already done',
    });
  });
  test('D4.02 forged, unsigned and stale notices are refused and change nothing', async () => {
    const { visit, order } = await begin();
    order.status = 'approved';
    const stale = tamaraToken(keys.webhookToken, addMinutes(w.clock.now(), -1));
    const unsigned = tamaraToken(keys.webhookToken, later(), { typ: 'JWT', alg: 'none' });
    const forged = [tamaraToken('a guess', later()), stale, unsigned, 'a.b.c', 'nothing'];
    const replies = await Promise.all(forged.map((token) => sendNotice(order.order_id, 'order_approved', token)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(forged.map(() => 403));
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'pending payment' });
    expect(order.status).toBe('approved');
  });
  test.each(['', 'no JSON', 'null', '{"event_type":"order_approved"}'])(
    'D4.02 a genuine notice that names no order is malformed: %j',
    async (payload) => {
      const headers = { authorization: `Bearer ${tamaraToken(keys.webhookToken, later())}` };
      const reply = await w.app.inject({ method: 'POST', url: '/api/v1/payment/webhook/tamara', headers, payload });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed']);
    },
  );
});

describe('faults', () => {
  test.each(['broken', 'nonsense', 'slow'] as const)('a Tamara that is %s opens nothing', async (mood) => {
    tamara.state.mood = mood;
    const payerOf = { firstName: 'S', familyName: 'H', phone: null, email: null };
    const order = {
      reference: 'r',
      amount: 300_00,
      description: 'd',
      language: 'ar',
      returnUrl: 'http://x.test',
      webhookUrl: 'http://x.test',
      now: w.clock.now(),
      expiresAt: later(),
      loan: { payer: payerOf, bought: [], destination: { line: 'l', city: 'c' }, paidOtherwise: 0 },
    } as const;
    await expect(quick.open(order)).rejects.toThrow('Tamara');
    if (mood === 'slow') return;
    expect((await begin()).begun).toMatchObject({ http: 503, code: 'gateway_unavailable' });
  });
  test('a capture that fails is taken up again where it was left', async () => {
    const { visit, begun, order } = await begin();
    order.status = 'approved';
    tamara.state.mood = 'no capture';
    expect(await sara.post('/payment/confirm', { reference: begun.data.reference })).toMatchObject({ http: 503 });
    expect([order.status, (await visitNow(sara, visit)).status]).toEqual(['authorised', 'pending payment']);
    tamara.state.mood = 'well';
    expect(await confirm(sara, begun.data.reference)).toMatchObject({ operation_status: 'success', method: 'tamara' });
    expect(order.status).toBe('fully_captured');
  });
});

describe('as documented', () => {
  test('opens a checkout in riyals, by bearer token, with the payer', async () => {
    const { begun, order } = await begin(300);
    const request = tamara.seen.findLast(({ url }) => url === '/checkout');
    expect(request).toMatchObject({
      authorization: 'Bearer merchant token',
      body: {
        order_reference_id: begun.data.reference,
        total_amount: { amount: 300, currency: 'SAR' },
        payment_type: 'PAY_BY_INSTALMENTS',
        country_code: 'SA',
        consumer: { phone_number: '+966500000001' },
        items: [{ quantity: 1, total_amount: { amount: 300, currency: 'SAR' } }],
      },
    });
    expect(begun.data.redirect_url).toContain(order.order_id);
    expect(begun.data).toMatchObject({ method: 'tamara', card_amount: 300, wallet_amount: 0 });
  });
  test.each([
    ['declined', 'failed'],
    ['expired', 'cancelled'],
    ['canceled', 'cancelled'],
    ['new', 'pending'],
  ])('an order that is %s is a payment that is %s', async (status, says) => {
    const { begun, order } = await begin();
    order.status = status;
    expect(await confirm(sara, begun.data.reference)).toMatchObject({ operation_status: says });
  });
  test('D4.02 its notice settles the payment, sent once, often or in another order', async () => {
    const { visit, order } = await begin();
    order.status = 'approved';
    const replies = [
      await sendNotice(order.order_id),
      await sendNotice(order.order_id),
      await sendNotice(order.order_id, 'order_authorised'),
      await sendNotice(order.order_id, 'order_approved'),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('a thousand notices', () => {
  test('D4.02 replayed, reordered, forged and stale in a storm: paid once, captured once, nothing else moves', async () => {
    const { visit, begun, order } = await begin();
    order.status = 'approved';
    const good = tamaraToken(keys.webhookToken, later());
    const forged = [
      tamaraToken('a guess', later()),
      tamaraToken(keys.webhookToken, addMinutes(w.clock.now(), -1)),
      tamaraToken(keys.webhookToken, later(), { typ: 'JWT', alg: 'none' }),
    ];
    const kinds = [
      'order_captured',
      'order_authorised',
      'order_approved',
      'order_declined',
      'order_expired',
      'made_up',
    ];
    const storm = Array.from({ length: 1_000 }, (_, n) =>
      n % 2 === 0
        ? sendNotice(order.order_id, kinds[(n / 2) % kinds.length], good).then(({ statusCode }) => [
            'genuine',
            statusCode,
          ])
        : sendNotice(order.order_id, 'order_declined', forged[n % forged.length]).then(({ statusCode }) => [
            'forged',
            statusCode,
          ]),
    );
    const outcomes = await Promise.all(storm);
    expect(new Set(outcomes.filter(([how]) => how === 'forged').map(([, http]) => http))).toEqual(new Set([403]));
    // Those that came while another one captured are to come again, as Tamara's do; and when they do, all is done.
    const statuses = outcomes.filter(([how]) => how === 'genuine').map(([, http]) => http);
    expect(statuses.filter((http) => http !== 200 && http !== 503)).toEqual([]);
    const again = await Promise.all(kinds.map((kind) => sendNotice(order.order_id, kind, good)));
    expect(again.map(({ statusCode }) => statusCode)).toEqual(kinds.map(() => 200));
    const papers = await w.db
      .selectFrom('invoice as i')
      .innerJoin('payment as p', 'p.id', 'i.payment_id')
      .select(['i.kind', 'p.status'])
      .where('p.reference', '=', begun.data.reference)
      .execute();
    expect([papers, order.status]).toEqual([[{ kind: 'invoice', status: 'success' }], 'fully_captured']);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('money that goes back', () => {
  test('D4.02 what is approved after the release goes back to Tamara, not to the wallet', async () => {
    const before = await walletOf(sara);
    const { visit, begun, order } = await begin();
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    order.status = 'approved';
    await sendNotice(order.order_id);
    expect(await confirm(sara, begun.data.reference)).toMatchObject({
      operation_status: 'failed',
      refund_to: 'source',
    });
    await w.dispatch();
    expect([order.status, await walletOf(sara)]).toEqual(['fully_refunded', before]);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('gives money back once, cancels what is only authorised, and says when it never will', async () => {
    const { order } = await begin(300);
    const back = { providerReference: order.order_id, amount: 300_00 };
    order.status = 'fully_captured';
    expect([await quick.refund(back), await quick.refund(back)]).toEqual(['done', 'done']);
    expect(order.refunded_amount.amount).toBe(300);
    order.status = 'authorised';
    order.refunded_amount = { amount: 0, currency: 'SAR' };
    expect([await quick.refund(back), order.status]).toEqual(['done', 'canceled']);
    order.status = 'fully_captured';
    tamara.state.mood = 'no refund';
    expect(await quick.refund(back)).toBe('refused');
    tamara.state.mood = 'broken';
    await expect(quick.refund(back)).rejects.toThrow('Tamara');
  });
});
