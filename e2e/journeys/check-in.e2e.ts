import { addDays, riyadhDay } from '@balsam/domain/time';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { readClock } from '../support/clock.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { type Doctor, freeSlots } from '../support/visits.ts';

type Found = { readonly items: readonly (Doctor & { readonly default_speciality: { readonly title: string } })[] };

type Insurers = { readonly items: readonly { readonly plans: readonly { readonly id: number }[] }[] };

inBothLanguages('ar', ({ language }) => {
  test(
    'D13.20 D13.21 a visit is prepared at home, also after a reload, and a forged code at the door opens nothing',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const who = await newPatient(request);
      const { items } = await who.call<Found>('GET', '/find/doctors?limit=100');
      const heart = items.filter(({ default_speciality: { title } }) => title === 'Adult cardiology');
      const doctor = heart.at(language === 'ar' ? 0 : -1)!;
      const today = riyadhDay(await readClock(request));
      const days = [1, 2, 3].map((n) => addDays(today, n));
      const free = (await Promise.all(days.map((day) => freeSlots(request, doctor, 'onsite', day)))).flat();
      const visit = await who.call<{ id: number }>('POST', '/appointments/create', {
        slot_id: free.at(-1)!.id,
        type: 'onsite',
      });
      const [insurer] = (await who.call<Insurers>('GET', '/insurances/payers')).items;
      const policy = { plan_id: insurer!.plans[0]!.id, policy_number: `E2E-${language}-10`.toUpperCase() };
      await who.call('POST', '/insurances', policy);
      const next = (key: string) => page.getByRole('button', exactly(say(key))).click();
      const heading = (key: string) => page.getByRole('heading', exactly(say(key)));

      await signInAs(who.signIn);
      await page.goto(`/appointment/${visit.id}`);
      await page.getByRole('link', exactly(say('checkin_open'))).click();
      await expectAt(page, `/check-in/${visit.id}`);
      await expect(heading('checkin_details')).toBeVisible();
      await inspect(page, language);
      await next('checkin_details_yes');
      await expect(heading('checkin_insurance')).toBeVisible();
      await page.getByLabel(say('checkin_paying_insurance')).check();
      await expect(page.getByRole('button', exactly(say('checkin_save')))).toBeDisabled();
      await next('insurance_use_yes');
      await expect(page.getByText(say.any('insurance_pays'))).toBeVisible();
      await inspect(page, language);
      await next('checkin_save');
      await expect(heading('checkin_case_history')).toBeVisible();
      await page.reload();
      await expect(heading('checkin_case_history')).toBeVisible();
      await inspect(page, language);
      await next('checkin_history_done');

      await expect(heading('checkin_questionnaire')).toBeVisible();
      await next('checkin_answers_finish');
      await expect(page.getByText(say.refusal('answer_missing')).first()).toBeVisible();
      await page.locator('select[name="answers.chest-pain"]').selectOption('no');
      await page.locator('select[name="answers.breath"]').selectOption('false');
      await page.locator('select[name="answers.smokes"]').selectOption('never');
      await expect(page.getByText(say('checkin_answers_saved'))).toBeVisible();
      await page.reload();
      await expect(page.locator('select[name="answers.smokes"]')).toHaveValue('never');
      await inspect(page, language);
      await next('checkin_answers_finish');

      await expect(heading('checkin_consents')).toBeVisible();
      await page.getByLabel(say('checkin_consent_agree')).check();
      await next('checkin_save');
      await expect(heading('checkin_all_done')).toBeVisible();
      await inspect(page, language);

      await page.goto('/arrive/1-made-up');
      await next('checkin_arrive');
      await expect(page.getByRole('alert')).toContainText(say.refusal('door_code_wrong'));
      await inspect(page, language);
    },
  );
});
