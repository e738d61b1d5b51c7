import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { patient, readClock } from '../support/server.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';
import type { Words } from '../support/words.ts';

const noura = { ar: 'نورة', en: 'Noura' } as const;
const fluoxetine = { ar: 'فلوكسيتين ٢٠ ملغ كبسولات', en: 'Fluoxetine 20 mg capsules' } as const;
const omar = { ar: 'عمر', en: 'Omar' } as const;

/** Opens the profile of one of the family. */
async function openProfile(page: Page, say: Words, name: string): Promise<void> {
  await page.goto('/family-members');
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('heading') })
    .getByRole('button', { name: say('family_open') })
    .click();
  await expectAt(page, '/dashboard');
}

inBothLanguages('ar', ({ language }) => {
  test(
    'D11.08 a guardian reads and adds to a six-year-old’s growth, and sees which vaccine is due',
    { tag: '@full' },
    async ({ say, request, openBrowser }) => {
      const page = await openBrowser(patient('1000002'));
      await openProfile(page, say, noura[language]);
      await page.goto('/growth');
      await button(page, say('growth_add')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('growth_value_kg')).fill(language === 'ar' ? '20.4' : '20.6');
      const today = (await readClock(request)).toISOString().slice(0, 10);
      await dialog.getByLabel(say('growth_day')).fill(today);
      await button(dialog, say('growth_add_save')).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(say('growth_own')).first()).toBeVisible();
      await inspect(page, language);
      await page.goto('/vaccinations');
      await expect(page.getByText(say('vaccines_some_due'))).toBeVisible();
      await inspect(page, language);
      await page.getByRole('link', { name: say('vaccines_book') }).click();
      await expectAt(page, '/appointment/book');
    },
  );

  test(
    'D11.01 a sixteen-year-old’s sensitive reports and medicines are hidden from the guardian, and there for himself',
    { tag: '@full' },
    async ({ say, openBrowser }) => {
      const himself = await openBrowser(patient('1000004'));
      await himself.goto('/radiology-report');
      const own = himself.getByRole('main').getByRole('listitem');
      await expect(own).toHaveCount(2);
      await himself.goto('/my-medication');
      await expect(himself.getByRole('article').filter({ hasText: fluoxetine[language] })).toBeVisible();
      await himself.goto('/my-timeline');
      await expect(himself.getByText(fluoxetine[language], { exact: true })).toBeVisible();
      const page = await openBrowser(patient('1000002'));
      await openProfile(page, say, omar[language]);
      await page.goto('/radiology-report');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await inspect(page, language);
      for (const path of ['/my-medication', '/my-timeline', '/medical-file']) {
        await page.goto(path);
        await inspect(page, language);
        await expect(page.getByText(fluoxetine[language])).toHaveCount(0);
      }
    },
  );
});
