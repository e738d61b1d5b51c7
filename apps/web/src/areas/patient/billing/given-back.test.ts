import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { chargedText, hasRetry } from './given-back.ts';
import type { Operation } from './queries.ts';

const operation = (purpose: Operation['purpose'], refundTo: Operation['refund_to']): Operation => ({
  operation_status: 'cancelled',
  operation_message: 'The amount is on its way back',
  operation_message_ar: 'The amount is on its way back',
  reference: 'r',
  payment_id: 1,
  purpose,
  entity_id: 7,
  appointment_id: purpose === 'appointment' ? 7 : null,
  method: 'card',
  amount: 300,
  wallet_amount: 0,
  card_amount: 300,
  loyalty_amount: 0,
  currency: 'SAR',
  refunded_to_wallet: refundTo === 'wallet',
  refund_to: refundTo,
  has_receipt: true,
  paid_at: null,
});

test('S8.04 that nothing was charged is said where no money went back, else where it went', () => {
  const texts = ([null, 'wallet', 'source'] as const).map((to) => chargedText(operation('appointment', to)));
  expect(texts).toEqual([m.billing_nothing_charged(), ...Array(2).fill('The amount is on its way back')]);
});

test('S8.04 an order whose money went back, wherever to, is not paid again from there', () => {
  const retries = (purpose: Operation['purpose']) =>
    ([null, 'wallet', 'source'] as const).map((to) => hasRetry(operation(purpose, to)));
  expect(retries('order')).toEqual([true, false, false]);
  expect(retries('appointment')).toEqual([true, true, true]);
  expect(retries('wallet')).toEqual([false, false, false]);
});
