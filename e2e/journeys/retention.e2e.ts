import { inspect } from '../support/checks.ts';
import { callAs } from '../support/sessions.ts';
import { staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** One of the closed accounts of the demo hospital for each language. */
const numbers = { en: '1000091', ar: '1000092' } as const;
/** The same as it is typed, in whichever digits. */
const typed = { en: '1000091', ar: '١٠٠٠٠٩٢' } as const;

inBothLanguages('ar', (variant) => {
  const mrn = numbers[variant.language];

  test(
    'D3.07 an administrator confirms that the closed record of a minor may go, with its number, once and for all',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await signInAs(staff('admin'));
      await page.goto('/staff/retention');
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mrn });
      await row.getByRole('button', { name: say('retention_confirm') }).click();
      const dialog = page.getByRole('dialog', { name: say('retention_dialog') });
      await expect(dialog.getByText(say('retention_kind_results'))).toBeVisible();
      await inspect(page, variant.language);
      const field = dialog.getByRole('textbox', { name: say('retention_type') });
      await field.fill('1000001');
      await dialog.getByRole('button', { name: say('retention_delete') }).click();
      await expect(field).toHaveAccessibleDescription(/does not match this record|ليس رقم الملف الطبي/);
      await dialog.getByRole('button', { name: say('retention_keep') }).click();
      await expect(row).toBeVisible();
      await row.getByRole('button', { name: say('retention_confirm') }).click();
      await dialog.getByRole('textbox', { name: say('retention_type') }).fill(typed[variant.language]);
      await dialog.getByRole('button', { name: say('retention_delete') }).click();
      await expect(page.getByText(say('retention_done'))).toBeVisible();
      await expect(row).toHaveCount(0);
      const call = await callAs(request, staff('admin'));
      const { waiting } = await call<{ waiting: { items: { mrn_number: string }[] } }>('GET', '/staff/retention');
      expect(waiting.items.map((each) => each.mrn_number)).not.toContain(mrn);
    },
  );
});
