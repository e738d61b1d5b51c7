import { expect, test } from 'vitest';
import { moneyAfter, moneyBefore } from './change-money.ts';

const of = (refund: number, from_wallet: number, to_pay: number) => ({ refund, from_wallet, to_pay });
const amounts = (text: string) =>
  [...text.matchAll(/[\d٠-٩]+[.٫][\d٠-٩]{2}/g)].map(([found]) =>
    found.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace('٫', '.'),
  );

test('D5.02 each difference in price is said before the press, by its amount', () => {
  expect(amounts(moneyBefore(of(287.5, 287.5, 0)))).toEqual(['287.50']);
  expect(amounts(moneyBefore(of(287.5, 345, 0)))).toEqual(['287.50', '57.50']);
  expect(amounts(moneyBefore(of(287.5, 230.1, 0)))).toEqual(['287.50', '57.40']);
  expect(amounts(moneyBefore(of(287.5, 300, 45)))).toEqual(['287.50', '45.00']);
  expect(amounts(moneyBefore(of(287.5, 0, 345)))).toEqual(['287.50']);
  expect(amounts(moneyBefore(of(0, 0, 345)))).toEqual([]);
});

test('D5.02 what happened with the money is said once it is done', () => {
  expect(amounts(moneyAfter(of(287.5, 287.5, 0)))).toEqual(['287.50']);
  expect(amounts(moneyAfter(of(287.5, 345, 0)))).toEqual(['57.50']);
  expect(amounts(moneyAfter(of(287.5, 230, 0)))).toEqual(['57.50']);
  const texts = [of(1, 1, 0), of(1, 2, 0), of(2, 1, 0)].map(moneyAfter);
  expect(new Set(texts).size).toBe(3);
});
