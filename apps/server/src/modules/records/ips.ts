import { createHash } from 'node:crypto';

/*
 * The International Patient Summary (HL7 IPS, FHIR R4) of what the record has: one document with a section each for allergies,
 * problems, medicines, immunisations, procedures, results and vital signs. The first three stand in it even when they are
 * empty, and say so.
 */
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
  readonly value_text: string | null;
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly status: string;
  readonly taken_at: Date;
};
export type IpsResource = { readonly id: number; readonly resource_type: string; readonly body: unknown };
export type IpsContent = {
  readonly person: IpsPerson;
  readonly results: readonly IpsResult[];
  readonly kept: readonly IpsResource[];
  readonly now: Date;
};

type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;
type Entry = { readonly fullUrl: string; readonly resource: Resource };
type Section = {
  readonly title: string;
  readonly loinc: string;
  readonly types: readonly string[];
  readonly required?: true;
};

const sections: readonly Section[] = [
  { title: 'Allergies and intolerances', loinc: '48765-2', types: ['AllergyIntolerance'], required: true },
  { title: 'Problems', loinc: '11450-4', types: ['Condition'], required: true },
  { title: 'Medicines', loinc: '10160-0', types: ['MedicationRequest', 'MedicationStatement'], required: true },
  { title: 'Immunisations', loinc: '11369-6', types: ['Immunization'] },
  { title: 'Procedures', loinc: '47519-4', types: ['Procedure'] },
];
const resultsSection: Section = { title: 'Results', loinc: '30954-2', types: [] };
const vitalsSection: Section = { title: 'Vital signs', loinc: '8716-3', types: [] };

/** The types of kept resources that a summary takes in. */
export const ipsTypes: readonly string[] = sections.flatMap(({ types }) => types);

/** The same resource has the same name in every summary. */
const nameOf = (kind: string, id: number): string => {
  const hex = createHash('sha256').update(`${kind}/${id}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const loincSystem = 'http://loinc.org';
const coded = (code: string, display: string) => ({ coding: [{ system: loincSystem, code, display }], text: display });

const patientEntry = ({ id, mrn, given, family, gender, birthDate }: IpsPerson): Entry => ({
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

const valueOf = ({ value_number, value_text, unit }: IpsResult) =>
  value_number === null
    ? { valueString: value_text ?? '' }
    : { valueQuantity: { value: value_number, ...(unit && { unit }) } };

const rangeOf = ({ low, high }: IpsResult) =>
  low === null && high === null
    ? {}
    : {
        referenceRange: [
          { ...(low !== null && { low: { value: low } }), ...(high !== null && { high: { value: high } }) },
        ],
      };

const resultEntry = (result: IpsResult, patient: string): Entry => ({
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
    effectiveDateTime: result.taken_at.toISOString(),
    ...valueOf(result),
    ...rangeOf(result),
  },
});

/** Links to what is not in the summary lead nowhere: they are left out. */
const outward = [
  'encounter',
  'requester',
  'recorder',
  'asserter',
  'performer',
  'reasonReference',
  'report',
  'location',
  'meta',
  'id',
  'contained',
];

const keptEntry = ({ id, resource_type, body }: IpsResource, patient: string): Entry => {
  const own = Object.entries(body as Record<string, unknown>).filter(([key]) => !outward.includes(key));
  const whose = resource_type === 'AllergyIntolerance' || resource_type === 'Immunization' ? 'patient' : 'subject';
  return {
    fullUrl: nameOf(resource_type, id),
    resource: { ...Object.fromEntries(own), resourceType: resource_type, [whose]: { reference: patient } },
  };
};

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const narrative = (text: string) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml"><p>${plain(text)}</p></div>`,
});

const sectionOf = ({ title, loinc, required }: Section, entries: readonly Entry[]) => {
  if (entries.length === 0 && !required) return [];
  const filled = entries.length > 0;
  const none = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason', code: 'unavailable' }] };
  return [
    {
      title,
      code: coded(loinc, title),
      text: narrative(filled ? `${title}: ${entries.length}` : `${title}: nothing is known to this hospital`),
      ...(filled ? { entry: entries.map(({ fullUrl }) => ({ reference: fullUrl })) } : { emptyReason: none }),
    },
  ];
};

const isVital = ({ category }: IpsResult) => category === 'vital-signs';

/** The document: a Composition first, then everything that it points to, and nothing else. */
export function ipsBundle({ person, results, kept, now }: IpsContent) {
  const at = now.toISOString();
  const patient = patientEntry(person);
  const house: Entry = {
    fullUrl: nameOf('Organization', 1),
    resource: { resourceType: 'Organization', name: 'Balsam Medical Group' },
  };
  const asEntries = (of: readonly IpsResult[]) => of.map((result) => resultEntry(result, patient.fullUrl));
  const filed = sections.map((section) => ({
    section,
    entries: kept.filter((k) => section.types.includes(k.resource_type)).map((k) => keptEntry(k, patient.fullUrl)),
  }));
  const all = [
    ...filed,
    { section: resultsSection, entries: asEntries(results.filter((result) => !isVital(result))) },
    { section: vitalsSection, entries: asEntries(results.filter(isVital)) },
  ];
  const composition: Entry = {
    fullUrl: nameOf('Composition', person.id),
    resource: {
      resourceType: 'Composition',
      status: 'final',
      type: coded('60591-5', 'Patient summary Document'),
      subject: { reference: patient.fullUrl },
      date: at,
      author: [{ reference: house.fullUrl }],
      title: 'International Patient Summary',
      section: all.flatMap(({ section, entries }) => sectionOf(section, entries)),
    },
  };
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: nameOf(`Summary ${at}`, person.id) },
    timestamp: at,
    entry: [composition, patient, house, ...all.flatMap(({ entries }) => entries)],
  } as const;
}
