import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';
import { removeStoredPayment, storePayment, readStoredPayment } from './stored-payment.ts';

afterEach(() => vi.unstubAllGlobals());

const payment = { reference: 'r-1', method: 'card', purpose: 'appointment', entity_id: 7 } as const;

test('S8.04 without a stored payment object there is nothing to ask for', () => {
  stubBrowser();
  expect(readStoredPayment()).toBeUndefined();
});

test('S8.04 what was stored by somebody else, or half, is no payment object', () => {
  const { local } = stubBrowser();
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"reference":1}',
    '{"reference":"x","method":"gold","purpose":"appointment","entity_id":1}',
    '{"reference":"x","method":"card","purpose":"gift","entity_id":1}',
  ]) {
    local.setItem('booking', text);
    expect(readStoredPayment()).toBeUndefined();
  }
});

test('S8.04 the payment object is kept under its name until the payment has ended', () => {
  const { local } = stubBrowser();
  storePayment(payment);
  expect(JSON.parse(local.getItem('booking')!)).toEqual(payment);
  expect(readStoredPayment()).toEqual(payment);
  removeStoredPayment();
  expect(readStoredPayment()).toBeUndefined();
});
