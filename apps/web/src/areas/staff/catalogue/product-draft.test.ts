import { expect, test } from 'vitest';
import { changesOf, draftIn, emptyDraft, offersFor } from './product-draft.ts';

const filled = (more: readonly [string, string][]): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(emptyDraft))
    if (typeof value === 'string' || typeof value === 'number') form.append(key, String(value));
  for (const [key, value] of more) form.append(key, value);
  return form;
};

test('a sheet that nobody touched changes nothing', () => {
  expect(changesOf(emptyDraft, draftIn(filled([])))).toEqual({});
});
test('only what was changed is sent: prices in any digits, complaints in any order', () => {
  const form = filled([
    ['relief_ids', '4'],
    ['relief_ids', '2'],
    ['is_prescription', 'on'],
  ]);
  form.set('price', '١٢٫٥');
  form.set('barcode', ' 6280000000017 ');
  const before = { ...emptyDraft, relief_ids: [2, 4] };
  expect(changesOf(before, draftIn(form))).toEqual({ price: 12.5, barcode: '6280000000017', is_prescription: true });
});
test('a price that is no number is sent as none, for the server to refuse', () => {
  const form = filled([]);
  form.set('price', 'cheap');
  expect(changesOf(emptyDraft, draftIn(form))).toEqual({ price: Number.NaN });
});
test('the offer of a product can be chosen though it is too old for the list, and stands there once', () => {
  const offers = [{ id: 3 }, { id: 2 }];
  expect(offersFor(offers, { id: 1 })).toEqual([{ id: 1 }, { id: 3 }, { id: 2 }]);
  expect(offersFor(offers, { id: 2 })).toEqual(offers);
  expect(offersFor(offers, null)).toEqual(offers);
});
test('a comma between thousands is no decimal point, in whichever digits', () => {
  const form = filled([]);
  for (const [typed, price] of [
    ['1,500', 1500],
    ['١٬٥٠٠٫٥', 1500.5],
    ['1,250.75', 1250.75],
    ['12,5', 12.5],
    ['0,50', 0.5],
    // Three decimals are no sum of money, as in every field of one.
    ['0,500', Number.NaN],
    ['10.000', Number.NaN],
  ] as const) {
    form.set('price', typed);
    expect(draftIn(form).price).toBe(price);
  }
});
