import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer } from '#modules/billing/billing.fixture.ts';
import {
  createPatients,
  fillCarts,
  countFullCarts,
  tryToOrder,
  checkoutOf,
  type TestPatient,
} from '#test/factories/patients.ts';
import { releaseOrder } from '../changes/release-order.ts';
import { lockOrder } from '../common/orders.store.ts';
import { productIdOf, stockOf } from '#test/factories/orders.ts';

const w = await world({ connections: 24 });
const gel = await productIdOf(w, 'Effaclar purifying gel');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const crowd = await createPatients(w, 200);
const rounds = 100;

/** Leaves so many pieces of a product, all of them in one lot. */
async function leave(productId: number, pieces: number): Promise<void> {
  await w.db.updateTable('stock_lot').set({ quantity: 0 }).where('product_id', '=', productId).execute();
  const lots = w.db.selectFrom('stock_lot').select('id').where('product_id', '=', productId).orderBy('id').limit(1);
  await w.db.updateTable('stock_lot').set({ quantity: pieces }).where('id', '=', lots).execute();
}
const isOrder = (outcome: number | string): outcome is number => typeof outcome === 'number';
const counted = (outcomes: readonly (number | string)[]) =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, (it) => (isOrder(it) ? 'ordered' : it))].map(([what, them]) => [what, them.length]),
  );
/** What happens when nobody pays: stock, code and cart as they were. */
const release = (orderId: number) =>
  w.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await releaseOrder(tx, order, w.clock.now());
  });

describe('200 buyers of one piece', () => {
  test(`D6.01 S8.09 over ${rounds} rounds exactly one gets it each time, and stock is never below zero`, async () => {
    await leave(gel, 1);
    await fillCarts(w, crowd, gel);
    const winners: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const outcomes = await Promise.all(crowd.map((buyer) => tryToOrder(w, buyer)));
      expect([round, counted(outcomes)]).toEqual([round, { ordered: 1, quantity_over_stock: 199 }]);
      const won = outcomes.find(isOrder)!;
      winners.push(won);
      expect([round, await stockOf(w, gel), await countFullCarts(w, crowd)]).toEqual([round, 0, 199]);
      await release(won);
      expect([round, await stockOf(w, gel), await countFullCarts(w, crowd)]).toEqual([round, 1, 200]);
    }
    expect(new Set(winners).size).toBe(rounds);
  }, 600_000);

  test('D6.01 S8.09 through HTTP: one order, and 199 who read that there is no more', async () => {
    await leave(gel, 1);
    await fillCarts(w, crowd, gel);
    const answers = await Promise.all(crowd.map((buyer) => sent(buyer)));
    const refused = answers.filter(({ http }) => http !== 200);
    expect([refused.length, await stockOf(w, gel), await countFullCarts(w, crowd)]).toEqual([199, 0, 199]);
    expect(new Set(refused.map(({ http, code, message }) => `${http} ${code} ${message}`))).toEqual(
      new Set(['422 quantity_over_stock You cannot buy more than the stock']),
    );
    expect(refused.every(({ message_ar }) => /[\u0600-\u06ff]/.test(message_ar))).toBe(true);
    await release(answers.find(({ http }) => http === 200)!.data.order.ID as number);
    expect([await stockOf(w, gel), await countFullCarts(w, crowd)]).toEqual([1, 200]);
  });
});

const sent = async (buyer: TestPatient) => (await payer(w, buyer.mrn)).post('/orders', checkoutOf(buyer));

describe('200 who use one promo code', () => {
  const withUses = (code: string, uses: { uses_in_all: number | null; uses_by_person: number | null }) =>
    w.db
      .insertInto('coupon')
      .values({
        code,
        title: 'Few',
        title_ar: 'قليل',
        amount: 100,
        starts_at: addMinutes(w.clock.now(), -60),
        ends_at: addMinutes(w.clock.now(), 600),
        created_at: w.clock.now(),
        ...uses,
      })
      .execute();
  const usedOf = async (code: string) =>
    (await w.db.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used;

  test('S5.14 S8.08 at once: as many as it has uses order with it, the others keep cart and code', async () => {
    await withUses('FIVELEFT', { uses_in_all: 5, uses_by_person: null });
    await leave(panadol, 500);
    await fillCarts(w, crowd, panadol, 'FIVELEFT');
    const outcomes = await Promise.all(crowd.map((buyer) => tryToOrder(w, buyer)));
    expect(counted(outcomes)).toEqual({ ordered: 5, promo_not_available: 195 });
    expect([await usedOf('FIVELEFT'), await stockOf(w, panadol), await countFullCarts(w, crowd)]).toEqual([
      5, 495, 195,
    ]);
    for (const id of outcomes.filter(isOrder)) await release(id);
    expect([await usedOf('FIVELEFT'), await stockOf(w, panadol), await countFullCarts(w, crowd)]).toEqual([
      0, 500, 200,
    ]);
  });
});

test('D4.01 after all of it the books are in order', async () => {
  expect(await booksOf(w)).toEqual(inOrder);
});
