import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { clearPersonal } from '#shared/api/stored.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

test('D14.13 the last five, each once, the last first', () => {
  for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'c3']) rememberSearch(text);
  expect(recentSearches()).toEqual(['c3', 'f6', 'e5', 'd4', 'b2']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('D14.13 they go with the log-in, and what is broken is nothing', () => {
  rememberSearch('panadol');
  clearPersonal();
  expect(recentSearches()).toEqual([]);
  sessionStorage.setItem('recentSearches', '{"a":');
  expect(recentSearches()).toEqual([]);
});
