import { expect, test } from 'vitest';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { countIn, newLotIn } from './lot-values.ts';

const formOf = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

const lot = { location_id: '3', lot: ' A-7 ', expires_on: '2028-01-31' };

test('a new lot is read from its fields, in whichever digits', () => {
  const expected = { location_id: 3, lot: 'A-7', expires_on: '2028-01-31', quantity: 1200 };
  expect(newLotIn(formOf({ ...lot, quantity: '١٬٢٠٠' }))).toEqual(expected);
  expect(newLotIn(formOf({ ...lot, quantity: '' }))).toEqual({ ...expected, quantity: 0 });
});

test('a quantity that is no number is refused at its field', () => {
  expect(wrongNumberIn(newLotIn(formOf({ ...lot, quantity: 'seven' })))).toBe('quantity');
  expect(wrongNumberIn(newLotIn(formOf({ ...lot, quantity: '1.000' })))).toBe('quantity');
  expect(wrongNumberIn(countIn(formOf({ quantity: '7 pcs', reason: 'counted' }), 9))).toBe('quantity');
});

test('what was counted is read beside what was seen; an empty field leaves that as it is', () => {
  expect(countIn(formOf({ quantity: '٧', reason: ' counted ' }), 9)).toEqual({
    quantity: 7,
    counted_from: 9,
    reason: 'counted',
  });
  expect(countIn(formOf({ quantity: '', reason: '' }), 9)).toMatchObject({ quantity: 9 });
});
