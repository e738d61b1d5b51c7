import { ageOn, daysBetween, type Day } from '../time/index.ts';
import { latinNumbers } from './decimal.ts';
import { convertValue, sameUnit } from './units.ts';

/** Normal, or what a treatment aims at, or limits beyond which somebody is called at once. */
export const rangeKinds = ['normal', 'target', 'critical'] as const;
export type RangeKind = (typeof rangeKinds)[number];

/** The ends of a range, in the unit of the result; null is open. An exclusive end does not itself belong to the range. */
export type Reference = {
  readonly low: number | null;
  readonly high: number | null;
  readonly lowExclusive: boolean;
  readonly highExclusive: boolean;
  readonly kind: RangeKind;
};

export const noReference: Reference = {
  low: null,
  high: null,
  lowExclusive: false,
  highExclusive: false,
  kind: 'normal',
};

type End = {
  readonly value?: number | undefined;
  readonly unit?: string | undefined;
  /** The unit as it is shown, where conversions go by its code. */
  readonly shownUnit?: string | undefined;
};

/** Units of age, in codes of UCUM: years, months, weeks, days. */
export type AgeUnit = 'a' | 'mo' | 'wk' | 'd';
type AgeEnd = { readonly value: number; readonly unit: AgeUnit };

/** A reference range as FHIR R4 has it, with the codes and words of its concepts. Both ends of an age belong to it. */
export type GivenRange = {
  readonly low?: End | undefined;
  readonly high?: End | undefined;
  readonly text?: string | undefined;
  readonly meaning: readonly string[];
  /** Groups of people; somebody has to be of all of them. */
  readonly appliesTo: readonly string[];
  readonly ageFrom?: AgeEnd | undefined;
  readonly ageTo?: AgeEnd | undefined;
  /** It holds for an age that could not be read. */
  readonly hasUnknownAge?: boolean | undefined;
};

/** How old somebody is, in whole units of each kind. */
export type Age = Readonly<Record<AgeUnit, number>>;

/** How old somebody born on a day is on another one; months are of 30.4 days. */
export function ageInUnits(birthDay: Day, day: Day): Age {
  const days = daysBetween(birthDay, day);
  return { a: ageOn(birthDay, day), mo: Math.floor(days / 30.4375), wk: Math.floor(days / 7), d: days };
}

/** Whose result it is and what it was measured in; `age` on the day of the result. */
export type Measurand = {
  readonly unit: string | null;
  /** The unit as it is shown, where conversions go by its code. */
  readonly shownUnit?: string | null | undefined;
  readonly loinc: string | null;
  readonly sex: 'male' | 'female' | null;
  readonly age: Age | null;
};

type Ends = Omit<Reference, 'kind'>;

const number = String.raw`([-+]?\d+(?:\.\d+)?)`;
const between = new RegExp(`^(?:from |من )?${number} ?(?:-|–|—|to|إلى|الى) ?${number}(?: |$)`);
const below = new RegExp(`^(<=|≤|<|up to|less than|under|below|حتى|أقل من|اقل من) ?${number}(?: |$)`);
const above = new RegExp(`^(>=|≥|>|greater than|more than|over|above|أكثر من|اكثر من) ?${number}(?: |$)`);
const inclusive: ReadonlySet<string> = new Set(['<=', '≤', '>=', '≥', 'up to', 'حتى']);
const heading = /^(?:normal|reference|reference range|normal range|المعدل الطبيعي) ?: ?/;

/** Whether it names the unit of the result, by its code or as it is shown. */
const isUnitOf = (name: string, { unit, shownUnit }: Measurand): boolean =>
  [unit, shownUnit].some((each) => each && sameUnit(name, each));

/** The ends, or nothing where what follows the numbers is not the unit of the result. */
function fromText(text: string, of: Measurand): Ends | undefined {
  const written = latinNumbers(text).replace(/^[([] ?(.*?) ?[)\]]$/, '$1');
  const plain = written.toLowerCase().replace(heading, '');
  const found = between.exec(plain) ?? below.exec(plain) ?? above.exec(plain);
  if (!found) return undefined;
  const rest = written.slice(written.length - plain.length + found[0].length).trim();
  if (rest !== '' && !isUnitOf(rest, of)) return undefined;
  return between.test(plain)
    ? fromPair(Number(found[1]), Number(found[2]))
    : fromOne(plain, found[1]!, Number(found[2]));
}

const fromPair = (low: number, high: number): Ends | undefined =>
  low <= high ? { low, high, lowExclusive: false, highExclusive: false } : undefined;

function fromOne(plain: string, word: string, end: number): Ends {
  const isBelow = below.test(plain);
  const isExclusive = !inclusive.has(word);
  return {
    low: isBelow ? null : end,
    high: isBelow ? end : null,
    lowExclusive: !isBelow && isExclusive,
    highExclusive: isBelow && isExclusive,
  };
}

/**
 * The number of an end in the unit of the result; undefined where it is in another that cannot be converted. The shown unit counts
 * where one of the two has no code: two codes are compared with each other, whatever is shown.
 */
function endIn(end: End | undefined, of: Measurand): number | null | undefined {
  if (end?.value === undefined) return null;
  const { unit, loinc } = of;
  if (end.unit === undefined || end.unit === unit) return end.value;
  if (unit === null) return undefined;
  const isShown = isUnitOf(end.unit, of) || (end.shownUnit !== undefined && sameUnit(end.shownUnit, unit));
  return isShown ? end.value : convertValue(end.value, end.unit, unit, loinc);
}

function endsOf(range: GivenRange, of: Measurand): Ends | undefined {
  const [low, high] = [endIn(range.low, of), endIn(range.high, of)];
  if (low === undefined || high === undefined || (low !== null && high !== null && low > high)) return undefined;
  if (low === null && high === null) return fromText(range.text ?? '', of);
  return { low, high, lowExclusive: false, highExclusive: false };
}

const targets: ReadonlySet<string> = new Set(['recommended', 'treatment', 'therapeutic', 'target']);

/** Undefined for a range of a phase (puberty, the days of a cycle), which nothing here knows the person to be in. */
function kindOf(meaning: readonly string[]): RangeKind | undefined {
  const words = meaning.map((word) => word.trim().toLowerCase());
  if (words.some((word) => /critical|panic|alert/.test(word))) return 'critical';
  if (words.length === 0 || words.some((word) => word === 'normal' || word === 'normal range')) return 'normal';
  return words.some((word) => targets.has(word) || word.startsWith('therapeutic')) ? 'target' : undefined;
}

/** FHIR's, HL7 v2's and SNOMED CT's codes. */
const sexes: Readonly<Record<string, 'male' | 'female'>> = {
  male: 'male',
  m: 'male',
  '248153007': 'male',
  female: 'female',
  f: 'female',
  '248152002': 'female',
};

/** Whether a range is for the person: never where it is for a group, such as the pregnant, or an age that nothing here knows. */
function applies({ appliesTo, ageFrom, ageTo, hasUnknownAge }: GivenRange, { sex, age }: Measurand): boolean {
  if (hasUnknownAge === true) return false;
  if (!appliesTo.every((who) => sex !== null && sexes[who.trim().toLowerCase()] === sex)) return false;
  if (ageFrom === undefined && ageTo === undefined) return true;
  if (age === null) return false;
  return !(ageFrom && age[ageFrom.unit] < ageFrom.value) && !(ageTo && age[ageTo.unit] > ageTo.value);
}

/** How closely a range is made for the person. */
const closeness = (range: GivenRange): number =>
  (range.appliesTo.length > 0 ? 1 : 0) + (range.ageFrom !== undefined || range.ageTo !== undefined ? 1 : 0);

/**
 * The range that a result is compared with: of those for the person's sex and age a normal one before a target, and that before
 * critical limits; the one made most closely for the person. Ends come as numbers, or as a text such as `3.5 - 5.1`, `< 5` or
 * `حتى ٤٠`. What cannot be read, or is in a unit that cannot be converted, is never guessed.
 */
export function referenceFrom(ranges: readonly GivenRange[], of: Measurand): Reference {
  const candidates = ranges
    .filter((range) => applies(range, of))
    .toSorted((a, b) => closeness(b) - closeness(a))
    .flatMap((range): Reference[] => {
      const [kind, ends] = [kindOf(range.meaning), endsOf(range, of)];
      return kind && ends ? [{ ...ends, kind }] : [];
    });
  const byKind = rangeKinds.map((kind) => candidates.find((range) => range.kind === kind));
  return byKind.find((range) => range !== undefined) ?? noReference;
}
