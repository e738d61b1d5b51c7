import { describe, expect, test, vi } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { secondApp } from '#test/second-app.ts';
import { world } from '#test/world.ts';
import { newSlot } from '#modules/booking/booking.fixture.ts';
import {
  booksOf,
  inOrder,
  newVisit,
  payer,
  walletOf,
  type Answer,
  type Payer,
} from '#modules/billing/billing.fixture.ts';
import { createAddress, productIdOf, stockOf, checkoutByCard } from '#test/factories/orders.ts';

const w = await world({ connections: 20 });
const other = await secondApp(w);
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const address_id = await createAddress(sara);
/** The same person, whose calls are answered by the other process. */
const saraElsewhere = await payer({ ...w, app: other.app }, '1000001');

let keys = 0;
const newKey = () => `parallel-key-${(keys += 1)}`;
let nights = 0;
const newBooking = async () => ({
  slot_id: await newSlot(w, { at: addMinutes(new Date('2026-12-01T21:30:00Z'), 22 * nights++) }),
  type: 'onsite',
});
const ids = async (table: 'payment' | 'pharmacy_order') =>
  (await w.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
const countOf = async (table: 'payment' | 'pharmacy_order') => (await ids(table)).length;

/** Sends one call so many times at once, by turns to both processes when there are two. */
const atOnce = (count: number, path: string, body: object, senders: readonly Payer[] = [sara]): Promise<Answer[]> => {
  const key = newKey();
  return Promise.all(Array.from({ length: count }, (_, n) => senders[n % senders.length]!.post(path, body, key)));
};
/** The one answer of all, which all succeeded. */
const onlyAnswer = (answers: readonly Answer[]): Answer => {
  expect(new Set(answers.map(({ http, code }) => `${http} ${code ?? ''}`))).toEqual(new Set(['200 ']));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0]!;
};
const fillCart = () => sara.post('/cart/add', { product_id: panadol, quantity: 1 });
const cancelling = { reason: 'other', description: 'No longer needed' };
/** Nobody may order again while an order waits for its payment. */
const release = async () => {
  await w.db
    .updateTable('pharmacy_order')
    .set({ payment_state: 'released' })
    .where('payment_state', '=', 'pending_payment')
    .execute();
};

const crowds: [number, string, Payer[]][] = [2, 10, 100].flatMap((count): [number, string, Payer[]][] => [
  [count, 'one process', [sara]],
  [count, 'two processes', [sara, saraElsewhere]],
]);

describe.each(crowds)(
  'the same key %i times at once on %s is one act, and all get the same answer:',
  (count, _, senders) => {
    test('an order by card', async () => {
      await fillCart();
      const [orders, stock] = [await countOf('pharmacy_order'), await stockOf(w, panadol)];
      const { data } = onlyAnswer(await atOnce(count, '/orders', { ...checkoutByCard, address_id }, senders));
      expect(data.order).toMatchObject({ PAYMENT_STATUS: 'pending_payment' });
      expect([await countOf('pharmacy_order'), await stockOf(w, panadol)]).toEqual([orders + 1, stock - 1]);
      await release();
    });
    test('an order by wallet, then its cancellation', async () => {
      await fillCart();
      const wallet = await walletOf(sara);
      const paid = { ...checkoutByCard, address_id, payment_method: 'wallet' };
      const { data } = onlyAnswer(await atOnce(count, '/orders', paid, senders));
      expect(await walletOf(sara)).toBeCloseTo(wallet - data.amount, 2);
      onlyAnswer(
        await atOnce(count, `/orders/${data.order.ID}/cancel`, { ...cancelling, refund_to: 'wallet' }, senders),
      );
      expect(await walletOf(sara)).toBeCloseTo(wallet, 2);
    });
    test('an appointment', async () => {
      const { data } = onlyAnswer(await atOnce(count, '/appointments/create', await newBooking(), senders));
      expect(data.status).toBe('unpaid');
    });
    test('the beginning of a payment by card, and its confirmation', async () => {
      const visit = await newVisit(w, sara);
      const payments = await countOf('payment');
      const intent = { purpose: 'appointment', entity_id: visit.id, method: 'card' };
      const { data } = onlyAnswer(await atOnce(count, '/payment/intent', intent, senders));
      expect(await countOf('payment')).toBe(payments + 1);
      onlyAnswer(await atOnce(count, '/payment/confirm', { reference: data.reference }, senders));
    });
    test('a payment by wallet', async () => {
      const visit = await newVisit(w, sara);
      await w.db.updateTable('appointment').set({ price: 100, vat: 0 }).where('id', '=', visit.id).execute();
      const wallet = await walletOf(sara);
      const intent = { purpose: 'appointment', entity_id: visit.id, method: 'wallet' };
      const { data } = onlyAnswer(await atOnce(count, '/payment/intent', intent, senders));
      expect([data.operation_status, await walletOf(sara)]).toEqual(['success', wallet - 1]);
      expect(await booksOf(w)).toEqual(inOrder);
    });
  },
);

describe('another body under the same key is refused, and acts on nothing:', () => {
  test.each([
    ['an order', '/orders', () => ({ ...checkoutByCard, address_id, notes: undefined }), { payment_method: 'wallet' }],
    [
      'a payment',
      '/payment/intent',
      async () => ({ purpose: 'appointment', entity_id: (await newVisit(w, sara)).id, method: 'card' }),
      { use_wallet: true },
    ],
    ['an appointment', '/appointments/create', newBooking, { policy_accepted: true }],
  ])('%s', async (_, path, body, change) => {
    await fillCart();
    const [first, key] = [await body(), newKey()];
    const done = await sara.post(path, first, key);
    expect(done.http).toBe(200);
    const before = [await ids('payment'), await ids('pharmacy_order')];
    const refused = await sara.post(path, { ...first, ...change }, key);
    expect([refused.http, refused.code]).toEqual([409, 'idempotency_mismatch']);
    expect([await ids('payment'), await ids('pharmacy_order')]).toEqual(before);
    expect(await sara.post(path, first, key)).toEqual(done);
    await release();
  });
  test('a confirmation', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await sara.post('/payment/intent', {
      purpose: 'appointment',
      entity_id: visit.id,
      method: 'card',
    });
    const key = newKey();
    await sara.post('/payment/confirm', { reference: data.reference }, key);
    const refused = await sara.post('/payment/confirm', { reference: data.reference, entity_id: visit.id }, key);
    expect([refused.http, refused.code]).toEqual([409, 'idempotency_mismatch']);
  });
});

/** Holds the next opening of a page in this process until `go`. */
function heldPage(platform: typeof w.platform = w.platform) {
  const { card } = platform.gateways;
  const [go, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const open = card.open.bind(card);
  const spy = vi.spyOn(card, 'open').mockImplementationOnce(async (payload) => {
    opened.resolve();
    await go.promise;
    return open(payload);
  });
  return { opened: opened.promise, go: go.resolve, spy };
}
const begin = async () => ({ purpose: 'appointment', entity_id: (await newVisit(w, sara)).id, method: 'card' });

const newOrder = async () => {
  await fillCart();
  return { ...checkoutByCard, address_id };
};
const calls = [
  ['an order', '/orders', newOrder],
  ['a payment', '/payment/intent', begin],
] as const;

describe('while the first one talks to the provider', () => {
  test.each(calls)('the others wait for its answer, in both processes: %s', async (_, path, body) => {
    const [payload, key] = [await body(), newKey()];
    const page = heldPage();
    const first = sara.post(path, payload, key);
    await page.opened;
    // One with another body is there before the repetitions, and stands in the way of none.
    const mismatched = saraElsewhere.post(path, { ...payload, use_wallet: true }, key);
    const others = [sara, saraElsewhere, sara, saraElsewhere].map((who) => who.post(path, payload, key));
    const refused = await mismatched;
    expect([refused.http, refused.code]).toEqual([409, 'idempotency_mismatch']);
    page.go();
    onlyAnswer([await first, ...(await Promise.all(others))]);
    expect(page.spy).toHaveBeenCalledTimes(1);
    page.spy.mockRestore();
    await release();
  });
  test.each(calls)(
    'and its process dies, the key is free when its lease ends and the other process goes on from there: %s',
    async (_, path, body) => {
      const [payload, key] = [await body(), newKey()];
      const page = heldPage();
      const first = sara.post(path, payload, key);
      await page.opened;
      const before = [await ids('payment'), await ids('pharmacy_order')];
      w.at(addMinutes(w.clock.now(), 1));
      const second = await saraElsewhere.post(path, payload, key);
      expect(second.http).toBe(200);
      expect([await ids('payment'), await ids('pharmacy_order')]).toEqual(before);
      // The first one was not dead after all: it answers what the other one did.
      page.go();
      expect(await first).toEqual(second);
      page.spy.mockRestore();
      await release();
    },
  );
});

describe('a first one that failed leaves no key', () => {
  test('when a rule refused it: the same key acts once the rule allows it, also with another body', async () => {
    const key = newKey();
    await w.db.deleteFrom('cart').execute();
    expect(await sara.post('/orders', { ...checkoutByCard, address_id }, key)).toMatchObject({
      http: 422,
      code: 'cart_empty',
    });
    await fillCart();
    expect(await sara.post('/orders', { ...checkoutByCard, address_id, use_wallet: true }, key)).toMatchObject({
      http: 200,
    });
    await release();
    const intent = { purpose: 'appointment', entity_id: 999_999_999, method: 'card' };
    expect(await sara.post('/payment/intent', intent, key)).toMatchObject({ http: 404 });
    const visit = await newVisit(w, sara);
    expect(await sara.post('/payment/intent', { ...intent, entity_id: visit.id }, key)).toMatchObject({ http: 200 });
  });
  test('and those that waited for it are refused as well', async () => {
    await w.db.deleteFrom('cart').execute();
    const answers = await atOnce(10, '/orders', { ...checkoutByCard, address_id }, [sara, saraElsewhere]);
    expect(new Set(answers.map(({ http, code }) => `${http} ${code}`))).toEqual(new Set(['422 cart_empty']));
    expect(
      await w.db.selectFrom('idempotency_key').select('key').where('key', '=', `parallel-key-${keys}`).execute(),
    ).toEqual([]);
  });
});
