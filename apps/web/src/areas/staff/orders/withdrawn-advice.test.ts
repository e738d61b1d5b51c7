import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { PharmacyOrder } from './queries.ts';
import { withdrawnAdvice, withdrawnIn } from './withdrawn-advice.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

type Item = PharmacyOrder['items'][number];
const item = (isWithdrawn: boolean, isTakenOut = false) => ({ isWithdrawn, isTakenOut }) as Item;
const advice = (status: PharmacyOrder['status'], more: object = {}) =>
  withdrawnAdvice({ status, items: [item(true)], may_take_out: false, moves: [], ...more });
const reject = { moves: [{ to: 'rejected', needs: 'reason' }] };

test('the desk reads what to do about what may no longer be sold, by where the order is', () => {
  changeLocale('en');
  expect(advice('confirmed', { may_take_out: true, ...reject })).toMatch(/^Remove them from the order/);
  expect(advice('confirmed', reject)).toMatch(/^The order contains nothing else/);
  expect(advice('ready_to_ship', { moves: [{ to: 'cancelled', needs: 'reason' }] })).toMatch(
    /^The order contains nothing else/,
  );
  expect(advice('on_the_way')).toMatch(/^The rider has this order/);
  expect(advice('delivered')).toMatch(/^The patient has received it/);
  changeLocale('ar');
  expect(advice('on_the_way')).toMatch(/^الطلب مع المندوب/);
});

test('there is nothing to do where nothing of the kind is left, or the order is over', () => {
  expect(advice('confirmed', { items: [item(false), item(true, true)] })).toBeUndefined();
  expect(['returned', 'cancelled', 'rejected'].map((state) => advice(state as PharmacyOrder['status']))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(withdrawnIn({ items: [item(true), item(true, true), item(false)] })).toHaveLength(1);
});
