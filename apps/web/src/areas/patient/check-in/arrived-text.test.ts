import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { changeLocale } from '#shared/i18n/locale.ts';
import { arrivedText } from './arrived-text.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });
beforeEach(() => changeLocale('en'));

test('D13.03 whoever arrives is told the number that the hall calls: two clinics have the same without their letter', () => {
  expect(arrivedText({ token_number: 'A012' })).toBe(m.checkin_arrived_number({ number: 'A012' }));
  changeLocale('ar');
  expect(arrivedText({ token_number: 'A012' })).toBe(m.checkin_arrived_number({ number: 'أ ١٢' }));
});

test('D13.03 a number of a clinic without a queue stands alone, and none is told where there is none', () => {
  expect(arrivedText({ token_number: '12' })).toBe(m.checkin_arrived_number({ number: '12' }));
  changeLocale('ar');
  expect(arrivedText({ token_number: '12' })).toBe(m.checkin_arrived_number({ number: '١٢' }));
  expect(arrivedText({ token_number: null })).toBe(m.checkin_arrived());
});
