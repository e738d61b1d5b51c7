import { beforeEach, expect, test } from 'vitest';
import { json, stubBrowser } from '#shared/api/browser.testing.ts';
import { onFailure } from '#shared/api/failures.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { logInAsPatient } from './patient-login.ts';
import { readPendingCode } from '../entry/pending-code.ts';

let browser = stubBrowser('/auth/user/login');
let toasts: string[] = [];
onFailure((sentence) => void toasts.push(sentence));
beforeEach(() => {
  browser = stubBrowser('/auth/user/login');
  changeLocale('en');
  toasts = [];
});

const request = { field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026', remember: true } as const;
const sent = {
  challenge: 'the-name-of-this-request',
  phone_number: '+9665••••••01',
  email_address: null,
  resend_after: 60,
};
const success = (data: object) => json(200, { status: true, message: '', data });
const asksForCode = json(422, { status: false, message: 'Please confirm', code: 'code_also_required' });
const bodyOf = (n: number): unknown => JSON.parse(browser.sent[n]?.init.body as string);

test('S5.01 a right password answers with the log-in, and no code is on its way', async () => {
  browser.replies.push(success({ user: sara, access_token: 't' }));
  expect(await logInAsPatient(request)).toMatchObject({ access_token: 't' });
  expect(bodyOf(0)).toMatchObject(request);
  expect(readPendingCode()).toBeUndefined();
});

test('D3.02 where a code is asked for as well it is on its way, without a failure being told', async () => {
  browser.replies.push(asksForCode, success(sent));
  expect(await logInAsPatient(request)).toBe('codeSent');
  expect(browser.sent[1]?.url).toContain('/auth/user/otp');
  expect(bodyOf(1)).toMatchObject({ field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026' });
  expect(readPendingCode()).toMatchObject({
    state: 'loginOtp',
    challenge: sent.challenge,
    remember: true,
    besidePassword: true,
  });
  expect(toasts).toEqual([]);
});

test('D3.02 the password is kept nowhere', async () => {
  browser.replies.push(asksForCode, success(sent));
  await logInAsPatient(request);
  expect(JSON.stringify(readPendingCode())).not.toContain(request.password);
});

test('S8.02 any other refusal is told once', async () => {
  browser.replies.push(json(401, { status: false, message: 'Invalid Credentials', code: 'invalid_credentials' }));
  await expect(logInAsPatient(request)).rejects.toThrow('Invalid Credentials');
  expect(toasts).toEqual(['Invalid Credentials']);
  browser.replies.push(
    asksForCode,
    json(429, { status: false, message: 'A code was just sent', code: 'code_too_soon' }),
  );
  await expect(logInAsPatient(request)).rejects.toThrow('A code was just sent');
  expect(toasts).toEqual(['Invalid Credentials', 'A code was just sent']);
});
