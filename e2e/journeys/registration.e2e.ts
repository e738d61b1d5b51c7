import type { Page } from '@playwright/test';
import { inspect } from '../support/checks.ts';
import { typeCode, typeWrongCode } from '../support/codes.ts';
import { latestCode } from '../support/server.ts';
import { expectAt } from '../support/log-in-form.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { takePhoto, newContact, ownPassword } from '../support/registration.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type FormPage = { readonly page: Page; readonly say: Words; readonly arabic: boolean };

const field = ({ page, say }: FormPage, key: string) => page.getByLabel(say(key), { exact: true });
const goOn = ({ page, say }: FormPage) =>
  page.getByRole('button', { name: say('identity_go_on'), exact: true }).click();

/** First step: names in the letters of the screen alone, the birth date in either calendar, and a reload in between. */
async function fillPerson(form: FormPage): Promise<void> {
  const { page, say, arabic } = form;
  await goOn(form);
  await expect(page.getByText(say('identity_first_name_required'))).toBeVisible();
  await expect(field(form, 'identity_first_name')).toBeFocused();
  await inspect(page, arabic ? 'ar' : 'en');

  const [foreign, first, family] = arabic ? ['Maha', 'مها', 'آل سالم'] : ['مها', 'Maha', 'Al Salem'];
  await field(form, 'identity_first_name').pressSequentially(`${foreign}7`);
  await expect(field(form, 'identity_first_name')).toHaveValue('');
  await field(form, 'identity_first_name').fill(first);
  await field(form, 'identity_family_name').fill(family);
  await page.getByText(say('identity_female'), { exact: true }).click();
  if (arabic) await page.getByText(say('shell_birth_hijri'), { exact: true }).click();
  await field(form, 'shell_birth_day').fill(arabic ? '١٦' : '14');
  await field(form, 'shell_birth_month').selectOption(arabic ? '8' : '3');
  await field(form, 'shell_birth_year').fill(arabic ? '1410' : '1990');
  await expect(page.getByText(arabic ? '١٤ مارس ١٩٩٠' : /16 Shaʻban 1410/)).toBeVisible();
  await page.reload();
  await expect(field(form, 'identity_first_name')).toHaveValue(first);
  await goOn(form);
}

/** Second step: how somebody is reached, and which number the document has. */
async function fillContact(form: FormPage, contact: ReturnType<typeof newContact>): Promise<void> {
  const { page, say, arabic } = form;
  await expectAt(page, '/auth/user/register?step=2');
  await goOn(form);
  await expect(field(form, 'identity_phone')).toBeFocused();
  await field(form, 'identity_phone').fill(contact.phone);
  await field(form, 'identity_email').fill(contact.email);
  const nationality = page.getByRole('combobox', { name: say('identity_nationality') });
  await nationality.click();
  await nationality.pressSequentially(arabic ? 'السعود' : 'saudi');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await field(form, 'identity_location').selectOption({ index: 1 });
  const kind = say('identity_saudi_id');
  await page.getByLabel(say('identity_identity_number', { kind }), { exact: true }).fill(contact.saudiId);
  await inspect(page, arabic ? 'ar' : 'en');
  await goOn(form);
}

/** Third step: the photo of the document; what is no picture is refused at once. */
async function addPhoto(form: FormPage): Promise<void> {
  const { page, say, arabic } = form;
  await expectAt(page, '/auth/user/register?step=3');
  await goOn(form);
  await expect(page.getByText(say('identity_photo_required'))).toBeVisible();
  const chooser = page.locator('input[name=photo]');
  await chooser.setInputFiles({ name: 'id.html', mimeType: 'text/html', buffer: Buffer.from('<b>id</b>') });
  await expect(page.getByText(say('identity_photo_no_image'))).toBeVisible();
  await chooser.setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) });
  await expect(page.getByRole('img', { name: say('identity_photo_preview') })).toBeVisible();
  await inspect(page, arabic ? 'ar' : 'en');
  await goOn(form);
}

/** Fourth step: twice the same password. */
async function choosePassword(form: FormPage): Promise<void> {
  const { page, say, arabic } = form;
  await expectAt(page, '/auth/user/register?step=4');
  await field(form, 'identity_new_password').fill(ownPassword);
  await field(form, 'identity_confirm_password').fill(`${ownPassword} `);
  const register = page.getByRole('button', { name: say('identity_register'), exact: true });
  await register.click();
  await expect(page.getByText(say('identity_passwords_differ'))).toBeVisible();
  await inspect(page, arabic ? 'ar' : 'en');
  await field(form, 'identity_confirm_password').fill(ownPassword);
  await register.click();
  await expectAt(page, '/auth/user/otp');
}

/** The success dialog, Login Dashboard, the first log-in, the terms, the dashboard. */
async function logInFirstTime(form: FormPage, password: string): Promise<void> {
  const { page, say, arabic } = form;
  const dialog = page.getByRole('dialog', { name: say('identity_registered_title') });
  await expect(dialog).toBeVisible();
  await inspect(page, arabic ? 'ar' : 'en');
  const mrn = (await dialog.locator('bdi').innerText()).trim();
  expect(mrn).toMatch(/^\d{7}$/);
  await dialog.getByRole('button', { name: say('identity_go_to_login') }).click();
  await expectAt(page, '/auth/user/dashboard?role=patient');
  await expect(page.getByLabel(say('identity_mrn_number'), { exact: true })).toHaveValue(mrn);
  await page.goto('/auth/user/otp');
  await expect(page, 'the code is used up').toHaveURL(/\/auth\/user\/dashboard/);
  await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(mrn);
  await page.getByLabel(say('identity_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('identity_login'), exact: true }).click();
  await expectAt(page, /\/terms-and-condition/);
  await page.getByRole('checkbox', { name: say('identity_terms_agree') }).check();
  await page.getByRole('button', { name: say('identity_terms_continue') }).click();
  await expectAt(page, '/dashboard');
}

inBothLanguages('ar', (variant) => {
  const arabic = variant.language === 'ar';

  test.slow();

  test(
    'S5.10 S4.18 somebody new registers, step by step, and signs in for the first time',
    { tag: '@quick' },
    async ({ page, say, request }) => {
      const form = { page, say, arabic };
      const contact = newContact();
      await page.goto('/auth/user/login');
      await page.getByRole('link', { name: say('identity_register'), exact: true }).click();
      await expectAt(page, '/auth/user/register');
      await fillPerson(form);
      await fillContact(form, contact);
      await addPhoto(form);
      await choosePassword(form);

      await expect(page.getByText(say('identity_photo_sent'))).toBeVisible();
      await inspect(page, variant.language);
      await page.reload();
      await expect(page.getByText(say.any('identity_otp_resend_in'))).toBeVisible();
      const code = await latestCode(request, contact.e164);
      await typeWrongCode(page, say, code);
      await typeCode(page, say, code);
      await logInFirstTime(form, ownPassword);
    },
  );
});

inBothLanguages('ar', (variant) => {
  const arabic = variant.language === 'ar';

  test.slow();

  test(
    'S5.10 whoever has a file and no log-in registers it, by keyboard alone',
    { tag: '@full' },
    async ({ page, say, request }) => {
      const mrn = arabic ? '1000041' : '1000042';
      await page.goto('/auth/user/register');
      await enterOn(page, page.getByRole('link', { name: say('identity_register_file'), exact: true }));
      await expectAt(page, '/auth/user/register-medical-file');
      await inspect(page, variant.language);
      await tabTo(page, page.getByLabel(say('identity_mrn_number'), { exact: true }));
      await page.keyboard.type(mrn);
      const kind = say('identity_saudi_id');
      await tabTo(page, page.getByLabel(say('identity_identity_number', { kind }), { exact: true }));
      await page.keyboard.type(`10${mrn}0`);
      await tabTo(page, page.getByLabel(say('identity_new_password'), { exact: true }));
      await page.keyboard.type(ownPassword);
      await tabTo(page, page.getByLabel(say('identity_confirm_password'), { exact: true }));
      await page.keyboard.type(`${ownPassword}!`);
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('identity_passwords_differ'))).toBeVisible();
      await inspect(page, variant.language);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await expectAt(page, '/auth/user/otp');
      await expect(page.getByText(`+9665••••••${mrn.slice(-2)}`, { exact: true })).toBeVisible();
      await inspect(page, variant.language);
      const code = await latestCode(request, `+96650${mrn}`);
      await tabTo(
        page,
        page
          .getByRole('group', { name: say('identity_otp_code') })
          .getByRole('textbox')
          .first(),
      );
      await page.keyboard.type(code);
      await logInFirstTime({ page, say, arabic }, ownPassword);
    },
  );

  test(
    'S5.10 D3.02 a number that belongs to nobody is answered alike, and no code is right; Back leads to the form',
    { tag: '@full-once' },
    async ({ page, say }) => {
      await page.goto('/auth/user/register-medical-file');
      await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(arabic ? '1999901' : '1999902');
      const kind = say('identity_saudi_id');
      await page.getByLabel(say('identity_identity_number', { kind }), { exact: true }).fill('1099999999');
      await page.getByLabel(say('identity_new_password'), { exact: true }).fill(ownPassword);
      await page.getByLabel(say('identity_confirm_password'), { exact: true }).fill(ownPassword);
      await page.getByRole('button', { name: say('identity_send_code'), exact: true }).click();
      await expectAt(page, '/auth/user/otp');
      await expect(page.getByText(/^\+9665•{6}\d\d$/)).toBeVisible();
      await typeWrongCode(page, say, '1234');
      await page.getByRole('link', { name: say('identity_otp_back'), exact: true }).click();
      await expectAt(page, '/auth/user/register');
    },
  );
});
