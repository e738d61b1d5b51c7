import { createHash } from 'node:crypto';
import type { LabFlag } from '@balsam/domain/records';
import type { Located } from './fhir/references.ts';

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
  /** The resource that it was drawn from, where there is one. */
  readonly source_id?: string | null;
  readonly category: string;
  readonly loinc: string | null;
  readonly title: string;
  readonly value_number: number | null;
  readonly value_decimal?: string | null;
  readonly comparator?: string | null;
  readonly value_text: string | null;
  /** The codes of an answer that is a concept. */
  readonly value_coding: unknown;
  readonly unit: string | null;
  readonly unit_code: string | null;
  readonly unit_system: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly low_exclusive: boolean;
  readonly high_exclusive: boolean;
  readonly range_text: string | null;
  readonly interpretation: LabFlag | null;
  readonly status: string;
  readonly taken_at: Date;
  readonly taken_text?: string | null;
  readonly taken_period: unknown;
};
export type IpsResource = {
  readonly id: number;
  readonly resource_type: string;
  readonly source_id: string;
  readonly full_url?: string | null;
  readonly source?: string;
  readonly body: unknown;
};
export type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;
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

type Numbered = { readonly system?: unknown; readonly value?: unknown };

/** That somebody has died, and when where that is known. */
function deathIn(bodies: readonly Located['body'][]) {
  const deceasedDateTime = bodies.map((body) => body['deceasedDateTime']).find((text) => typeof text === 'string');
  if (deceasedDateTime !== undefined) return { deceasedDateTime };
  return bodies.some((body) => body['deceasedBoolean'] === true) ? { deceasedBoolean: true } : {};
}

/** What the kept Patients say beside this hospital's own: numbers in other systems, a birth date of which only a part is known, a death. */
function elsewhere(patients: readonly Located[]) {
  const bodies = patients.map(({ body }) => body);
  const numbers = bodies.flatMap(({ identifier }) => (Array.isArray(identifier) ? (identifier as Numbered[]) : []));
  const byNumber = new Map(numbers.map((number) => [`${String(number.system)} ${String(number.value)}`, number]));
  const days = bodies.flatMap(({ birthDate }) => (typeof birthDate === 'string' ? [birthDate] : []));
  const birthDate = days.find((day) => /^\d{4}(-\d{2}){0,2}$/.test(day));
  const gender = bodies.find((body) => body['gender'] === 'other')?.['gender'];
  return { identifiers: [...byNumber.values()], birthDate, gender, death: deathIn(bodies) };
}

const unknownDate = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

/** The person whose summary it is. */
export function patientEntry(person: IpsPerson, patients: readonly Located[]): Entry {
  const { id, mrn, given, family } = person;
  const { identifiers, ...recorded } = elsewhere(patients);
  const birthDate = person.birthDate ?? recorded.birthDate;
  const gender = person.gender ?? recorded.gender;
  const type = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }], text: 'MRN' };
  const all = [...(mrn === null ? [] : [{ type, value: mrn }]), ...identifiers];
  return {
    fullUrl: nameOf('Patient', id),
    resource: {
      resourceType: 'Patient',
      ...(all.length > 0 && { identifier: all }),
      name: [
        {
          use: 'official',
          ...(family !== '' && { family }),
          ...(given.length > 0 && { given }),
          text: [...given, family].join(' ').trim(),
        },
      ],
      ...(gender !== undefined && { gender }),
      ...(birthDate === undefined ? { _birthDate: unknownDate } : { birthDate }),
      ...recorded.death,
    },
  };
}
