import type { Locator, Page } from '@playwright/test';
import { inspect } from '../support/checks.ts';
import { advancePageByMinute, codeOtherThan, typeCode } from '../support/codes.ts';
import { inDigitsOf } from '../support/digits.ts';
import { accountButton, demoPassword, submitLogIn, expectAt } from '../support/log-in-form.ts';
import { tabTo } from '../support/keyboard.ts';
import { controlClock, latestCode, countAfter, stopClock } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** Presses a card of Login Dashboard, as a person does: the radio button in it is a drawing on a phone and unseen on a desktop. */
async function chooseRole(page: Page, say: Words, role: string): Promise<void> {
  await page
    .getByRole('group', { name: say('identity_choose') })
    .getByText(say(role), { exact: true })
    .click();
  await expect(page.getByRole('radio', { name: say(role) })).toBeChecked();
}

/** The field or button of this name, exactly one. */
const named = (page: Page, name: string): Locator =>
  page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true }));

inBothLanguages('ar', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';

  test.slow();

  test(
    'S2.18 S5.03 a patient signs in by a one-time code: masked destination, no digits, wrong digits, resend, right digits',
    { tag: '@quick' },
    async ({ page, say, request }) => {
      const mrn = arabic ? '1000030' : '1000031';
      await page.goto('/auth/user/login');
      await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(mrn);
      await page.getByRole('button', { name: say('identity_with_code'), exact: true }).click();
      await expectAt(page, '/auth/user/otp');
      await expect(page.getByText(`+9665••••••${mrn.slice(-2)}`, { exact: true })).toBeVisible();
      await expect(page.getByText('p•••@balsam.example', { exact: true })).toBeVisible();
      await expect(page.getByText(say.any('identity_otp_resend_in'))).toBeVisible();
      await expect(page.getByRole('button', { name: say('identity_otp_resend'), exact: true })).toHaveCount(0);
      await inspect(page, language);

      await page.getByRole('button', { name: say('identity_otp_verify'), exact: true }).click();
      await expect(page.getByText(say('identity_otp_required'))).toBeVisible();
      await inspect(page, language);

      const code = await latestCode(request, `+96650${mrn}`);
      const digits = page.getByRole('group', { name: say('identity_otp_code') }).getByRole('textbox');
      await digits.first().focus();
      const refusal = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.status() === 422);
      await page.keyboard.type(codeOtherThan(code));
      const refusalBody = (await (await refusal).json()) as { message: string; message_ar: string };
      await expect(
        page.getByRole('main').getByText(arabic ? inDigitsOf('ar', refusalBody.message_ar) : refusalBody.message),
      ).toBeVisible();
      await expect(digits.first()).toHaveValue('');
      await inspect(page, language);

      await page.evaluate(advancePageByMinute);
      await expect(page.getByRole('button', { name: say('identity_otp_resend'), exact: true })).toBeVisible();

      await digits.first().focus();
      await page.keyboard.type(code);
      await expectAt(page, '/dashboard');
      await page.goto('/auth/user/otp');
      await expect(page, 'the code is used up').toHaveURL(/\/(auth\/user\/)?dashboard$/);
    },
  );
});

inBothLanguages('ar', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';

  test.slow();

  test(
    'S2.18 Back leads from the code to the sign-in form, and the code is forgotten',
    { tag: '@full-once' },
    async ({ page, say }) => {
      await page.goto('/auth/user/login?routeToNavigate=%2Flab-works');
      await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(arabic ? '1000032' : '1000033');
      await page.getByRole('button', { name: say('identity_with_code'), exact: true }).click();
      await expectAt(page, '/auth/user/otp?routeToNavigate=%2Flab-works');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('identity_otp_back'), exact: true })
        .click();
      await expectAt(page, '/auth/user/dashboard?role=patient&routeToNavigate=%2Flab-works');
      await page.goto('/auth/user/otp');
      await expectAt(page, /\/auth\/user\/dashboard/);
    },
  );

  test(
    'D3.02 a patient whose network has seen too many wrong passwords is led from the password on to the code',
    { tag: '@full' },
    async ({ page, say, request }) => {
      const mrn = arabic ? '1000011' : '1000012';
      const busy = {
        status: false,
        message: 'To keep your account safe, please confirm with a one-time code as well',
        message_ar: 'حفاظًا على أمان الحساب، يُرجى تأكيد الدخول برمز التحقق أيضًا',
        code: 'code_also_required',
        data: null,
      };
      // The whole suite comes from one address: only the answer of a busy one is made up.
      await page.route('**/api/v1/auth/patient/login', (route) => route.fulfill({ status: 422, json: busy }));
      await page.goto('/auth/user/login?routeToNavigate=%2Flab-works');
      await submitLogIn({ page, say }, 'identity_mrn_number', mrn);
      await expectAt(page, '/auth/user/otp?routeToNavigate=%2Flab-works');
      await expect(page.getByText(say('identity_otp_code_too'))).toBeVisible();
      await expect(page.getByText(`+9665••••••${mrn.slice(-2)}`, { exact: true })).toBeVisible();
      await inspect(page, language);
      await typeCode(page, say, await latestCode(request, `+96650${mrn}`));
      await expectAt(page, '/lab-works');
    },
  );

  test(
    'S6.02 a doctor signs in, is named with the title, is not asked for the terms and has the doctor menu',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/');
      await chooseRole(page, say, 'identity_role_doctor');
      await submitLogIn({ page, say }, 'identity_doctor_id', 'D1001');
      await expectAt(page, '/doctor/dashboard');
      const name = arabic ? 'ليلى' : 'Layla';
      const titled = say('shell_doctor_name', { name });
      await expect(accountButton({ page, say }, titled)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(titled);
      if (!arabic) expect(titled).toBe('Dr. Layla');
      const menu = page.getByRole('navigation', { name: say(arabic ? 'shell_bar_label' : 'shell_menu_label') });
      await expect(menu.getByRole('link')).toHaveText(
        arabic
          ? ['shell_bar_home', 'shell_bar_appointments', 'doctor_messages_short', 'shell_menu_inpatients'].map((key) =>
              say(key),
            )
          : [
              'shell_menu_dashboard',
              'shell_menu_doctor_appointments',
              'doctor_messages_title',
              'shell_menu_inpatients',
              'shell_menu_critical_results',
              'shell_menu_ovr',
              'doctors_own_title',
            ].map((key) => say(key)),
      );
      await inspect(page, language);
    },
  );
});

inBothLanguages('ar', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';

  test.slow();

  test(
    'S2.16 S6.03 somebody of the staff is no rider; a rider signs in and reaches the delivery orders',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/');
      await chooseRole(page, say, 'identity_role_rider');
      await expect(page.getByRole('heading', { name: say('identity_rider_title') })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: say('identity_remember') })).not.toBeChecked();
      await expect(page.getByRole('link', { name: say('identity_forgot') })).toHaveAttribute(
        'href',
        '/auth/user/rider-forgot-password',
      );
      await submitLogIn({ page, say }, 'identity_email', 'pharmacist@balsam.example');
      await expect(page.getByRole('main').getByText(say('identity_rider_not_rider'))).toBeVisible();
      if (!arabic) expect(say('identity_rider_not_rider')).toBe('You are not a Rider');
      await expectAt(page, '/auth/user/dashboard?role=rider');
      expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
      await inspect(page, language);

      await submitLogIn({ page, say }, 'identity_email', 'rider@balsam.example');
      await expectAt(page, '/rider-orders');
      await expect(page.getByRole('heading', { level: 1, name: say('identity_rider_orders_title') })).toBeVisible();
      await inspect(page, language);
    },
  );
});

inBothLanguages('ar', () => {
  test(
    'S8.03 why a rider is not let in is told for 2 seconds',
    { tag: '@full-once' },
    async ({ page, say, clockOffset }) => {
      await controlClock(page, clockOffset);
      await page.goto('/auth/user/dashboard?role=rider');
      await expect.poll(() => countAfter(page, 100, page.getByLabel(say('identity_email'), { exact: true }))).toBe(1);
      await stopClock(page);
      await submitLogIn({ page, say }, 'identity_email', 'nobody@balsam.example');
      const toast = page.locator('[popover]').getByRole('alert');
      await expect.poll(() => countAfter(page, 10, toast)).toBe(1);
      await page.clock.runFor(1900);
      await expect(toast).toBeVisible();
      await page.clock.runFor(100);
      await expect(toast).toBeHidden();
    },
  );
});

inBothLanguages('ar', (variant) => {
  const { language } = variant;

  test.slow();

  test('a patient signs in by keyboard alone', { tag: '@full' }, async ({ page, say }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('shell_skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, named(page, say('identity_mrn_number')));
    await page.keyboard.type('1000034');
    await tabTo(page, named(page, say('identity_password')));
    await page.keyboard.type(demoPassword);
    await tabTo(page, named(page, say('identity_login')));
    await page.keyboard.press('Enter');
    await expectAt(page, '/dashboard');
  });

  test(
    'S4.23 a log-in that was ended elsewhere leads to the signed-out page and leaves nothing behind',
    { tag: '@full' },
    async ({ page, say, request }) => {
      await page.goto('/');
      const answer = page.waitForResponse(/\/auth\/patient\/login$/);
      await submitLogIn({ page, say }, 'identity_mrn_number', '1000035');
      const { data } = (await (await answer).json()) as { data: { access_token: string } };
      await expectAt(page, '/dashboard');
      // No page is open while the log-in ends, so that only the next one meets the refusal.
      await page.goto('about:blank');
      const ended = await request.post('/api/v1/user/logout', {
        headers: { authorization: `Bearer ${data.access_token}` },
      });
      expect(ended.ok()).toBe(true);

      // The page leaves by itself, maybe before it has loaded whole.
      await page.goto('/lab-works', { waitUntil: 'commit' });
      await expectAt(page, '/rider-orders?logoutSuccessfull=true&routeToNavigate=%2Flab-works');
      await expect(page.getByRole('heading', { level: 1, name: say('identity_signed_out') })).toBeVisible();
      await inspect(page, language);
      const kept = ['token', 'userInfo', 'guardianInfo', 'cart'];
      const left = await page.evaluate(
        (keys) => keys.filter((key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null),
        kept,
      );
      expect(left).toEqual([]);
      await page.getByRole('link', { name: say('identity_sign_in_patient'), exact: true }).click();
      await expectAt(page, '/auth/user/dashboard?role=patient&routeToNavigate=%2Flab-works');
    },
  );
});

// Agreeing is final, so this is told in one language.
test(
  'S4.19 a new patient agrees to the terms before anything else and then reaches the saved page',
  { tag: '@quick' },
  async ({ page, say }) => {
    test.slow();
    await page.goto('/lab-works');
    await submitLogIn({ page, say }, 'identity_mrn_number', '1000005');
    await expectAt(page, '/terms-and-condition?routeToNavigate=%2Flab-works');
    await inspect(page, 'ar');
    await page.goto('/my-timeline');
    await expectAt(page, '/terms-and-condition?routeToNavigate=%2Fmy-timeline');

    await page.getByRole('button', { name: say('identity_terms_continue'), exact: true }).click();
    await expect(page.getByText(say('identity_terms_required'))).toBeVisible();
    await inspect(page, 'ar');
    await page.getByRole('checkbox', { name: say('identity_terms_agree') }).check();
    await page.getByRole('button', { name: say('identity_terms_continue'), exact: true }).click();
    await expectAt(page, '/my-timeline');
    await page.goto('/dashboard');
    await expectAt(page, '/dashboard');
    await inspect(page, 'ar');
  },
);
