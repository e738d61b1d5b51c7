import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { fromTabSearch, rememberedTab, rememberTab } from './tabs.ts';

beforeEach(() => void stubBrowser('/rider-orders'));

test('S2.19 somebody new begins with the active orders; then the order tab that was looked at last is there again', () => {
  expect(rememberedTab()).toBe('active');
  rememberTab('history');
  expect(rememberedTab()).toBe('history');
  rememberTab('active');
  expect(rememberedTab()).toBe('active');
});

test('S2.19 Profile is not remembered: the order tab before it is', () => {
  rememberTab('history');
  rememberTab('profile');
  expect(rememberedTab()).toBe('history');
});

test('S2.23 fromTab of an address is one of the two order tabs, anything else is left out', () => {
  expect(fromTabSearch({ fromTab: 'history' })).toEqual({ fromTab: 'history' });
  for (const fromTab of ['profile', '', 3, null, undefined]) expect(fromTabSearch({ fromTab })).toEqual({});
});
