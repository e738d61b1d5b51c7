import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { WaitingChip } from './waiting-chip.tsx';

const now = new Date('2026-11-21T10:00:00Z');
const chipSince = (orderDate: string): string => {
  const order = { status: 'placed', orderMode: 'normal_delivery', orderDate, scheduledFrom: null } as const;
  return renderToStaticMarkup(<WaitingChip order={order} now={now} />);
};

beforeEach(() => stubBrowser('/staff/orders'));

test.each([
  ['en', '0 min', '1 min'],
  ['ar', '٠ دقيقة', 'دقيقة'],
] as const)('D13.31 an order that has just come waits for no time of zero minutes, in %s', (locale, none, one) => {
  changeLocale(locale);
  expect(chipSince('2026-11-21T09:59:30Z')).toContain(m.staff_waits_new());
  expect(chipSince('2026-11-21T09:59:30Z')).not.toContain(none);
  expect(chipSince('2026-11-21T09:59:00Z')).toContain(one);
});
