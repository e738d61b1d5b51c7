import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { booksOf, chargeOf, inOrder, payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { createAddress, productIdOf, checkoutByCard, payByCard } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const home = await createAddress(sara);

/** An order of Sara's that is paid, as `change` says, and its payment's name. */
async function paidOrder(change: object = {}, quantity = 3) {
  await sara.post('/cart/add', { product_id: panadol, quantity });
  const { data } = await sara.post('/orders', { ...checkoutByCard, address_id: home, ...change });
  await payByCard(w, sara, data);
  return { id: data.order.ID as number, reference: data.reference as string, amount: data.amount as number };
}
const cancel = (id: number, more: object = {}) =>
  sara.post(`/orders/${id}/cancel`, { reason: 'changed_mind', description: 'Not needed', ...more });
const lastNotification = async () => (await sara.get('/notifications/fetch')).data.notifications[0];
const operationOf = async (reference: string) => (await sara.post('/payment/confirm', { reference })).data.items[0];

describe('an order that is cancelled', () => {
  test('S5.18 D6.01 gives the card its money back, once, and the wallet nothing', async () => {
    const before = await walletOf(sara);
    const { id, reference, amount } = await paidOrder();
    expect((await cancel(id)).data).toMatchObject({
      REFUND_AMOUNT: amount,
      REFUNDS: { WALLET: 0, SOURCE: amount, POINTS: 0 },
      PAYMENT_STATUS: 'refunded',
    });
    await w.dispatch();
    await w.dispatch();
    expect((await chargeOf(w, reference)).refunded).toBe(Math.round(amount * 100));
    expect(await operationOf(reference)).toMatchObject({
      refund_to: 'source',
      refunded_to_wallet: false,
      operation_message: 'The amount is on its way back to your original payment method',
    });
    expect(await walletOf(sara)).toBe(before);
    expect(await lastNotification()).toMatchObject({
      kind: 'refund_ended',
      title: 'Refund complete',
      title_ar: 'اكتمل استرداد المبلغ',
      message: expect.stringMatching(new RegExp(`^SAR ${amount.toFixed(2)} for Order #${id} went back to your card`)),
      link: `/pharmacy/orders/${id}`,
    });
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('gives it to the wallet when that is wanted', async () => {
    const before = await walletOf(sara);
    const { id, reference, amount } = await paidOrder();
    const { data } = await cancel(id, { refund_to: 'wallet' });
    expect(data.REFUNDS).toEqual({ WALLET: amount, SOURCE: 0, POINTS: 0 });
    await w.dispatch();
    expect((await chargeOf(w, reference)).refunded).toBe(0);
    expect(await walletOf(sara)).toBeCloseTo(before + amount, 2);
    expect(await operationOf(reference)).toMatchObject({
      refund_to: 'wallet',
      refunded_to_wallet: true,
      operation_message: 'The amount has been returned to your wallet',
    });
  });
  test('gives each its part back: the card, the wallet and the points', async () => {
    const before = await walletOf(sara);
    const { id, reference } = await paidOrder({ loyalty_points: 1_000 });
    expect((await sara.get(`/orders/${id}`)).data).toMatchObject({ LOYALTY_POINTS: 1000, LOYALTY_AMOUNT: 10 });
    const { WALLET_AMOUNT, CARD_AMOUNT, REFUNDS } = (await cancel(id)).data;
    expect(REFUNDS).toEqual({ WALLET: WALLET_AMOUNT, SOURCE: CARD_AMOUNT, POINTS: 10 });
    await w.dispatch();
    const charge = await chargeOf(w, reference);
    expect(charge.refunded).toBe(charge.amount);
    expect((await sara.get('/payment/loyalty-points')).data.points).toBe(5000);
    expect(await walletOf(sara)).toBe(before);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('a provider', () => {
  test('that does not answer is asked again until it does; the money waits and is given once', async () => {
    const { id, reference, amount } = await paidOrder();
    const refund = vi.spyOn(w.platform.gateways.card, 'refund');
    refund.mockRejectedValueOnce(new GatewayUnavailable('down'));
    await cancel(id);
    await w.dispatch();
    expect((await chargeOf(w, reference)).refunded).toBe(0);
    w.at(addMinutes(w.clock.now(), 2));
    await w.dispatch();
    expect((await chargeOf(w, reference)).refunded).toBe(Math.round(amount * 100));
    expect(refund).toHaveBeenCalledTimes(2);
    refund.mockRestore();
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('that never will leaves it to the wallet', async () => {
    const before = await walletOf(sara);
    const { id, reference, amount } = await paidOrder();
    const refund = vi.spyOn(w.platform.gateways.card, 'refund').mockResolvedValueOnce('refused');
    await cancel(id);
    await w.dispatch();
    refund.mockRestore();
    expect(await walletOf(sara)).toBeCloseTo(before + amount, 2);
    expect(await operationOf(reference)).toMatchObject({ refund_to: 'wallet', refunded_to_wallet: true });
    const [{ ID: creditNote }] = (await sara.get(`/orders/${id}`)).data.CREDIT_NOTES;
    const [movement] = (await sara.get('/payment/wallet')).data.items;
    expect(movement).toMatchObject({ kind: 'source_refused', amount, credit_note_id: creditNote });
    await w.dispatch();
    expect(await lastNotification()).toMatchObject({
      kind: 'refund_ended',
      title: 'Refund to your wallet',
      title_ar: 'استرداد إلى المحفظة',
      message_ar: expect.stringMatching(/إلى المحفظة\.$/),
    });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('instalments', () => {
  test('S5.13 pay an order on the test page, and are cancelled with it', async () => {
    const { id, reference } = await paidOrder({ payment_method: 'tamara' }, 9);
    expect(await operationOf(reference)).toMatchObject({ method: 'tamara', operation_status: 'success' });
    await cancel(id);
    await w.dispatch();
    const charge = await chargeOf(w, reference);
    expect([charge.kind, charge.refunded]).toEqual(['instalments', charge.amount]);
    await w.dispatch();
    expect((await lastNotification()).message).toMatch(/went back to your instalments\.$/);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('S5.13 are asked for what the points leave; the lender learns what is bought, by whom and where it goes, and no more', async () => {
    const open = vi.spyOn(w.platform.gateways.instalments!, 'open');
    await paidOrder({ payment_method: 'tamara', loyalty_points: 1000 }, 10);
    const { amount, loan } = open.mock.calls.at(-1)![0];
    open.mockRestore();
    const worth = loan!.bought.reduce((all, { total }) => all + total, 0);
    expect([amount, loan!.paidOtherwise]).toEqual([worth - 10_00, 10_00]);
    expect(loan!.bought.map(({ quantity }) => quantity)).toEqual([10, ...loan!.bought.slice(1).map(() => 1)]);
    expect(loan!.payer).toMatchObject({ phone: '+966500000001', email: 'sara@balsam.example' });
    expect(loan!.destination).toEqual({ line: expect.stringContaining('Olaya Street 12'), city: 'Riyadh' });
    expect(Object.keys(loan!).toSorted()).toEqual(['bought', 'destination', 'paidOtherwise', 'payer']);
  });
});
