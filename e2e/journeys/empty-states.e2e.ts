import { inspect } from '../support/checks.ts';
import { newPatient } from '../support/orders.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** The sentences of SPEC §8 to the letter in English; in Arabic their own. */
const screens = [
  { path: '/lab-works', key: 'records_labs_empty_title', english: 'No Data To Show' },
  { path: '/appointment/upcoming/home-healthcare', key: 'patient_upcoming_empty', english: 'No Data To Show' },
  { path: '/my-timeline', key: 'records_timeline_empty_title', english: 'No Record Found' },
  { path: '/appointment/999999', key: 'patient_not_found', english: 'Data Not Found' },
] as const;

inBothLanguages('ar', (variant) => {
  test(
    'S8.12 whoever has nothing yet is told so, and what to do next',
    { tag: '@full' },
    async ({ page, request, say, signInAs }) => {
      await signInAs((await newPatient(request)).signIn);
      for (const { path, key, english } of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: say(key) })).toBeVisible();
        if (variant.language === 'en') expect(say(key)).toBe(english);
        await inspect(page, variant.language);
      }
    },
  );
});
