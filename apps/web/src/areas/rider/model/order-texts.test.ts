import { beforeEach, expect, test, vi } from 'vitest';
import { modeWords } from '#shared/orders/order-status-style.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { orderOf } from '../khalid.testing.ts';
import { customerPhone, nextSpot, offerWord, orderName, riderTime } from './order-texts.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' } });
beforeEach(() => changeLocale('en'));

test('S9.05 rider times are en-GB and UTC in both languages, in the digits of the screen', () => {
  expect(riderTime('2026-11-22T12:42:31.000Z')).toBe('22/11/2026 12:42');
  changeLocale('ar');
  expect(riderTime('2026-11-22T12:42:31.000Z')).toBe('٢٢/١١/٢٠٢٦ ١٢:٤٢');
});

test('S2.20 an order is called by its id, in the digits of the screen', () => {
  expect(orderName(orderOf({}))).toBe('#20418');
  changeLocale('ar');
  expect(orderName(orderOf({}))).toBe('طلب ٢٠٤١٨');
});

test('S2.20 the delivery mode is shown with spaces for underscores', () => {
  const shown = Object.entries(modeWords).filter(([mode]) => mode !== 'pickup');
  for (const [mode, word] of shown) expect(word().toLowerCase()).toBe(mode.replaceAll('_', ' '));
  expect(shown).toHaveLength(3);
});

test('S2.20 the way leads to the counter until the order is fetched, then to the customer, with what was called back to the branch', () => {
  expect(nextSpot(orderOf({ status: 'rider_assigned' }))).toEqual({
    latitude: 24.69,
    longitude: 46.68,
    isBranch: true,
  });
  expect(nextSpot(orderOf({ status: 'on_the_way' }))).toEqual({ latitude: 24.7, longitude: 46.7, isBranch: false });
  const back = orderOf({ status: 'on_the_way' }, { calledBackAt: '2026-11-22T15:00:00.000Z' });
  expect(nextSpot(back)).toMatchObject({ isBranch: true });
  expect(nextSpot(orderOf({ status: 'on_the_way', address: null }))).toBeUndefined();
});

test('S2.20 where only the city is known, the way leads to the address as it was written', () => {
  const { address } = orderOf({});
  const about = { ...address!, isApproximate: true };
  expect(nextSpot(orderOf({ status: 'on_the_way', address: about }))).toEqual({
    words: 'Olaya Street, Riyadh',
    isBranch: false,
  });
  expect(nextSpot(orderOf({ status: 'rider_assigned', address: about }))).toMatchObject({ isBranch: true });
});

test('S2.23 an offer reads as percent off, Bundle Offer or Special Offer', () => {
  expect(offerWord({ type: 'FLAT_DISCOUNT', discountValue: 15 })).toBe('15% off');
  expect(offerWord({ type: 'BUNDLE_DISCOUNT', discountValue: 1 })).toBe('Bundle Offer');
  expect(offerWord({ type: 'VALUE_BASED_DISCOUNT', discountValue: 20 })).toBe('Special Offer');
});

test('a Saudi mobile is shown as it is dialled, another number as it is', () => {
  expect(customerPhone('+966500000001')).toBe('050 000 0001');
  expect(customerPhone('+97150000')).toBe('+97150000');
});
