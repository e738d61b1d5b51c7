import type { Locator, Page } from '@playwright/test';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { ignoreErrors } from '../support/prepare-page.ts';
import { patient } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** A slip in each. */
const typed = {
  ar: { product: 'بندول', doctor: 'ليلا حسن' },
  en: { product: 'بندول', doctor: 'laila hasan' },
} as const;
const layla = { ar: 'ليلى حسن', en: 'Layla Hassan' } as const;

const field = (page: Page, say: Words) => page.getByRole('combobox', exactly(say('search_label')));
const group = (page: Page, say: Words, key: string) => page.getByRole('group', exactly(say(key)));

/** Opens the search by its keys once the header listens. */
async function openByKeys(page: Page, say: Words): Promise<void> {
  await expect(page.getByRole('button', exactly(say('search_open')))).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(field(page, say)).toBeFocused();
}

/** Goes down to it by the arrow and presses Enter. */
async function enterBelow(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  const isReached = async () => (await option.getAttribute('aria-selected')) === 'true';
  for (let presses = 0; presses < 30 && !(await isReached()); presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

inBothLanguages('ar', ({ language }) => {
  test(
    'D14.11 D14.12 D14.13 a patient finds a product, a doctor and an own visit by keyboard, in spite of slips',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      test.slow();
      await signInAs(patient('1000001'));
      await page.goto('/dashboard');
      await openByKeys(page, say);
      await inspect(page, language);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      const opener = page.getByRole('button', exactly(say('search_open')));
      await opener.click();
      await field(page, say).fill(typed[language].doctor);
      const doctors = group(page, say, 'search_doctors');
      await expect(doctors.getByRole('option').first()).toContainText(layla[language]);
      await expect(group(page, say, 'search_appointments').getByRole('option').first()).toContainText(layla[language]);
      await inspect(page, language);
      await page.keyboard.press('ArrowDown');
      await expect(doctors.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();

      await openByKeys(page, say);
      await field(page, say).fill(typed[language].doctor);
      const visit = group(page, say, 'search_appointments').getByRole('option').first();
      await expect(visit).toBeVisible();
      await enterBelow(page, visit);
      await expectAt(page, /\/appointment\/\d+/);
      await expect(page.getByRole('main')).toContainText(layla[language]);

      await openByKeys(page, say);
      await expect(group(page, say, 'search_recent').getByRole('option')).toHaveText([typed[language].doctor]);
      await field(page, say).fill(typed[language].product);
      await enterBelow(page, group(page, say, 'search_products').getByRole('option').first());
      await expectAt(page, /\/pharmacy\/products\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'ar' ? 'بنادول' : /panadol/i);
    },
  );

  test(
    'D14.11 D14.12 a guest finds what everybody may see, nothing of anybody’s own, and learns when nothing is found or the line is cut',
    { tag: '@full' },
    async ({ page, say, consoleErrors }) => {
      await page.goto('/find-a-specialist');
      await openByKeys(page, say);
      await field(page, say).fill(layla[language]);
      await expect(group(page, say, 'search_doctors').getByRole('option').first()).toContainText(layla[language]);
      for (const own of ['search_appointments', 'search_results', 'search_radiology', 'search_orders'])
        await expect(group(page, say, own)).toHaveCount(0);
      await inspect(page, language);
      const nothing = '9876543';
      await field(page, say).fill(nothing);
      await expect(page.getByRole('dialog').getByText(say('search_none', { text: nothing }))).toBeVisible();
      await inspect(page, language);

      await page.route('**/api/v1/search', (route) => route.fulfill({ status: 500, json: {} }));
      await field(page, say).fill(typed[language].doctor);
      const again = page.getByRole('dialog').getByRole('button', exactly(say('shell_try_again')));
      await expect(again).toBeVisible();
      await page.unroute('**/api/v1/search');
      await again.click();
      await expect(group(page, say, 'search_doctors').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expectAt(page, /\/find-a-specialist\/\d+/);
      ignoreErrors(consoleErrors, /500/);
    },
  );

  test(
    'D14.11 the keys of the search are heard from the moment that its button stands',
    { tag: '@full-once' },
    async ({ page, say }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('header button[aria-keyshortcuts]')) return;
          observer.disconnect();
          dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true }));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto('/find-a-specialist');
      await expect(field(page, say)).toBeFocused();
    },
  );
});
