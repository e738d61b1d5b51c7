import { litPlace } from '../support/bottom-bar.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import {
  appointmentIn,
  chooseTime,
  confirmBooking,
  findDoctor,
  payByCard,
  signIn,
  type PatientScreen,
} from '../support/booking.ts';
import { patient } from '../support/server.ts';
import { listAs } from '../support/sessions.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

type Listed = { readonly code: string; readonly name: string; readonly name_ar: string };

/** A doctor for each journey, so that they do not take each other's times. */
const doctorCodes = { pay: 'D1020', refuse: 'D1021', challenge: 'D1022', paid: 'D1023' } as const;

inBothLanguages('ar', (variant) => {
  const { language } = variant;
  const arabic = language === 'ar';

  test.slow();

  const doctorNamed = async (request: Parameters<typeof listAs>[0], code: string): Promise<string> => {
    const reply = await request.get('/api/v1/find/doctors?limit=100');
    const { items } = ((await reply.json()) as { data: { items: Listed[] } }).data;
    const found = items.find((d) => d.code === code)!;
    return arabic ? found.name_ar : found.name;
  };

  test(
    'a patient signs in, finds a doctor, books, pays by card, sees it, cancels and sees the refund',
    { tag: '@quick' },
    async ({ page, say, request }) => {
      const care: PatientScreen = { page, say, language };
      const mrn = arabic ? '1000014' : '1000015';
      await signIn(care, mrn);
      await inspect(page, language);
      await findDoctor(care, await doctorNamed(request, doctorCodes.pay));
      await inspect(page, language);
      await chooseTime(care, arabic ? 0 : 1);
      await confirmBooking(care);
      const id = appointmentIn(page);
      await inspect(page, language);

      await payByCard(care, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      const visit = page.getByRole('region', { name: say('billing_visit'), exact: true });
      await expect(visit).toContainText(await doctorNamed(request, doctorCodes.pay));
      await expect(visit).toContainText(say('billing_prepare_onsite'));
      if (arabic) await expect(litPlace(page)).toHaveText(say('shell_bar_appointments'));
      // The name of the payment is for machines.
      await expect(page.locator('main')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-/);
      await inspect(page, language);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: say(arabic ? 'billing_receipt_ar' : 'billing_receipt_en') }).click();
      expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);

      await page.getByRole('button', { name: say('billing_upcoming') }).click();
      await expectAt(page, /\/appointment\/upcoming\/onsite/);
      await page.goto(`/appointment/${id}`);
      await inspect(page, language);

      await page
        .getByRole('button', { name: say.any('patient_cancel_with') })
        .or(page.getByRole('button', { name: say('patient_cancel'), exact: true }))
        .first()
        .click();
      await inspect(page, language);
      await page.getByRole('button', { name: say('patient_cancel_no'), exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .getByRole('button', { name: say.any('patient_cancel_with') })
        .or(page.getByRole('button', { name: say('patient_cancel'), exact: true }))
        .first()
        .click();
      await page.getByRole('button', { name: say('patient_cancel_yes'), exact: true }).click();
      await expectToast(page, say('patient_cancelled'));

      const [movement] = await listAs<{ amount: number }>(request, patient(mrn), '/api/v1/payment/wallet');
      expect(movement!.amount).toBeGreaterThan(0);
    },
  );

  test(
    'S8.04 a refused card opens Payment Failed, a cancelled payment says so, and both can be tried again',
    { tag: '@full' },
    async ({ page, say, request }) => {
      const care: PatientScreen = { page, say, language };
      await signIn(care, arabic ? '1000016' : '1000017');
      await findDoctor(care, await doctorNamed(request, doctorCodes.refuse));
      await chooseTime(care, arabic ? 0 : 1);
      await confirmBooking(care);
      const payPage = page.url();

      await payByCard(care, 'declined');
      await expect(page.getByRole('dialog').getByRole('heading', { name: say('billing_failed_title') })).toBeVisible();
      await inspect(page, language);
      await expect(page.getByRole('dialog').getByText(say('billing_nothing_charged'), { exact: true })).toBeVisible();
      // The modal says it alone.
      await expect(page.locator('main').getByText(say('billing_nothing_charged'))).toHaveCount(0);
      await page.getByRole('link', { name: say('billing_try_again') }).click();
      await expect(page).toHaveURL(payPage);

      await payByCard(care, 'cancelled');
      await expect(page.getByText(say('billing_cancelled_text'))).toBeVisible();
      await inspect(page, language);
      await page.reload();
      await expect(page.getByText(say('billing_cancelled_text'))).toBeVisible();
      await page.getByRole('button', { name: say('billing_upcoming') }).click();
      await expectAt(page, /\/appointment\/upcoming\/onsite/);

      // The object is gone with the payment: the result has nothing to show, and leads home.
      await page.goto('/payment-result/appointment');
      await expectAt(page, /^https?:\/\/[^/]+\/dashboard$/);
    },
  );

  test(
    'the bank’s challenge is asked before a video visit is paid, and its consent before it is booked',
    { tag: '@full-once' },
    async ({ page, say, request }) => {
      const care: PatientScreen = { page, say, language };
      await signIn(care, arabic ? '1000018' : '1000019');
      await findDoctor(care, await doctorNamed(request, doctorCodes.challenge), 'online');
      await chooseTime(care, arabic ? 0 : 1);
      await confirmBooking(care, 'booking_consent_virtual_agree');
      await payByCard(care, 'challenge');
      await page.locator('input[name="code"]').fill('0000');
      await page.locator('button[value="code"]').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.locator('input[name="code"]').fill('1234');
      await page.locator('button[value="code"]').click();
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      // S2.07: a visit by video leads back to its own tab.
      await expectAt(page, /\/payment-result\/online/);
      await page.getByRole('button', { name: say('billing_upcoming') }).click();
      await expectAt(page, '/appointment/upcoming/online');
    },
  );

  test(
    'a second look at a paid appointment offers no second payment',
    { tag: '@full-once' },
    async ({ page, say, request }) => {
      const care: PatientScreen = { page, say, language };
      const mrn = arabic ? '1000020' : '1000021';
      await signIn(care, mrn);
      await findDoctor(care, await doctorNamed(request, doctorCodes.paid));
      await chooseTime(care, arabic ? 0 : 1);
      await confirmBooking(care);
      const first = appointmentIn(page);
      await payByCard(care, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      await page.goto(`/appointment/${first}/pay`);
      await expect(page.getByRole('heading', { name: say('billing_paid_title') })).toBeVisible();
      await expect(page.getByRole('button', { name: say.any('billing_pay_amount') })).toHaveCount(0);
    },
  );
});
