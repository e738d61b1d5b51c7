import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { removePendingCode, storePendingCode, type PendingCode, readPendingCode, pendingFrom } from './pending-code.ts';

const pending: PendingCode = {
  state: 'loginOtp',
  challenge: 'c1',
  phone_number: '+966 •• ••• 0001',
  email_address: 's•••@balsam.example',
  resendAt: 60_000,
  remember: true,
};

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser('/auth/user/otp');
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  '',
  '{',
  'null',
  '"loginOtp"',
  '{"state":"login"}',
  '{"state":"elsewhere","challenge":"c"}',
  '{"state":"loginOtp"}',
])('S2.18 kept as %j, no code is on its way', (stored) => {
  browser.session.setItem('authState', stored);
  expect(readPendingCode()).toBeUndefined();
});

test('S2.18 a reload finds where the code went and when another may be asked for; nothing of it outlives the tab', () => {
  storePendingCode(pending);
  expect(readPendingCode()).toEqual(pending);
  expect(browser.local).toHaveLength(0);
  removePendingCode();
  expect(readPendingCode()).toBeUndefined();
});

test('S4.17 each code that is sent begins its 60 seconds, whatever it is for', () => {
  vi.useFakeTimers({ now: 1000 });
  const sent = { challenge: 'c2', phone_number: null, email_address: 's•••@balsam.example', resend_after: 60 };
  for (const state of ['loginOtp', 'register', 'forgotPassword', 'riderForgotPassword', 'deletion'] as const)
    expect(pendingFrom(state, sent)).toEqual({
      state,
      challenge: 'c2',
      phone_number: null,
      email_address: 's•••@balsam.example',
      resendAt: 61_000,
    });
  vi.useRealTimers();
});

test('S4.18 after a right code in reset mode a reload still knows it and whose accounts it opens', () => {
  const proven = { otp_code: '0761', accounts: [] };
  storePendingCode({ ...pending, state: 'forgotPassword', identifier: '0500000001', proven });
  expect(readPendingCode()).toMatchObject({ state: 'forgotPassword', proven });
});
