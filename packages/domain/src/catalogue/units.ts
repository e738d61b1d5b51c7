import { normaliseArabic, toArabicDigits } from '../text/index.ts';

/** Arabic units of a register and what they are in English, as `normaliseArabic` spells them; a longer one stands before its parts. */
const englishUnits: readonly (readonly [unit: RegExp, english: string])[] = [
  [/ ?(?:\/|(?<!\p{L})لكل(?!\p{L})) ?/gu, '/'],
  [/(?<!\p{L})(?:وحد(?:ه|ات) دوليه|و\.? ?د(?:\.|(?!\p{L})))/gu, 'IU'],
  [/(?<!\p{L})وحد(?:ه|ات)(?!\p{L})/gu, 'units'],
  [/(?<!\p{L})(?:مل?جم|مل?غم|مل?[جغ]|مي?لل?ي ?[جغ]رام)(?!\p{L})/gu, 'mg'],
  [/(?<!\p{L})(?:مي?ك[جغ]م?|مي?كرو ?[جغ]رام)(?!\p{L})/gu, 'mcg'],
  [/(?<!\p{L})(?:ك[جغ]م?|كيلو ?[جغ]رام)(?!\p{L})/gu, 'kg'],
  [/(?<!\p{L})(?:[جغ]م?|[جغ]رام)(?!\p{L})/gu, 'g'],
  [/(?<!\p{L})(?:ملل?|مي?لل?ي ?لتر|ملل?يلتر)(?!\p{L})/gu, 'ml'],
  [/(?<!\p{L})لتر(?!\p{L})/gu, 'L'],
  [/ ?٪/g, '%'],
];
const arabic = /\p{Script=Arabic}/u;

/** A measure or its unit in English; one in Arabic of which a word is not known here stays as it is. */
export function measureInEnglish(measure: string): string {
  const text = measure.replaceAll(/\p{Cf}/gu, '').trim();
  if (!arabic.test(text)) return text;
  let english = normaliseArabic(text);
  for (const [unit, word] of englishUnits) english = english.replaceAll(unit, word);
  return arabic.test(english) ? text : english;
}

/** The units of strengths as Arabic packages have them. */
const arabicUnits: Readonly<Record<string, string>> = {
  mg: 'ملجم',
  g: 'جم',
  gm: 'جم',
  kg: 'كجم',
  mcg: 'مكجم',
  ug: 'مكجم',
  µg: 'مكجم',
  ml: 'مل',
  l: 'لتر',
  iu: 'وحدة',
  unit: 'وحدة',
  units: 'وحدة',
};

/** A strength in Arabic digits and units; what has no Arabic unit here stays as it is. */
export const strengthInArabic = (strength: string): string =>
  toArabicDigits(strength)
    .replaceAll(/[A-Za-zµ]+/g, (unit) => arabicUnits[unit.toLowerCase()] ?? unit)
    .replace('%', '٪');
