import { counted, type Words } from '../medication/index.ts';
import { toLatinDigits } from '../text/index.ts';
import { measureInEnglish, strengthInArabic } from './units.ts';

const units: Readonly<Record<string, string>> = {
  MG: 'mg',
  MCG: 'mcg',
  UG: 'µg',
  ML: 'ml',
  G: 'g',
  GM: 'g',
  IU: 'IU',
  L: 'L',
  KG: 'kg',
};
const small: ReadonlySet<string> = new Set(['AND', 'OF', 'FOR', 'IN', 'WITH', 'THE', 'TO', 'PER']);

/** `500MG` apart: a number and its unit. */
const measure = /^([\d.,/%]+)(MG|MCG|UG|ML|G|GM|IU|L|KG)?$/;

function titleCase(word: string, at: number): string {
  const [, number, unit] = measure.exec(word) ?? [];
  if (number !== undefined) return unit === undefined ? number : `${number} ${units[unit] ?? unit}`;
  if (units[word] !== undefined) return units[word];
  if (at > 0 && small.has(word)) return word.toLowerCase();
  // Abbreviations and short marks such as F.C., XR or D3 stay as they are.
  if (word.length <= 2 || /[\d.&]/.test(word)) return word;
  return word.replace(/[A-Z]+/g, (letters) => letters.charAt(0) + letters.slice(1).toLowerCase());
}

/** A trade name that a register shouts, as a price label shows it; one with lower-case letters is left as it is. */
export function productName(registered: string): string {
  const text = registered.replace(/\s+/g, ' ').trim();
  if (/[a-z]/.test(text)) return text;
  return text.split(' ').map(titleCase).join(' ');
}

/** Numbers of a register in Latin digits with a point before the decimals, in whichever script they came; unseen marks may stand in them. */
const latinNumbers = (cell: string): string =>
  toLatinDigits(cell.replaceAll(/\p{Cf}/gu, ''))
    .replaceAll('٫', '.')
    .replaceAll(/٬(?=\d{3})/g, '');

/** `500, 25, 5` and `mg` as `500 + 25 + 5 mg`, also where the unit is in Arabic; empty without a strength. */
export function strengthText(strength: string, unit: string): string {
  const parts = latinNumbers(strength)
    .split(/[,،+]/)
    .map(measureInEnglish)
    .filter((part) => part !== '' && part !== '0');
  if (parts.length === 0) return '';
  const unitText = measureInEnglish(unit);
  return `${parts.join(' + ')}${unitText === '%' ? '%' : unitText === '' ? '' : ` ${unitText}`}`;
}

/** A longer strength is that of a mixture, which its name tells apart. */
const longestInName = 40;
/** What a name holds at most, in UTF-16 units. */
const longestName = 200;
/** A name that says how strong it is in its own way: `AUGMENTIN 625 MG`. Millilitres are the size of a bottle. */
const toldMass = /\d\s*(?:mg|mcg|ug|µg|gm?|iu|%|٪|مل?جم|ملغم?|مكجم|جم|غم|وحدة)(?!\p{L})/iu;
const numbersIn = (text: string): number[] => (toLatinDigits(text).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** A trade name with the strength behind it unless it tells one already: one name in two strengths would be mixed up. */
export function nameWithStrength(name: string, strength: string): string {
  const numbers = new Set(numbersIn(name));
  const isTold = toldMass.test(toLatinDigits(name)) || numbersIn(strength).every((number) => numbers.has(number));
  const whole = `${name} ${strength}`;
  return isTold || strength.length > longestInName || whole.length > longestName ? name : whole;
}

export type Pack = { readonly count: number | null; readonly size: string };

/** What a name adds about the package: nothing where it tells that itself, or where it is a single piece. */
function packBeside(name: string, { count, size }: Pack): Pack {
  const told = new Set(numbersIn(name));
  const isTold = count === null ? numbersIn(size).every((number) => told.has(number)) : count === 1 || told.has(count);
  return isTold ? { count: null, size: '' } : { count, size };
}

const piece = { en: ['piece', 'pieces'], ar: ['قطعة واحدة', 'قطعتان', 'قطع', 'قطعة'] } as const;

/** `24 pieces` or `100 ml`; empty where nobody knows. */
export const packWords = ({ count, size }: Pack): Words =>
  count === null ? { en: size, ar: strengthInArabic(size) } : counted(count, piece);

type Packed = {
  readonly name: string;
  readonly name_ar: string;
  readonly pack_count: number | null;
  readonly pack_size: string;
};

const joined = (name: string, pack: string, separator: string): string => {
  const whole = `${name}${separator}${pack}`;
  return pack === '' || whole.length > longestName ? name : whole;
};

/**
 * What a product is called wherever it is shown, ordered and paid for: its name and how much is in the package, as one name in two sizes would be
 * mixed up. A product that a register has in English only has the English one in both languages.
 */
export function namesWithPack({ name, name_ar: nameAr, pack_count: count, pack_size: size }: Packed): Words {
  const en = joined(name, packWords(packBeside(name, { count, size })).en, ', ');
  if (nameAr === name) return { en, ar: en };
  return { en, ar: joined(nameAr, packWords(packBeside(nameAr, { count, size })).ar, '، ') };
}

const amountOf = (cell: string): number => {
  const text = latinNumbers(cell).trim();
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text);
};

/** How much is in a package: pieces, and the size of one with its unit; `30 × 5 ml`. */
export function packOf(pack: { readonly size: string; readonly unit: string; readonly count: string }): Pack {
  const size = amountOf(pack.size);
  const count = amountOf(pack.count);
  const unit = measureInEnglish(pack.unit);
  return {
    count: Number.isInteger(count) && count > 0 && count < 10_000 ? count : null,
    size: size > 0 && unit !== '' ? `${size} ${unit}` : '',
  };
}
