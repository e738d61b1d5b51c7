import { precisionOf, type LabFlag } from '@balsam/domain/records';
import { exactNumber } from './fhir/exact-json.ts';
import { coded, nameOf, type Entry, type IpsResult } from './ips-entries.ts';

/*
 * An Observation for a result of which no resource is kept, or none that may leave: drawn from the row, with all that the row knows.
 */
/** The unit in words, and its code where its system is known. */
const unitOf = ({ unit, unit_code: code, unit_system: system }: IpsResult) => ({
  ...(unit && { unit }),
  ...(code && system && { system, code }),
});

function valueOf(result: IpsResult) {
  const { value_number, value_decimal, comparator, value_text: text, value_coding: coding } = result;
  if (value_number !== null) {
    const value = value_decimal ? exactNumber(value_decimal) : value_number;
    return { valueQuantity: { value, ...(comparator && { comparator }), ...unitOf(result) } };
  }
  if (Array.isArray(coding) && coding.length > 0)
    return { valueCodeableConcept: { coding: coding as unknown[], ...(text && { text }) } };
  return { valueString: text ?? '' };
}

/** A range in words, for an end that does not belong to it: FHIR has no sign for that. */
function rangeText({ low, high, low_exclusive: isOver, high_exclusive: isUnder, unit }: IpsResult): string {
  const ends = [
    ...(low === null ? [] : [`${isOver ? '>' : '≥'} ${low}`]),
    ...(high === null ? [] : [`${isUnder ? '<' : '≤'} ${high}`]),
  ];
  return unit ? `${ends.join(' and ')} ${unit}` : ends.join(' and ');
}

function rangeOf(result: IpsResult) {
  const { low, high, low_exclusive: isOver, high_exclusive: isUnder, range_text: text } = result;
  if (low === null && high === null) return text ? { referenceRange: [{ text }] } : {};
  if ((low !== null && isOver) || (high !== null && isUnder)) return { referenceRange: [{ text: rangeText(result) }] };
  const unit = unitOf(result);
  const [from, to] = [
    low !== null && { low: { value: low, ...unit } },
    high !== null && { high: { value: high, ...unit } },
  ];
  return { referenceRange: [{ ...from, ...to }] };
}

const interpretations: Partial<Readonly<Record<LabFlag, readonly [code: string, display: string]>>> = {
  critical_high: ['HH', 'Critical high'],
  critical_low: ['LL', 'Critical low'],
  high: ['H', 'High'],
  low: ['L', 'Low'],
  normal: ['N', 'Normal'],
  abnormal: ['A', 'Abnormal'],
};

function interpretationOf({ interpretation }: IpsResult) {
  const [code, display] = (interpretation && interpretations[interpretation]) ?? [];
  const system = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';
  return code === undefined ? {} : { interpretation: [{ coding: [{ system, code, display }] }] };
}

/** A period stays one, and so does a date that came without a time. */
function takenOf({ taken_at, taken_text, taken_period }: IpsResult) {
  if (typeof taken_period === 'object' && taken_period !== null) return { effectivePeriod: taken_period };
  const isPart = taken_text && precisionOf(taken_text) !== 'instant';
  return { effectiveDateTime: isPart ? taken_text : taken_at.toISOString() };
}

const categoryOf = ({ category: code }: IpsResult) => {
  const system = 'http://terminology.hl7.org/CodeSystem/observation-category';
  return code === 'other' ? {} : { category: [{ coding: [{ system, code }] }] };
};

/** A result or measurement, drawn from the row that the screens read. */
export const resultEntry = (result: IpsResult, patient: string): Entry => ({
  fullUrl: nameOf('Observation', result.id),
  resource: {
    resourceType: 'Observation',
    status: result.status,
    ...categoryOf(result),
    code: result.loinc ? coded(result.loinc, result.title) : { text: result.title },
    subject: { reference: patient },
    ...takenOf(result),
    ...valueOf(result),
    ...interpretationOf(result),
    ...rangeOf(result),
  },
});
