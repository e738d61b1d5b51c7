import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { ApiError, type FailureCode } from '#shared/api/api-error.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { orderOf } from '../khalid.testing.ts';
import { stepOf, type StepInput } from '../model/step.ts';
import { statusStyle } from '../model/status-style.ts';
import { LocalStepNotes } from './local-step-notes.tsx';

const pickUp: StepInput = { kind: 'move', body: { status: 'order_picked' } };

/** What is read about a step that waited for a line and was refused then. */
const said = (request: StepInput, code: FailureCode, data: unknown = null): string => {
  const error = new ApiError({
    code,
    message: 'No Record Found',
    message_ar: 'لم يُعثر على السجل المطلوب',
    status: 409,
    data,
  });
  const steps = [{ step: stepOf(21, request), state: 'refused', error } as const];
  return renderToStaticMarkup(<LocalStepNotes steps={steps} />);
};

beforeEach(() => {
  stubBrowser('/rider-orders');
  changeLocale('en');
});

test('S4.14 what was fetched without a line and was cancelled meanwhile, by whomever, is brought back to the branch', () => {
  const note = said(pickUp, 'order_move_refused', orderOf({ status: 'cancelled' }));
  expect(note).toContain('This order was cancelled');
  expect(note).toContain(m.rider_bring_back());
  expect(statusStyle('cancelled').word()).toBe('Cancelled');
});

test('S4.14 and so is what was given to another rider meanwhile', () => {
  const note = said(pickUp, 'not_found');
  expect(note).toContain(m.rider_gone_away({ order: '#21' }));
  expect(note).toContain(m.rider_bring_back());
  expect(note).not.toContain('No Record Found');
});

test('S4.14 S4.15 what was handed over without a line and is no longer theirs is told to the pharmacy', () => {
  const note = said({ kind: 'move', body: { status: 'delivered', otp: '123456' } }, 'not_found');
  expect(note).toContain(m.rider_tell_pharmacy());
  expect(note).not.toContain(m.rider_bring_back());
});

test.each(['order_called_back', 'order_holds_withdrawn', 'order_holds_expired', 'order_move_refused'] as const)(
  'S4.15 and so is what was handed over and is refused with %s, which is not about its code',
  (code) => {
    const handOver: StepInput = { kind: 'move', body: { status: 'delivered', otp: '123456' } };
    expect(said(handOver, code)).toContain(m.rider_tell_pharmacy());
    expect(said(pickUp, code)).not.toContain(m.rider_tell_pharmacy());
    expect(said(handOver, 'code_wrong')).not.toContain(m.rider_tell_pharmacy());
  },
);

test('S4.14 an order that was never fetched is brought nowhere, and any other refusal is in the words of the server', () => {
  const declined = said({ kind: 'decline', body: { reason: '' } }, 'not_found');
  expect(declined).toContain(m.rider_gone_away({ order: '#21' }));
  expect(declined).not.toContain(m.rider_bring_back());
  expect(said(pickUp, 'order_move_refused')).toContain('No Record Found');
});

test('the Arabic note on what was withdrawn names the statuses as the buttons do', () => {
  changeLocale('ar');
  for (const state of ['arrived', 'returned'] as const)
    expect(m.rider_withdrawn_fetched()).toContain(`«${statusStyle(state).word()}»`);
});
