import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { doctor, patient } from '../support/server.ts';
import { callAs, listAs } from '../support/sessions.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** Who lies in the hospital under which doctor, with a result; one for each language. */
const stays = {
  ar: { code: 'D1001', mrn: '1000016' },
  en: { code: 'D1002', mrn: '1000024' },
} as const;

inBothLanguages('ar', ({ language }) => {
  const { code, mrn } = stays[language];

  test(
    'D11.10 D11.11 a doctor confirms what a patient states, holds a result back, and writes in the record',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const call = await callAs(request, patient(mrn));
      await call('POST', '/medical-file/statements', { kind: 'allergy', text: 'Latex' });
      const resultsOfPatient = async () => (await listAs(request, patient(mrn), '/reports?type=lab')).length;
      const all = await resultsOfPatient();

      await signInAs(doctor(code));
      await page.goto('/doctor/inpatients');
      const stay = page.getByRole('listitem').filter({ hasText: mrn });
      await stay.getByRole('button', { name: say.any('doctor_inpatient_open') }).click();
      const sheet = page.getByRole('dialog', { name: say('doctor_inpatient_title') });
      await expect(sheet.getByText(say('doctor_stated'), { exact: true })).toHaveCount(2);
      await inspect(page, language);
      await sheet.getByRole('button', { name: `${say('doctor_statement_confirm')} Latex` }).click();
      await expect(sheet.getByText(say('doctor_stated'), { exact: true })).toHaveCount(0);

      await sheet
        .getByRole('button', { name: say.any('doctor_hold') })
        .first()
        .click();
      await expect(sheet.getByText(say('doctor_held'), { exact: true })).toHaveCount(1);
      expect(await resultsOfPatient()).toBe(all - 1);
      await inspect(page, language);
      await sheet.getByRole('button', { name: say.any('doctor_hold_release') }).click();
      await expect(sheet.getByText(say('doctor_held'), { exact: true })).toHaveCount(0);
      expect(await resultsOfPatient()).toBe(all);

      await sheet.getByRole('button', exactly(say('growth_add'))).click();
      const measurement = page.getByRole('dialog', exactly(say('growth_add')));
      await measurement.getByLabel(say('growth_value_kg')).fill('61.5');
      await measurement.getByLabel(say('growth_day')).fill('2027-01-09');
      await measurement.getByRole('button', exactly(say('growth_add_save'))).click();
      await expect(measurement).toHaveCount(0);
      await expect(sheet).toContainText(say('growth_weight'));

      await sheet.getByRole('button', exactly(say('doctor_vaccine_add'))).click();
      const vaccine = page.getByRole('dialog', exactly(say('doctor_vaccine_add')));
      await vaccine.getByLabel(say('doctor_vaccine'), { exact: true }).selectOption('83');
      await vaccine.getByLabel(say('doctor_vaccine_day')).fill('2027-01-08');
      await inspect(page, language);
      await vaccine.getByRole('button', exactly(say('growth_add_save'))).click();
      await expect(vaccine).toHaveCount(0);
      await expect(sheet).toContainText({ ar: 'التهاب الكبد أ', en: 'Hepatitis A' }[language]);
      await inspect(page, language);
    },
  );
});
