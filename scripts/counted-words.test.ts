import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errorsIn, type Language, root, type Text, writtenMessages } from './texts.ts';

/** What is counted in texts, in any of its forms. A word that follows its number in one form is wrong for some numbers. */
const arabicWords =
  'دقيقة|دقيقتين|دقائق|ساعة|ساعتين|ساعات|يوم|يومًا|يومين|أيام|أسبوع|أسبوعًا|أسابيع|شهر|شهرًا|أشهر|سنة|سنتين|سنوات|ثانية|ثوان|ثواني|مرة|مرات|نقطة|نقاط|خطوة|خطوات|نجوم|صورة|صور|حرف|حرفًا|أحرف|موعد|موعدًا|مواعيد|زيارة|زيارات|منتج|منتجًا|منتجات|مريض|مريضًا|مرضى|شخص|شخصًا|أشخاص|نتيجة|نتائج|رسالة|رسائل|طلب|طلبًا|طلبات|جرعة|جرعات|نداء|نداءات|دفعة|دفعات|تقييم|تقييمًا|تقييمات';
const englishWords =
  'min|minutes?|hours?|days?|weeks?|months?|years?|seconds?|times?|points?|steps?|stars?|photos?|characters?|appointments?|visits|products?|items?|patients?|people|results?|messages?|orders?|doses?|calls?|payments?|reviews?|corners?';
// Before another value «يوم» says on which day.
const afterNumber = (hole: string, words: string) =>
  new RegExp(`${hole}[ \\u00a0](?:${words})(?![\\p{L}\\p{M}]| \\$\\{)`, 'u');

/** Whose number is fixed, and such that the word is right. */
const fixed: Readonly<Record<string, string>> = {
  booking_stars_given: 'of five stars',
  pharmacy_cart_way_fast_text: 'up to four hours',
  pharmacy_checkout_fast_text: 'up to four hours',
  reviews_words_hint: 'up to a thousand characters',
};

/** Errors whose number is fixed, and such that the word is right. */
const fixedErrors = [
  'en: area_too_few_corners',
  'ar: area_too_few_corners',
  'en: password_too_long',
  'ar: password_too_long',
  'en: password_too_short',
  'ar: password_too_short',
];

/** A message that is a list has a text for each form already. */
const sentencesIn = (language: Language): Text[] =>
  [...writtenMessages(language)].flatMap(([name, text]) => (typeof text === 'string' ? [{ name, text }] : []));

const linesOfServer = (): Text[] =>
  globSync('apps/server/src/**/*.texts.ts', { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ name: `${file}:${index + 1}`, text }))
      // The form has been chosen by the number in the same line.
      .filter(({ text }) => !/\bn (?:===|<=) \d+ \?/.test(text)),
  );

const faultsIn = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('S9.05 no text of a screen has a number before a word in one form, but for numbers that are fixed', () => {
  const found = [
    ...faultsIn(sentencesIn('ar'), afterNumber(String.raw`\{\w+\}`, arabicWords)),
    ...faultsIn(sentencesIn('en'), afterNumber(String.raw`\{\w+\}`, englishWords)),
  ];
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(fixed).toSorted());
});

test('S9.05 nor has a text of the server', () => {
  const texts = linesOfServer();
  expect(faultsIn(texts, afterNumber(String.raw`\$\{[^}]+\}`, arabicWords))).toEqual([]);
  expect(faultsIn(texts, afterNumber(String.raw`\$\{[^}]+\}`, englishWords))).toEqual([]);
});

test('S9.05 nor has the sentence of an error', async () => {
  const found = [
    ...faultsIn(await errorsIn('ar'), afterNumber(String.raw`\{\w+\}`, arabicWords)),
    ...faultsIn(await errorsIn('en'), afterNumber(String.raw`\{\w+\}`, englishWords)),
  ];
  expect([...new Set(found)].toSorted()).toEqual(fixedErrors.toSorted());
});

test.each(['خلال {days} يومًا', '{minutes} دقيقة', 'منذ {n} أيام.'])('«%s» is found', (text) => {
  expect(faultsIn([{ name: 'it', text }], afterNumber(String.raw`\{\w+\}`, arabicWords))).toEqual(['it']);
});

test.each(['يُحفظ {name} دقيقًا', 'المنتظرون: {count}', 'مرات الفتح: {count}'])('«%s» is let through', (text) => {
  expect(faultsIn([{ name: 'it', text }], afterNumber(String.raw`\{\w+\}`, arabicWords))).toEqual([]);
});
