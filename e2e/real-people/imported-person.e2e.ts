import { existsSync } from 'node:fs';
import path from 'node:path';
import { chooseTime, confirmBooking, findDoctor, payByCard, type PatientScreen } from '../support/booking.ts';
import { inspect } from '../support/checks.ts';
import { logInByCode, importPerson } from '../support/imported-patients.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

const root = path.join(import.meta.dirname, '../..');
const bundles = path.join(root, '../shared/data/fhir');

/** Somebody whom nobody here made up, for each way: their bundle, a phone for codes, and a doctor that no other journey books. */
const persons = {
  ar: { file: 'synthea-hassan-jacobi.bundle.json', phone: '0555000101', e164: '+966555000101', doctor: 'سمير حداد' },
  en: {
    file: 'synthea-angelic-mueller.bundle.json',
    phone: '0555000102',
    e164: '+966555000102',
    doctor: 'Samir Haddad',
  },
} as const;

inBothLanguages('ar', (variant) => {
  const { language } = variant;
  const { file, phone, e164, doctor } = persons[language];

  test('D9.01 an imported person logs in by code, sees visits and results, books and pays', async ({
    page,
    say,
    request,
  }) => {
    const source = path.join(bundles, file);
    const absent = !existsSync(source);
    if (absent) process.stdout.write(`skipped: the bundle ${file} is not beside this checkout\n`);
    test.skip(absent, `the bundle ${file} is not beside this checkout`);
    test.slow();
    // Their name stands in Latin letters on Arabic screens too, for they have no other: it carries its own mark.
    const look = (): Promise<void> => inspect(page, language);
    const care: PatientScreen = { page, say, language, look };
    const mrn = await importPerson(source, phone);

    await logInByCode({ page, say, request }, mrn, e164);
    await look();

    await page.goto('/my-timeline');
    await expect(page.locator('main li').first()).toBeVisible();
    await look();
    await page.goto('/lab-works');
    await expect(page.locator('main li').first()).toBeVisible();
    await look();

    await page.goto('/profile');
    await expect(page.getByText(mrn, { exact: true })).toBeVisible();
    await look();
    await page.goto('/profile/details');
    await look();

    await findDoctor(care, doctor);
    await chooseTime(care, language === 'ar' ? 0 : 1);
    await confirmBooking(care);
    await payByCard(care, 'paid');
    await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
  });
});
