import { createHash } from 'node:crypto';
import { precisionOf } from '@balsam/domain/record';
import { exactNumber } from './fhir/exact-json.ts';

export type IpsPerson = {
  readonly id: number;
  readonly mrn: string | null;
  readonly given: readonly string[];
  readonly family: string;
  readonly gender: 'male' | 'female' | null;
  readonly birthDate: string | null;
};
export type IpsResult = {
  readonly id: number;
  readonly category: string;
  readonly loinc: string | null;
  readonly title: string;
  readonly value_number: number | null;
  readonly value_decimal?: string | null;
  readonly comparator?: string | null;
  readonly value_text: string | null;
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly status: string;
  readonly taken_at: Date;
  readonly taken_text?: string | null;
};
export type IpsResource = {
  readonly id: number;
  readonly resource_type: string;
  readonly source_id: string;
  readonly body: unknown;
};
type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;
export type Entry = { readonly fullUrl: string; readonly resource: Resource };
/** The same resource has the same name in every summary. */
export const nameOf = (kind: string, id: number): string => {
  const hex = createHash('sha256').update(`${kind}/${id}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const loincSystem = 'http://loinc.org';
/** A concept of LOINC, with its words. */
export const coded = (code: string, display: string) => ({
  coding: [{ system: loincSystem, code, display }],
  text: display,
});

/** The person whose summary it is. */
export const patientEntry = ({ id, mrn, given, family, gender, birthDate }: IpsPerson): Entry => ({
  fullUrl: nameOf('Patient', id),
  resource: {
    resourceType: 'Patient',
    ...(mrn !== null && { identifier: [{ type: { text: 'MRN' }, value: mrn }] }),
    name: [
      {
        use: 'official',
        ...(family !== '' && { family }),
        ...(given.length > 0 && { given }),
        text: [...given, family].join(' ').trim(),
      },
    ],
    ...(gender && { gender }),
    ...(birthDate && { birthDate }),
  },
});

const valueOf = ({ value_number, value_decimal, comparator, value_text, unit }: IpsResult) =>
  value_number === null
    ? { valueString: value_text ?? '' }
    : {
        valueQuantity: {
          value: value_decimal ? exactNumber(value_decimal) : value_number,
          ...(comparator && { comparator }),
          ...(unit && { unit }),
        },
      };

const rangeOf = ({ low, high }: IpsResult) =>
  low === null && high === null
    ? {}
    : {
        referenceRange: [
          { ...(low !== null && { low: { value: low } }), ...(high !== null && { high: { value: high } }) },
        ],
      };

/** A date that came without a time stays one. */
const takenOf = ({ taken_at, taken_text }: IpsResult): string =>
  taken_text && precisionOf(taken_text) !== 'instant' ? taken_text : taken_at.toISOString();

/** A result or measurement of this record. */
export const resultEntry = (result: IpsResult, patient: string): Entry => ({
  fullUrl: nameOf('Observation', result.id),
  resource: {
    resourceType: 'Observation',
    status: result.status === 'unknown' ? 'final' : result.status,
    category: [
      {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: result.category }],
      },
    ],
    code: result.loinc ? coded(result.loinc, result.title) : { text: result.title },
    subject: { reference: patient },
    effectiveDateTime: takenOf(result),
    ...valueOf(result),
    ...rangeOf(result),
  },
});

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const isInside = (reference: Json | undefined): boolean => typeof reference === 'string' && reference.startsWith('#');

/** Without links to resources elsewhere, which lead nowhere here: of each only what it displays is left, or nothing. */
function withoutLinks(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const left = (value as readonly Json[]).map(withoutLinks).filter((item) => item !== undefined);
    return left.length > 0 ? left : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value)
    .filter(([key, inner]) => key !== 'reference' || isInside(inner))
    .map(([key, inner]) => [key, withoutLinks(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return left.length > 0 ? (Object.fromEntries(left) as Json) : undefined;
}

/** What says nothing outside the system that it came from. */
const local = new Set(['id', 'meta', 'text', 'implicitRules', 'subject', 'patient']);

type Concepts = ReadonlyMap<string, Json>;

/** The medicines that other resources point to, by the name they are called by. */
export const conceptsOf = (kept: readonly IpsResource[]): Concepts =>
  new Map(
    kept
      .filter(({ resource_type }) => resource_type === 'Medication')
      .flatMap(({ source_id, body }) => {
        const { code } = body as { code?: Json };
        return code === undefined ? [] : [[source_id, code] as const];
      }),
  );

/** A medicine that is named by a link is named by what it is. */
const medicineOf = (body: object, concepts: Concepts) => {
  const { medicationReference } = body as { medicationReference?: { reference?: unknown } };
  const link = medicationReference?.reference;
  const found = typeof link === 'string' ? [...concepts].find(([id]) => link.endsWith(id)) : undefined;
  return found ? { medicationCodeableConcept: found[1] } : {};
};

const whose: Readonly<Record<string, 'patient'>> = { AllergyIntolerance: 'patient', Immunization: 'patient' };

/** A resource from elsewhere, now about the patient of this hospital. */
export function keptEntry({ id, resource_type, body }: IpsResource, patient: string, concepts: Concepts): Entry {
  const medicine = medicineOf(body as object, concepts);
  const dropped = 'medicationCodeableConcept' in medicine ? new Set([...local, 'medicationReference']) : local;
  const own = Object.entries(body as Record<string, Json>).filter(([key]) => !dropped.has(key));
  return {
    fullUrl: nameOf(resource_type, id),
    resource: {
      ...(withoutLinks(Object.fromEntries(own)) as object),
      ...medicine,
      resourceType: resource_type,
      [whose[resource_type] ?? 'subject']: { reference: patient },
    },
  };
}
