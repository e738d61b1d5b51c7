import { normaliseArabic } from '../text/index.ts';
import { isDay } from '../time/index.ts';

/** What identifies a person. Names are as written; an unknown one is empty. `birthDate` is `YYYY-MM-DD`, or the month or year where that is all that is known. */
export type Description = {
  readonly firstName: string;
  readonly middleName: string;
  readonly familyName: string;
  readonly gender: string | null;
  readonly birthDate: string | null;
  readonly nationalId: string | null;
  readonly iqama: string | null;
};

/** Somebody who has a file here. */
export type KnownPerson = Description & {
  readonly mrn: string;
  /** Their account was deleted: nothing is added to the file. */
  readonly isClosed: boolean;
  /** First, middle and family name in Arabic; empty where unknown. */
  readonly arabic: readonly [string, string, string];
};

/** Somebody whose file was opened from a Patient with the same id; `isAddress`: from the same address of the same server. */
export type SameSource = KnownPerson & { readonly hasIdentifiers: boolean; readonly isAddress: boolean };

export type PersonMatch = {
  readonly file: Description;
  /** Whether the file names at least one identifier (system and value) of the person. */
  readonly hasIdentifiers: boolean;
  readonly byIdentifier: readonly KnownPerson[];
  readonly byNationalId: readonly KnownPerson[];
  readonly bySource: readonly SameSource[];
  /** Whom the operator named by MRN; `new` when they declared a new person. */
  readonly chosen?: KnownPerson | 'new';
};

export type Difference =
  | 'first name'
  | 'middle name'
  | 'family name'
  | 'gender'
  | 'birth date'
  | 'national ID'
  | 'iqama';

export type PersonDecision =
  | { readonly is: 'known'; readonly mrn: string }
  | { readonly is: 'new' }
  | {
      readonly is: 'refused';
      readonly why: 'identifier_of_another' | 'same_id' | 'registered';
      readonly mrns: readonly string[];
    }
  | { readonly is: 'refused'; readonly why: 'closed'; readonly mrn: string }
  | {
      readonly is: 'refused';
      readonly why: 'differs';
      readonly mrn: string;
      readonly in: readonly Difference[];
      readonly isFinal: boolean;
    };

const plain = (name: string): string => normaliseArabic(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

const differ = (one: string | null, other: string | null): boolean => Boolean(one) && Boolean(other) && one !== other;

/** A month or a year alone is of the same birth where the other one lies in it. */
export const isSameBirth = (one: string, other: string): boolean =>
  `${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`);

const birthsDiffer = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && !isSameBirth(one, other);

const namesDiffer = (given: string, known: string, arabic: string): boolean => {
  const there = [known, arabic].map(plain).filter((name) => name !== '');
  return plain(given) !== '' && there.length > 0 && !there.includes(plain(given));
};

/** What both have and is not the same; spelling of capitals, accents and hyphens does not count. */
export function differencesOf(file: Description, known: KnownPerson): Difference[] {
  const [first, middle, family] = known.arabic;
  const checks: readonly (readonly [Difference, boolean])[] = [
    ['first name', namesDiffer(file.firstName, known.firstName, first)],
    ['middle name', namesDiffer(file.middleName, known.middleName, middle)],
    ['family name', namesDiffer(file.familyName, known.familyName, family)],
    ['gender', differ(file.gender, known.gender)],
    ['birth date', birthsDiffer(file.birthDate, known.birthDate)],
    ['national ID', differ(file.nationalId, known.nationalId)],
    ['iqama', differ(file.iqama, known.iqama)],
  ];
  return checks.flatMap(([what, isDifferent]) => (isDifferent ? [what] : []));
}

const isWhole = ({ firstName, familyName, gender, birthDate }: Description): boolean =>
  plain(firstName) !== '' && plain(familyName) !== '' && Boolean(gender) && isDay(birthDate ?? '');

/** Whether both are described in full (names, gender, day of birth) and in all of it the same. */
export const hasSameDescription = (file: Description, known: KnownPerson): boolean =>
  isWhole(file) &&
  isWhole(known) &&
  differencesOf(file, known).length === 0 &&
  plain(file.middleName) === plain(known.middleName);

const mrnsOf = (people: readonly KnownPerson[]): string[] => [...new Set(people.map(({ mrn }) => mrn))];

const into = (known: KnownPerson): PersonDecision =>
  known.isClosed ? { is: 'refused', why: 'closed', mrn: known.mrn } : { is: 'known', mrn: known.mrn };

const identityNumbers: ReadonlySet<Difference> = new Set(['national ID', 'iqama']);

function byOperatorChoice(
  { file, byIdentifier, byNationalId }: PersonMatch,
  chosen: KnownPerson | 'new',
): PersonDecision {
  const mrn = chosen === 'new' ? undefined : chosen.mrn;
  const others = [...byIdentifier, ...byNationalId].filter((known) => known.mrn !== mrn);
  if (others.length > 0) return { is: 'refused', why: 'identifier_of_another', mrns: mrnsOf(others) };
  if (chosen === 'new') return { is: 'new' };
  const numbers = differencesOf(file, chosen).filter((what) => identityNumbers.has(what));
  return numbers.length > 0
    ? { is: 'refused', why: 'differs', mrn: chosen.mrn, in: numbers, isFinal: true }
    : into(chosen);
}

/** An id says nothing by itself, least of all between two people who both have identifiers and share none. */
function bySameId({ file, hasIdentifiers, bySource }: PersonMatch): PersonDecision {
  const possible = bySource.filter((known) => known.isAddress || !(hasIdentifiers && known.hasIdentifiers));
  const matching = possible.filter((known) => hasSameDescription(file, known));
  if (matching.length === 1) return into(matching[0]!);
  return possible.length > 0 ? { is: 'refused', why: 'same_id', mrns: mrnsOf(possible) } : { is: 'new' };
}

/**
 * Whose file a record from elsewhere belongs to: that of the one person who has an identifier of it and is not described otherwise; what
 * the operator chose decides where that is unclear, never against an identifier or a national ID. Nobody is guessed.
 */
export function matchPerson(match: PersonMatch): PersonDecision {
  const { file, byIdentifier, byNationalId, chosen } = match;
  if (chosen !== undefined) return byOperatorChoice(match, chosen);
  const [holder, ...others] = byIdentifier;
  if (others.length > 0) return { is: 'refused', why: 'identifier_of_another', mrns: mrnsOf(byIdentifier) };
  const registered = byNationalId.filter(({ mrn }) => mrn !== holder?.mrn);
  if (registered.length > 0) return { is: 'refused', why: 'registered', mrns: mrnsOf(registered) };
  if (!holder) return bySameId(match);
  const differences = differencesOf(file, holder);
  return differences.length > 0
    ? { is: 'refused', why: 'differs', mrn: holder.mrn, in: differences, isFinal: false }
    : into(holder);
}
