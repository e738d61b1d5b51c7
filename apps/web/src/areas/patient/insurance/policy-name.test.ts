import { expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { policyNames } from './policy-name.ts';

const policies = [
  { company: { title: 'Rimal', title_ar: 'رمال' }, policy_number: '00004201' },
  { company: { title: 'Bahr', title_ar: 'بحر' }, policy_number: '00007788' },
];

test.each([
  ['ar', 'رمال (٤٢٠١)، بحر (٧٧٨٨)'],
  ['en', 'Rimal (4201), Bahr (7788)'],
] as const)('S9.05 %s: several policies stand beside each other by the comma of their language', (locale, names) => {
  stubBrowser('/');
  changeLocale(locale);
  expect(policyNames(policies)).toBe(names);
});
