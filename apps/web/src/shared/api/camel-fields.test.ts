import { expect, expectTypeOf, test } from 'vitest';
import { camelFields } from './camel-fields.ts';

test('names in capitals become those of the app, at every depth', () => {
  const reply = {
    ORDER_MODE: 'pickup',
    ITEMS: [{ PRODUCT_NAME_EN: 'Panadol', OFFER: null }],
    USER: { phone_number: null },
    may: { cancel: true },
    doctorName: 'Layla',
  };
  const read = camelFields(reply);
  expect(read).toEqual({
    orderMode: 'pickup',
    items: [{ productNameEn: 'Panadol', offer: null }],
    user: { phone_number: null },
    may: { cancel: true },
    doctorName: 'Layla',
  });
  expectTypeOf(read.items[0]?.productNameEn).toEqualTypeOf<string | undefined>();
  expectTypeOf(read.may.cancel).toEqualTypeOf<boolean>();
});

test('files, bare values, values in capitals and what the browser keeps stay', () => {
  const file = new Blob(['%PDF']);
  expect(camelFields(file)).toBe(file);
  expect(camelFields([1, 'AMOUNT', null])).toEqual([1, 'AMOUNT', null]);
  expect(camelFields({ userExtraInfo: { NATIONAL_ID: '1010101010' } })).toEqual({
    userExtraInfo: { NATIONAL_ID: '1010101010' },
  });
});
