import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';
import { sara } from './sara.testing.ts';

let browser: ReturnType<typeof stubBrowser>;
const load = async () => {
  vi.resetModules();
  return { ...(await import('./cart-count.ts')), ...(await import('./session.ts')) };
};

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('S9.06 the count of the cart is kept in local storage', async () => {
  const { cartCount, storeCartCount } = await load();
  expect(cartCount()).toBeUndefined();
  storeCartCount(3);
  expect([browser.local.getItem('cartCount'), cartCount()]).toEqual(['3', 3]);
});

test.each(['', 'many', '-1', '1.5', 'null'])('S9.06 %j is no count', async (stored) => {
  browser.local.setItem('cartCount', stored);
  const { cartCount } = await load();
  expect(cartCount() ?? 0).toBe(0);
});

test('S9.06 who signs in, or out, begins with a count that is not known', async () => {
  const { cartCount, storeCartCount, startSession, endSession } = await load();
  storeCartCount(3);
  startSession({ token: 't', user: sara }, true);
  expect(cartCount()).toBeUndefined();
  storeCartCount(2);
  endSession();
  expect(cartCount()).toBeUndefined();
});
