import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { callAs } from '../support/sessions.ts';
import { patient, staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** Somebody for each language, and a bed. */
const people = { en: { mrn: '1000034', bed: '811' }, ar: { mrn: '1000035', bed: '812' } } as const;

type Choices = { readonly wards: readonly { id: number }[]; readonly doctors: readonly { id: number }[] };

inBothLanguages('ar', ({ language }) => {
  const { mrn, bed } = people[language];

  test(
    'D11.12 the discharge summary of a stay is begun from the list of ended stays, approved and downloaded by its patient',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      const desk = await callAs(request, staff('frontdesk'));
      const { wards, doctors } = await desk<Choices>('GET', '/staff/admissions');
      const words = { diagnosis: 'Observation after fainting', diagnosis_ar: 'ملاحظة بعد إغماء' };
      const place = { mrn_number: mrn, bed, ward_id: wards[0]!.id, doctor_id: doctors[0]!.id };
      const { id } = await desk<{ id: number }>('POST', '/staff/admissions', { ...place, ...words });
      await desk('POST', `/staff/admissions/${id}/discharge`, {});

      const officer = await openBrowser(staff('records'));
      await officer.goto('/staff/reports');
      await button(officer, say('staff_reports_stays')).click();
      const row = officer.getByRole('main').getByRole('listitem').filter({ hasText: mrn });
      await expect(row).toBeVisible();
      await inspect(officer, language);
      await button(row, say('staff_reports_begin_summary')).click();
      const sheet = officer.getByRole('dialog');
      await button(sheet, say('reports_kind_discharge')).click();
      await expect(sheet.getByLabel(say('staff_reports_text_en'))).toHaveValue(/was in hospital from/);
      await inspect(officer, language);
      await button(sheet, say('staff_reports_approve')).click();
      await expect(button(sheet, say('staff_reports_withdraw'))).toBeVisible();

      await signInAs(patient(mrn));
      await page.goto('/medical-reports');
      const stays = page.getByRole('region', { name: say('reports_stays') });
      await expect(stays.getByText(say('reports_kind_discharge'))).toBeVisible();
      await inspect(page, language);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        button(stays, say('reports_download_ar')).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^discharge_summary-\d+-ar\.pdf$/);
    },
  );
});
