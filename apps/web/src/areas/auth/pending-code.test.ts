import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../shared/api/browser.testing.ts';
import { dropPendingCode, keepPendingCode, type PendingCode, readPendingCode } from './pending-code.ts';

const pending: PendingCode = {
  state: 'loginOtp',
  field_name: 'mrn_number',
  username: '1000001',
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
  '{"state":"forgotPassword","challenge":"c"}',
  '{"state":"loginOtp"}',
])('S2.18 kept as %j, no code is on its way', (kept) => {
  browser.session.setItem('authState', kept);
  expect(readPendingCode()).toBeUndefined();
});

test('S2.18 a reload finds where the code went and when another may be asked for; nothing of it outlives the tab', () => {
  keepPendingCode(pending);
  expect(readPendingCode()).toEqual(pending);
  expect(browser.local).toHaveLength(0);
  dropPendingCode();
  expect(readPendingCode()).toBeUndefined();
});
