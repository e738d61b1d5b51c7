import { ratingMean } from '@balsam/domain/ratings';
import type { Page } from '@playwright/test';
import { button, exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { inDigitsOf } from '../support/digits.ts';
import { newPatient } from '../support/orders.ts';
import { doctorRating, visitedPatient } from '../support/reviews.ts';
import { staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import type { Words } from '../support/words.ts';

const wordsIn = {
  ar: { kind: 'استمع الطبيب باهتمام وشرح الخطة', rude: 'كلام غير لائق في التعليق', why: 'يُرجى وصف الزيارة بكلمات لائقة' },
  en: {
    kind: 'Listened well and explained the plan',
    rude: 'Rude words stand in this',
    why: 'Please describe the visit politely',
  },
} as const;

/** Gives stars and words in the open dialog. */
async function write(page: Page, say: Words, stars: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const radio = page.getByRole('radio', exactly(say('shell_rating_of', { value: stars })));
  await dialog.locator('label').filter({ has: radio }).click();
  await dialog.getByRole('textbox', { name: say('reviews_words') }).fill(words);
  await button(dialog, say('reviews_send')).click();
  await expect(dialog).toBeHidden();
}

inBothLanguages('ar', ({ language }) => {
  test(
    'D14.03 D14.07 D14.08 a visit is rated after the prompt was put off; its words are published, others read them and see them in the doctor’s average; other words are refused with a reason',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      test.slow();
      // A run of both languages shares the desk's list.
      const run = Date.now();
      const { kind, rude, why } = wordsIn[language];
      const [praise, insult] = [
        `${kind} ${inDigitsOf(language, String(run))}`,
        `${rude} ${inDigitsOf(language, String(run))}`,
      ];
      const lane = test.info().parallelIndex;
      const [first, second] = [await visitedPatient(request, lane), await visitedPatient(request, lane)];
      const doctorId = first.visit.doctor.id;
      expect(second.visit.doctor.id).toBe(doctorId);
      const before = await doctorRating(request, doctorId);
      const nameOf = ({ visit: { doctor } }: typeof first): string =>
        language === 'ar' ? doctor.display_name_ar : doctor.display_name;

      await signInAs(first.signIn);
      await page.goto('/dashboard');
      const prompt = page.getByRole('heading', exactly(say('reviews_prompt', { doctor: nameOf(first) })));
      await expect(prompt).toBeVisible();
      await inspect(page, language);
      await button(page, say('reviews_put_off')).click();
      await expect(prompt).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(prompt).toBeHidden();
      await page.goto('/my-reviews');
      await button(page, say('reviews_rate')).click();
      await button(page.getByRole('dialog'), say('reviews_send')).click();
      await expect(page.getByRole('dialog').getByText(say('call_rating_error'))).toBeVisible();
      await inspect(page, language);
      await write(page, say, inDigitsOf(language, '5'), praise);
      await expectToast(page, say('reviews_sent_waits'));
      await expect(page.getByRole('listitem').filter({ hasText: praise })).toContainText(say('reviews_state_pending'));
      await inspect(page, language);

      const other = await openBrowser(second.signIn);
      await other.goto(`/appointment/${second.visit.id}`);
      await button(other, say('reviews_rate')).click();
      await write(other, say, inDigitsOf(language, '2'), insult);

      const reader = await openBrowser((await newPatient(request)).signIn);
      const doctorPage = `/find-a-specialist/${doctorId}?method=onsite`;
      const openReviews = async () => {
        await reader.goto(doctorPage);
        await reader.getByRole('tab', { name: say('booking_tab_reviews') }).click();
        await expect(reader.getByText(say('reviews_mean_note'))).toBeVisible();
      };
      await openReviews();
      await expect(reader.getByText(praise)).toBeHidden();

      const admin = await openBrowser(staff('admin'), { size: 'desktop' });
      await admin.goto('/staff/content?kind=reviews');
      const praised = admin.getByRole('listitem').filter({ hasText: praise });
      const insulting = admin.getByRole('listitem').filter({ hasText: insult });
      await expect(praised).toBeVisible();
      await inspect(admin, language);
      await button(praised, say('reviews_desk_publish')).click();
      await expect(praised).toBeHidden();
      await button(insulting, say('reviews_desk_refuse')).click();
      const dialog = admin.getByRole('dialog');
      await button(dialog, say('reviews_desk_refuse')).click();
      await expect(dialog.getByText(say('reviews_desk_reason_required'))).toBeVisible();
      await dialog.getByRole('textbox', { name: say('reviews_desk_reason') }).fill(why);
      await inspect(admin, language);
      await button(dialog, say('reviews_desk_refuse')).click();
      await expect(insulting).toBeHidden();

      await openReviews();
      await expect(reader.getByText(praise)).toBeVisible();
      const sum = before.distribution.reduce((stars, { value, count }) => stars + value * count, 5 + 2);
      const count = before.count + 2;
      const average = inDigitsOf(language, ratingMean({ sum, count }).toFixed(1)).replace(
        '.',
        language === 'ar' ? '٫' : '.',
      );
      const inShort = reader
        .getByRole('main')
        .locator('section')
        .filter({ hasText: say('reviews_mean_note') });
      await expect(inShort.getByText(average, { exact: true })).toBeVisible();
      const shown = inDigitsOf(language, count);
      await expect(inShort.getByText(new RegExp(`^${shown} `))).toBeVisible();
      const fiveStars = before.distribution.find(({ value }) => value === 5)!.count + 1;
      const stars = {
        value: inDigitsOf(language, 5),
        most: inDigitsOf(language, 5),
        count: inDigitsOf(language, fiveStars),
      };
      await expect(inShort.getByText(say('booking_stars_given', stars))).toBeAttached();
      await inspect(reader, language);
      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: praise })).toContainText(
        say('reviews_state_published'),
      );
      await other.goto('/my-reviews');
      const refused = other.getByRole('listitem').filter({ hasText: insult });
      await expect(refused).toContainText(say('reviews_state_refused'));
      await expect(refused).toContainText(why);
      await inspect(other, language);
    },
  );
});
