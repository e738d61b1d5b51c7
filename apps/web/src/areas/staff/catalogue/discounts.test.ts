import { expect, test } from 'vitest';
import { couponIn } from './coupon-dialog.tsx';
import { offerIn } from './offer-dialog.tsx';

const formOf = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  form.append('starts_at', '2026-12-01');
  form.append('ends_at', '2026-12-31');
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

test('amounts with three decimals are none: 10.000 may be meant as ten thousand', () => {
  const money = { at_most: '10.000', amount: '١٠٫٠٠٠', minimum_purchase: '1.000', minimum: '1.000' };
  expect(couponIn(formOf(money), undefined)).toMatchObject({
    at_most: Number.NaN,
    amount: Number.NaN,
    minimum_purchase: Number.NaN,
  });
  expect(offerIn(formOf(money), 'VALUE_BASED_DISCOUNT', undefined)).toMatchObject({
    minimum: Number.NaN,
    amount: Number.NaN,
  });
});

test('amounts are read with thousands separators and two decimals', () => {
  const form = formOf({ at_most: '1,500', amount: '12,50', minimum: '١٬٥٠٠' });
  expect(couponIn(form, undefined)).toMatchObject({ at_most: 1500, amount: 12.5, minimum_purchase: 0, percent: null });
  expect(offerIn(form, 'VALUE_BASED_DISCOUNT', undefined)).toMatchObject({ minimum: 1500, amount: 12.5 });
});
