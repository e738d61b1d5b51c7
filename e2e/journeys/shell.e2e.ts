import type { Page } from '@playwright/test';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { accountButton, endLogIn, expectAt, submitLogIn } from '../support/log-in-form.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

const languageNames = { ar: 'العربية', en: 'English' } as const;
const expectTitle = (page: Page, route: string, app: string) => expect(page).toHaveTitle(`${route} | ${app}`);

inBothLanguages('en', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';
  const other = arabic ? 'en' : 'ar';

  test.slow();

  test(
    'S2.01 S2.02 S2.03 S2.04 a guest is led to sign in and back to the page that was asked for; what is unknown is coming soon',
    { tag: '@quick' },
    async ({ page, say }) => {
      await page.goto('/');
      await expectAt(page, '/auth/user/dashboard');
      await expectTitle(page, say('identity_dashboard_title'), say('shell_app_name'));
      await page.goto('/no-such-page/at-all');
      await expectAt(page, '/coming-soon');
      await expect(page.getByRole('heading', { level: 1, name: say('shell_coming_soon') })).toBeVisible();
      await expectTitle(page, say('shell_coming_soon'), say('shell_app_name'));

      await page.goto('/my-timeline');
      await expectAt(page, '/auth/user/dashboard?routeToNavigate=%2Fmy-timeline');
      await submitLogIn({ page, say }, 'identity_mrn_number', '1000036');
      await expectAt(page, '/my-timeline');
      await expectTitle(page, say('records_timeline_title'), say('shell_app_name'));
      await page.goto('/');
      await expectAt(page, '/dashboard');
      await page.goto('/no-such-page');
      await expectAt(page, '/coming-soon');
    },
  );

  test(
    'S2.05 an embedded page stands without header, menu and footer, from page to page',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/lab-works?embed=1');
      await submitLogIn({ page, say }, 'identity_mrn_number', '1000036');
      await expectAt(page, '/lab-works?embed=1');
      await expect(page.getByRole('heading', { level: 1, name: say('records_labs_title') })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await inspect(page, language);
      await page.goto('/lab-works');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
  );

  for (const elsewhere of [
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/',
    String.raw`/\elsewhere.example`,
  ]) {
    test(
      `S2.06 a saved route to ${elsewhere} is not followed`,
      { tag: '@full-once' },
      async ({ page, say, baseURL }) => {
        await page.goto(`/auth/user/dashboard?routeToNavigate=${encodeURIComponent(elsewhere)}`);
        await submitLogIn({ page, say }, 'identity_mrn_number', '1000037');
        await expect(page).toHaveURL(`${baseURL}/dashboard`);
      },
    );
  }

  test('S2.06 ?lang= switches the language, which stays', { tag: '@full' }, async ({ page }) => {
    await page.goto(`/auth/user/dashboard?lang=${other}`);
    await inspect(page, other);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.goto('/auth/user/staff');
    await inspect(page, other);
  });
});

inBothLanguages('en', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';
  const other = arabic ? 'en' : 'ar';

  test.slow();

  test(
    'S4.21 a guest who switches the language keeps the page and what was typed, and nobody is told',
    { tag: '@full' },
    async ({ page, say }) => {
      let languageChanges = 0;
      page.on('request', (request) => void (request.url().includes('change-language') && languageChanges++));
      await page.goto('/auth/user/dashboard?role=doctor&routeToNavigate=%2Fdoctor%2Fappointments');
      const address = new URL(page.url());
      await page.getByLabel(say('identity_doctor_id'), { exact: true }).fill('D1001');
      await page.getByRole('button', exactly(languageNames[other])).click();
      await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
      await expectAt(page, address.pathname + address.search);
      await expect(page.locator('input[name="doctor_id"]')).toHaveValue('D1001');
      await inspect(page, other);
      await page.getByRole('button', exactly(languageNames[language])).click();
      await expect(page.getByLabel(say('identity_doctor_id'), { exact: true })).toHaveValue('D1001');
      expect(languageChanges).toBe(0);
    },
  );

  test(
    'S4.21 S2.09 somebody signed in who switches the language keeps what was typed, and the server is told',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/auth/user/dashboard?routeToNavigate=%2Ffind-a-specialist%3Fmethod%3Donsite');
      await submitLogIn({ page, say }, 'identity_mrn_number', arabic ? '1000038' : '1000039');
      await expectAt(page, '/find-a-specialist?method=onsite');
      await page.getByRole('textbox', exactly(say('booking_search_label'))).fill('D10');
      const telling = page.waitForRequest(/\/api\/v1\/user\/change-language$/);
      await page.getByRole('banner').getByRole('button', exactly(languageNames[other])).click();
      const request = await telling;
      expect(request.postDataJSON()).toEqual({ language: other });
      expect((await request.response())!.ok()).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.getByRole('main').locator('input').first()).toHaveValue('D10');
      await expectAt(page, /\/find-a-specialist\?method=onsite/);
      await page.reload();
      await expect(page.locator('html'), 'it is remembered').toHaveAttribute('lang', other);
    },
  );
});

inBothLanguages('en', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';
  const other = arabic ? 'en' : 'ar';

  test.slow();

  test(
    'S2.09 header with logo, language, bell and account menu with change of password and log-out; footer with social links',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/');
      await submitLogIn({ page, say }, 'identity_mrn_number', '1000040');
      await expectAt(page, '/dashboard');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link').filter({ hasText: say('shell_app_name') })).toHaveAttribute('href', '/');
      await expect(header.getByRole('button', exactly(languageNames[other]))).toHaveAttribute('lang', other);

      const bell = header
        .getByRole('button', { name: say.any('shell_bell_unread') })
        .or(header.getByRole('button', exactly(say('shell_bell'))));
      await bell.click();
      await expect(bell).toHaveAttribute('aria-expanded', 'true');
      await inspect(page, language);
      await page.keyboard.press('Escape');
      await expect(bell).toHaveAttribute('aria-expanded', 'false');
      await expect(bell).toBeFocused();

      const mine = accountButton({ page, say }, arabic ? 'سلطانة' : 'Sultana');
      await mine.click();
      for (const key of ['shell_my_profile', 'shell_change_password', 'shell_log_out'])
        await expect(header.getByRole('button', exactly(say(key)))).toBeVisible();
      await inspect(page, language);
      await header.getByRole('button', exactly(say('shell_change_password'))).click();
      await expect(page.getByRole('dialog').getByLabel(say('shell_password_current'), { exact: true })).toBeVisible();
      await inspect(page, language);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(say('shell_footer_owner'))).toBeVisible();
      await expect(footer.getByRole('link', exactly(say('shell_contact_us')))).toBeVisible();
      for (const key of ['shell_social_x', 'shell_social_instagram', 'shell_social_youtube'])
        await expect(footer.getByRole('link', exactly(say(key)))).toHaveAttribute('href', /^https:/);

      await mine.click();
      await endLogIn(page, header.getByRole('button', exactly(say('shell_log_out'))));
      await expectAt(page, '/auth/user/dashboard');
      await page.goto('/dashboard');
      await expectAt(page, '/auth/user/dashboard?routeToNavigate=%2Fdashboard');
    },
  );

  test(
    'S2.10 the way back to the top appears after 600 px and leads there',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/find-a-specialist?method=onsite');
      await expect(page.getByRole('article').nth(8)).toBeVisible();
      const toTop = page.getByRole('button', exactly(say('shell_scroll_top')));
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      await expect(toTop).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 601));
      await expect(toTop).toBeVisible();
      await inspect(page, language);
      await toTop.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(toTop).toHaveCount(0);
    },
  );

  test(
    'S9.06 the foot of the page keeps its place while its number is on the way',
    { tag: '@full' },
    async ({ page }) => {
      let answer = (): void => undefined;
      const requested = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/system-settings(?:\?|$)/, async (route) => {
        await requested;
        await route.continue();
      });
      await page.goto('/find-a-specialist?method=onsite');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeVisible();
      const number = footer.locator('a[href^="tel:"]');
      await expect(number).toHaveCount(0);
      const heightOf = async () => (await footer.boundingBox())?.height;
      const before = await heightOf();
      answer();
      await expect(number).toBeVisible();
      expect(await heightOf()).toBe(before);
    },
  );
});
