import { isRetractedResource } from './fhir/retracted.ts';
import {
  coded,
  conceptsOf,
  keptEntry,
  nameOf,
  patientEntry,
  resultEntry,
  type Entry,
  type IpsPerson,
  type IpsResource,
  type IpsResult,
} from './ips-entries.ts';

/*
 * The International Patient Summary (HL7 IPS, FHIR R4) of what the record has: one document with a section each for allergies,
 * problems, medicines, immunisations, procedures, results and vital signs. The first three stand in it even when they are
 * empty, and say so.
 */
export type IpsContent = {
  readonly person: IpsPerson;
  readonly results: readonly IpsResult[];
  readonly kept: readonly IpsResource[];
  readonly now: Date;
};

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

/** The types of kept resources that a summary takes in, or looks names up in. */
export const ipsTypes: readonly string[] = [...sections.flatMap(({ types }) => types), 'Medication'];

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
  const concepts = conceptsOf(kept);
  const filed = sections.map((section) => ({
    section,
    entries: kept
      .filter((k) => section.types.includes(k.resource_type) && !isRetractedResource(k.body))
      .map((k) => keptEntry(k, patient.fullUrl, concepts)),
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
