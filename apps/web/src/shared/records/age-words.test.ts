import { expect, test } from 'vitest';
import { overwriteGetLocale } from '#paraglide/runtime.js';
import { ageWords } from './age-words.ts';

test.each([
  ['years', 2, 'سنتان'],
  ['months', 1, 'شهر واحد'],
  ['months', 2, 'شهران'],
  ['months', 11, '١١ شهرًا'],
  ['days', 3, '٣ أيام'],
  ['days', 0, 'أقل من يوم'],
] as const)('an age in %s: %i', (unit, count, words) => {
  overwriteGetLocale(() => 'ar');
  expect(ageWords({ unit, count })).toBe(words);
});
