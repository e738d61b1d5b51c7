import {
  readInterpretation,
  referenceFrom,
  unitForMath,
  type AgeUnit,
  type GivenRange,
  type LabFlag,
  type Measurand,
  type Reference,
} from '@balsam/domain/records';
import type { FhirConcept, FhirQuantity, FhirValue } from './record-shapes.ts';

export type MappedRange = Reference & {
  /** What the laboratory wrote, where no end could be read from it. */
  readonly rangeText: string | null;
};

const longest = 300;

/** Codes and words of a concept. */
const conceptTexts = ({ coding, text }: FhirConcept): string[] => [
  ...coding.flatMap(({ code, display }) => [code, display]).filter((each) => each !== undefined),
  ...(text === undefined ? [] : [text]),
];

const ageUnits: Readonly<Record<string, AgeUnit>> = {
  a: 'a',
  year: 'a',
  years: 'a',
  yr: 'a',
  mo: 'mo',
  month: 'mo',
  months: 'mo',
  wk: 'wk',
  week: 'wk',
  weeks: 'wk',
  d: 'd',
  day: 'd',
  days: 'd',
};
const hoursIn: Readonly<Record<string, number>> = {
  h: 1,
  hour: 1,
  hours: 1,
  min: 1 / 60,
  minute: 1 / 60,
  minutes: 1 / 60,
};

/**
 * An end in hours as days of age. Of somebody the day of birth is known and no hour: on the second day they are between a minute and 48
 * hours old. So it is the first day on which they are surely as old, or the last one on which they surely still are.
 */
const daysOfAge = (hours: number, isFrom: boolean): number => {
  const days = hours / 24;
  if (isFrom) return days === 0 ? 0 : Math.ceil(days) + 1;
  return Math.floor(days) - 1;
};

type AgeEnd = NonNullable<GivenRange['ageFrom']>;

/** An end of an age; undefined where it is open, null where it cannot be read. */
function ageOf(q: FhirQuantity | undefined, isFrom: boolean): AgeEnd | undefined | null {
  if (q === undefined) return undefined;
  const [value, name] = [Number(q.value), (q.code ?? q.unit ?? 'a').toLowerCase()];
  const [unit, hours] = [ageUnits[name], hoursIn[name]];
  if (q.value === undefined) return null;
  if (unit !== undefined) return { value, unit };
  return hours === undefined ? null : { value: daysOfAge(value * hours, isFrom), unit: 'd' };
}

/** The age that a range is for. */
function agesOf({ age }: FhirValue['referenceRange'][number]): Pick<GivenRange, 'ageFrom' | 'ageTo' | 'hasUnknownAge'> {
  const [from, to] = [ageOf(age?.low, true), ageOf(age?.high, false)];
  return { ageFrom: from ?? undefined, ageTo: to ?? undefined, hasUnknownAge: from === null || to === null };
}

/** An end, in the unit that its value is compared in. */
const endOf = (q: FhirQuantity | undefined): GivenRange['low'] =>
  q?.value === undefined
    ? undefined
    : {
        value: Number(q.value),
        unit: unitForMath(q.unit ?? null, q.code ?? null) ?? undefined,
        shownUnit: q.unit,
      };

/** The range that the result is compared with, chosen from those that came with it. */
export function mapRange(given: FhirValue['referenceRange'], of: Measurand): MappedRange {
  const reference = referenceFrom(
    given.map((range) => ({
      low: endOf(range.low),
      high: endOf(range.high),
      text: range.text,
      meaning: range.type ? conceptTexts(range.type) : [],
      // One concept is one group of people, whose code is among several ways of saying it.
      appliesTo: range.appliesTo.map((who) => conceptTexts(who)[0] ?? ''),
      ...agesOf(range),
    })),
    of,
  );
  const texts = given.flatMap(({ text }) => text ?? []);
  const isOpen = reference.low === null && reference.high === null;
  return { ...reference, rangeText: isOpen && texts.length > 0 ? texts.join('; ').slice(0, longest) : null };
}

/** The laboratory's own flag of the result. */
export const mapInterpretation = (given: FhirValue['interpretation']): LabFlag | null =>
  readInterpretation(given.flatMap(conceptTexts)) ?? null;
