import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { changeLocale, getLocale, inLocale, onLocale } from './locale.ts';

const html = { lang: '', dir: '' };
const kept = new Map<string, string>();
vi.stubGlobal('document', { documentElement: html });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

beforeEach(() => {
  changeLocale('en');
  changeLocale('ar');
});

test('S4.21 a language that is not ours changes nothing', () => {
  changeLocale('fr');
  expect(getLocale()).toBe('ar');
});

test('S4.21 the switch turns direction, texts and what is kept, without loading the page anew', () => {
  const listener = vi.fn<(to: string) => void>();
  const stop = onLocale(listener);
  changeLocale('en');
  expect(html).toEqual({ lang: 'en', dir: 'ltr' });
  expect(m.shell_app_name()).toBe('Balsam');
  expect(kept.get('layout')).toBe('en');
  expect(listener).toHaveBeenCalledExactlyOnceWith('en');
  stop();
  changeLocale('ar');
  expect(html).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(m.shell_app_name()).toBe('بلسم');
  expect(listener).toHaveBeenCalledOnce();
});

test('S9.05 a record without the language of the screen is shown in the other', () => {
  expect(inLocale('Riyadh', null)).toBe('Riyadh');
  expect(inLocale('Riyadh', 'الرياض')).toBe('الرياض');
  changeLocale('en');
  expect(inLocale('', 'الرياض')).toBe('الرياض');
});
