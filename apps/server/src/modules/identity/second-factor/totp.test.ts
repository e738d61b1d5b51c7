import { expect, test } from 'vitest';
import { appCode } from '#test/authenticator.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** `12345678901234567890`, the secret of the test values of RFC 6238, whose last six digits these are. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the value of RFC 6238 for second %s is %s', (seconds, code) => {
  expect(totpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  expect(appCode(secret, at(seconds))).toBe(code);
});

test('a code counts one step before and one after its own, and no further', () => {
  const steps = [-60, -30, 0, 30, 60].map((later) => totpStep(secret, '005924', at(1_234_567_890 + later)));
  const own = Math.floor(1_234_567_890 / 30);
  expect(steps).toEqual([undefined, own, own, own, undefined]);
});

test('a new secret has 160 bits and is another each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the text of the QR code says whose, by whom and how', () => {
  const uri = new URL(totpUri(secret, 'admin@balsam.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('admin@balsam.example');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Balsam',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
