import { expect, test } from 'vitest';
import { arabicLiterals, arabicOf, errorsIn, formsOf, hole, messagesIn, type Text, writtenMessages } from './texts.ts';

/** Of the server, the contract and the rules: sentences, names and what the demo hospital publishes. */
const sources = [
  'apps/server/src/**/*.texts.ts',
  'apps/server/src/demo/content/**/*.ts',
  'packages/contract/src/errors/*.ts',
  'packages/domain/src/{content/panoramas,notifications/kinds,privacy/consents,safety/table,shell/hideable-places}.ts',
  'packages/domain/src/settings/definitions/*.ts',
];

/** What stands as it is typed or named elsewhere: phone numbers, keys, the sandbox's card and code, the names of a format. */
const asTyped = /\b(?:05(?:\d{8}|X{8})?|4111(?: 1111){3}|1234|HL7|R4)\b|و0(?= )/g;
/** A text as it is read, with a number for each value and for what is no Arabic. */
const bare = (text: string): string => text.replaceAll(/\{[^}]*\}/g, '٧').replaceAll(asTyped, '٧');

const yours = 'ملف|حساب|موعد|طلب|جهاز|رقم|جوال|تأمين|محفظة|سلة|طبيب|عنوان|هوية|بيانات';
const slips = {
  'digits are those of Arabic': /[0-9]/,
  'the comma, the semicolon and the question mark are those of Arabic': /[,;?]/,
  'quotes are «»': /["“”]/,
  'the percent sign is that of Arabic': /%/,
  'the tanween stands before its alef': /\u0627\u064B/,
  'no space stands before a mark, and none is doubled': /\S {2}| [،؛؟.!]/,
  'the reader is addressed in the plural': new RegExp(
    String.raw`(?<!\p{L})(?:(?:و|ف)?(?:اضغط|انقر|ابحث|احصل|اشترِ?|اختر|اكتب|تواصل معنا|حاول|انتظر)(?!\p{L})|(?:ل|ب)?(?:${yours})ك(?!\p{L})|(?:يمكن|لدي|إلي|علي)ك(?!\p{L}))`,
    'u',
  ),
} as const;

const faultsIn = (texts: readonly Text[], slip: RegExp): string[] =>
  texts.filter(({ text }) => slip.test(bare(text))).map(({ name, text }) => `${name}: ${text}`);

test.each(Object.entries(slips))('S9.05 in all that people read, %s', (_, slip) => {
  const texts = [...messagesIn('ar'), ...sources.flatMap(arabicOf)];
  expect(texts.length).toBeGreaterThan(4000);
  expect(faultsIn(texts, slip)).toEqual([]);
});

test.each([
  ['digits are those of Arabic', 'من 1 إلى {most}'],
  ['the comma, the semicolon and the question mark are those of Arabic', 'الاسم, والرقم'],
  ['quotes are «»', 'صفحة "أدويتي"'],
  ['the percent sign is that of Arabic', '١٠%'],
  ['the tanween stands before its alef', 'شكراً لكم'],
  ['no space stands before a mark, and none is doubled', 'ما الأعراض ؟'],
  ['the reader is addressed in the plural', 'اضغط بعد استلام الطلب'],
  ['the reader is addressed in the plural', 'رقم ملفك الطبي'],
  ['the reader is addressed in the plural', 'لا يمكنك الدفع'],
] as const)('%s: «%s» is found', (rule, text) => {
  expect(faultsIn([{ name: 'it', text }], slips[rule])).toHaveLength(1);
});

test('what is right is let through, a phone number too', () => {
  const texts = [
    'يُرجى إدخال رقم جوال سعودي، مثال: 0501234567',
    'طلبكم {number}: {state}. شكرًا لكم، يمكنكم المتابعة من «أدويتي»؟',
    'البنك وذلك والشك، اضغطوا هنا',
  ].map((text) => ({ name: 'it', text }));
  expect(Object.values(slips).flatMap((slip) => faultsIn(texts, slip))).toEqual([]);
});

test('the literals of a source are read with holes for their values, without words to search by', () => {
  const source = "const a = { ar: `رقم ${n} من ${of}`, en: 'no', keywords: 'حمى, سخونة' };";
  expect(arabicLiterals('it.ts', source)).toEqual([{ name: 'it.ts:1', text: `رقم ${hole} من ${hole}` }]);
});

/** The values of a sentence; one that comes in the language of the reader has `_ar` in Arabic. */
const valuesOf = (texts: Iterable<string>): string[] =>
  [
    ...new Set(
      [...texts].flatMap((text) => [...text.matchAll(/\{(\w+?)(?:_ar)?(?::\w+)?\}/g)].map(([, name]) => name!)),
    ),
  ].toSorted();

test('S9.05 a message has the same values in both languages', () => {
  const english = writtenMessages('en');
  const found = [...writtenMessages('ar')].filter(
    ([key, message]) =>
      String(valuesOf(formsOf(message).values())) !== String(valuesOf(formsOf(english.get(key)).values())),
  );
  expect(found.map(([key]) => key)).toEqual([]);
});

test('S9.05 and so has the sentence of an error', async () => {
  const [arabic, english] = await Promise.all([errorsIn('ar'), errorsIn('en')]);
  const found = arabic.filter(({ text }, at) => String(valuesOf([text])) !== String(valuesOf([english[at]!.text])));
  expect(found).toEqual([]);
});

test.each([
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['en', ['one', 'other']],
] as const)('S9.05 what is counted has a sentence for each form that the language has: %s', (language, forms) => {
  const counted = [...writtenMessages(language)].filter(([, message]) => typeof message !== 'string');
  expect(counted.length).toBeGreaterThan(40);
  expect(counted.filter(([, message]) => String([...formsOf(message).keys()]) !== String(forms))).toEqual([]);
});
