import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, type Lot } from './index.ts';

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
const anywhere = { branches: [1, 2], oneBranchOnly: false };

describe('choosing lots', () => {
  test('D6.01 the first expired first, from one branch when it has all', () => {
    expect(allocate(lots, [{ productId: 10, quantity: 4 }], anywhere)).toEqual({
      ok: true,
      locationId: 1,
      taken: [
        { lotId: 2, productId: 10, quantity: 2 },
        { lotId: 1, productId: 10, quantity: 2 },
      ],
    });
  });
  test('another branch that has all comes before a mixture, and a mixture before a refusal', () => {
    const both = [
      { productId: 10, quantity: 6 },
      { productId: 20, quantity: 1 },
    ];
    expect(allocate(lots, both, anywhere)).toMatchObject({ ok: true, locationId: 2 });
    expect(allocate(lots, [{ productId: 10, quantity: 12 }], anywhere)).toMatchObject({ ok: true, locationId: null });
    expect(allocate(lots, [{ productId: 10, quantity: 15 }], anywhere)).toEqual({ ok: false, short: [10] });
  });
  test('a pickup is of one branch or none', () => {
    const at = { branches: [1], oneBranchOnly: true };
    expect(allocate(lots, [{ productId: 20, quantity: 1 }], at)).toEqual({ ok: false, short: [20] });
    expect(allocate(lots, [{ productId: 10, quantity: 5 }], at)).toMatchObject({ ok: true, locationId: 1 });
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
        const outcome = allocate(all, wanted, { branches: [1, 2, 3], oneBranchOnly: false });
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
