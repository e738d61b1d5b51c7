import { z } from 'zod';
import { plainDecimal } from '@balsam/domain/records';
import { numberText } from './exact-json.ts';
import { lenient, listOf, Text } from './lenient.ts';

/* The parts of FHIR R4 that visits and results are drawn from. */
/** One that is missing is none, as one that cannot be read: what stands beside it is kept. */
const Decimal = z
  .unknown()
  .optional()
  .transform((given) => plainDecimal(numberText(given) ?? ''));
const Coding = z.object({ system: lenient(Text), code: lenient(Text), display: lenient(Text) });
const Concept = z.object({ coding: listOf(Coding), text: lenient(Text) });
const Reference = z.object({ reference: lenient(Text), type: lenient(Text), display: lenient(Text) });
const Quantity = z.object({
  value: Decimal,
  comparator: lenient(z.string()),
  unit: lenient(Text),
  system: lenient(Text),
  code: lenient(Text),
});
const Range = z.object({ low: lenient(Quantity), high: lenient(Quantity) });
const Period = z.object({ start: lenient(Text), end: lenient(Text) });

const Value = z.object({
  /** Unknown ones change what the rest means. */
  modifierExtension: z.array(z.unknown()).min(1).optional().catch(undefined),
  code: lenient(Concept),
  valueQuantity: lenient(Quantity),
  valueInteger: lenient(Decimal),
  valueBoolean: lenient(z.boolean()),
  valueString: lenient(Text),
  valueCodeableConcept: lenient(Concept),
  valueRange: lenient(Range),
  valueRatio: lenient(z.object({ numerator: lenient(Quantity), denominator: lenient(Quantity) })),
  valueDateTime: lenient(Text),
  valueTime: lenient(Text),
  valuePeriod: lenient(Period),
  interpretation: listOf(Concept),
  referenceRange: listOf(
    Range.extend({ text: lenient(Text), type: lenient(Concept), appliesTo: listOf(Concept), age: lenient(Range) }),
  ),
});

/** An observation, with the components that have a value of their own. */
export const ObservationResource = Value.extend({
  status: lenient(Text),
  category: listOf(Concept),
  encounter: lenient(Reference),
  effectiveDateTime: lenient(Text),
  effectiveInstant: lenient(Text),
  effectivePeriod: lenient(Period),
  issued: lenient(Text),
  component: listOf(Value),
});

export const EncounterResource = z.object({
  status: lenient(Text),
  class: lenient(Coding),
  type: listOf(Concept),
  reasonCode: listOf(Concept),
  participant: listOf(z.object({ individual: lenient(Reference) })),
  serviceProvider: lenient(Reference),
  period: z.object({ start: Text, end: lenient(Text) }),
});

export const DiagnosticReportResource = z.object({ category: listOf(Concept), result: listOf(Reference) });

export type FhirReference = z.output<typeof Reference>;
export type FhirConcept = z.output<typeof Concept>;
export type FhirQuantity = z.output<typeof Quantity>;
export type FhirValue = z.output<typeof Value>;
export type FhirObservation = z.output<typeof ObservationResource>;
