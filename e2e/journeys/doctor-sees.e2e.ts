import type { Locator } from '@playwright/test';
import { inspect, settled } from '../support/checks.ts';
import { inDigitsOf } from '../support/digits.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { doctor, patient, createSession } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { bookAs, doctorBy, freeDay, freeSlots, payAs } from '../support/visits.ts';

const layla = 'D1001';
const today = '2027-01-10';

/** Service tiles by what they say and where they lead; screens still to come are all one page. */
const tiles = {
  upcoming: '/appointment/upcoming/all',
  find_specialist: '/find-a-specialist',
  home_health_care: '/find-a-specialist?method=home-healthcare',
  timeline: '/my-timeline',
  lab_works: '/lab-works',
  check_symptoms: '/symptom-checker',
  packages: '/services-packages',
  medications: '/my-medication',
  radiology: '/radiology-report',
  medical_reports: '/medical-reports',
  sick_leave: '/sick-leaves',
  pharmacy: '/pharmacy',
  insurance: '/insurance',
  family: '/family-members',
  medical_file: '/medical-file',
  profile: '/profile',
  health_education: '/health-education/list',
  promotions: '/promotions',
  virtual_tour: '/virtual-tour',
  feedback: '/feedback',
} as const;

inBothLanguages('en', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';
  const mine = (inArabic: string, inEnglish: string): string => (arabic ? inArabic : inEnglish);

  test.describe('a doctor', () => {
    test.slow();

    test(
      'S2.15 S4.01 a doctor sees a booking of today come by itself; Start Call is offered only for a paid video visit',
      { tag: '@quick' },
      async ({ page, say, request, signInAs }) => {
        const mrn = mine('1000025', '1000031');
        const { user } = await createSession(request, patient(mrn));
        const names = user as Record<string, string>;
        const name = arabic
          ? `${names['first_name_ar']} ${names['family_name_ar']}`
          : `${names['first_name']} ${names['family_name']}`;
        const dr = await doctorBy(request, layla);
        const at = async (type: 'onsite' | 'virtual', time: string) =>
          (await freeSlots(request, dr, type, today)).find((slot) => slot.start_time === time)!;

        await signInAs(doctor(layla));
        await page.goto('/doctor/dashboard');
        await inspect(page, language);
        await page.getByRole('link', { name: say('doctor_view_all'), exact: true }).click();
        await settled(page);
        const rows: Locator = page.getByRole('listitem').filter({ hasText: name });
        await expect(rows).toHaveCount(0);
        const startCall = rows.getByRole('link', { name: say('doctor_start_call_with', { name }) });

        const video = await bookAs(request, mrn, await at('virtual', mine('20:00', '21:30')), 'virtual');
        await expect(rows).toHaveCount(1);
        await expect(rows.getByText(say('doctor_state_unpaid'), { exact: true })).toBeVisible();
        await expect(startCall).toHaveCount(0);

        const there = await bookAs(request, mrn, await at('onsite', mine('15:30', '16:30')), 'onsite');
        await payAs(request, mrn, there);
        await expect(rows).toHaveCount(2);
        await expect(rows.getByText(say('doctor_state_paid'), { exact: true })).toHaveCount(1);
        await expect(startCall).toHaveCount(0);

        await payAs(request, mrn, video);
        await expect(startCall).toHaveCount(1);
        await expect(rows.getByText(say('doctor_state_paid'), { exact: true })).toHaveCount(2);
        await inspect(page, language);
      },
    );
  });

  test.describe('a bell', () => {
    test.slow();

    test(
      'S9.01 S4.22 the bell counts bookings as they come, the list has pages of three, and all read is 0',
      { tag: '@full' },
      async ({ page, say, request, signInAs }) => {
        const me = await newPatient(request);
        const bell = (n: number) =>
          page.getByRole('button', {
            name: n === 0 ? say('shell_bell') : say('shell_bell_unread', { count: inDigitsOf(language, n) }),
            exact: true,
          });
        const dr = await doctorBy(request, 'D1029');
        const slots = await freeSlots(request, dr, 'onsite', await freeDay(request, dr, 'onsite', language));
        await signInAs(me.signIn);
        await page.goto('/dashboard');
        await expect(bell(0)).toBeVisible();
        for (const n of [1, 2, 3, 4]) {
          await me.call('POST', '/appointments/create', {
            slot_id: slots[n]!.id,
            type: 'onsite',
            policy_accepted: true,
          });
          await expect(bell(n)).toBeVisible();
        }
        await page.goto('/notifications');
        const notes = page.locator('main').getByRole('listitem');
        await expect(notes).toHaveCount(3);
        await inspect(page, language);
        await page.getByRole('button', { name: say('shell_show_more'), exact: true }).click();
        await expect(notes).toHaveCount(4);
        await expect(page.getByRole('button', { name: say('shell_show_more'), exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: say('notifications_read_all'), exact: true }).click();
        await expect(bell(0)).toBeVisible();
        await expect(page.getByText(say('notifications_none_unread'), { exact: true })).toBeVisible();
        await page.reload();
        await expect(bell(0)).toBeVisible();
      },
    );
  });

  test.describe('a dashboard', () => {
    test.slow();

    test(
      'S2.12 S2.14 each of the twenty-one tiles leads where it should; without a ticket that of the queue offers walk-in or appointment',
      { tag: '@full-once' },
      async ({ page, say, signInAs }) => {
        await signInAs(patient(mine('1000029', '1000030')));
        await page.goto('/dashboard');
        await settled(page);
        for (const [key, target] of Object.entries(tiles)) {
          const tile = page.locator('main').getByRole('link', { name: say(`patient_tile_${key}`), exact: true });
          await tile.click();
          await expectAt(page, target);
          await page.goBack();
          await expectAt(page, '/dashboard');
        }
        const queue = page.locator('main').getByRole('button', { name: say('patient_tile_queue'), exact: true });
        const dialog = page.getByRole('dialog', { name: say('queue_title') });
        await queue.click();
        await dialog.getByRole('button', { name: say('queue_cancel') }).click();
        await expect(dialog).toBeHidden();
        await queue.click();
        await dialog.getByText(say('queue_appointment'), { exact: true }).click();
        await dialog.getByRole('button', { name: say('queue_ok') }).click();
        await expectAt(page, '/queue/appointment');
      },
    );

    test(
      'S2.13 banners that do not come leave the list empty',
      { tag: '@full' },
      async ({ page, say, signInAs, consoleErrors }) => {
        await page.route('**/api/v1/banner*', (route) => route.fulfill({ status: 500, json: { status: false } }));
        await signInAs(patient(mine('1000029', '1000030')));
        await page.goto('/dashboard');
        await settled(page);
        await expect(page.getByRole('region', { name: say('patient_banners_main') })).toHaveCount(0);
        await expect(page.getByRole('region', { name: say('patient_banners_promotional') })).toHaveCount(0);
        await expect(page.getByRole('link', { name: say('patient_tile_feedback'), exact: true })).toBeVisible();
        await inspect(page, language);
        // The browser itself reports the answers that this test made up, and nothing else.
        expect(consoleErrors.filter((each) => !each.includes('status of 500'))).toEqual([]);
        expect(consoleErrors).not.toEqual([]);
        consoleErrors.length = 0;
      },
    );
  });
});
