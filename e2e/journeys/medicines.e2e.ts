import { writeFile } from 'node:fs/promises';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { readClock } from '../support/clock.ts';
import { importPerson, logInByCode } from '../support/imported-patients.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

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

const bundleOf = (id: string, now: Date): string => {
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
  const entry = [person, ...[visit, ...orders].map((one) => ({ ...one, subject }))].map((resource) => ({ resource }));
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
};

const people = {
  ar: { id: 'medicines-ar', phone: '0555000211', e164: '+966555000211' },
  en: { id: 'medicines-en', phone: '0555000212', e164: '+966555000212' },
} as const;

inBothLanguages('ar', ({ language }) => {
  test(
    'S5.15 D11.05 D11.07 a patient sets a reminder and asks for a refill, and the pharmacist makes it ready',
    { tag: '@quick' },
    async ({ page, say, request, openBrowser }, info) => {
      test.slow();
      const { id, phone, e164 } = people[language];
      const file = info.outputPath('bundle.json');
      await writeFile(file, bundleOf(id, await readClock(request)));
      await logInByCode({ page, say, request }, await importPerson(file, phone), e164);

      await page.goto('/my-medication');
      const card = (title: string) => page.getByRole('article').filter({ hasText: title });
      await expect(card('Metformin')).toContainText(say.any('medicines_due'));
      await expect(button(card('Atorvastatin'), say('medicines_refill'))).toBeHidden();
      await inspect(page, language);
      await page.screenshot({ path: info.outputPath('medicines.png'), fullPage: true });

      await button(card('Metformin'), say('medicines_remind')).click();
      await button(page.getByRole('dialog'), say('medicines_reminder_save')).click();
      await expect(card('Metformin')).toContainText(say('medicines_slot_morning'));

      await button(card('Metformin'), say('medicines_refill')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('medicines_contact_address')).fill('Olaya 12, Riyadh');
      await inspect(page, language);
      await button(dialog, say('medicines_refill_send')).click();
      await expect(card('Metformin')).toContainText(say('medicines_refill_pending'));
      await expect(button(card('Metformin'), say('medicines_refill'))).toBeHidden();

      const staff = { email: `e2e-refills-${language}@example.org`, role_id: roles.pharmacist };
      const pharmacist = await openBrowser(asPerson(await newStaff(request, staff)));
      await pharmacist.goto('/staff/refills');
      await pharmacist.getByRole('listitem').filter({ hasText: 'Metformin 500 mg' }).last().getByRole('button').click();
      await button(pharmacist.getByRole('dialog'), say('staff_refills_make_ready')).click();
      await expect(pharmacist.getByRole('dialog')).toBeHidden();

      await page.reload();
      await expect(card('Metformin')).toContainText(say('medicines_refill_ready'));
    },
  );
});
