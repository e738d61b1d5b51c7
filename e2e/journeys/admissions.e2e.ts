import { inspect } from '../support/checks.ts';
import { callAs } from '../support/sessions.ts';
import { doctor, staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** Somebody who is in no other journey, and a bed, for each language. */
const people = { en: { mrn: '1000036', bed: '801' }, ar: { mrn: '1000038', bed: '802' } } as const;

inBothLanguages('ar', ({ language }) => {
  const { mrn, bed } = people[language];

  test(
    'D13.10 the front desk admits somebody, their doctor has them, and with the discharge no longer',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const layla = await callAs(request, doctor('D1001'));
      const stays = async () =>
        (await layla<{ items: { patient: { mrn_number: string } }[] }>('GET', '/users/inpatient')).items.map(
          ({ patient }) => patient.mrn_number,
        );
      await signInAs(staff('frontdesk'));
      await page.goto('/staff/admissions');
      await page.getByRole('button', { name: say('admissions_admit') }).click();
      const dialog = page.getByRole('dialog', { name: say('admissions_admit') });
      await dialog.getByRole('textbox', { name: say('admissions_mrn') }).fill('9999999');
      await dialog
        .getByRole('combobox', { name: say('admissions_responsible') })
        .selectOption({ label: language === 'ar' ? 'ليلى حسن' : 'Layla Hassan' });
      await dialog.getByRole('combobox', { name: say('admissions_ward') }).selectOption({ index: 1 });
      await dialog.getByRole('textbox', { name: say('admissions_bed_field') }).fill(bed);
      await dialog.getByRole('textbox', { name: say('admissions_diagnosis_ar') }).fill('ملاحظة بعد إغماء');
      await dialog.getByRole('textbox', { name: say('admissions_diagnosis_en') }).fill('Observation after fainting');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say('shell_leave_no'), exact: true }).click();
      await dialog.getByRole('button', { name: say('admissions_admit') }).click();
      await expect(dialog.getByText(say('admissions_unknown'))).toBeVisible();
      await dialog.getByRole('textbox', { name: say('admissions_mrn') }).fill(mrn);
      await dialog.getByRole('button', { name: say('admissions_admit') }).click();
      await expect(dialog).toHaveCount(0);
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mrn });
      await expect(row).toBeVisible();
      await inspect(page, language);
      expect(await stays()).toContain(mrn);
      await row.getByRole('button', { name: say('admissions_hand_over') }).click();
      const moved = page.getByRole('dialog', { name: say('admissions_hand_over_title') });
      await inspect(page, language);
      await moved
        .getByRole('combobox', { name: say('admissions_responsible') })
        .selectOption({ label: language === 'ar' ? 'عمر الشمري' : 'Omar Al-Shammari' });
      await moved.getByRole('button', { name: say('admissions_hand_over') }).click();
      await expect(moved).toHaveCount(0);
      await expect(row).toContainText(language === 'ar' ? 'عمر الشمري' : 'Omar Al-Shammari');
      expect(await stays()).not.toContain(mrn);
      await row.getByRole('button', { name: say('admissions_hand_over') }).click();
      await moved
        .getByRole('combobox', { name: say('admissions_responsible') })
        .selectOption({ label: language === 'ar' ? 'ليلى حسن' : 'Layla Hassan' });
      await moved.getByRole('button', { name: say('admissions_hand_over') }).click();
      await expect(moved).toHaveCount(0);
      expect(await stays()).toContain(mrn);
      await row.getByRole('button', { name: say('admissions_discharge') }).click();
      const asked = page.getByRole('dialog', { name: say('admissions_discharge_title') });
      await asked.getByRole('button', { name: say('admissions_discharge') }).click();
      await expect(row).toHaveCount(0);
      expect(await stays()).not.toContain(mrn);
    },
  );
});
