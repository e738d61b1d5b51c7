import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chooseTime, confirmBooking, findDoctor, payByCard, type Care } from '../support/care.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/entering.ts';
import { latestCode } from '../support/server.ts';
import { expect, inEachWay, test } from '../support/test.ts';

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

const run = promisify(execFile);

/** Imports beside the running server, as an administrator would, and answers the person's MRN. */
async function importPerson(file: string, phone: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['apps/server/src/import/main.ts', 'fhir', path.join(bundles, file), '--phone', phone],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        BALSAM_TEST: '1',
        BALSAM_DATA_DIR: process.env['BALSAM_E2E_DATA'] ?? path.join(root, '.data-e2e'),
      },
    },
  );
  const mrn = /MRN (\d{7})/.exec(stdout)?.[1];
  expect(mrn, stdout).toBeDefined();
  return mrn!;
}

inEachWay((way) => {
  const { language } = way;
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
    const care: Care = { page, say, language, look };
    const mrn = await importPerson(file, phone);

    await page.goto('/');
    await page.getByLabel(say('auth_mrn_number'), { exact: true }).fill(mrn);
    await page.getByRole('button', { name: say('auth_with_code'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('auth_otp_title') })).toBeVisible();
    await page
      .locator('input')
      .first()
      .pressSequentially(await latestCode(request, e164));
    // A complete code goes by itself; somebody without the terms agreed is asked for them first.
    await expectAt(page, /\/terms-and-condition/);
    await page.getByLabel(say('auth_terms_agree')).check();
    await page.getByRole('button', { name: say('auth_terms_continue'), exact: true }).click();
    await expectAt(page, /^https?:\/\/[^/]+\/dashboard$/);
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
    await expect(page.getByRole('heading', { name: say('payment_success_title') })).toBeVisible();
  });
});
