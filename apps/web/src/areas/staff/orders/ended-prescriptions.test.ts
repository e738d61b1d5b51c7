import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import type { PharmacyOrder } from './queries.ts';
import { endedAdvice, endedIn } from './ended-prescriptions.ts';

type Item = PharmacyOrder['items'][number];
const item = (productId: number, isTakenOut = false) => ({ productId, isTakenOut }) as Item;
const advice = (items: Item[], more: object = {}) =>
  endedAdvice({ items, endedPrescriptions: [1], may_take_out_lines: true, moves: [], ...more });
const mayReject = { moves: [{ to: 'rejected', needs: 'reason' }] };

test('D6.02 what is prescribed no more is taken out where something else stays', () => {
  expect(advice([item(1), item(2)], mayReject)).toBe(m.staff_rx_ended_partly());
});

test('D6.02 an order of nothing else is ended, and one that a rider has is fetched back', () => {
  expect(advice([item(1), item(2, true)], mayReject)).toBe(m.staff_withdrawn_wholly());
  expect(advice([item(1), item(2)], { may_take_out_lines: false })).toBe(m.staff_withdrawn_with_rider());
});

test('D6.02 nothing is said once it was taken out', () => {
  expect(advice([item(1, true), item(2)])).toBeUndefined();
  expect(endedIn({ items: [item(1), item(1, true), item(2)], endedPrescriptions: [1] })).toHaveLength(1);
});
