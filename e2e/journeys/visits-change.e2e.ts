import { bookingErrors } from '@balsam/contract/errors/booking';
import type { APIRequestContext, Locator } from '@playwright/test';
import {
  appointmentIn,
  confirmBooking,
  freeTimes,
  expectTimeChosen,
  payByCard,
  type PatientScreen,
} from '../support/booking.ts';
import { inspect, settled } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { patient } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { balanceOf, bookAs, cancelAs, doctorBy, freeDay, freeSlots, payAs, upcomingOf } from '../support/visits.ts';

/**
 * Each journey has a doctor of its own and each language a week, so that journeys do not meet: a patient who is in two of them is in
 * another week in each.
 */
inBothLanguages('en', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';
  const mine = (inArabic: string, inEnglish: string): string => (arabic ? inArabic : inEnglish);
  const sentence = (code: keyof typeof bookingErrors): string => bookingErrors[code][language];

  /** A doctor's page on a day with free times, and those times. */
  const pageOf = async (request: APIRequestContext, code: string, type: 'onsite' | 'virtual' = 'onsite') => {
    const doctor = await doctorBy(request, code);
    const day = await freeDay(request, doctor, type, language);
    const method = type === 'virtual' ? 'online' : 'onsite';
    const slots = await freeSlots(request, doctor, type, day);
    return { day, slots, address: `/find-a-specialist/${doctor.id}?method=${method}&date=${day}` };
  };

  /** From an appointment to another time of the same doctor, up to the sheet that asks once more. */
  const moveTo = async (care: PatientScreen, move: Locator, day: string) => {
    const { page, say } = care;
    await move.click();
    await expectAt(page, /\/find-a-specialist\/\d+\?/);
    await page.goto(`${page.url()}&date=${day}`);
    await settled(page);
    await freeTimes(care).last().click();
    await expectTimeChosen(care);
    await page.getByRole('button', { name: say('booking_continue'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, language);
  };

  test.describe('choosing', () => {
    test.slow();

    test(
      'a guest chooses a time, is asked to log in, and is back at that time',
      { tag: '@full' },
      async ({ page, say, request }) => {
        const care: PatientScreen = { page, say, language };
        const next = page.getByRole('button', { name: say('booking_continue'), exact: true });
        const { address } = await pageOf(request, 'D1024');
        await page.goto(address);
        await next.click();
        await expect(page.getByText(sentence('select_slot_first'))).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await freeTimes(care).first().click();
        await expectAt(page, /[?&]slot=\d+/);
        const chosen = page.url();

        await next.click();
        await expect(page.getByRole('heading', { name: say('booking_log_in_title') })).toBeVisible();
        await inspect(page, language);
        await page.getByRole('button', { name: say('shell_stay_here'), exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(chosen);

        await next.click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('link', { name: say('shell_go_to_login'), exact: true }).click();
        await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(mine('1000022', '1000023'));
        await page.getByLabel(say('identity_password'), { exact: true }).fill('Balsam#2026');
        await page.getByRole('button', { name: say('identity_login'), exact: true }).click();
        await expect(page).toHaveURL(chosen);
        await expectTimeChosen(care);
        await next.click();
        await confirmBooking(care);
      },
    );

    test(
      'D5.01 of two people after one time the second is shown the three nearest and books one of them',
      { tag: '@full' },
      async ({ page, say, request, signInAs }) => {
        const care: PatientScreen = { page, say, language };
        const { address, slots } = await pageOf(request, 'D1025');
        await signInAs(patient(mine('1000024', '1000026')));
        await page.goto(`${address}&slot=${slots[1]!.id}`);
        await page.getByRole('button', { name: say('booking_continue'), exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();

        await bookAs(request, mine('1000023', '1000022'), slots[1]!, 'onsite');
        await page.getByRole('button', { name: say('booking_confirm'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { name: sentence('slot_taken') })).toBeVisible();
        await expect(dialog.getByRole('listitem')).toHaveCount(3);
        await inspect(page, language);
        await dialog.getByRole('listitem').getByRole('button').first().click();
        await confirmBooking(care);
        const booked = await upcomingOf(request, mine('1000024', '1000026'));
        expect(booked.map(({ id }) => String(id))).toContain(appointmentIn(page));
      },
    );
  });

  test.describe('step by step', () => {
    test.slow();

    test(
      'S5.11 Book a Consultation asks for location, speciality, sub-speciality, date and time in this order',
      { tag: '@full' },
      async ({ page, say, signInAs }) => {
        await signInAs(patient(mine('1000025', '1000031')));
        const care: PatientScreen = { page, say, language };
        const next = page.getByRole('button', { name: say('booking_continue'), exact: true });
        const isMissing = async (code: keyof typeof bookingErrors) => {
          await expect(next.locator('xpath=..').getByText(sentence(code), { exact: true })).toBeVisible();
          await next.click();
          await expect(page.getByRole('dialog')).toHaveCount(0);
        };
        const field = (key: string) => page.getByLabel(say(key), { exact: true });
        await page.goto('/appointment/book');
        await inspect(page, language);
        await isMissing('select_location_first');
        await expect(field('booking_speciality')).toBeDisabled();
        await expect(field('booking_sub_speciality')).toBeDisabled();
        await field('booking_location').selectOption({ index: 1 });
        await isMissing('select_speciality_first');
        await field('booking_speciality').selectOption({ index: 1 });
        await isMissing('select_sub_speciality_first');
        await field('booking_sub_speciality').selectOption({ index: 1 });
        await isMissing('select_date_first');
        await page.getByRole('button', { name: say('booking_later_week'), exact: true }).click();
        await page
          .getByRole('group', { name: say('booking_choose_day') })
          .getByRole('button')
          .nth(1)
          .click();
        await isMissing('select_slot_first');
        await inspect(page, language);
        await freeTimes(care).first().click();
        await expectTimeChosen(care);
        await next.click();
        await expect(page.getByRole('dialog').getByRole('heading', { name: say('booking_review') })).toBeVisible();
        await inspect(page, language);
      },
    );
  });

  test.describe('moving', () => {
    test.slow();

    test(
      'S4.06 an appointment that is not paid is moved: Appointment Rescheduled',
      { tag: '@quick' },
      async ({ page, say, request, signInAs }) => {
        const mrn = mine('1000029', '1000030');
        const { day, slots } = await pageOf(request, 'D1026');
        const old = await bookAs(request, mrn, slots[0]!, 'onsite');
        await signInAs(patient(mrn));
        await page.goto(`/appointment/${old.id}`);
        await moveTo({ page, say, language }, page.getByRole('link', { name: say.any('patient_move_with') }), day);
        await page.getByRole('button', { name: say('booking_confirm_reschedule'), exact: true }).click();
        await expectToast(page, say('booking_rescheduled'));
        await expect(page).not.toHaveURL(new RegExp(`/appointment/${old.id}$`));
        await expectAt(page, /\/appointment\/\d+$/);
        await inspect(page, language);
        expect(await upcomingOf(request, mrn)).toMatchObject([{ id: Number(appointmentIn(page)), status: 'unpaid' }]);

        await page.goto(`/appointment/${old.id}`);
        await expect(page.getByText(say('patient_note_moved'))).toBeVisible();
      },
    );

    test(
      'S4.05 D5.02 a paid appointment is moved in one step: what was paid counts for the new time, and no consent is asked again',
      { tag: '@full' },
      async ({ page, say, request, signInAs }) => {
        const mrn = mine('1000032', '1000033');
        const { day, slots } = await pageOf(request, 'D1027', 'virtual');
        const old = await bookAs(request, mrn, slots[0]!, 'virtual');
        await payAs(request, mrn, old);
        const before = await balanceOf(request, mrn);
        await signInAs(patient(mrn));
        await page.goto(`/appointment/${old.id}`);
        await moveTo({ page, say, language }, page.getByRole('link', { name: say.any('patient_move_with') }), day);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(say('booking_total'))).toBeVisible();
        await expect(dialog.getByText(say.any('booking_money_same'))).toBeVisible();
        // D10.06: the consent of the visit that is given back is kept.
        await expect(page.getByText(say('booking_consent_virtual_title'))).toHaveCount(0);
        await page.getByRole('button', { name: say('booking_confirm_reschedule'), exact: true }).click();
        await expectToast(page, say.any('booking_moved_same'));
        await expectAt(page, /\/appointment\/\d+$/);
        await inspect(page, language);
        const id = appointmentIn(page);
        expect(await upcomingOf(request, mrn)).toMatchObject([{ id: Number(id), status: 'paid' }]);
        expect(await balanceOf(request, mrn)).toBe(before);
      },
    );

    test(
      'D5.02 an appointment that was had for less leads to the payment of its new time, with the reason',
      { tag: '@full' },
      async ({ page, say, request, signInAs }) => {
        const { day, slots } = await pageOf(request, 'D1028');
        const someone = await newPatient(request);
        // The last of the day: the first are of the journey below.
        const body = { slot_id: slots.at(-1)!.id, type: 'onsite' };
        const old = await someone.call<{ id: number }>('POST', '/appointments/create', body);
        await someone.call('POST', '/free-appointment-promo/claim', { appointment_id: old.id });
        await signInAs(someone.signIn);
        await page.goto(`/appointment/${old.id}`);
        await moveTo({ page, say, language }, page.getByRole('link', { name: say.any('patient_move_with') }), day);
        await expect(page.getByRole('dialog').getByText(say('booking_money_again'))).toBeVisible();
        await page.getByRole('button', { name: say.any('booking_confirm_rebook') }).click();
        await expectAt(page, /\/appointment\/\d+\/pay$/);
        await expect(page.getByText(say('billing_rebooked_again'))).toBeVisible();
        await inspect(page, language);
        await payByCard({ page, say, language }, 'paid');
        await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      },
    );
  });

  test.describe('paying', () => {
    test.slow();

    test(
      'a wallet that holds less than the price is used up, and the card pays the rest',
      { tag: '@full' },
      async ({ page, say, request, signInAs }) => {
        const mrn = mine('1000034', '1000035');
        const cheap = await pageOf(request, 'D1028', 'virtual');
        const first = await bookAs(request, mrn, cheap.slots[0]!, 'virtual');
        await payAs(request, mrn, first);
        await cancelAs(request, mrn, first);
        const dear = await pageOf(request, 'D1028', 'onsite');
        const visit = await bookAs(request, mrn, dear.slots[0]!, 'onsite');
        expect(visit.total).toBeGreaterThan(await balanceOf(request, mrn));

        await signInAs(patient(mrn));
        await page.goto(`/appointment/${visit.id}/pay`);
        await page.getByRole('switch', { name: say('billing_wallet') }).click();
        await inspect(page, language);
        await payByCard({ page, say, language }, 'paid');
        await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
        await expect(page.getByText(say('billing_by_wallet'), { exact: true })).toBeVisible();
        await expect(page.getByText(say('billing_by_card'), { exact: true })).toBeVisible();
        expect(await balanceOf(request, mrn)).toBe(0);
      },
    );

    test(
      'a reload in the middle of paying and the button back do no harm: it is paid once',
      { tag: '@full-once' },
      async ({ page, say, request, signInAs }) => {
        const mrn = mine('1000026', '1000024');
        const care: PatientScreen = { page, say, language };
        const { slots } = await pageOf(request, 'D1029');
        const visit = await bookAs(request, mrn, slots[0]!, 'onsite');
        const payPage = `/appointment/${visit.id}/pay`;
        await signInAs(patient(mrn));
        await page.goto(payPage);
        await page.reload();
        await page.getByRole('button', { name: say.any('billing_pay_amount') }).click();
        await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
        await page.reload();
        await page.goBack();
        await expect(page).toHaveURL(payPage);

        await payByCard(care, 'paid');
        await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
        await page.goBack();
        await page.goto(payPage);
        await expect(page.getByRole('heading', { name: say('billing_paid_title') })).toBeVisible();
        // What was paid twice would have gone to the wallet.
        expect(await balanceOf(request, mrn)).toBe(0);
        const found = (await upcomingOf(request, mrn)).find(({ id }) => id === visit.id);
        expect(found?.status).toBe('paid');
      },
    );
  });
});
