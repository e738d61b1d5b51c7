import { staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** A setting of each language, so that both runs can be under way at once; no other journey goes by them. */
const settings = {
  en: {
    title: 'MESSAGE_RETENTION_DAYS',
    name: 'Sent messages',
    low: '29',
    range: /from 30 to 3650/,
    value: '120',
    shown: '120 days',
  },
  ar: {
    title: 'FISCAL_RETENTION_YEARS',
    name: 'الفواتير',
    low: '٥',
    range: /من ٦ إلى ٥٠$/,
    value: '٧',
    shown: '٧ سنوات',
  },
} as const;

inBothLanguages('ar', ({ language }) => {
  const { title, name, low, range, value, shown } = settings[language];

  test(
    'D13.07 an administrator changes a setting within its bounds, and sees who did',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(staff('admin'));
      await page.goto('/staff/settings');
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      const field = dialog.getByRole('textbox', { name: say('staff_settings_value') });
      const save = dialog.getByRole('button', { name: say('staff_settings_save') });
      await expect(save).toBeDisabled();
      await field.fill(low);
      await save.click();
      await expect(dialog.getByText(range)).toBeVisible();
      await expect(field).toHaveValue(low);
      await field.fill(value);
      await save.click();
      await expect(page.getByText(say('staff_settings_saved'))).toBeVisible();
      await expect(dialog.getByRole('listitem')).toContainText([shown]);
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`setting=${title}`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name })).toContainText(shown);
    },
  );
});
