import type { Page } from '@playwright/test';
import { inspect } from '../support/checks.ts';
import { demoPassword, expectAt, logOut, submitLogIn } from '../support/log-in-form.ts';
import { controlClock, latestCode, advanceClock, newestMessage } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import type { Words } from '../support/words.ts';

type Screen = { readonly page: Page; readonly say: Words };

/** The keys that the browser keeps, until it closes or longer. */
const keptKeys = (page: Page, place: 'localStorage' | 'sessionStorage') =>
  page.evaluate<string[]>(`Object.keys(${place})`);

const numberBox = ({ page, say }: Screen) => page.getByLabel(say('identity_mrn_number'), { exact: true });
const passwordBox = ({ page, say }: Screen) => page.getByLabel(say('identity_password'), { exact: true });
const logInButton = ({ page, say }: Screen) => page.getByRole('button', { name: say('identity_login'), exact: true });

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';

  test(
    'S8.02 a wrong password is refused in words, what was typed stays, and the right one leads home',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/');
      await expectAt(page, '/auth/user/dashboard');
      await numberBox({ page, say }).fill('1000022');
      await passwordBox({ page, say }).fill('not the password');
      await logInButton({ page, say }).click();
      await expect(page.getByText(say.refusal('invalid_credentials')).first()).toBeVisible();
      await inspect(page, language);
      await expect(numberBox({ page, say })).toHaveValue('1000022');
      await passwordBox({ page, say }).fill(demoPassword);
      await logInButton({ page, say }).click();
      await expectAt(page, '/dashboard');
      await expect(page).toHaveTitle(`${say('patient_dashboard_title')} | ${say('shell_app_name')}`);
    },
  );

  test(
    'S5.01 S5.09 MRN, national ID, Saudi ID and iqama each open the door, typed in either digits',
    { tag: '@full' },
    async ({ page, say }) => {
      const [rakan, samar] = arabic ? ['راكان', 'سمر'] : ['Rakan', 'Samar'];
      const people = [
        ['mrn_number', '١٠٠٠٠٢٧', rakan],
        ['national_id', '1010000270', rakan],
        ['saudi_id', '1010000270', rakan],
        ['iqama', '2010000240', samar],
      ] as const;
      for (const [field, number, name] of people) {
        await page.goto('/auth/user/dashboard?role=patient');
        await page.getByLabel(say('identity_identity_kind')).selectOption(field);
        await submitLogIn({ page, say }, `identity_${field}`, number);
        await expectAt(page, '/dashboard');
        await logOut({ page, say }, name);
        await expectAt(page, '/auth/user/dashboard');
      }
    },
  );

  test(
    'S5.01 a number that cannot be one is told beside its field, and nothing is sent',
    { tag: '@full' },
    async ({ page, say }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto('/auth/user/dashboard?role=patient');
      await numberBox({ page, say }).fill('12a34');
      await expect(numberBox({ page, say })).toHaveValue('1234');
      await passwordBox({ page, say }).fill(demoPassword);
      await logInButton({ page, say }).click();
      await expect(page.getByText(say('identity_mrn_number_wrong'))).toBeVisible();
      await expect(numberBox({ page, say })).toBeFocused();
      await inspect(page, language);
      expect(sent).toEqual([]);
    },
  );

  test('S7.03 the log-in outlives the browser only with remember-me', { tag: '@full-once' }, async ({ page, say }) => {
    const hamad = arabic ? 'حمد' : 'Hamad';
    await page.goto('/auth/user/dashboard?role=patient');
    await submitLogIn({ page, say }, 'identity_mrn_number', '1000025');
    await expectAt(page, '/dashboard');
    expect(await keptKeys(page, 'localStorage')).not.toContain('token');
    expect(await keptKeys(page, 'sessionStorage')).toEqual(expect.arrayContaining(['token', 'userInfo']));
    await logOut({ page, say }, hamad);
    await expectAt(page, '/auth/user/dashboard');
    expect(await keptKeys(page, 'sessionStorage')).not.toContain('token');

    await page.getByLabel(say('identity_remember')).check();
    await submitLogIn({ page, say }, 'identity_mrn_number', '1000025');
    await expectAt(page, '/dashboard');
    expect(await keptKeys(page, 'localStorage')).toEqual(expect.arrayContaining(['token', 'userInfo']));
    await logOut({ page, say }, hamad);
    await expectAt(page, '/auth/user/dashboard');
    expect(await keptKeys(page, 'localStorage')).not.toContain('token');
  });

  test(
    'S2.18 S4.17 another code can be had after 60 seconds and not before, and it is the one that counts',
    { tag: '@full' },
    async ({ page, say, request, clockOffset }) => {
      const mrn = arabic ? '1000028' : '1000029';
      await controlClock(page, clockOffset);
      await page.goto('/auth/user/login');
      await numberBox({ page, say }).fill(mrn);
      await page.getByRole('button', { name: say('identity_with_code'), exact: true }).click();
      await expectAt(page, '/auth/user/otp');
      const first = await latestCode(request, `+96650${mrn}`);
      const again = page.getByRole('button', { name: say('identity_otp_resend'), exact: true });
      // Far enough from the minute that a slow machine does not get there by itself.
      await page.clock.fastForward(20_000);
      await page.reload();
      await expect(page.getByText(say.any('identity_otp_resend_in'))).toBeVisible();
      await expect(again).toHaveCount(0);

      const before = await newestMessage(request, `+96650${mrn}`);
      await advanceClock(request, 61);
      await page.clock.fastForward(41_000);
      await again.click();
      await expectToast(page, say('identity_otp_resent'));
      await expect(again).toHaveCount(0);
      await inspect(page, language);
      const second = await latestCode(request, `+96650${mrn}`, { after: before });
      const boxes = page.getByRole('group', { name: say('identity_otp_code') }).getByRole('textbox');
      // Once in ten thousand both are the same four digits.
      if (first !== second) {
        await boxes.first().focus();
        await page.keyboard.type(first);
        await expect(page.getByText(say.refusal('code_wrong')).first()).toBeVisible();
      }
      await boxes.first().focus();
      await page.keyboard.type(second);
      await expectAt(page, '/dashboard');
    },
  );
});
