import { normaliseArabic, toArabicDigits, toLatinDigits } from '../text/index.ts';

type PlaceLanguage = 'ar' | 'en';

/** Districts and main roads of the cities with a branch, in English and in Arabic. */
const names: readonly (readonly [english: string, arabic: string])[] = [
  ['Al Olaya', 'العليا'],
  ['Al Yasmin', 'الياسمين'],
  ['Al Wurud', 'الورود'],
  ['Al Rawdah', 'الروضة'],
  ['Al Malqa', 'الملقا'],
  ['Al Narjis', 'النرجس'],
  ['Al Sulaimaniyah', 'السليمانية'],
  ['Al Malaz', 'الملز'],
  ['Al Murooj', 'المروج'],
  ['Al Aqiq', 'العقيق'],
  ['Hittin', 'حطين'],
  ['Al Sahafah', 'الصحافة'],
  ['Al Nakheel', 'النخيل'],
  ['Al Murabba', 'المربع'],
  ['Al Rabwah', 'الربوة'],
  ['Al Hamra', 'الحمراء'],
  ['Al Shati', 'الشاطئ'],
  ['Al Safa', 'الصفا'],
  ['Al Naeem', 'النعيم'],
  ['Al Salamah', 'السلامة'],
  ['Al Zahra', 'الزهراء'],
  ['Al Faisaliyah', 'الفيصلية'],
  ['Al Marwah', 'المروة'],
  ['Al Khalidiyah', 'الخالدية'],
  ['Al Badiyah', 'البادية'],
  ['Al Aziziyah', 'العزيزية'],
  ['King Fahd Road', 'طريق الملك فهد'],
  ['King Abdullah Road', 'طريق الملك عبدالله'],
  ['King Abdulaziz Road', 'طريق الملك عبدالعزيز'],
  ['King Salman Road', 'طريق الملك سلمان'],
  ['Prince Mohammed bin Abdulaziz Road', 'طريق الأمير محمد بن عبدالعزيز'],
  ['Prince Sultan Road', 'طريق الأمير سلطان'],
  ['Khurais Road', 'طريق خريص'],
  ['Thumamah Road', 'طريق الثمامة'],
  ['Olaya Street', 'شارع العليا'],
  ['Tahlia Street', 'شارع التحلية'],
];

/** What reads the same: without 'district', with or without the hyphen of the article. */
const keyOf = (name: string): string =>
  normaliseArabic(name)
    .replace(/^حي /, '')
    .replace(/ district$/, '')
    .replace(/^(?:al|an|ar|as|ash|at|az)[- ](?=\w)/, 'al ')
    .replaceAll('عبد ال', 'عبدال');

const byName = new Map(names.flatMap((pair) => pair.map((name) => [keyOf(name), pair])));

/** A district, or a road and the building number after it. */
function partIn(language: PlaceLanguage, part: string): string | undefined {
  const [, name = '', number = ''] = /^(.*?)(\s+[\d\u0660-\u0669]+)?$/u.exec(part.trim()) ?? [];
  const known = byName.get(keyOf(name));
  if (!known) return undefined;
  return language === 'ar' ? `${known[1]}${toArabicDigits(number)}` : `${known[0]}${toLatinDigits(number)}`;
}

/**
 * A district, a road or a line of them as this language calls them; what has a part that is on no list stays as it was written, so that it is
 * never half in one language.
 */
export function placeIn(language: PlaceLanguage, written: string): string {
  const parts = written.split(/\s*[،,]\s*/).map((part) => partIn(language, part));
  return parts.some((part) => part === undefined) ? written : parts.join(language === 'ar' ? '، ' : ', ');
}
