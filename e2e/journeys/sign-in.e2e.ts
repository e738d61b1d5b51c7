import type { Page } from '@playwright/test';
import { inspect } from '../support/checks.ts';
import { logIn, logInButton, logOut, openDoor, passwordBox, tabTo } from '../support/doors.ts';
import { password } from '../support/server.ts';
import { expect, inEachWay, test } from '../support/test.ts';

/** The keys that the browser keeps, until it closes or longer. */
const keptKeys = (page: Page, place: 'localStorage' | 'sessionStorage') =>
  page.evaluate<string[]>(`Object.keys(${place})`);

inEachWay(({ language }) => {
  const arabic = language === 'ar';

  test('S8.02 a wrong password is refused in words, what was typed stays, and the right one leads home', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/auth/user/dashboard');
    await logIn({ page, say }, 'auth_mrn_number', '1000022', 'not the password');
    await expect(page.getByText(say.refusal('invalid_credentials')).first()).toBeVisible();
    await inspect(page, language);
    await expect(page.getByLabel(say('auth_mrn_number'), { exact: true })).toHaveValue('1000022');
    await passwordBox({ page, say }).fill(password);
    await logInButton({ page, say }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page).toHaveTitle(`${say('patient_dashboard_title')} | ${say('shell_app_name')}`);
  });

  test('S5.01 S5.09 MRN, national ID, Saudi ID and iqama each open the door, typed in either digits', async ({
    page,
    say,
  }) => {
    const numbers = {
      mrn_number: '١٠٠٠٠٢٣',
      national_id: '1010000230',
      saudi_id: '1010000230',
      iqama: '2010000240',
    };
    for (const [field, number] of Object.entries(numbers)) {
      await openDoor(page, 'patient');
      await page.getByLabel(say('auth_identity_kind')).selectOption(field);
      await logIn({ page, say }, `auth_${field}`, number);
      await expect(page, field).toHaveURL('/dashboard');
      await logOut({ page, say });
      await expect(page).toHaveURL('/auth/user/dashboard');
    }
  });

  test('S5.01 a number that cannot be one is told beside its field, and nothing is sent', async ({ page, say }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await openDoor(page, 'patient');
    const box = page.getByLabel(say('auth_mrn_number'), { exact: true });
    await box.fill('12a34');
    await expect(box).toHaveValue('1234');
    await passwordBox({ page, say }).fill(password);
    await logInButton({ page, say }).click();
    await expect(page.getByText(say('auth_mrn_number_wrong'))).toBeVisible();
    await expect(box).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('S7.03 the log-in outlives the browser only with remember-me', async ({ page, say }) => {
    await openDoor(page, 'patient');
    await logIn({ page, say }, 'auth_mrn_number', '1000025');
    await expect(page).toHaveURL('/dashboard');
    expect(await keptKeys(page, 'localStorage')).not.toContain('token');
    expect(await keptKeys(page, 'sessionStorage')).toEqual(expect.arrayContaining(['token', 'userInfo']));
    await logOut({ page, say });
    await openDoor(page, 'patient');
    await page.getByLabel(say('auth_remember')).check();
    await logIn({ page, say }, 'auth_mrn_number', '1000025');
    await expect(page).toHaveURL('/dashboard');
    expect(await keptKeys(page, 'localStorage')).toEqual(expect.arrayContaining(['token', 'userInfo']));
    await logOut({ page, say });
    expect(await keptKeys(page, 'localStorage')).not.toContain('token');
  });

  test('S2.03 S2.06 a page that asks for a log-in leads to it and, after it, back', async ({ page, say }) => {
    await page.goto('/lab-works?test=3');
    await expect(page).toHaveURL('/auth/user/dashboard?routeToNavigate=%2Flab-works%3Ftest%3D3');
    await logIn({ page, say }, 'auth_mrn_number', '1000026');
    await expect(page).toHaveURL('/lab-works?test=3');
  });

  test('S2.06 no address leads a log-in to another site', async ({ page, say }) => {
    await page.goto('/auth/user/dashboard?routeToNavigate=%2F%2Fevil.example%2Fdashboard');
    await logIn({ page, say }, 'auth_mrn_number', '1000026');
    await expect(page).toHaveURL('/dashboard');
  });

  test('S4.23 a log-in that ended elsewhere is cleared, and the signed-out page offers sign-in for the same role', async ({
    page,
    say,
  }) => {
    await openDoor(page, 'patient');
    await logIn({ page, say }, 'auth_mrn_number', '1000027');
    await expect(page).toHaveURL('/dashboard');
    await page.evaluate(() => {
      localStorage.setItem('cartCount', '2');
      sessionStorage.setItem('token', 'x'.repeat(43));
    });
    await page.goto('/appointment/upcoming/onsite');
    await expect(page).toHaveURL('/rider-orders?logoutSuccessfull=true');
    await inspect(page, language);
    expect(await keptKeys(page, 'localStorage')).not.toContain('cartCount');
    expect(await keptKeys(page, 'sessionStorage')).not.toContain('token');
    await page.getByRole('link', { name: say('auth_sign_in_patient') }).click();
    await expect(page).toHaveURL('/auth/user/dashboard?role=patient');
  });

  test('S2.16 S8.03 S9.02 a rider comes in, and somebody who is none hears so for two seconds', async ({
    page,
    say,
  }) => {
    await openDoor(page, 'rider');
    await logIn({ page, say }, 'auth_email', 'frontdesk@balsam.example');
    const sentence = arabic ? say('auth_rider_not_rider') : 'You are not a Rider';
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await inspect(page, language);
    await logIn({ page, say }, 'auth_email', 'rider@balsam.example');
    await expect(page).toHaveURL('/rider-orders');
    await logOut({ page, say });
    await expect(page).toHaveURL('/rider-orders');
    await page.getByRole('link', { name: say('auth_sign_in_rider') }).click();
    await expect(page).toHaveURL('/auth/user/dashboard?role=rider');
  });

  test('staff come in by their own door and are offered it again', async ({ page, say }) => {
    await openDoor(page, 'patient');
    await page.getByRole('link', { name: say('auth_staff_link') }).click();
    await logIn({ page, say }, 'auth_email', 'records@balsam.example');
    await expect(page).toHaveURL('/staff');
    await expect(page.getByText(say('staff_role_records'))).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/staff');
  });

  test('UX.md a patient signs in by keyboard alone', async ({ page, say }) => {
    await openDoor(page, 'patient');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, page.getByLabel(say('auth_mrn_number'), { exact: true }));
    await page.keyboard.type('1000028');
    await tabTo(page, passwordBox({ page, say }));
    await page.keyboard.type(password);
    await tabTo(page, page.getByLabel(say('auth_remember')));
    await page.keyboard.press('Space');
    await tabTo(page, logInButton({ page, say }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('S4.19 who has not agreed to the terms sees nothing else, and goes on from them to where they wanted', async ({
  page,
  say,
}) => {
  await page.goto('/auth/user/dashboard?lang=en&routeToNavigate=%2Flab-works');
  await page.getByLabel('Medical record number', { exact: true }).fill('1000005');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/terms-and-condition/);
  await inspect(page, 'en');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/terms-and-condition/);
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByText('Please tick the box to agree, or log out')).toBeVisible();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByText(say('auth_terms_required'))).toBeVisible();
  await inspect(page, 'ar');
  await page.getByLabel(say('auth_terms_agree')).check();
  await page.getByRole('button', { name: say('auth_terms_continue') }).click();
  await expect(page).toHaveURL('/dashboard');
});
