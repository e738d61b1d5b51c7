import {
  readInterpretation,
  referenceFrom,
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
  months: 'mo',
  wk: 'wk',
  weeks: 'wk',
  d: 'd',
  days: 'd',
};
const ageOf = (q: FhirQuantity | undefined): GivenRange['ageFrom'] => {
  const unit = ageUnits[(q?.code ?? q?.unit ?? 'a').toLowerCase()];
  return q?.value === undefined || unit === undefined ? undefined : { value: Number(q.value), unit };
};

const endOf = (q: FhirQuantity | undefined): GivenRange['low'] =>
  q?.value === undefined ? undefined : { value: Number(q.value), unit: q.unit ?? q.code };

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
      ageFrom: ageOf(range.age?.low),
      ageTo: ageOf(range.age?.high),
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
