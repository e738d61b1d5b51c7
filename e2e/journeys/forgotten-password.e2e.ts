import type { APIRequestContext, Page } from '@playwright/test';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { advancePageByMinute, boxes, typeCode, typeWrongCode } from '../support/codes.ts';
import { demoPassword, expectAt } from '../support/log-in-form.ts';
import { registerPatient } from '../support/registration.ts';
import { advanceClock } from '../support/clock.ts';
import { latestCode, newestMessage, createSession, type Person } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import type { Language, Words } from '../support/words.ts';

const newPassword = 'another garden by the river';

type Told = { readonly page: Page; readonly say: Words; readonly language: Language };

const press = ({ page, say }: Told, key: string) => button(page, say(key)).click();

/** New Password: what is required, what differs, what is too easy, across a reload; then one that is taken. */
async function chooseNewPassword(told: Told, path: string): Promise<void> {
  const { page, say, language } = told;
  const fill = async (first: string, second: string) => {
    await page.getByLabel(say('identity_new_password'), { exact: true }).fill(first);
    await page.getByLabel(say('identity_confirm_password'), { exact: true }).fill(second);
    await press(told, 'identity_set_password');
  };
  await expectAt(page, path);
  await press(told, 'identity_set_password');
  await expect(page.getByText(say('identity_new_password_required'))).toBeVisible();
  await expect(page.getByText(say('identity_confirm_required'))).toBeVisible();
  await inspect(page, language);
  await page.reload();
  await expectAt(page, path);
  await fill(newPassword, `${newPassword}s`);
  await expect(page.getByText(say('identity_passwords_differ'))).toBeVisible();
  await fill('password1', 'password1');
  await expect(page.getByRole('main').getByText(say.refusal('password_too_common'))).toBeVisible();
  await fill(newPassword, newPassword);
  await expectToast(page, say('identity_new_password_set'));
}

/** A minute later another code is asked for; from then on the first one opens nothing. */
async function askAgain({ page, say }: Told, request: APIRequestContext, to: string, first: string): Promise<string> {
  const before = await newestMessage(request, to);
  await advanceClock(request, 61);
  await page.evaluate(advancePageByMinute);
  await page.getByRole('button', { name: say('identity_otp_resend'), exact: true }).click();
  await expectToast(page, say('identity_otp_resent'));
  const code = await latestCode(request, to, { after: before });
  // Once in ten thousand both are the same four digits.
  if (first === code) return code;
  const refusal = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.status() === 422);
  await typeCode(page, say, first);
  await refusal;
  await expect(boxes(page, say).first()).toHaveValue('');
  return code;
}

/** Whether a bearer token still opens anything. */
const statusOf = async (page: Page, token: string): Promise<number> =>
  (
    await page.request.get('/api/v1/notifications/fetch?id=1', { headers: { authorization: `Bearer ${token}` } })
  ).status();

const signsIn = async (page: Page, { call, payload }: Person, password: string): Promise<number> =>
  (await page.request.post(call, { data: { ...payload, password } })).status();

inBothLanguages('en', (variant) => {
  const { language } = variant;
  const byPhone = language === 'ar';

  test.slow();

  test(
    `S5.04 S5.05 S4.18 a patient forgets the password and sets another by ${byPhone ? 'phone' : 'e-mail'}; every log-in from before has ended`,
    { tag: '@full' },
    async ({ page, say, request }) => {
      const told = { page, say, language };
      await page.goto('/auth/user/login');
      const somebody = await registerPatient(request);
      const { token } = await createSession(request, somebody.signIn);
      expect(await statusOf(page, token)).not.toBe(401);

      await page.getByRole('link', { name: say('identity_forgot'), exact: true }).click();
      await expectAt(page, '/auth/user/forgot-password');
      await press(told, 'identity_send_code');
      await expect(page.getByText(say('identity_phone_email_required'))).toBeVisible();
      const field = page.getByLabel(say('identity_phone_email'), { exact: true });
      await field.fill('0114000000');
      await press(told, 'identity_send_code');
      await expect(page.getByText(say('identity_phone_email_wrong'))).toBeVisible();
      await expect(field).toBeFocused();
      await inspect(page, language);

      const to = byPhone ? somebody.e164 : somebody.email;
      await field.fill(byPhone ? somebody.phone : somebody.email);
      await press(told, 'identity_send_code');
      await expectAt(page, '/auth/user/otp');
      await page.reload();
      await expect(page.getByText(say.any('identity_otp_resend_in'))).toBeVisible();
      await inspect(page, language);
      const first = await latestCode(request, to);
      await typeWrongCode(page, say, first);
      const code = await askAgain(told, request, to, first);
      await typeCode(page, say, code);
      await chooseNewPassword(told, '/auth/user/new-password');

      await expectAt(page, '/auth/user/dashboard?role=patient');
      expect(await statusOf(page, token)).toBe(401);
      await page.goto('/auth/user/new-password');
      await expect(page, 'the code is used up').toHaveURL(/\/auth\/user\/dashboard/);
      expect(await signsIn(page, somebody.signIn, newPassword)).toBe(200);
    },
  );

  test(
    'S5.04 D3.02 a number that nobody has is answered alike; Back leads to the form and the code is forgotten',
    { tag: '@full-once' },
    async ({ page, say }) => {
      await page.goto('/auth/user/forgot-password');
      await page.getByLabel(say('identity_phone_email'), { exact: true }).fill(byPhone ? '0599009901' : '0599009902');
      await press({ page, say, language }, 'identity_send_code');
      await expectAt(page, '/auth/user/otp');
      await expect(page.getByText(say('identity_no_code_reset'))).toBeVisible();
      await typeWrongCode(page, say, '1234');
      await page.getByRole('link', { name: say('identity_otp_back'), exact: true }).click();
      await expectAt(page, '/auth/user/forgot-password');
      await page.goto('/auth/user/otp');
      await expectAt(page, /\/auth\/user\/dashboard/);
    },
  );

  test(
    'S2.17 S5.06 a rider forgets the password and sets another by e-mail',
    { tag: '@full' },
    async ({ page, say, request }) => {
      const told = { page, say, language };
      const email = byPhone ? 'rider2@balsam.example' : 'rider3@balsam.example';
      await page.goto('/auth/user/dashboard?role=rider');
      await page.getByRole('link', { name: say('identity_forgot'), exact: true }).click();
      await expectAt(page, '/auth/user/rider-forgot-password');
      const field = page.getByLabel(say('identity_email'), { exact: true });
      await field.fill('rider2');
      await press(told, 'identity_send_code');
      await expect(page.getByText(say('identity_email_wrong'))).toBeVisible();
      await inspect(page, language);

      await field.fill(email);
      await press(told, 'identity_send_code');
      await expectAt(page, '/auth/user/rider-otp');
      await expect(boxes(page, say)).toHaveCount(4);
      await expect(page.getByText(say.any('identity_otp_resend_in'))).toBeVisible();
      await inspect(page, language);
      await typeCode(page, say, await latestCode(request, email));
      await chooseNewPassword(told, '/auth/user/rider-new-password');
      await expectAt(page, '/auth/user/dashboard?role=rider');
      const log = { username: email, field_name: 'email_address', is_admin: true };
      const asRider = { name: email, call: '/api/v1/epharmacy-users/rider/login', payload: log };
      expect(await signsIn(page, asRider, newPassword)).toBe(200);
      expect(await signsIn(page, asRider, demoPassword)).toBe(401);
    },
  );

  test(
    'S2.17 Back leads a rider from the code to the form, and the code is forgotten',
    { tag: '@full-once' },
    async ({ page, say }) => {
      await page.goto('/auth/user/rider-forgot-password');
      const email = byPhone ? 'nobody1@balsam.example' : 'nobody2@balsam.example';
      await page.getByLabel(say('identity_email'), { exact: true }).fill(email);
      await press({ page, say, language }, 'identity_send_code');
      await expectAt(page, '/auth/user/rider-otp');
      await page.getByRole('link', { name: say('identity_otp_back'), exact: true }).click();
      await expectAt(page, '/auth/user/rider-forgot-password');
      await page.goto('/auth/user/rider-otp');
      await expectAt(page, /\/auth\/user\/dashboard/);
    },
  );
});
