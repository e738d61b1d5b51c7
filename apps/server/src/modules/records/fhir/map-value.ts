import { readComparator, readMeasured, type Comparator } from '@balsam/domain/records';
import { wordsOf } from './bundle.ts';
import type { FhirConcept, FhirQuantity, FhirValue } from './record-shapes.ts';

/** What was found: a number as it was written, or words. */
export type MappedValue = {
  readonly decimal: string | null;
  readonly comparator: Comparator | null;
  readonly text: string | null;
  readonly unit: string | null;
  readonly unitCode: string | null;
  /** The system that the code of the unit is of. */
  readonly unitSystem: string | null;
  /** The codes of an answer that is a concept. */
  readonly coding: FhirConcept['coding'] | null;
};

const plain = { unit: null, unitCode: null, unitSystem: null, coding: null };

const textValue = (text: string): MappedValue => ({ ...plain, decimal: null, comparator: null, text });

const written = (q: FhirQuantity | undefined): string | undefined =>
  q?.value === undefined ? undefined : `${q.comparator ?? ''}${q.value}`;
const withUnit = (q: FhirQuantity | undefined): string | undefined => {
  const [text, unit] = [written(q), q?.unit ?? q?.code];
  return text && unit ? `${text} ${unit}` : text;
};

function fromQuantity(q: FhirQuantity): MappedValue | undefined {
  if (q.value === undefined) return undefined;
  const comparator = q.comparator === undefined ? null : readComparator(q.comparator);
  // A comparator that nobody here knows must not leave the bare number behind.
  if (comparator === undefined) return textValue(withUnit(q)!);
  const [unit, unitCode] = [q.unit ?? q.code ?? null, q.code ?? null];
  return { ...plain, decimal: q.value, comparator, text: null, unit, unitCode, unitSystem: q.system ?? null };
}

function fromString(text: string): MappedValue {
  const number = readMeasured(text);
  return number ? { ...plain, ...number, text: null } : textValue(text);
}

const fromConcept = (concept: FhirConcept): MappedValue | undefined => {
  const text = wordsOf(concept) ?? concept.coding.find(({ code }) => code)?.code;
  const coding = concept.coding.length > 0 ? concept.coding : null;
  return text === undefined ? undefined : { ...textValue(text), coding };
};

/** Two ends with a sign between them; one end alone says that it is open. */
const span = (from: string | undefined, to: string | undefined): MappedValue | undefined => {
  if (from !== undefined && to !== undefined) return textValue(`${from} – ${to}`);
  if (from !== undefined) return textValue(`≥ ${from}`);
  return to === undefined ? undefined : textValue(`≤ ${to}`);
};

function fromRatio({ numerator, denominator }: NonNullable<FhirValue['valueRatio']>): MappedValue | undefined {
  const [over, under] = [withUnit(numerator), withUnit(denominator)];
  if (over === undefined || under === undefined) return undefined;
  const isTitre = !numerator?.unit && !numerator?.code && !denominator?.unit && !denominator?.code;
  return textValue(isTitre ? `${over}:${under}` : `${over} / ${under}`);
}

/** The value of an observation or a component, of whichever kind; undefined where it has none that can be shown. */
export function mapValue(v: FhirValue): MappedValue | undefined {
  if (v.valueQuantity) return fromQuantity(v.valueQuantity);
  if (v.valueInteger !== undefined) return { ...plain, decimal: v.valueInteger, comparator: null, text: null };
  if (v.valueBoolean !== undefined) return textValue(v.valueBoolean ? 'Yes' : 'No');
  if (v.valueString !== undefined) return fromString(v.valueString);
  if (v.valueCodeableConcept) return fromConcept(v.valueCodeableConcept);
  if (v.valueRange) return span(withUnit(v.valueRange.low), withUnit(v.valueRange.high));
  if (v.valueRatio) return fromRatio(v.valueRatio);
  if (v.valuePeriod) return span(v.valuePeriod.start, v.valuePeriod.end);
  const moment = v.valueDateTime ?? v.valueTime;
  return moment === undefined ? undefined : textValue(moment);
}
