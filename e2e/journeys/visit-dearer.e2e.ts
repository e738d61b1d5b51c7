import { expectTimeChosen, freeTimes, payByCard, type PatientScreen } from '../support/booking.ts';
import { inspect, settled } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { staff } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { byLanguage } from '../support/shopping.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { doctorBy, freeDay, freeSlots, payVisit } from '../support/visits.ts';

inBothLanguages('en', ({ language }) => {
  test.slow();

  test(
    'D5.02 a wallet that does not cover a new price is said before the press, and the rest is paid on the next page',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      // A doctor of nobody else's journey: the fee rises.
      const doctor = await doctorBy(request, byLanguage(language, 'D1031', 'D1032'));
      const day = await freeDay(request, doctor, 'onsite', language);
      const slots = await freeSlots(request, doctor, 'onsite', day);
      const someone = await newPatient(request);
      const body = { slot_id: slots[0]!.id, type: 'onsite' };
      const old = await someone.call<{ id: number }>('POST', '/appointments/create', body);
      await payVisit(request, someone.call, old);
      const desk = await callAs(request, staff('admin'));
      const { fees } = await desk<{ fees: { type: string; fee: number }[] }>('GET', `/staff/doctors/${doctor.id}`);
      await desk('PUT', `/staff/doctors/${doctor.id}/fees`, {
        fees: fees.map(({ type, fee }) => ({ type, fee: type === 'onsite' ? fee + 50 : fee })),
        seen: fees,
      });

      await signInAs(someone.signIn);
      await page.goto(`/appointment/${old.id}`);
      await page.getByRole('link', { name: say.any('patient_move_with') }).click();
      await expectAt(page, /\/find-a-specialist\/\d+\?/);
      await page.goto(`${page.url()}&date=${day}`);
      await settled(page);
      await freeTimes(care).last().click();
      await expectTimeChosen(care);
      await page.getByRole('button', { name: say('booking_continue'), exact: true }).click();
      await expect(page.getByRole('dialog').getByText(say.any('booking_money_short'))).toBeVisible();
      await inspect(page, language);
      await page.getByRole('button', { name: say.any('booking_confirm_rebook') }).click();
      await expectAt(page, /\/appointment\/\d+\/pay$/);
      await expect(page.getByText(say('billing_rebooked_short'))).toBeVisible();
      await inspect(page, language);
      await payByCard(care, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
    },
  );
});
