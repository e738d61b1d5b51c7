import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { reasonText } from './return-reasons.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' } });

test('S4.14 a return has a reason: a chosen one, with more words where they are given', () => {
  changeLocale('en');
  for (const unwritten of ['  ', '\u200f', '\u200b'])
    expect(reasonText('absent', unwritten)).toBe('Nobody was at the address');
  expect(reasonText('absent', ' rang twice ')).toBe('Nobody was at the address: rang twice');
});

test('S4.14 another reason needs its words, and nothing chosen is none', () => {
  expect(reasonText('other', 'The bag broke')).toBe('The bag broke');
  expect([reasonText('other', ' '), reasonText('', 'words'), reasonText('nonsense', 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
