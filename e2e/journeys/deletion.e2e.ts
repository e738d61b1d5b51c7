import { inspect } from '../support/checks.ts';
import { boxes, typeCode } from '../support/codes.ts';
import { newRider } from '../support/deliveries.ts';
import { expectAt } from '../support/log-in-form.ts';
import { registerPatient } from '../support/registration.ts';
import { latestCode, createSession, newestMessage } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

inBothLanguages('ar', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';

  test.slow();

  test(
    'S2.24 S5.07 a patient deletes the account: the code, the end, the token dead; another window is signed out',
    { tag: '@full' },
    async ({ page, say, request, context, signInAs }) => {
      await page.goto('/auth/user/login');
      const somebody = await registerPatient(request);
      await signInAs(somebody.signIn);
      const elsewhere = await context.newPage();
      await elsewhere.goto('/delete-me');
      await expect(elsewhere.getByRole('heading', { level: 1, name: say('identity_delete_title') })).toBeVisible();
      const { token } = await createSession(request, somebody.signIn);

      await page.goto('/delete-me');
      await expect(page.getByText(somebody.email, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: say('shell_log_out'), exact: true })).toHaveCount(0);
      await inspect(page, language);
      await page.getByRole('button', { name: say('identity_delete_next'), exact: true }).click();
      await expect(page.getByText(say('identity_delete_warning'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(say.any('identity_otp_resend_in'))).toBeVisible();
      await page.getByRole('button', { name: say('identity_delete_now'), exact: true }).click();
      await expect(page.getByText(say('identity_delete_fill'))).toBeVisible();
      if (!arabic) expect(say('identity_delete_fill')).toBe('Fill the OTP');
      await inspect(page, language);

      const code = await latestCode(request, somebody.e164);
      await typeCode(page, say, code);
      await expect(boxes(page, say).last()).not.toHaveValue('');
      await page.getByRole('button', { name: say('identity_delete_now'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('identity_deleted_title') })).toBeVisible();
      await inspect(page, language);
      await expectAt(elsewhere, /\/(rider-orders\?logoutSuccessfull=true\b.*|delete-me)$/);
      await expect(elsewhere.getByRole('link', { name: say('shell_log_in') }).first()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
      const headers = { authorization: `Bearer ${token}` };
      expect((await request.get('/api/v1/agreed-terms', { headers })).status()).toBe(401);
      expect((await request.post(somebody.signIn.call, { data: somebody.signIn.payload })).status()).toBe(401);
    },
  );

  test(
    'S2.24 a guest whose address a patient and a rider share says which account it is; the other one stays',
    { tag: '@full' },
    async ({ page, say, request }) => {
      const somebody = await registerPatient(request);
      const rider = await newRider(request, somebody.email.split('@')[0]!);
      expect(rider.payload['username']).toBe(somebody.email);
      await page.goto('/delete-me');
      const before = await newestMessage(request, somebody.email);
      await page.getByLabel(say('identity_email'), { exact: true }).fill(somebody.email);
      await page.getByRole('button', { name: say('identity_delete_next'), exact: true }).click();
      const code = await latestCode(request, somebody.email, { after: before });
      const confirm = async (): Promise<void> => {
        await typeCode(page, say, code);
        await page.getByRole('button', { name: say('identity_delete_now'), exact: true }).click();
      };
      await confirm();
      await expect(page.getByText(say.refusal('choose_account'))).toBeVisible();
      const choice = page.getByRole('radio', { name: say('identity_role_rider') });
      await expect(choice).not.toBeChecked();
      await inspect(page, language);
      await choice.check();
      await confirm();
      await expect(page.getByRole('heading', { level: 1, name: say('identity_deleted_title') })).toBeVisible();
      expect((await request.post(rider.call, { data: rider.payload })).status()).toBe(401);
      expect((await request.post(somebody.signIn.call, { data: somebody.signIn.payload })).status()).toBe(200);
    },
  );

  test(
    'S2.24 S5.07 an e-mail address that is none keeps Next shut; the boxes advance, go back and take a pasted code',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/delete-me');
      const next = page.getByRole('button', { name: say('identity_delete_next'), exact: true });
      const email = page.getByLabel(say('identity_email'), { exact: true });
      await expect(next).toBeDisabled();
      await email.fill('nobody@');
      await expect(next).toBeDisabled();
      await email.fill(arabic ? 'nobody3@balsam.example' : 'nobody4@balsam.example');
      await next.click();
      await expect(boxes(page, say)).toHaveCount(4);

      await boxes(page, say).first().focus();
      await page.keyboard.type('1a2');
      await expect(boxes(page, say).nth(2)).toBeFocused();
      await page.keyboard.press('Backspace');
      await expect(boxes(page, say).nth(1)).toBeFocused();
      await expect(boxes(page, say).nth(1)).toHaveValue('');
      await boxes(page, say)
        .first()
        .evaluate((box) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', '٧٧ ٤٤');
          box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        });
      await expect(boxes(page, say).last()).toHaveValue(arabic ? '٤' : '4');
      const refusal = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.status() === 422);
      await page.getByRole('button', { name: say('identity_delete_now'), exact: true }).click();
      await refusal;
      await expect(boxes(page, say).first()).toHaveValue('');
      await inspect(page, language);
      await page.getByRole('button', { name: say('identity_otp_back'), exact: true }).click();
      await expect(email).toBeVisible();
      await expectAt(page, '/delete-me');
    },
  );
});
