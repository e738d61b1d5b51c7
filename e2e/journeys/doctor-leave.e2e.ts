import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { patient, staff } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { bookAs, doctorBy, freeDay, freeSlots, payAs } from '../support/visits.ts';

type Visit = { readonly state: string; readonly status: string; readonly total: number; readonly starts_at: string };

/** Whose doctor goes on leave: one of each language, so that both runs can be under way at once. */
const doctors = { ar: 'D1022', en: 'D1023' } as const;
const patients = { ar: ['1000010', '1000013'], en: ['1000027', '1000021'] } as const;

inBothLanguages('ar', ({ language }) => {
  test(
    'D13.08 leave over booked visits: one is moved at its price, one is cancelled and given back, each patient is told',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      test.slow();
      const doctor = await doctorBy(request, doctors[language]);
      const day = await freeDay(request, doctor, 'onsite', language);
      const [first, second] = await freeSlots(request, doctor, 'onsite', day);
      const [moved, cancelled] = patients[language];
      const visits = [
        await bookAs(request, moved, first!, 'onsite'),
        await bookAs(request, cancelled, second!, 'onsite'),
      ];
      await payAs(request, moved, visits[0]!);
      await payAs(request, cancelled, visits[1]!);

      await signInAs(staff('frontdesk'));
      await page.goto(`/staff/doctors?q=${doctor.code}`);
      await page.getByRole('link', { name: doctor[language === 'ar' ? 'display_name_ar' : 'display_name'] }).click();
      await page.getByRole('tab', exactly(say('doctors_tab_leave'))).click();
      await page.getByRole('button', exactly(say('doctors_leave_enter'))).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('doctors_from_day'), { exact: true }).fill(day);
      await dialog.getByLabel(say('doctors_to_day'), { exact: true }).fill(day);
      await inspect(page, language);
      await dialog.getByRole('button', exactly(say('doctors_leave_enter'))).click();
      await expectToast(page, say('doctors_leave_saved'));

      await page.getByRole('button', exactly(say('doctors_visits_alert_open'))).click();
      const rowOf = (visit: number) =>
        page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${starts[visit]}"]`) });
      const now = async (visit: number) =>
        (await callAs(request, patient(patients[language][visit]!)))<Visit>(
          'GET',
          `/appointments/${visits[visit]!.id}`,
        );
      const starts = [(await now(0)).starts_at, (await now(1)).starts_at];
      await expect(rowOf(0)).toBeVisible();
      await inspect(page, language);
      await rowOf(0)
        .getByRole('button', { name: say('doctors_visits_move') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', exactly(say('doctors_visits_move')))
        .click();
      await expect(rowOf(0)).toHaveCount(0);
      await rowOf(1)
        .getByRole('button', { name: say('doctors_visits_cancel') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', exactly(say('doctors_visits_cancel')))
        .click();
      await expect(page.getByText(say('doctors_visits_none'), { exact: true })).toBeVisible();
      await inspect(page, language);

      expect(await now(0)).toMatchObject({ state: 'booked', status: 'paid', total: visits[0]!.total });
      expect((await now(0)).starts_at).not.toBe(starts[0]);
      expect(await now(1)).toMatchObject({ state: 'cancelled', status: 'cancelled' });

      const patientPage = await openBrowser(patient(cancelled), { size: 'phone', language: 'en' });
      await patientPage.goto('/notifications');
      await expect(patientPage.getByText('Your appointment was cancelled').first()).toBeVisible();
      await expect(patientPage.getByText(/refunded to your original payment method/).first()).toBeVisible();
    },
  );
});
