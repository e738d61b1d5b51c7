import {
  appointmentIn,
  chooseTime,
  confirmBooking,
  findDoctor,
  payByCard,
  type PatientScreen,
} from '../support/booking.ts';
import { inspect } from '../support/checks.ts';
import { newPatient } from '../support/orders.ts';
import { staff } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

type Listed = { readonly code: string; readonly name: string; readonly name_ar: string };
type Waiting = { readonly id: number; readonly appointment_id: number };
type Plans = { readonly plans: readonly { readonly id: number; readonly title: string }[] };

inBothLanguages('en', ({ language }) => {
  const arabic = language === 'ar';

  test.slow();

  test(
    'D12.01 D12.02 an insured visit waits for its approval, and its patient pays the share',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const person = await newPatient(request);
      const { items: insurers } = await person.call<{ items: Plans[] }>('GET', '/insurances/payers');
      const plan = insurers.flatMap(({ plans }) => plans).find(({ title }) => title === 'Class B')!;
      await person.call('POST', '/insurances', { plan_id: plan.id, policy_number: `WAIT-${person.mrn}1` });
      await signInAs(person.signIn);
      await page.goto('/insurance');
      await inspect(page, language);

      // Above 300 SAR this plan wants an approval.
      const reply = await request.get('/api/v1/find/doctors?limit=100');
      const { items } = ((await reply.json()) as { data: { items: Listed[] } }).data;
      const found = items.find(({ code }) => code === 'D1026')!;
      const book = async (nth: number): Promise<string> => {
        await findDoctor(care, arabic ? found.name_ar : found.name);
        await chooseTime(care, nth);
        await expect(page.getByText(say('insurance_needs_approval'))).toBeVisible();
        await confirmBooking(care);
        await button('insurance_use_yes').click();
        await expect(page.getByText(say('insurance_waiting'))).toBeVisible();
        await inspect(page, language);
        return appointmentIn(page);
      };
      const answer = async (appointment: string, body: object) => {
        const desk = await callAs(request, staff('frontdesk'));
        const { items: waiting } = await desk<{ items: Waiting[] }>('GET', '/staff/approvals?limit=500');
        const { id } = waiting.find(({ appointment_id: of }) => String(of) === appointment)!;
        await desk('POST', `/staff/approvals/${id}/answer`, body);
      };

      const first = await book(arabic ? 0 : 2);
      await answer(first, { decision: 'approved', reference: 'OK-1' });
      await page.reload();
      await expect(page.getByText(say.any('insurance_pays'))).toBeVisible();
      await inspect(page, language);
      await payByCard(care, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();

      const second = await book(arabic ? 1 : 3);
      const reason = arabic ? 'لا تشملها الوثيقة' : 'Not part of the policy';
      await answer(second, { decision: 'rejected', reason, reference: '' });
      await page.reload();
      await expect(page.getByText(say('insurance_rejected'))).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await inspect(page, language);
      await payByCard(care, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
    },
  );
});
