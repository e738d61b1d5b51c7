import { writeFile } from 'node:fs/promises';
import type { APIRequestContext, TestInfo } from '@playwright/test';
import { apiClient, type Call } from '../support/api.ts';
import { socketConnected } from '../support/browser-pages.ts';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { advanceClock, readClock } from '../support/clock.ts';
import { accept, assignTo, deliver, move, newRider, orderCart, startShift } from '../support/deliveries.ts';
import { importPerson, logInByCode } from '../support/imported-patients.ts';
import { expectAt } from '../support/log-in-form.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import type { Words } from '../support/words.ts';

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

const order = (id: string, text: string, authoredOn: string) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  authoredOn,
  medicationCodeableConcept: { text },
  dosageInstruction: [
    {
      timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd', when: ['PC'] } },
      doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
    },
  ],
});

type Listed = { readonly title: string; readonly may_refill: { readonly code?: string } };
type Told = { readonly now: Date; readonly hasVisit: boolean };

const bundleOf = (id: string, { now, hasVisit }: Told): string => {
  const identifier = [{ system: 'https://clinic.example/patients', value: id }];
  const person = {
    resourceType: 'Patient',
    id,
    identifier,
    name: [{ family: 'Ghamdi', given: ['Reem'] }],
    gender: 'female',
  };
  const visit = { resourceType: 'Encounter', id: 'v', status: 'finished', period: { start: daysBefore(now, 57) } };
  const orders = [
    order('due', 'Metformin 500 mg', daysBefore(now, 57)),
    order('early', 'Atorvastatin 20 mg', daysBefore(now, 10)),
  ];
  const subject = { reference: `Patient/${id}` };
  const kept = [...(hasVisit ? [visit] : []), ...orders].map((one) => ({ ...one, subject }));
  const entry = [person, ...kept].map((resource) => ({ resource }));
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
};

type Screen = { readonly page: Page; readonly say: Words; readonly request: APIRequestContext };

/** Brings somebody with their prescriptions, who logs in. */
async function bring(screen: Screen, info: TestInfo, who: { id: string; phone: string; e164: string }): Promise<void> {
  const file = info.outputPath('bundle.json');
  await writeFile(file, bundleOf(who.id, { now: await readClock(screen.request), hasVisit: false }));
  await logInByCode(screen, await importPerson(file, who.phone), who.e164);
}

/** A visit of theirs comes with a later file. */
async function bringVisit({ request }: Screen, info: TestInfo, id: string): Promise<void> {
  const file = info.outputPath('later.json');
  await writeFile(file, bundleOf(id, { now: await readClock(request), hasVisit: true }));
  await importPerson(file);
}

const cardOn = (page: Page) => (title: string) => page.getByRole('article').filter({ hasText: title });

/** The calls of whoever is logged in on a page. */
const callOn = async (page: Page, request: APIRequestContext): Promise<Call> =>
  apiClient(request, (await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token')))!);

const people = {
  ar: { id: 'medicines-ar', phone: '0555000211', e164: '+966555000211' },
  en: { id: 'medicines-en', phone: '0555000212', e164: '+966555000212' },
} as const;
const others = {
  ar: { id: 'reminded-ar', phone: '0555000213', e164: '+966555000213' },
  en: { id: 'reminded-en', phone: '0555000214', e164: '+966555000214' },
} as const;

inBothLanguages('ar', ({ language }) => {
  test(
    'S5.15 D11.05 a refill is refused without a visit, too early and while one is pending, then ordered and brought by the pharmacy',
    { tag: '@full' },
    async ({ page, say, request, openBrowser }, info) => {
      test.slow();
      const who = people[language];
      const card = cardOn(page);
      await bring({ page, say, request }, info, who);
      await page.goto('/my-medication');
      await expect(card('Metformin')).toContainText(say.refusal('refill_no_appointment'));
      await expect(card('Metformin').getByRole('link', { name: say('records_book') })).toBeVisible();
      await expect(button(card('Metformin'), say('medicines_refill'))).toBeHidden();
      await inspect(page, language);

      await bringVisit({ page, say, request }, info, who.id);
      await page.reload();
      await expect(card('Atorvastatin')).toContainText(say.refusal('refill_too_early'));
      await expect(button(card('Atorvastatin'), say('medicines_refill'))).toBeHidden();
      await page.screenshot({ path: info.outputPath('medicines.png'), fullPage: true });

      await button(card('Metformin'), say('medicines_refill')).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByLabel(say('medicines_contact_address'))
        .fill(language === 'ar' ? 'العليا، الرياض' : 'Olaya, Riyadh');
      await inspect(page, language);
      await button(dialog, say('medicines_refill_send')).click();
      await expect(card('Metformin')).toContainText(say('medicines_refill_pending'));
      await expect(button(card('Metformin'), say('medicines_refill'))).toBeHidden();
      const call = await callOn(page, request);
      const refusal = async () =>
        (await call<{ items: Listed[] }>('GET', '/medications')).items.find(({ title }) => title === 'Metformin 500 mg')
          ?.may_refill.code;
      expect(await refusal()).toBe('refill_pending');

      const email = `e2e-refills-${language}@example.org`;
      const pharmacist = await openBrowser(asPerson(await newStaff(request, { email, role_id: roles.pharmacist })));
      await pharmacist.goto('/staff/refills');
      await pharmacist.getByRole('listitem').filter({ hasText: 'Metformin 500 mg' }).last().getByRole('button').click();
      await button(pharmacist.getByRole('dialog'), say('staff_refills_reject')).click();
      await pharmacist.getByLabel(say('staff_refills_reason')).fill('By delivery only');
      await button(pharmacist.getByRole('dialog'), say('staff_refills_reject')).click();
      await expect(pharmacist.getByRole('dialog')).toBeHidden();
      await page.reload();
      await expect(card('Metformin')).toContainText('By delivery only');

      await button(card('Metformin'), say('medicines_refill')).click();
      await dialog.getByText(say('medicines_refill_deliver'), { exact: true }).click();
      await dialog
        .getByText(/Metformin|ميتفورمين/)
        .first()
        .click();
      await dialog
        .getByLabel(say('medicines_contact_address'))
        .fill(language === 'ar' ? 'العليا، الرياض' : 'Olaya, Riyadh');
      await button(dialog, say('medicines_delivery_send')).click();
      await expectAt(page, '/pharmacy/cart');
      const id = await orderCart(request, call);
      // The request hears of its order a moment after that was paid.
      await expect(async () => {
        await page.goto('/my-medication');
        await expect(card('Metformin')).toContainText(say('medicines_refill_ordered'), { timeout: 3000 });
      }).toPass();

      await pharmacist.goto(`/staff/orders?order=${id}`);
      for (const act of ['judge_approve', 'act_confirm', 'act_process', 'act_ready', 'act_send_out'])
        await button(pharmacist, say(`staff_${act}`)).click();
      const rider = await newRider(request, `medicines-${language}`);
      await startShift(request, rider);
      const delivery = { id, patient: { e164: who.e164 } };
      await assignTo(request, rider, delivery);
      await accept(request, rider, delivery);
      for (const status of ['order_picked', 'on_the_way', 'arrived']) await move(request, rider, delivery, { status });
      await deliver(request, rider, delivery);
      await expect.poll(refusal).toBe('refill_too_early');
      await page.reload();
      await expect(card('Metformin')).toContainText(say.refusal('refill_too_early'));
      await expect(card('Metformin')).not.toContainText(say('medicines_refill_ordered'));
    },
  );

  test(
    'D11.07 a reminder comes at one’s own time, and the dose is answered from the notification',
    { tag: '@full' },
    async ({ page, say, request }, info) => {
      test.slow();
      const card = cardOn(page);
      await bring({ page, say, request }, info, others[language]);
      await page.goto('/my-medication');
      await button(card('Metformin'), say('medicines_remind')).click();
      await button(page.getByRole('dialog'), say('medicines_reminder_save')).click();
      await expect(card('Metformin')).toContainText(say('medicines_slot_morning'));

      await page.goto('/my-medication?tab=reminders');
      const soon = new Date((await readClock(request)).getTime() + 60_000);
      const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Riyadh' }).format(soon);
      const morning = page.getByLabel(say('medicines_slot_morning'));
      await morning.fill(time);
      await morning.blur();
      await expectToast(page, say('medicines_times_saved'));
      const isHeard = socketConnected(page);
      await page.goto('/notifications');
      await isHeard;
      await advanceClock(request, 70);
      const taken = button(page.getByRole('main'), say('medicines_dose_taken'));
      await expect(taken).toBeVisible();
      await inspect(page, language);
      await taken.click();
      await expectToast(page, say('medicines_dose_taken_done'));
      await expect(taken).toHaveCount(0);
      const call = await callOn(page, request);
      const { weeks } = await call<{ weeks: { taken: number }[] }>('GET', '/medication-doses');
      expect(weeks.at(-1)).toMatchObject({ taken: 1 });
    },
  );
});
