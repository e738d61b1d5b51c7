import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { tabTo } from '../support/keyboard.ts';
import { password, patient } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** Nobody else's journey signs these two in. */
const mrnIn = { ar: '1000009', en: '1000010' } as const;

const healthTips = (page: Page, { language }: { language: 'ar' | 'en' }) =>
  page.getByRole('switch', { name: language === 'ar' ? /^نصائح صحية مناسبة/ : /^Health tips that fit you/ });

/** Presses Download and reads the files of the zip that the browser gets. */
async function download(page: Page, say: Words): Promise<ReadonlyMap<string, string>> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', exactly(say('privacy_copy_download'))).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^balsam-my-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(readFileSync(await file.path()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

inBothLanguages('ar', (variant) => {
  const { language } = variant;
  const mrn = mrnIn[language];

  test(
    'a consent that is given and taken back is so after a reload',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(patient(mrn));
      await page.goto('/profile/privacy');
      const choice = healthTips(page, variant);
      await expect(choice).not.toBeChecked();
      await inspect(page, language);
      await tabTo(page, choice);
      const kept = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
      await page.keyboard.press('Space');
      await kept;
      await page.reload();
      await expect(choice).toBeChecked();
      await expect(page.getByText(say.any('privacy_consent_given'))).toBeVisible();
      const takenBack = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
      await choice.click();
      await takenBack;
      await page.reload();
      await expect(choice).not.toBeChecked();
      await expect(page.getByText(say.any('privacy_consent_withdrawn'))).toBeVisible();
    },
  );

  test(
    'D3.05 the data is asked for with the password, made, fetched and whole',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(patient(mrn));
      await page.goto('/profile/privacy');
      await page.getByRole('button', exactly(say('privacy_copy_ask'))).click();
      const dialog = page.getByRole('dialog');
      const typed = dialog.getByLabel(say('privacy_ask_password'), { exact: true });
      await dialog.getByRole('button', exactly(say('privacy_copy_ask'))).click();
      await expect(dialog.getByText(say('privacy_ask_required'))).toBeVisible();
      await typed.fill('not this one');
      await typed.press('Enter');
      await expect(dialog.getByText(say.refusal('current_password_wrong'))).toBeVisible();
      await inspect(page, language);
      // However soon the copy is made, nobody hears of it before the bar was seen.
      const seen = Promise.withResolvers<void>();
      await page.route('**/api/v1/privacy/exports', async (route) => {
        if (route.request().method() === 'GET') await seen.promise;
        return route.fallback();
      });
      await typed.fill(password);
      await typed.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toBeVisible();
      seen.resolve();
      await expect(page.getByText(say('privacy_copy_ready'))).toBeVisible({ timeout: 30_000 });
      await inspect(page, language);
      const files = await download(page, say);
      expect([...files.keys()]).toEqual(
        expect.arrayContaining(['README.txt', 'appointments.json', 'records/ips.json']),
      );
      expect(JSON.parse(files.get('profile.json')!)).toMatchObject([{ mrn }]);
      const others = [...[...files.values()].join('\n').matchAll(/"mrn": ?"(\d{7})"/g)].filter(([, of]) => of !== mrn);
      expect(others).toEqual([]);
      expect(files.get('README.txt')).toMatch(/A copy of your data at Balsam/);
    },
  );

  test(
    'D3.05 who saw the record is told by day, and the terms can be read again',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(patient(mrn));
      await page.goto('/profile/privacy?by=all');
      const own = page
        .getByRole('region', exactly(say('privacy_seen')))
        .getByText(say('privacy_seen_you'), { exact: true });
      await expect(page.getByText(say.any('privacy_seen_read')).first()).toBeVisible();
      await expect(own.first()).toBeVisible();
      await page.getByRole('button', exactly(say('privacy_seen_others'))).click();
      await expectAt(page, '/profile/privacy');
      // Doctors of other journeys may have looked meanwhile; what I did myself is left out in any case.
      await expect(own).toHaveCount(0);
      await page.getByRole('button', { name: say.any('privacy_terms_agreed') }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectAt(page, '/profile/privacy?terms=1');
      await inspect(page, language);
      await page.reload();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', exactly(say('shell_close'))).click();
      await expectAt(page, '/profile/privacy');
    },
  );

  test(
    'S4.19 terms that came into force since the log-in are asked for at the next navigation',
    { tag: '@full-once' },
    async ({ page, signInAs }) => {
      await page.route('**/api/v1/agreed-terms/history', async (route) => {
        const reply = await route.fetch();
        const body = (await reply.json()) as { data: { items: { agreed: boolean }[] } };
        const [first, ...older] = body.data.items;
        await route.fulfill({ json: { ...body, data: { items: [{ ...first, agreed: false }, ...older] } } });
      });
      await signInAs(patient(mrn));
      await page.goto('/my-timeline');
      await expectAt(page, '/terms-and-condition?routeToNavigate=%2Fmy-timeline');
    },
  );
});
