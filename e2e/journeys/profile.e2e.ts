import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { codeOtherThan } from '../support/codes.ts';
import { expectAt } from '../support/log-in-form.ts';
import { tabTo } from '../support/keyboard.ts';
import { latestCode, outbox, password, patient } from '../support/server.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** The fact of this name on the profile. */
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd > span')
    .first();

/** A picture as somebody's phone would take it: drawn in the browser, 1200 by 900. */
async function pictureFrom(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1200, height: 900 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#7a9e7e';
    pen.fillRect(0, 0, 1200, 900);
    pen.fillStyle = '#f0c9a0';
    pen.fillRect(450, 250, 300, 400);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

type Told = { readonly page: Page; readonly say: Words };

async function askForCode({ page, say }: Told, phone: string): Promise<void> {
  await page.getByLabel(say('profile_new_phone'), { exact: true }).fill(phone);
  await page.getByLabel(say('profile_current_password'), { exact: true }).fill(password);
  await page.getByRole('button', exactly(say('profile_send_code'))).click();
}

inBothLanguages('en', ({ language }) => {
  const arabic = language === 'ar';
  const mrn = arabic ? '1000006' : '1000007';

  test(
    'a patient finds the profile in the account menu, reveals the identity number and writes an address that survives a reload',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      test.slow();
      await signInAs(patient(mrn));
      await page.goto('/dashboard');
      await page
        .getByRole('banner')
        .getByRole('button', { name: say.any('shell_account') })
        .click();
      await page.getByRole('button', exactly(say('shell_my_profile'))).click();
      await expectAt(page, '/profile');
      await expect(page.getByText(mrn, { exact: true })).toBeVisible();
      const label = say('profile_identity_national');
      await expect(fact(page, label)).toHaveText(/^•{6}\d{4}$/);
      await inspect(page, language);
      await page.getByRole('button', exactly(say('profile_identity_show'))).click();
      await expect(fact(page, label)).toHaveText(/^1\d{9}$/);

      await page.getByRole('link', exactly(say('profile_edit_details'))).click();
      await expectAt(page, '/profile/details');
      await inspect(page, language);
      const address = arabic ? 'حي النرجس، شارع ١٢' : 'Al Narjis, Street 12';
      await page.getByLabel(say('profile_city'), { exact: true }).selectOption('Abha');
      await page.getByLabel(say('profile_address'), { exact: true }).fill(address);
      await page.getByRole('button', exactly(say('profile_save'))).click();
      await expectAt(page, '/profile');
      await page.reload();
      await expect(fact(page, say('profile_address'))).toHaveText(address);
      await expect(fact(page, say('profile_city'))).toHaveText(arabic ? 'أبها' : 'Abha');
    },
  );

  test(
    'a phone number is changed by a code to the new one, across a reload, and the old one is told',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const [typed, to] = arabic ? ['0555000661', '+966555000661'] : ['0555000771', '+966555000771'];
      await signInAs(patient(mrn));
      await page.goto('/profile');
      await page.getByRole('link', exactly(say('profile_change_phone'))).click();
      await page.getByRole('button', exactly(say('profile_send_code'))).click();
      await expect(page.getByText(say('profile_new_phone_required'))).toBeVisible();
      await expect(page.getByText(say('profile_current_password_required'))).toBeVisible();
      await inspect(page, language);
      await askForCode({ page, say }, '0400000000');
      await expect(page.getByText(say('profile_new_phone_valid'))).toBeVisible();
      await askForCode({ page, say }, typed);
      await expect(page.getByText(`+9665••••••${to.slice(-2)}`, { exact: true })).toBeVisible();
      await inspect(page, language);
      await page.reload();
      await expect(page.getByText(`+9665••••••${to.slice(-2)}`, { exact: true })).toBeVisible();

      const code = await latestCode(request, to);
      const boxes = page.getByRole('group', exactly(say('profile_code'))).getByRole('textbox');
      await boxes.first().focus();
      await page.keyboard.type(codeOtherThan(code));
      await expect(page.getByRole('alert').getByText(say.refusal('code_wrong'))).toBeVisible();
      await boxes.first().focus();
      await page.keyboard.type(code);
      await expectAt(page, '/profile');
      await expect(fact(page, say('profile_phone'))).toHaveText(to);
      await expect(async () => expect(await outbox(request, `+96650${mrn}`)).not.toEqual([])).toPass();
      await page.goto('/profile/contact?kind=phone');
      await expect(page.getByLabel(say('profile_new_phone'), { exact: true }), 'the code is used up').toBeVisible();
    },
  );

  test(
    'a photo is cut by keyboard, shown in the header, and taken away again',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      test.slow();
      await signInAs(patient(mrn));
      await page.goto('/profile/photo');
      await inspect(page, language);
      const files = page.locator('input[type=file]');
      await files.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(page.getByText(say('profile_photo_unreadable'))).toBeVisible();
      await files.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await pictureFrom(page) });
      const save = page.getByRole('button', exactly(say('profile_photo_save')));
      await expect(save).toBeEnabled();
      await inspect(page, language);
      await tabTo(page, page.getByRole('application', exactly(say('profile_photo'))));
      await page.keyboard.press('ArrowRight');
      await tabTo(page, page.getByRole('slider', exactly(say('profile_photo_zoom'))));
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('slider')).toHaveJSProperty('value', '1.05');
      await tabTo(page, save);
      await page.keyboard.press('Enter');
      await expectAt(page, '/profile');
      const face = page.getByRole('banner').locator('img[src^="data:image/"]');
      await expect(face).toBeVisible();
      await inspect(page, language);
      await page.reload();
      await expect(face).toBeVisible();

      await page.getByRole('link', exactly(say('profile_photo_change'))).click();
      await page.getByRole('button', exactly(say('profile_photo_remove'))).click();
      await inspect(page, language);
      await page
        .getByRole('dialog')
        .getByRole('button', exactly(say('profile_photo_remove')))
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(face).toHaveCount(0);
      await expect(
        page
          .getByRole('banner')
          .getByRole('button', { name: say.any('shell_account') })
          .locator('img'),
      ).toBeVisible();
    },
  );
});
