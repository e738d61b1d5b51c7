import type { Page } from '@playwright/test';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

type Heard = { readonly lang: string; readonly text: string };

/** A voice and a way to share as browsers offer them; what was said and shared can be read afterwards. */
const giveVoice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const kept = { spoken: [] as { lang: string; text: string }[], calls: [] as string[], shared: [] as unknown[] };
    Object.assign(globalThis, { kept });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        speak: ({ lang, text }: SpeechSynthesisUtterance) => kept.spoken.push({ lang, text }),
        cancel: () => kept.calls.push('cancel'),
        pause: () => kept.calls.push('pause'),
        resume: () => kept.calls.push('resume'),
      },
    });
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => {
        kept.shared.push(what);
        return Promise.resolve();
      },
    });
  });
};

const kept = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { kept: { spoken: Heard[]; calls: string[]; shared: { url: string }[] } }).kept,
  );

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';
  // With a slip in each.
  const typed = arabic ? 'الربوو' : 'astma';
  const title = arabic ? 'الربو تحت السيطرة' : 'Asthma under control';

  test(
    'D14.23 an article is found with a slip, listened to, enlarged, kept and shared',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await giveVoice(page);
      await signInAs((await newPatient(request)).signIn);
      await page.goto('/dashboard');
      await page
        .getByRole('main')
        .getByRole('link', exactly(say('patient_tile_health_education')))
        .click();
      await expectAt(page, '/health-education/list');
      await page.getByLabel(say('education_search')).fill(typed);
      await page.getByLabel(say('education_search')).press('Enter');
      await expectAt(page, /[?&]q=/);
      const found = page.getByRole('main').getByRole('link', { name: title });
      await expect(found).toBeVisible();
      await inspect(page, language);
      await found.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

      await page.getByRole('button', exactly(say('education_listen'))).click();
      await page.getByRole('button', exactly(say('education_pause'))).click();
      await page.getByRole('button', exactly(say('education_resume'))).click();
      await inspect(page, language);
      await page.getByRole('button', exactly(say('education_stop'))).click();
      const { spoken, calls } = await kept(page);
      expect(new Set(spoken.map(({ lang }) => lang))).toEqual(new Set([arabic ? 'ar-SA' : 'en-GB']));
      const said = spoken.map(({ text }) => text).join(' ');
      expect(said).toContain(title);
      expect(said).toContain(arabic ? 'البخاخ المسعف' : 'The reliever opens the airways');
      expect(said).not.toMatch(/[<>#]/);
      expect(calls).toEqual(expect.arrayContaining(['pause', 'resume']));

      const text = page.getByRole('article').getByRole('listitem').first();
      const sizeOf = () => text.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
      const usual = await sizeOf();
      await page.getByRole('button', exactly(say('education_larger_text'))).click();
      expect(await sizeOf()).toBeGreaterThan(usual);

      // It shows at once; a page that is left before would take the call with it.
      const saved = page.waitForResponse((reply) => /\/\d+\/saved$/.test(reply.url()));
      await page.getByRole('button', exactly(say('education_save'))).click();
      expect((await saved).ok()).toBe(true);
      await expect(page.getByRole('button', exactly(say('education_is_saved')))).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.getByRole('button', exactly(say('education_share'))).click();
      const { shared } = await kept(page);
      expect(shared).toEqual([{ title, url: expect.stringMatching(/\/health-education\/\d+$/) }]);

      await page.goto('/health-education/list');
      await page.getByRole('button', exactly(say('education_saved'))).click();
      await expectAt(page, '/health-education/list?saved=true');
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
      await inspect(page, language);
    },
  );
});
