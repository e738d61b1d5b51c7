import { writeFile } from 'node:fs/promises';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { logInByCode, importPerson } from '../support/imported-patients.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';

const loinc = 'http://loinc.org';
const result = (id: string, code: string, on: string, more: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: loinc, code, display: code }] },
  effectiveDateTime: on,
  ...more,
});
const quantity = (value: number, unit: string, comparator?: string) => ({
  valueQuantity: { value, unit, ...(comparator !== undefined && { comparator }) },
});
const range = (low: number, high: number) => ({ referenceRange: [{ low: { value: low }, high: { value: high } }] });
const glucose = (status: string) => ({ ...result('g', '2339-0', '2026-08-01', quantity(47.3, 'mg/dL')), status });

/** Results as laboratories send them, none of which is a bare number in a known range. */
const results = [
  result('tsh', '3016-3', '2026-11-02', { ...quantity(0.01, 'mIU/L', '<'), ...range(0.4, 4) }),
  result('k', '6298-4', '2026-11-03', {
    ...quantity(6.9, 'mmol/L'),
    ...range(3.5, 5.1),
    interpretation: [{ coding: [{ code: 'HH' }] }],
  }),
  { ...result('ca', '49765-1', '2026-10-01', quantity(9.1, 'mg/dL')), status: 'preliminary' },
  result('c1', '2093-3', '2024-10', quantity(5.1, 'mmol/L')),
  result('c2', '2093-3', '2026-10-05', { ...quantity(195, 'mg/dL'), referenceRange: [{ text: '< 200' }] }),
];

const planned = {
  resourceType: 'Encounter',
  id: 'visit',
  status: 'planned',
  reasonCode: [{ text: 'Knee' }],
  period: { start: '2026-12-24' },
};

const bundleOf = (id: string, observations: readonly object[]) => {
  const identifier = [{ system: 'https://laboratory.example/patients', value: id }];
  const name = [{ family: 'Zahrani', given: ['Mona'] }];
  const person = { resourceType: 'Patient', id, identifier, name, gender: 'female' };
  const subject = { reference: `Patient/${id}` };
  const entry = [person, ...observations.map((o) => ({ ...o, subject }))].map((resource) => ({ resource }));
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
};

const people = {
  ar: { id: 'labs-ar', phone: '0555000111', e164: '+966555000111' },
  en: { id: 'labs-en', phone: '0555000112', e164: '+966555000112' },
} as const;

const words = {
  ar: {
    tsh: 'الهرمون المنبّه للغدة الدرقية',
    potassium: 'البوتاسيوم',
    cholesterol: 'الكوليسترول الكلي',
    calcium: 'الكالسيوم',
    glucose: 'سكر الدم',
    belowBound: 'أقل من ٠٫٠١',
    onChart: 'أقل من ٠٫٠١',
    normal: 'المعدل الطبيعي: من ٠٫٤ إلى ٤',
    under200: 'المعدل الطبيعي: أقل من ٢٠٠',
    change: 'أقل من المرة السابقة بمقدار ٢',
    converted: '١٩٧',
    month: 'أكتوبر ٢٠٢٤',
  },
  en: {
    tsh: 'TSH',
    potassium: 'Potassium',
    cholesterol: 'Total cholesterol',
    calcium: 'Calcium',
    glucose: 'Glucose',
    belowBound: 'less than 0.01',
    onChart: '<0.01',
    normal: 'Normal: 0.4 to 4',
    under200: 'Normal: less than 200',
    change: '2 lower than last time',
    converted: '197',
    month: 'October 2024',
  },
} as const;

const row = (page: Page, title: string) => page.locator('main li').filter({ hasText: title });

inBothLanguages('ar', ({ language, size }) => {
  const { id, phone, e164 } = people[language];
  const w = words[language];

  test(
    'a patient reads comparators, units, critical flags and a withdrawn result as the laboratory meant them',
    { tag: '@quick' },
    async ({ page, say, request }, info) => {
      test.slow();
      const file = info.outputPath('bundle.json');
      await writeFile(file, bundleOf(id, [...results, planned, glucose('final')]));
      const mrn = await importPerson(file, phone);
      await writeFile(file, bundleOf(id, [...results, glucose('entered-in-error')]));
      expect(await importPerson(file)).toBe(mrn);
      await logInByCode({ page, say, request }, mrn, e164);

      await page.goto('/lab-works');
      await expect(row(page, w.tsh)).toContainText(w.belowBound);
      await expect(row(page, w.tsh)).toContainText(say('records_flag_low'));
      await expect(row(page, w.potassium)).toContainText(say('records_flag_critical_high'));
      await expect(row(page, w.glucose)).toContainText(say('records_flag_withdrawn'));
      await expect(page.locator('main')).not.toContainText(/47\.3|٤٧٫٣/);
      await inspect(page, language);
      await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });

      await row(page, w.tsh).getByRole('link').click();
      // On the drawing as well no bound stands as if it were a value.
      await expect(page.locator('main svg text').filter({ hasText: w.onChart })).toBeVisible();
      await expect(page.getByText(w.normal)).toBeVisible();
      await expect(page.getByText(say('records_sentence_low'))).toBeVisible();
      await inspect(page, language);
      await page.screenshot({ path: info.outputPath('tsh.png'), fullPage: true });

      if (size === 'phone') await page.getByRole('link', exactly(say('records_back_to_labs'))).click();
      await expect(row(page, w.calcium)).toContainText(say('records_preliminary'));
      await row(page, w.calcium).getByRole('link').click();
      await expect(page.getByText(say('records_sentence_preliminary'))).toBeVisible();
      await expect(page.locator('main svg text').filter({ hasText: say('records_preliminary') })).toBeVisible();
      await inspect(page, language);
      await page.screenshot({ path: info.outputPath('preliminary.png'), fullPage: true });

      if (size === 'phone') await page.getByRole('link', exactly(say('records_back_to_labs'))).click();
      await row(page, w.cholesterol).getByRole('link').click();
      const detail = page.locator('main section').last();
      await expect(detail.getByText(w.change)).toBeVisible();
      await expect(detail.locator('.lucide-trending-down')).toBeVisible();
      await expect(detail.getByText(w.under200)).toBeVisible();
      await expect(detail.getByText(say.any('records_converted_note'))).toBeVisible();
      await page.screenshot({ path: info.outputPath('cholesterol.png'), fullPage: true });
      await detail.getByRole('button', exactly(say('records_as_table'))).click();
      await expect(detail.getByRole('row').nth(2)).toContainText(w.month);
      await expect(detail.getByRole('row').nth(2)).toContainText('mmol/L');
      await expect(detail.getByRole('row').nth(2)).toContainText(w.converted);
      await detail.getByRole('button', exactly(say('records_span_half'))).click();
      await expect(detail.getByRole('row')).toHaveCount(2);
      await inspect(page, language);

      await page.goto('/my-timeline');
      const visit = page.locator('main li').first();
      await expect(visit).toContainText(say('records_visit_planned'));
      await visit.getByRole('button').click();
      await expect(page.getByText(say('records_visit_planned_note'))).toBeVisible();
      await inspect(page, language);
      await page.screenshot({ path: info.outputPath('planned.png'), fullPage: true });
    },
  );
});
