import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { readClock } from '../support/clock.ts';
import { importPerson, logInByCode } from '../support/imported-patients.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** Two thousand entries of two years: conditions, and every tenth a procedure. */
const count = 2000;
const dayMs = 86_400_000;

const bundleOf = (id: string, now: Date): string => {
  const person = {
    resourceType: 'Patient',
    id,
    identifier: [{ system: 'https://clinic.example/patients', value: id }],
    name: [{ family: 'Ghamdi', given: ['Salem'] }],
  };
  const subject = { reference: `Patient/${id}` };
  const entries = Array.from({ length: count }, (_, n) => {
    const at = new Date(now.getTime() - (n + 1) * (dayMs / 3)).toISOString();
    const code = { text: `Entry ${n + 1}` };
    return n % 10 === 0
      ? { resourceType: 'Procedure', id: `p${n}`, status: 'completed', code, subject, performedDateTime: at }
      : { resourceType: 'Condition', id: `c${n}`, code, subject, onsetDateTime: at };
  });
  return JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [person, ...entries].map((resource) => ({ resource })),
  });
};

const people = {
  ar: { id: 'long-record-ar', phone: '0555000221', e164: '+966555000221' },
  en: { id: 'long-record-en', phone: '0555000222', e164: '+966555000222' },
} as const;

/** As many rows as a window of blocks around the screen holds, and far fewer than there are. */
const most = 320;
const rowsOn = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Scrolls until this row is in sight; answers the most rows that stood in the document on the way. */
async function scrollTo(page: Page, name: string): Promise<number> {
  const row = rowsOn(page).filter({ has: page.getByText(name, { exact: true }) });
  let seen = 0;
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    seen = Math.max(seen, await rowsOn(page).count());
    expect(await row.count()).toBe(1);
    // New rows stand in the document until they were measured, and go again while they are far below.
    await row.scrollIntoViewIfNeeded();
  }).toPass({ intervals: [50] });
  return seen;
}

inBothLanguages('ar', ({ language }) => {
  test(
    'a record of two thousand entries is scrolled, walked by the keyboard and printed and narrowed down, with few of them in the document',
    { tag: '@full' },
    async ({ page, say, request }, info) => {
      test.slow();
      const { id, phone, e164 } = people[language];
      const file = info.outputPath('bundle.json');
      const now = await readClock(request);
      await writeFile(file, bundleOf(id, now));
      await logInByCode({ page, say, request }, await importPerson(file, phone), e164);
      await page.goto('/my-timeline');
      await expect(rowsOn(page).first()).toContainText('Entry 1');
      await inspect(page, language);

      const seen = await scrollTo(page, `Entry ${count}`);
      expect(seen).toBeLessThan(most);
      await expect(rowsOn(page).last()).toHaveAttribute('aria-posinset', /^[1-9]/);
      await page.getByText(`Entry ${count}`, { exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText(`Entry ${count}`);
      await page.keyboard.press('Escape');

      // Paper gets every row; afterwards the document is small again.
      await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
      await expect(rowsOn(page)).toHaveCount(count);
      await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
      await expect.poll(() => rowsOn(page).count()).toBeLessThan(most);

      // From row to row by the keyboard, over the ends of several windows.
      await page.goto('/my-timeline');
      await expect(rowsOn(page).first().getByText('Entry 1', { exact: true })).toBeVisible();
      await rowsOn(page).first().getByRole('button').focus();
      for (let n = 2; n <= 130; n += 1) {
        await page.keyboard.press('Tab');
        if (n % 10 === 0) await expect(page.locator(':focus')).toContainText(`Entry ${n}`);
      }
      expect(await rowsOn(page).count()).toBeLessThan(most);

      await page.goto('/my-timeline');
      await button(page, say('records_kind_procedure')).click();
      await expect(rowsOn(page).nth(1)).toContainText('Entry 11');
      await expect(page.getByText('Entry 2', { exact: true })).toBeHidden();
      const year = now.getFullYear() - 1;
      await page.getByLabel(say('records_filter_year')).selectOption(String(year));
      await expect(page).toHaveURL(new RegExp(`kind=procedure.*year=${year}`));
      await expect(page.getByText('Entry 11', { exact: true })).toBeHidden();
      await inspect(page, language);
    },
  );
});
