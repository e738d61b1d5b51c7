import { beforeEach, expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { tokenText } from './token.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });
beforeEach(() => changeLocale('en'));

test('D13.03 a number reads as the hall calls it, and without a queue in the digits of the language', () => {
  expect([tokenText('A012'), tokenText('12')]).toEqual(['A012', '12']);
  changeLocale('ar');
  expect([tokenText('A012'), tokenText('12')]).toEqual(['أ ١٢', '١٢']);
});
