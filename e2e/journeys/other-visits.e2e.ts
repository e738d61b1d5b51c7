import { appointmentIn, freeTimes, expectTimeChosen, payByCard, type PatientScreen } from '../support/booking.ts';
import { inspect, settled } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { patient } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { doctorBy, freeDay } from '../support/visits.ts';

inBothLanguages('en', ({ language }) => {
  const mine = (inArabic: string, inEnglish: string): string => (language === 'ar' ? inArabic : inEnglish);
  test.slow();

  test(
    'UX.md a patient books and pays by keyboard alone',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const button = (name: string | RegExp) =>
        page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
      const doctor = await doctorBy(request, 'D1030');
      const day = await freeDay(request, doctor, 'onsite', language);
      await signInAs(patient(mine('1000038', '1000039')));
      await page.goto(`/find-a-specialist/${doctor.id}?method=onsite&date=${day}`);
      await settled(page);
      await enterOn(page, freeTimes(care).nth(1));
      await expectTimeChosen(care);
      await enterOn(page, button(say('booking_continue')));
      await enterOn(page, page.getByRole('dialog').getByRole('button', { name: say('booking_confirm'), exact: true }));
      await expectAt(page, /\/appointment\/\d+\/pay$/);
      await expect(page.getByRole('heading', { level: 1, name: say('billing_title') })).toBeFocused();
      await enterOn(page, button(say.any('billing_pay_amount')));
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await enterOn(page, page.locator('button[value="paid"]'));
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      await enterOn(page, button(say('billing_upcoming')));
      await expectAt(page, '/appointment/upcoming/onsite');
    },
  );

  test(
    'S5.11 a doctor at once: the policy is accepted first, and the time is kept for ten minutes',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(patient(mine('1000011', '1000012')));
      await page.goto('/dashboard');
      await page
        .getByRole('region', { name: say('patient_book_heading') })
        .getByRole('link', { name: say('patient_block_onspot') })
        .click();
      await expectAt(page, '/find-a-specialist?method=onspot');
      const now = page.getByRole('region', { name: say('booking_doctor_now') });
      const card = now.getByRole('article').nth(language === 'ar' ? 0 : 1);
      await card.getByRole('link', { name: say('booking_book'), exact: true }).click();
      // The list has a way on of its own beside it until the doctor's page is there.
      await expectAt(page, /\/find-a-specialist\/\d+\?/);
      await settled(page);
      await page.getByRole('button', { name: say('booking_continue'), exact: true }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('heading', { name: say('booking_policy_onspot_title') })).toBeVisible();
      await sheet.getByRole('button', { name: say('booking_confirm'), exact: true }).click();
      await expect(sheet.getByText(say.refusal('policy_not_accepted'))).toBeVisible();
      await inspect(page, language);
      await sheet.getByLabel(say('booking_policy_onspot_agree')).check();
      await sheet.getByRole('button', { name: say('booking_confirm'), exact: true }).click();
      await expectAt(page, /\/appointment\/\d+\/pay$/);
      await expect(page.getByText(say('billing_hold'))).toBeVisible();
      await inspect(page, language);
    },
  );

  test(
    'S2.12 care at home is found, booked and kept for its payment',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const doctor = await doctorBy(request, 'D1038');
      const mrn = mine('1000037', '1000040');
      await signInAs(patient(mrn));
      await page.goto('/home-health-care');
      await expectAt(page, '/find-a-specialist?method=home-healthcare');
      const name = mine(doctor.display_name_ar, doctor.display_name);
      await page.getByRole('article').getByRole('link', { name, exact: true }).click();
      await expectAt(page, /\/find-a-specialist\/\d+\?.*method=home-healthcare/);
      await settled(page);
      await page.getByRole('button', { name: say('booking_later_week'), exact: true }).click();
      await page
        .getByRole('group', { name: say('booking_choose_day') })
        .locator('button:enabled')
        .nth(language === 'ar' ? 0 : 1)
        .click();
      await settled(page);
      const care: PatientScreen = { page, say, language };
      await freeTimes(care).first().click();
      await expectTimeChosen(care);
      const goOn = page.getByRole('button', { name: say('booking_continue'), exact: true });
      await goOn.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(say.any('booking_home_none'))).toBeVisible();
      await inspect(page, language);
      await sheet.getByRole('button', { name: say('booking_confirm'), exact: true }).click();
      await expect(sheet.getByText(say.refusal('home_address_required'))).toBeVisible();
      const call = await callAs(request, patient(mrn));
      await call('POST', '/user-address', {
        name: 'Home',
        street: 'King Saud 12',
        district: 'Faisaliyah',
        city: 'Dammam',
      });
      await page.reload();
      await settled(page);
      await goOn.click();
      await expect(sheet.getByRole('radio', { name: /King Saud 12/ })).toBeChecked();
      await inspect(page, language);
      await sheet.getByRole('button', { name: say('booking_confirm'), exact: true }).click();
      await expectAt(page, /\/appointment\/\d+\/pay$/);
      await inspect(page, language);
      const id = appointmentIn(page);
      await payByCard(care, 'paid');
      await page.getByRole('button', { name: say('billing_upcoming') }).click();
      await expectAt(page, '/appointment/upcoming/home-healthcare');
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      await inspect(page, language);
      await page.goto(`/appointment/${id}`);
      await expect(page.getByText('King Saud 12')).toBeVisible();
      await inspect(page, language);
    },
  );

  test(
    'S2.09 the menu is walked by keyboard, and Escape closes what opened',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(patient('1000040'));
      await page.goto('/dashboard');
      await settled(page);
      const account = page.getByRole('banner').getByRole('button', { name: say.any('shell_account') });
      await enterOn(page, account);
      await tabTo(page, page.getByRole('button', { name: say('shell_change_password'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});
