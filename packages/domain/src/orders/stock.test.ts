import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, type Lot, type Sourcing } from './index.ts';

const lot = (id: number, productId: number, locationId: number, expiresOn: string, quantity: number): Lot => ({
  id,
  productId,
  locationId,
  expiresOn,
  quantity,
});
const lots = [
  lot(1, 10, 1, '2027-05-01', 3),
  lot(2, 10, 1, '2027-01-01', 2),
  lot(3, 10, 2, '2026-12-01', 9),
  lot(4, 20, 2, '2027-01-01', 1),
];
const from = (sourcing: Sourcing, branches = [1, 2], elsewhere = [1, 2, 3], transferredBy = '2026-11-25') => ({
  branches,
  elsewhere,
  transferredBy,
  sourcing,
});
const want = (productId: number, quantity: number) => ({ productId, quantity });

describe('choosing lots', () => {
  test('D6.01 the first expired first, from the nearest branch that has all', () => {
    expect(allocate(lots, [want(10, 4)], from('one_branch'))).toEqual({
      ok: true,
      locationId: 1,
      taken: [
        { lotId: 2, locationId: 1, productId: 10, quantity: 2 },
        { lotId: 1, locationId: 1, productId: 10, quantity: 2 },
      ],
      left: [],
    });
    expect(allocate(lots, [want(10, 6), want(20, 1)], from('one_branch'))).toMatchObject({ ok: true, locationId: 2 });
  });
  test('D15.02 where no branch has all of it, nothing is mixed unasked', () => {
    expect(allocate(lots, [want(10, 12)], from('one_branch'))).toEqual({
      ok: false,
      short: [10],
      outOfStock: [],
      ways: ['transfer'],
    });
    expect(allocate(lots, [want(10, 15)], from('one_branch'))).toMatchObject({ ok: false, outOfStock: [10], ways: [] });
    expect(allocate(lots, [want(10, 5), want(30, 1)], from('one_branch'))).toMatchObject({
      outOfStock: [30],
      ways: ['leave_out'],
    });
  });
  test('D15.02 with a transfer the rest comes to the branch that lacks the least', () => {
    expect(allocate(lots, [want(10, 12)], from('transfer'))).toMatchObject({ ok: true, locationId: 1, left: [] });
    // Nothing is sent over in time for a fast delivery.
    expect(allocate(lots, [want(10, 12)], from('transfer', [1, 2], []))).toMatchObject({ ok: false, ways: [] });
  });
  test('D15.02 what expires before a transfer is handed over is not taken for it, from either branch', () => {
    const by = (day: string, pieces: number) =>
      allocate(lots, [want(10, pieces)], from('transfer', [1, 2], [1, 2, 3], day));
    expect(by('2026-11-30', 10)).toMatchObject({ ok: true, taken: [{ lotId: 2 }, { lotId: 1 }, { lotId: 3 }] });
    expect(by('2026-12-01', 10)).toMatchObject({ ok: false, short: [10], outOfStock: [], ways: [] });
    const more = [...lots, lot(6, 10, 2, '2027-06-01', 9)];
    const inTheNewYear = allocate(more, [want(10, 12)], from('transfer', [1], [1, 2], '2027-01-01'));
    expect(inTheNewYear).toMatchObject({ ok: true, locationId: 1, taken: [{ lotId: 1 }, { lotId: 6 }] });
  });
  test('D6.01 an order that needs no transfer is judged by its own day, whatever was agreed to', () => {
    expect(allocate(lots, [want(10, 4)], from('transfer', [1, 2], [1, 2, 3], '2027-04-01'))).toMatchObject({
      taken: [{ lotId: 2 }, { lotId: 1 }],
    });
  });
});

describe('choosing lots of a split, of a pickup and of any cart', () => {
  const apart = [...lots, lot(5, 30, 1, '2027-01-01', 1)];
  test('D15.02 a split leaves the rest to the second delivery, when one branch has that', () => {
    const both = [want(30, 1), want(20, 1)];
    expect(allocate(apart, both, from('one_branch'))).toMatchObject({
      ok: false,
      ways: ['transfer', 'split', 'leave_out'],
    });
    expect(allocate(apart, both, from('split'))).toEqual({
      ok: true,
      locationId: 1,
      taken: [{ lotId: 5, locationId: 1, productId: 30, quantity: 1 }],
      left: [20],
    });
    expect(allocate(apart, both, from('split', [1]))).toMatchObject({ ok: false, ways: ['transfer', 'leave_out'] });
  });
  test('a pickup is of its branch', () => {
    expect(allocate(lots, [want(20, 1)], from('one_branch', [1], []))).toMatchObject({
      ok: false,
      short: [20],
      ways: [],
    });
    expect(allocate(lots, [want(10, 5)], from('one_branch', [1], []))).toMatchObject({ ok: true, locationId: 1 });
  });
  test('never more than a lot holds, and exactly what was wanted', () => {
    const anyLot = fc.record({
      productId: fc.integer({ min: 1, max: 3 }),
      locationId: fc.integer({ min: 1, max: 3 }),
      expiresOn: fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01'),
      quantity: fc.integer({ min: 0, max: 20 }),
    });
    const demands = fc.uniqueArray(
      fc.record({ productId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 30 }) }),
      { selector: ({ productId }) => productId, minLength: 1 },
    );
    fc.assert(
      fc.property(fc.array(anyLot, { maxLength: 20 }), demands, (drawn, wanted) => {
        const all = drawn.map((one, n) => ({ ...one, id: n + 1 }));
        const there = (productId: number) =>
          all.filter((one) => one.productId === productId).reduce((n, { quantity }) => n + quantity, 0);
        const outcome = allocate(all, wanted, from('transfer', [1, 2, 3]));
        expect(outcome.ok).toBe(wanted.every(({ productId, quantity }) => there(productId) >= quantity));
        if (!outcome.ok) return;
        for (const { productId, quantity } of wanted) {
          const mine = outcome.taken.filter((taken) => taken.productId === productId);
          expect(mine.reduce((n, taken) => n + taken.quantity, 0)).toBe(quantity);
        }
        for (const { lotId, quantity } of outcome.taken) {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(all.find(({ id }) => id === lotId)?.quantity ?? 0);
        }
      }),
    );
  });
});
