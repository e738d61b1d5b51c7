import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, confirm, inOrder, intend, onPage, payer, visitAt, visitNow } from './billing.fixture.ts';
import { earnPoints } from './index.ts';

const w = await world({ connections: 12 });
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');
const pointsOf = async (who = sara) => (await who.get('/payment/loyalty-points')).data.points as number;

const visitOf = (riyals: number) => visitAt(w, sara, riyals);

describe('refusals', () => {
  test('more points than there are, and those of somebody else', async () => {
    const visit = await visitOf(300);
    expect(await intend(sara, visit, { loyalty_points: 5_001 })).toMatchObject({ code: 'loyalty_not_enough' });
    expect(await sara.get('/payment/loyalty-points?mrn_number=1000002')).toMatchObject({ http: 404 });
    expect(await pointsOf(fahad)).toBe(0);
    expect(await sara.post('/payment/redeem-loyalty-points', { appointment_id: visit.id, points: 0 })).toMatchObject({
      http: 400,
    });
  });
});

describe('points', () => {
  test('are shown with what they are worth', async () => {
    expect((await sara.get('/payment/loyalty-points')).data).toEqual({
      points: 5000,
      amount: 50,
      points_per_sar: 100,
      currency: 'SAR',
    });
  });
  test('pay a part of a payment: held while the payer is away, and released when they cancel', async () => {
    const visit = await visitOf(300);
    const begun = await sara.post('/payment/redeem-loyalty-points', { appointment_id: visit.id, points: 1_000 });
    expect(begun.data).toMatchObject({ loyalty_amount: 10, card_amount: 290, amount: 300 });
    expect(await pointsOf()).toBe(4000);
    await onPage(w, begun.data.redirect_url, { outcome: 'cancelled' });
    expect(await confirm(sara, begun.data.reference)).toMatchObject({ operation_status: 'cancelled' });
    expect(await pointsOf()).toBe(5000);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('are taken with the card, and come back as points when the visit is cancelled', async () => {
    const visit = await visitOf(300);
    const begun = await intend(sara, visit, { loyalty_points: 2_000 });
    await onPage(w, begun.data.redirect_url, { outcome: 'paid' });
    expect(await confirm(sara, begun.data.reference)).toMatchObject({
      operation_status: 'success',
      loyalty_amount: 20,
    });
    expect(await pointsOf()).toBe(3000);
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    expect(await pointsOf()).toBe(5000);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('alone pay what they cover, and no more of them than that', async () => {
    const visit = await visitOf(20);
    const begun = await intend(sara, visit, { loyalty_points: 5_000 });
    expect(begun.data).toMatchObject({ method: 'loyalty_points', loyalty_amount: 20, operation_status: 'success' });
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await pointsOf()).toBe(3000);
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    expect(await pointsOf()).toBe(5000);
  });
});

describe('the number of points', () => {
  test('is not spent twice by payments that begin at once', async () => {
    const visits = [await visitOf(300), await visitOf(300), await visitOf(300), await visitOf(300)];
    const begun = await Promise.all(visits.map((visit) => intend(sara, visit, { loyalty_points: 3_000 })));
    expect(begun.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(begun.filter(({ code }) => code === 'loyalty_not_enough')).toHaveLength(3);
    expect(await pointsOf()).toBe(2000);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('grows once by what was paid with money', async () => {
    const visit = await visitOf(100);
    const before = await pointsOf();
    const { data } = await intend(sara, visit, { loyalty_points: 1_000 });
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    await confirm(sara, data.reference);
    const earn = () =>
      w.db.transaction().execute((tx) => earnPoints(tx, { purpose: 'appointment', entityId: visit.id }, w.clock.now()));
    expect([await earn(), await earn()]).toEqual([90, 0]);
    expect(await pointsOf()).toBe(before - 1_000 + 90);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});
