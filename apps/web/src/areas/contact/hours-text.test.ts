import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { daysText, timesText } from './hours-text.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const hours = (from_day: number, to_day: number, opens: string | null, closes: string | null) => ({
  from_day,
  to_day,
  opens,
  closes,
});

test.each([
  [hours(6, 4, '08:00', '22:00'), 'من السبت إلى الخميس', 'من ٨:٠٠\u00a0ص إلى ١٠:٠٠\u00a0م'],
  [hours(5, 5, null, null), 'الجمعة', 'مغلق'],
  [hours(6, 5, '00:00', '00:00'), 'يوميًا', 'على مدار الساعة'],
])('the hours of a branch are read out in words: %j', (line, days, times) => {
  expect([daysText(line), timesText(line)]).toEqual([days, times]);
});

test('and in English', () => {
  changeLocale('en');
  const line = hours(6, 4, '08:00', '00:00');
  expect([daysText(line), timesText(line)]).toEqual(['Saturday to Thursday', '8:00\u00a0AM to 12:00\u00a0AM']);
  changeLocale('ar');
});
