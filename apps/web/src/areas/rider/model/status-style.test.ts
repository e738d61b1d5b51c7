import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { statusStyle } from './status-style.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' } });

const colours = {
  order_picked: 'picked',
  on_the_way: 'way',
  arrived: 'arrived',
  delivered: 'delivered',
  returned: 'returned',
} as const;

test.each(Object.entries(colours))('S4.16 %s has the colours of its own, in edge, tint and tile', (status, name) => {
  const { edge, soft, solid, text } = statusStyle(status as keyof typeof colours);
  expect(edge).toBe(`bg-(--rs-${name})`);
  expect(soft).toBe(`border-(--rs-${name}-line) bg-(--rs-${name}-soft) text-(--rs-${name}-text)`);
  expect(solid).toContain(`bg-(--rs-${name})`);
  expect(text).toBe(`text-(--rs-${name}-text)`);
});

test('S4.14 the statuses are called as the specification calls them', () => {
  changeLocale('en');
  expect(Object.keys(colours).map((status) => statusStyle(status as keyof typeof colours).word())).toEqual([
    'Order picked',
    'On the way',
    'Arrived',
    'Delivered',
    'Returned',
  ]);
});
