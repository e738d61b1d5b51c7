import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';
import { removeStoredPayment, storePayment } from './store-payment.ts';
import { readStoredPayment } from './stored-payment.ts';

afterEach(() => vi.unstubAllGlobals());

const payment = { reference: 'r-1', method: 'card', purpose: 'appointment', entity_id: 7 } as const;

test('S8.04 without a stored payment object there is nothing to ask for', () => {
  stubBrowser();
  expect(readStoredPayment()).toBeUndefined();
});

test('S8.04 what was stored by somebody else, or half, is no payment object', () => {
  const { session } = stubBrowser();
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"reference":1}',
    '{"reference":"x","method":"gold","purpose":"appointment","entity_id":1}',
    '{"reference":"x","method":"card","purpose":"gift","entity_id":1}',
  ]) {
    session.setItem('booking', text);
    expect(readStoredPayment()).toBeUndefined();
  }
});

test('S8.04 the payment object is kept under its name until the payment has ended', () => {
  const { session } = stubBrowser();
  storePayment(payment);
  expect(JSON.parse(session.getItem('booking')!)).toEqual([payment]);
  expect(readStoredPayment()).toEqual(payment);
  removeStoredPayment(payment.reference);
  expect(readStoredPayment()).toBeUndefined();
});

describe('two payments that are open in two tabs', () => {
  const order = { reference: 'r-2', method: 'card', purpose: 'order', entity_id: 21 } as const;

  test('S8.04 each tab comes back to its own, and the end of one leaves the other', () => {
    stubBrowser();
    storePayment(payment);
    storePayment(order);
    expect(readStoredPayment('?reference=r-1')).toEqual(payment);
    expect(readStoredPayment('?reference=r-2&status=paid')).toEqual(order);
    expect(readStoredPayment('')).toEqual(order);
    expect(readStoredPayment('?reference=r-3')).toBeUndefined();
    removeStoredPayment('r-1');
    expect(readStoredPayment('?reference=r-2')).toEqual(order);
    expect(readStoredPayment('?reference=r-1')).toBeUndefined();
  });
  test('what was stored alone by an earlier version is found, and the latest few are kept', () => {
    const { session } = stubBrowser();
    session.setItem('booking', JSON.stringify(payment));
    expect(readStoredPayment('?reference=r-1')).toEqual(payment);
    for (let n = 0; n < 20; n++) storePayment({ ...order, reference: `later-${n}` });
    expect(readStoredPayment('?reference=later-19')).toMatchObject({ reference: 'later-19' });
    expect(readStoredPayment('?reference=r-1')).toBeUndefined();
    expect((JSON.parse(session.getItem('booking')!) as object[]).length).toBeLessThanOrEqual(10);
  });
});
