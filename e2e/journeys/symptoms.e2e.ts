import { expect, type Page } from '@playwright/test';
import { appointmentIn, chooseTime, confirmBooking, type PatientScreen } from '../support/booking.ts';
import { exactly } from '../support/buttons.ts';
import { inspect, settled } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Screen = { readonly page: Page; readonly say: Words };

const press = ({ page, say }: Screen, key: string) => page.getByRole('button', exactly(say(key))).click();

/** Looks for a complaint in a person's own words and ticks it. */
async function tell({ page, say }: Screen, words: string, name: string): Promise<void> {
  const search = page.getByRole('textbox', exactly(say('symptoms_search')));
  await search.fill(words);
  await search.press('Enter');
  await page.getByRole('checkbox', exactly(name)).first().check();
}

/** Answers each question with 'none of these', as far as the result. */
async function answerNone(screen: Screen): Promise<void> {
  const { page, say } = screen;
  const progress = page.getByRole('progressbar');
  const count = Number(await progress.getAttribute('max'));
  for (let n = 0; n < count; n += 1) {
    await expect(progress).toHaveAttribute('value', String(n));
    const none = page.getByRole('checkbox', exactly(say('symptoms_none')));
    await none.or(page.getByRole('radio', exactly(say('symptoms_not_sure')))).check();
    await press(screen, n === count - 1 ? 'symptoms_show_result' : 'symptoms_next');
  }
}

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';
  const headache = arabic ? { words: 'صداعع', name: 'صداع' } : { words: 'headche', name: 'Headache' };
  const cough = arabic ? { words: 'كحه', name: 'سعال' } : { words: 'coughing', name: 'Cough' };

  test(
    'D14.01 from a complaint to a booked visit that the survey is attached to',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const screen: Screen = { page, say };
      const care: PatientScreen = { page, say, language };
      const person = await newPatient(request);
      await signInAs(person.signIn);
      await page.goto('/dashboard');
      await page
        .getByRole('link', { name: say('patient_tile_check_symptoms') })
        .first()
        .click();
      await expectAt(page, '/symptom-checker');
      await inspect(page, language);

      await tell(screen, headache.words, headache.name);
      const body = page.getByRole('region', exactly(say('symptoms_body')));
      await body.getByRole('button', exactly(say('symptoms_neck'))).click();
      await expect(page.getByRole('heading', { name: say('symptoms_neck') })).toBeVisible();
      await inspect(page, language);
      await press(screen, 'symptoms_continue');
      await page.getByText(say('symptoms_moderate'), { exact: true }).click();
      await inspect(page, language);
      await press(screen, 'symptoms_continue');
      await expect(page.getByRole('progressbar')).toBeVisible();
      await inspect(page, language);
      await answerNone(screen);

      await expect(page.getByRole('heading', exactly(say('symptoms_urgency_week')))).toBeVisible();
      await inspect(page, language);
      const result = page.url();
      // On paper nothing lies folded.
      const answer = page.locator('details dd').first();
      await expect(answer).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(answer).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page
        .getByRole('link', { name: say.any('symptoms_book_in') })
        .first()
        .click();
      await expectAt(page, /\/find-a-specialist\?.*speciality=\d+/);
      await settled(page);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expectAt(page, /\/find-a-specialist\/\d+/);
      await chooseTime(care);
      await confirmBooking(care);
      const visit = appointmentIn(page);

      // The visit offers it by itself; the result can attach it as well.
      await page.goto(`/appointment/${visit}`);
      await press(screen, 'symptoms_attach_here');
      await expect(page.getByRole('button', exactly(say('symptoms_detach')))).toBeVisible();
      await inspect(page, language);
      await press(screen, 'symptoms_detach');
      await expect(page.getByRole('button', exactly(say('symptoms_attach_here')))).toBeVisible();
      await page.goto(result);
      await page.getByLabel(say('symptoms_attach_choose'), { exact: true }).selectOption(visit);
      await press(screen, 'symptoms_attach');
      await expect(page.getByRole('button', exactly(say('symptoms_detach')))).toBeVisible();
      const { items } = await person.call<{ items: { title: string }[] }>('GET', `/appointments/${visit}/sc-survey`);
      expect(items.map(({ title }) => title)).toEqual(['Headache']);

      await page.goto('/symptom-checker');
      await expect(page.getByRole('link', exactly(headache.name))).toBeVisible();
    },
  );

  test(
    'D14.01 a red flag stands in the way in the middle of the questions, and can be corrected',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const screen: Screen = { page, say };
      await signInAs((await newPatient(request)).signIn);
      await page.goto('/symptom-checker');
      await tell(screen, cough.words, cough.name);
      await press(screen, 'symptoms_continue');
      await press(screen, 'symptoms_continue');
      const flag = page.getByRole('checkbox').nth(2);
      await flag.click();
      const alarm = page.getByRole('alert');
      await expect(alarm).toContainText(say('symptoms_emergency_title'));
      await expect(alarm.locator('a[href="tel:997"]')).toBeVisible();
      await inspect(page, language);
      await press(screen, 'symptoms_correct');
      await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0');
      await expect(flag).not.toBeChecked();
      await flag.click();
      await press(screen, 'symptoms_show_result');
      await expect(page.getByRole('heading', exactly(say('symptoms_urgency_emergency')))).toBeVisible();
      await inspect(page, language);
    },
  );
});
