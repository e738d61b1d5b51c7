import { analyteOf } from './analytes.ts';
import { plainDecimal, significantDigits } from './decimal.ts';

/*
 * Units of laboratories, as far as values of two of them make one trend (docs/decisions/0035). Read are the codes of UCUM and the
 * ways in which laboratories write them. A unit that is not read is only ever equal to itself.
 */
type Unit = { readonly dimension: string; readonly factor: number };

const prefixes: Readonly<Record<string, number>> = {
  k: 1e3,
  '': 1,
  m: 1e-3,
  u: 1e-6,
  mc: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
};
const amounts: Readonly<Record<string, string>> = {
  g: 'mass',
  gm: 'mass',
  mol: 'substance',
  eq: 'equivalent',
  u: 'activity',
  iu: 'international unit',
  '[iu]': 'international unit',
};
const volumes: Readonly<Record<string, number>> = {
  l: 1,
  dl: 0.1,
  '100ml': 0.1,
  ml: 1e-3,
  cc: 1e-3,
  ul: 1e-6,
  mcl: 1e-6,
  mm3: 1e-6,
  cmm: 1e-6,
  cumm: 1e-6,
  nl: 1e-9,
  pl: 1e-12,
  fl: 1e-15,
};
const counts: Readonly<Record<string, number>> = {
  '': 1,
  cells: 1,
  k: 1e3,
  thousand: 1e3,
  '10*3': 1e3,
  '10*6': 1e6,
  '10*9': 1e9,
  '10*12': 1e12,
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const powerOf = (raised: string): string => raised.replaceAll(/./g, (digit) => String(superscripts.indexOf(digit)));
const clearances: ReadonlySet<string> = new Set([
  'ml/min/{1.73_m2}',
  'ml/min/1.73_m2',
  'ml/min/1.73m2',
  'ml/min/1.73m*2',
]);
/** Mega, giga and tera, or a shouted milli: a thousand million apart, so nothing is read from them. */
const ambiguous = /^(?:G|T|M|MI?U|M[a-z].*)\//;

/** One way of writing: `×10³/µL` is `10*3/ul`. */
const folded = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll(/[⁰¹²³⁴-⁹]+/g, (raised) => `*${powerOf(raised)}`)
    .replace(/^[x×*]?10[*^e]+/i, '10*')
    .replaceAll(/(?<=^10\*\d+|^)\{(?:cells?|cell_count)\}/gi, (cells, at: number) => (at === 0 ? 'cells' : ''))
    .replace(/mm\*3$/, 'mm3')
    .toLowerCase();

function amountOf(text: string): Unit | undefined {
  const [, prefix = '', base = ''] = /^(k|mc|m|u|n|p|f)?(g|gm|mol|eq|u|iu|\[iu\])$/.exec(text) ?? [];
  const [dimension, factor] = [amounts[base], prefixes[prefix]];
  return dimension === undefined || factor === undefined ? undefined : { dimension, factor };
}

function readFraction(over: string, under: string): Unit | undefined {
  const volume = volumes[under];
  if (volume === undefined) return undefined;
  const amount = amountOf(over);
  if (amount) return { dimension: `${amount.dimension}/volume`, factor: amount.factor / volume };
  const count = counts[over];
  if (count !== undefined) return { dimension: 'count/volume', factor: count / volume };
  const part = volumes[over];
  return part === undefined ? undefined : { dimension: 'volume fraction', factor: part / volume };
}

function readUnit(text: string): Unit | undefined {
  const trimmed = text.trim();
  if (trimmed === 'M/uL') return { dimension: 'count/volume', factor: 1e12 };
  if (ambiguous.test(trimmed)) return undefined;
  const plain = folded(trimmed);
  if (clearances.has(plain)) return { dimension: 'clearance by surface', factor: 1 };
  if (plain === '%') return { dimension: 'volume fraction', factor: 0.01 };
  const [over = '', under, ...more] = plain.split('/');
  if (more.length > 0) return undefined;
  if (under !== undefined) return readFraction(over, under);
  const volume = volumes[over];
  return volume === undefined ? amountOf(over) : { dimension: 'volume', factor: volume };
}

/** How a unit of the first dimension is converted to the second, for one analyte: grams in a mole, charges of an ion. */
function bridge(from: string, to: string, loinc: string | null): number | undefined {
  const analyte = analyteOf(loinc);
  if (!analyte) return undefined;
  /** What one mole of it is, in the base unit of each dimension. */
  const ofMole: Readonly<Record<string, number | undefined>> = {
    'substance/volume': 1,
    'mass/volume': analyte.molarMass,
    'equivalent/volume': analyte.valence,
  };
  const [before, after] = [ofMole[from], ofMole[to]];
  return before === undefined || after === undefined ? undefined : after / before;
}

/** What a value in one unit is multiplied with to be one in the other; undefined where the two cannot be converted. */
function factorBetween(from: string, to: string, loinc: string | null): number | undefined {
  if (from.trim() === to.trim()) return 1;
  const [a, b] = [readUnit(from), readUnit(to)];
  if (!a || !b) return undefined;
  const across = a.dimension === b.dimension ? 1 : bridge(a.dimension, b.dimension, loinc);
  return across === undefined ? undefined : Number(((a.factor / b.factor) * across).toPrecision(12));
}

/** Whether two ways of writing mean one unit: `mg/dl` and `mg/dL`, `K/uL` and `10*9/L`. */
export const sameUnit = (a: string, b: string): boolean => factorBetween(a, b, null) === 1;

/** A number in another unit; undefined where UCUM and, between mass and substance, the table of analytes do not allow it. */
export function convertValue(value: number, from: string, to: string, loinc: string | null): number | undefined {
  const factor = factorBetween(from, to, loinc);
  return factor === undefined ? undefined : Number((value * factor).toPrecision(12));
}

const powerOfTen = /^1(?:0*|e[+-]?\d+)$|^0\.0*1$/;

/**
 * A plain decimal in another unit, with as many significant digits as it has; at least three where the factor is no power of ten.
 * Undefined where it cannot be converted.
 */
export function convertDecimal(decimal: string, from: string, to: string, loinc: string | null): string | undefined {
  const factor = factorBetween(from, to, loinc);
  if (factor === undefined || factor === 1) return factor && decimal;
  const known = Math.max(1, significantDigits(decimal));
  const digits = powerOfTen.test(String(factor)) ? known : Math.max(3, known);
  return plainDecimal((Number(decimal) * factor).toPrecision(Math.min(digits, 15)));
}

/** Of a unit as it is shown and its code, the one that conversions go by: what is shown, if that can be read. */
export const unitForMath = (shown: string | null, code: string | null): string | null =>
  shown !== null && (readUnit(shown) || code === null) ? shown : (code ?? shown);

/**
 * What values of one test have in common that make one trend: one dimension, with mass, substance and equivalents taken together
 * where they can be converted for the analyte. A unit that cannot be read stands for itself.
 */
export function unitGroup(unit: string | null, loinc: string | null): string {
  if (unit === null) return '';
  const read = readUnit(unit);
  if (!read) return unit.trim();
  return bridge(read.dimension, 'substance/volume', loinc) === undefined ? read.dimension : 'amount/volume';
}
