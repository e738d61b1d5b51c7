import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { statusStyle } from '#shared/orders/order-status-style.ts';
import { orderSentence } from './order-sentence.ts';

beforeEach(() => {
  stubBrowser('/dashboard');
  changeLocale('en');
});

test('D15.03 an order that the pharmacy called back is not said to be on the way', () => {
  const coming = {
    status: 'on_the_way',
    paymentStatus: 'paid',
    orderMode: 'fast_delivery',
    calledBackAt: null,
  } as const;
  const back = { ...coming, calledBackAt: '2026-11-22T15:00:00.000Z' };
  const said = (order: typeof back | typeof coming) => [orderSentence(order), statusStyle(order).word()];
  expect(said(coming)).toEqual([m.pharmacy_order_row_on_the_way(), m.pharmacy_order_state_on_the_way()]);
  expect(said(back)).toEqual(['Recalled by the pharmacy', 'Recalled by the pharmacy']);
});
