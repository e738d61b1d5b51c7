import { beforeEach, expect, test } from 'vitest';
import { json, stubBrowser } from '#shared/api/browser.testing.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { logInAsRider, riderLoginErrorText } from './rider-login.ts';

let browser = stubBrowser('/auth/user/dashboard');
beforeEach(() => {
  browser = stubBrowser('/auth/user/dashboard');
  changeLocale('en');
});

const khalid = { ...sara, role_id: 14 };
const answer = (data: object) => json(200, { status: true, message: '', data });

/** What the rider reads when the server answers so; nothing when the log-in came about. */
const loginErrorAfter = async (...replies: (() => Response)[]): Promise<string | undefined> => {
  browser.replies.push(...replies);
  try {
    await logInAsRider({ username: 'rider@balsam.example', password: 'x', remember: true });
    return undefined;
  } catch (error) {
    return riderLoginErrorText(error);
  }
};

test('S8.03 ‘User information is missing’: the answer names nobody', async () => {
  expect(await loginErrorAfter(answer({ access_token: 't' }))).toBe('User information is missing');
});

test('S8.03 ‘Access token not received’: the answer brings no token', async () => {
  expect(await loginErrorAfter(answer({ user: khalid }))).toBe('Access token not received');
});

test('S8.03 ‘You are not a Rider’: the answer is of another role, or the server says so', async () => {
  expect(await loginErrorAfter(answer({ user: sara, access_token: 't' }))).toBe('You are not a Rider');
  const refusal = { status: false, message: 'You are not a Rider', code: 'not_a_rider' };
  expect(await loginErrorAfter(json(403, refusal))).toBe('You are not a Rider');
});

test('S8.03 ‘Login failed’: an answer came that says no without a reason', async () => {
  expect(await loginErrorAfter(() => new Response('<html>', { status: 502 }))).toBe('Login failed');
});

test('S8.03 ‘Login error occurred’: no answer came at all', async () => {
  expect(await loginErrorAfter()).toBe('Login error occurred');
});

test('S8.03 a refusal with a reason keeps the server’s words', async () => {
  const refusal = { status: false, message: 'Invalid Credentials', code: 'invalid_credentials' };
  expect(await loginErrorAfter(json(401, refusal))).toBe('Invalid Credentials');
});

test('S2.16 a rider with a token comes in, and says so as SPEC §3 has it', async () => {
  expect(await loginErrorAfter(answer({ user: khalid, access_token: 't' }))).toBeUndefined();
  expect(JSON.parse(browser.sent[0]?.init.body as string)).toMatchObject({
    username: 'rider@balsam.example',
    password: 'x',
    field_name: 'email_address',
    is_admin: true,
    remember: true,
  });
});
