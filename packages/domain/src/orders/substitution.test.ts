import { describe, expect, test } from 'vitest';
import { halalas } from '../money/index.ts';
import {
  mayPropose,
  maySubstitute,
  orderMoves,
  orderStates,
  substitutePrice,
  waitsForAnswer,
  type Substitutable,
} from './index.ts';

const wanted: Substitutable = {
  id: 1,
  name: 'Glucophage 500 mg',
  substance: 'Metformin hydrochloride',
  strength: '500 mg',
  form: 'tablet',
  packCount: 30,
  packSize: '',
  isPrescription: true,
  vatPercent: 0,
};
const other: Substitutable = { ...wanted, id: 2, name: 'Metfor 500 mg' };

describe('D15.07 what may stand in for a product', () => {
  test('has the same substance, strength, form and count, however its cells are typed', () => {
    expect(maySubstitute(wanted, other)).toEqual({ ok: true });
    expect(maySubstitute(wanted, { ...other, substance: ' METFORMIN  hydrochloride', strength: '500 MG' }).ok).toBe(
      true,
    );
    const bottle = { packCount: null, packSize: '100 ml' };
    expect(maySubstitute({ ...wanted, ...bottle }, { ...other, ...bottle }).ok).toBe(true);
  });
  test.each<[string, Partial<Substitutable>]>([
    ['itself', { id: 1 }],
    ['another substance', { substance: 'Gliclazide' }],
    ['another strength', { strength: '850 mg' }],
    ['another form', { form: 'syrup' }],
    ['another count', { packCount: 60 }],
    ['another size', { packSize: '5 ml' }],
    ['another release', { name: 'Metfor XR 500 mg' }],
    ['another form under the same heading', { name: 'Metfor 500 mg effervescent tablets' }],
  ])('is not %s', (_what, change) => {
    expect(maySubstitute(wanted, { ...other, ...change })).toMatchObject({ code: 'substitute_not_same' });
  });
  test.each<[string, Partial<Substitutable>]>([
    ['substance', { substance: ' ' }],
    ['strength', { strength: '' }],
    ['form', { form: 'other' }],
    ['package', { packCount: null, packSize: '' }],
  ])('is nothing of which the catalogue does not know the %s, of either', (_what, change) => {
    expect(maySubstitute({ ...wanted, ...change }, { ...other, ...change })).toMatchObject({
      code: 'substitute_not_same',
    });
  });
  test.each<[string, Partial<Substitutable>]>([
    ['prescription', { isPrescription: false }],
    ['VAT', { vatPercent: 15 }],
  ])('is under the same rule of %s', (_what, change) => {
    expect(maySubstitute(wanted, { ...other, ...change })).toMatchObject({ code: 'substitute_other_class' });
    expect(maySubstitute({ ...wanted, ...change }, { ...other, ...change }).ok).toBe(true);
  });
});

describe('D15.07 an order that a substitute is proposed for', () => {
  test('has not been sent out', () => {
    expect(orderStates.filter((state) => mayPropose(state).ok)).toEqual([
      'placed',
      'confirmed',
      'processed',
      'ready_to_ship',
    ]);
    expect(mayPropose(null)).toMatchObject({ code: 'order_move_refused' });
  });
  test('is prepared while it waits for the answer, and does not leave the branch', () => {
    const held = orderMoves.filter(({ from, to }) => mayPropose(from).ok && waitsForAnswer(from, to));
    expect(new Set(held.map(({ from, to }) => `${from}>${to}`))).toEqual(
      new Set(['processed>ready_to_ship', 'ready_to_ship>out_for_delivery', 'ready_to_ship>delivered']),
    );
  });
});

describe('D15.07 what a substitute costs', () => {
  const line = {
    unitPrice: halalas(10_00),
    quantity: 2,
    vatPercent: 15,
    gross: halalas(20_00),
    offerDiscount: halalas(2_00),
    net: halalas(18_00),
    couponShare: halalas(3_00),
    vat: halalas(2_25),
    total: halalas(17_25),
  };
  const price = (unitPrice: number, offer?: Parameters<typeof substitutePrice>[1]['offer']) =>
    substitutePrice(line, { unitPrice: halalas(unitPrice), offer });
  test.each([9_00, 9_01, 50_00])('is no more than the line, at %i for a piece', (unitPrice) => {
    const { quantity: _, vatPercent: __, ...kept } = line;
    expect(price(unitPrice)).toEqual({ ...kept, isOwnPrice: false });
  });
  test('is its own price where that is lower, with its part of the code', () => {
    expect(price(6_00)).toEqual({
      isOwnPrice: true,
      unitPrice: 6_00,
      gross: 12_00,
      offerDiscount: 0,
      net: 12_00,
      couponShare: 2_00,
      vat: 1_50,
      total: 11_50,
    });
    expect(price(10_00, { type: 'FLAT_DISCOUNT', percent: 50 })).toMatchObject({ offerDiscount: 10_00, net: 10_00 });
  });
  test('never comes to more by rounding', () => {
    for (let unit = 1; unit < 9_00; unit += 1) expect(price(unit).total).toBeLessThanOrEqual(line.total);
    expect(price(8_99)).toMatchObject({ net: 17_98, couponShare: 3_00, total: 17_23 });
  });
  test('is nothing in place of what cost nothing', () => {
    const free = { ...line, offerDiscount: halalas(20_00), net: halalas(0), couponShare: halalas(0) };
    expect(
      substitutePrice({ ...free, vat: halalas(0), total: halalas(0) }, { unitPrice: halalas(1), offer: undefined }),
    ).toMatchObject({ total: 0 });
  });
});
