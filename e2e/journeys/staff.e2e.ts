import type { APIRequestContext, Page } from '@playwright/test';
import { socketConnected } from '../support/browser-pages.ts';
import { collectConsoleErrors } from '../support/prepare-page.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { asPerson, codeOf, linkFor, newStaff, roles, staffPassword, type StaffMember } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Variant } from '../support/variants.ts';
import type { Words } from '../support/words.ts';

/** Addresses of these journeys, one for each way they are told. */
const mailbox = (name: string, { language }: Variant) => `e2e-${name}-${language}@example.org`;

type Screen = { readonly page: Page; readonly say: Words };

/** The first step of signing in. */
async function enterPassword({ page, say }: Screen, email: string, password = staffPassword): Promise<void> {
  await page.getByLabel(say('identity_email'), { exact: true }).fill(email);
  await page.getByLabel(say('identity_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('identity_login'), exact: true }).click();
}

const codeBox = ({ page, say }: Screen) =>
  page
    .getByRole('group', { name: say('staff_code_label') })
    .getByRole('textbox')
    .first();

async function typeCode(screen: Screen, code: string): Promise<void> {
  await codeBox(screen).focus();
  await screen.page.keyboard.type(code);
}

async function signIn(screen: Screen, request: APIRequestContext, me: Omit<StaffMember, 'id'>): Promise<void> {
  await enterPassword(screen, me.email);
  await expect(screen.page.getByRole('heading', { level: 1, name: screen.say('staff_code_title') })).toBeVisible();
  await typeCode(screen, await codeOf(request, me));
}

/** Runs in the browser: its clock goes on by so many seconds. */
function pass(seconds: number): void {
  const Before = Date;
  const now = () => Before.now() + seconds * 1000;
  globalThis.Date = class extends Before {
    constructor(...given: []) {
      super(...((given.length === 0 ? [now()] : given) as []));
    }
    static override now = now;
  } as DateConstructor;
}

/**
 * Each answer moves the end of the log-in on, also one that was asked for long before and comes late. From the moment that what this
 * answers is called, only Stay does.
 */
async function whoeverIsAway(page: Page): Promise<() => void> {
  let isAway = false;
  await page.route('**/api/v1/**', async (route) => {
    const reply = await route.fetch();
    const headers = reply.headers();
    if (isAway && !route.request().url().endsWith('/auth/staff/stay')) delete headers['x-session-ends-in'];
    await route.fulfill({ response: reply, headers });
  });
  return () => {
    isAway = true;
  };
}

inBothLanguages('en', (variant) => {
  const { language } = variant;

  test.slow();

  test(
    'S6.01 the staff sign in with a password and a code; a wrong one and one that was used are refused',
    { tag: '@full' },
    async ({ page, say, request, baseURL }) => {
      const me = await newStaff(request, { email: mailbox('signs-in', variant), role_id: roles.frontDesk });
      await page.goto('/');
      await page.getByRole('link', { name: say('identity_staff_link'), exact: true }).click();
      await expectAt(page, '/auth/user/staff');
      await enterPassword({ page, say }, me.email, 'not this one');
      await expect(page.getByRole('main').getByText(say.refusal('invalid_credentials'))).toBeVisible();
      await enterPassword({ page, say }, me.email);
      await expect(page.getByRole('heading', { level: 1, name: say('staff_code_title') })).toBeVisible();
      await expect(codeBox({ page, say })).toBeFocused();
      await inspect(page, language);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: say('staff_code_title') })).toBeVisible();

      const right = await codeOf(request, me);
      await typeCode({ page, say }, right === '000000' ? '111111' : '000000');
      await expect(page.getByRole('main').getByText(say.refusal('code_wrong'))).toBeVisible();
      await inspect(page, language);
      await typeCode({ page, say }, right);
      await expectAt(page, '/staff');
      await expect(page.getByText(say('staff_role', { role: say('staff_role_front_desk') }))).toBeVisible();
      await inspect(page, language);

      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${baseURL}/auth/user/staff`);
      await enterPassword({ page, say }, me.email);
      await typeCode({ page, say }, right);
      await expect(page.getByRole('main').getByText(say.refusal('staff_code_used'))).toBeVisible();
      await page.getByRole('button', { name: say('staff_use_recovery'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('staff_recovery_title') })).toBeVisible();
      await inspect(page, language);
      await page.getByRole('button', { name: say('identity_otp_back'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('identity_staff_title') })).toBeVisible();
    },
  );
});

inBothLanguages('en', (variant) => {
  const { language } = variant;

  test.slow();

  test(
    'an administrator invites somebody, who joins in another browser; another role and a lock end their log-in at once',
    { tag: '@full' },
    async ({ page, say, request, openBrowser }) => {
      const admin = await newStaff(request, { email: mailbox('invites', variant), role_id: roles.administrator });
      const email = mailbox('joins', variant);
      await page.goto('/auth/user/staff?routeToNavigate=%2Fstaff%2Fpeople');
      await signIn({ page, say }, request, admin);
      await expectAt(page, '/staff/people');
      await page.getByRole('button', { name: say('staff_invite'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('staff_invite_send') }).click();
      await expect(dialog.getByText(say('identity_email_wrong'))).toBeVisible();
      await inspect(page, language);
      await dialog.getByLabel(say('identity_email'), { exact: true }).fill(email);
      await dialog.getByLabel(say('staff_first_name_ar')).fill('رائد');
      await dialog.getByLabel(say('staff_family_name_ar')).fill('السالم');
      await dialog.getByLabel(say('staff_first_name_en')).fill('Raed');
      await dialog.getByLabel(say('staff_family_name_en')).fill('Salem');
      await dialog.getByRole('button', { name: say('staff_invite_send') }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByLabel(say('staff_search')).fill(email);
      await page.keyboard.press('Enter');
      const row = page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: email });
      await expect(row).toContainText(say('staff_state_invited'));

      const theirs = await openBrowser();
      await theirs.goto(await linkFor(request, email));
      await expectAt(theirs, '/auth/user/staff/invitation');
      await expect(theirs.getByText(email)).toBeVisible();
      await inspect(theirs, language);
      await theirs.getByLabel(say('staff_password_new'), { exact: true }).fill(staffPassword);
      await theirs.getByLabel(say('staff_password_again'), { exact: true }).fill('something else');
      await theirs.getByRole('button', { name: say('staff_continue') }).click();
      await expect(theirs.getByText(say('staff_password_differs'))).toBeVisible();
      await theirs.getByLabel(say('staff_password_again'), { exact: true }).fill(staffPassword);
      await theirs.getByRole('button', { name: say('staff_continue') }).click();
      await expect(theirs.getByRole('img', { name: say('staff_app_qr') })).toBeVisible();
      await inspect(theirs, language);
      const app = (await theirs.getByRole('main').locator('ol bdi').innerText()).replaceAll(/\s/g, '');
      await typeCode({ page: theirs, say }, await codeOf(request, { email, app }));
      await expect(theirs.getByRole('heading', { level: 1, name: say('staff_codes_title') })).toBeVisible();
      await expect(theirs.getByRole('main').getByRole('listitem')).toHaveCount(10);
      await inspect(theirs, language);
      await theirs.getByRole('button', { name: say('staff_codes_go_on') }).click();
      await expect(theirs.getByText(say('staff_codes_keep_first'))).toBeVisible();
      await theirs.getByLabel(say('staff_codes_kept')).check();
      await theirs.getByRole('button', { name: say('staff_codes_go_on') }).click();
      await expectAt(theirs, '/staff');
      await expect(theirs.getByText(say('staff_role', { role: say('staff_role_front_desk') }))).toBeVisible();

      await row.click();
      await dialog.getByLabel(say('staff_filter_role'), { exact: true }).selectOption(say('staff_role_records'));
      await inspect(page, language);
      await dialog.getByRole('button', { name: say('staff_role_save') }).click();
      await expectAt(theirs, '/rider-orders?logoutSuccessfull=true&routeToNavigate=%2Fstaff');
      await theirs.getByRole('link', { name: say('identity_sign_in_staff'), exact: true }).click();
      await signIn({ page: theirs, say }, request, { email, app });
      await expect(theirs.getByText(say('staff_role', { role: say('staff_role_records') }))).toBeVisible();

      await dialog.getByRole('button', { name: say('staff_act_lock'), exact: true }).click();
      await expect(dialog.getByText(say('staff_then_lock'))).toBeVisible();
      await inspect(page, language);
      await dialog.getByRole('button', { name: say('staff_act_lock'), exact: true }).click();
      await expect(dialog.getByText(say('staff_state_locked'), { exact: true })).toBeVisible();
      await expectAt(theirs, '/rider-orders?logoutSuccessfull=true&routeToNavigate=%2Fstaff');
      await theirs.goto('/auth/user/staff');
      await enterPassword({ page: theirs, say }, email);
      await expect(theirs.getByRole('main').getByText(say.refusal('invalid_credentials'))).toBeVisible();
    },
  );

  test(
    'D3.04 who stays in one tab stays in the other tab of the same log-in',
    { tag: '@full-once' },
    async ({ page, context, say, request, signInAs, consoleErrors }) => {
      await signInAs(
        asPerson(await newStaff(request, { email: mailbox('has-two-tabs', variant), role_id: roles.frontDesk })),
      );
      const other = await context.newPage();
      collectConsoleErrors(other, consoleErrors);
      const tabs = [page, other] as const;
      for (const tab of tabs) {
        const isAway = await whoeverIsAway(tab);
        const connected = socketConnected(tab);
        await tab.goto('/staff');
        await connected;
        await tab.waitForLoadState('networkidle');
        isAway();
      }
      for (const tab of tabs) await tab.evaluate(pass, 14 * 60 + 2);
      const question = (tab: Page) => tab.getByRole('dialog', { name: say('staff_idle_title') });
      for (const tab of tabs) await expect(question(tab)).toBeVisible();
      await question(other)
        .getByRole('button', { name: say('staff_idle_stay') })
        .click();
      for (const tab of tabs) await expect(question(tab)).toHaveCount(0);
    },
  );

  test(
    'D3.04 whoever is away is asked a minute before, can stay, and is signed out with a word why',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const me = await newStaff(request, { email: mailbox('is-away', variant), role_id: roles.administrator });
      await signInAs(asPerson(me));
      const isAway = await whoeverIsAway(page);
      const connected = socketConnected(page);
      await page.goto('/staff/people');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await connected;
      await page.waitForLoadState('networkidle');
      isAway();
      await page.evaluate(pass, 14 * 60 + 2);
      const question = page.getByRole('dialog', { name: say('staff_idle_title') });
      await expect(question).toBeVisible();
      await inspect(page, language);
      await question.getByRole('button', { name: say('staff_idle_stay') }).click();
      await expect(question).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });

      await page.evaluate(pass, 15 * 60);
      await expectAt(page, '/auth/user/staff?ended=idle&routeToNavigate=%2Fstaff%2Fpeople');
      await expect(page.getByText(say('staff_idle_ended'))).toBeVisible();
      await inspect(page, language);
      expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();

      // Back in by keyboard alone.
      await page.getByLabel(say('identity_email'), { exact: true }).focus();
      await page.keyboard.type(me.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(staffPassword);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: say('staff_code_title') })).toBeVisible();
      await expect(codeBox({ page, say })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(await codeOf(request, me));
      await expectAt(page, '/staff/people');
    },
  );
});
