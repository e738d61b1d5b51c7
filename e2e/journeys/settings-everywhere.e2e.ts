import type { Page } from '@playwright/test';
import { withSecondServer } from '../support/second-server.ts';
import { callAs } from '../support/sessions.ts';
import { staff } from '../support/server.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Setting = { readonly title: string; readonly value: unknown; readonly revision: number };

const dialogOf = (page: Page, say: Words) => {
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: say('staff_settings_value') });
  const save = dialog.getByRole('button', { name: say('staff_settings_save') });
  return { dialog, field, save };
};

inBothLanguages('en', ({ language }) => {
  test(
    'D13.07 a changed setting is in force in a second process at once, and whoever comes second is told',
    { tag: '@full-once' },
    async ({ page, say, request, signInAs, openBrowser, baseURL }) => {
      test.slow();
      const second = asPerson(
        await newStaff(request, { email: `e2e-second-admin-${language}@example.org`, role_id: roles.administrator }),
      );
      const call = await callAs(request, staff('admin'));
      const settingOf = async (title: string): Promise<Setting> =>
        (await call<{ items: Setting[] }>('GET', '/staff/settings')).items.find((each) => each.title === title)!;
      const before = await settingOf('CONTACT_NUMBER');
      const [first, later] = ['+966115550177', '+966115550188'];

      await withSecondServer(async (other) => {
        expect(new URL(other).port).not.toBe(new URL(baseURL!).port);
        const guest = await openBrowser();
        await guest.goto(`${other}/contact-us`);
        await expect(guest.locator(`a[href="tel:${String(before.value)}"]`).first()).toBeVisible();
        // Two administrators have the same setting open, each at another process.
        const colleague = await openBrowser(second);
        await colleague.goto(`${other}/staff/settings?setting=CONTACT_NUMBER`);
        const theirs = dialogOf(colleague, say);
        await expect(theirs.field).toHaveValue(String(before.value));
        await signInAs(staff('admin'));
        await page.goto('/staff/settings?setting=CONTACT_NUMBER');
        const mine = dialogOf(page, say);
        await mine.field.fill(first);
        await mine.save.click();
        await expect(page.getByText(say('staff_settings_saved'))).toBeVisible();

        await guest.reload();
        await expect(guest.locator(`a[href="tel:${first}"]`).first()).toBeVisible();

        await theirs.field.fill(later);
        const refused = colleague.waitForResponse(
          (reply) => reply.url().endsWith('/staff/settings/CONTACT_NUMBER') && reply.request().method() === 'PATCH',
        );
        await theirs.save.click();
        expect((await refused).status()).toBe(409);
        await expect(theirs.dialog.getByText(/Someone else has changed|عُدّل هذا الإعداد/)).toBeVisible();
        expect((await settingOf('CONTACT_NUMBER')).value).toBe(first);
        // What they typed stands beside it, and it is theirs to change once they have seen it.
        await expect(theirs.field).toHaveValue(later);
        await theirs.dialog.getByRole('button', { name: say('staff_settings_take_theirs') }).click();
        await expect(theirs.field).toHaveValue(first);
        await theirs.field.fill(String(before.value));
        await theirs.save.click();
        await expect(colleague.getByText(say('staff_settings_saved'))).toBeVisible();
        expect((await settingOf('CONTACT_NUMBER')).value).toBe(before.value);

        // A slip of the hand is refused, and nothing costs it.
        await page.goto('/staff/settings?setting=VAT_PERCENT');
        const vat = dialogOf(page, say);
        const before15 = await settingOf('VAT_PERCENT');
        await vat.field.fill('1500');
        const answer = page.waitForResponse((reply) => reply.url().endsWith('/staff/settings/VAT_PERCENT'));
        await vat.save.click();
        expect((await answer).status()).toBe(422);
        await expect(vat.dialog.getByText(/from 0 to 50|من ٠ إلى ٥٠|من 0 إلى 50/).first()).toBeVisible();
        expect(await settingOf('VAT_PERCENT')).toEqual(before15);
        // They would ask for the process that ends, and say in the console that it is gone.
        await Promise.all([guest.close(), colleague.close()]);
      });
    },
  );
});
