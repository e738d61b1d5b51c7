import type { SummaryPart } from '@balsam/domain/sharing';
import { saysOver } from './fhir/clinical-status.ts';
import { codesIn } from './fhir/codes.ts';
import { coded, type Resource } from './ips-entries.ts';
import { narrative } from './ips-narrative.ts';

/** A section of the International Patient Summary, by its LOINC code and the name that LOINC gives it. */
type Section = {
  /** What somebody shares or leaves out. */
  readonly part: SummaryPart;
  readonly title: string;
  readonly loinc: string;
  readonly display: string;
  readonly types: readonly string[];
  /** Stands in the document even when it is empty, and says so. */
  readonly isRequired?: true;
  readonly holds?: (resource: Resource) => boolean;
};

/** Status of a pregnancy, expected days of birth, and how many there were. */
const pregnancyCodes = new Set(
  '82810-3,11778-8,11779-6,11780-4,11636-8,11637-6,11638-4,11639-2,11640-0,11612-9,11613-7,11614-5,33065-4'.split(','),
);

type Kind = 'pregnancy' | 'vital-signs' | 'social-history' | 'result';
function kindOf({ code, category }: Resource): Kind {
  if (codesIn(code).some((one) => pregnancyCodes.has(one))) return 'pregnancy';
  const categories = new Set((Array.isArray(category) ? (category as unknown[]) : []).flatMap(codesIn));
  if (categories.has('vital-signs')) return 'vital-signs';
  return categories.has('social-history') ? 'social-history' : 'result';
}
const isKind = (kind: Kind) => (resource: Resource) => kindOf(resource) === kind;

const observations = ['Observation'];

/** The sections in their order; a resource stands in the first that holds it. */
export const sections: readonly Section[] = [
  {
    part: 'allergies',
    title: 'Allergies and intolerances',
    loinc: '48765-2',
    display: 'Allergies and adverse reactions Document',
    types: ['AllergyIntolerance'],
    isRequired: true,
  },
  {
    part: 'problems',
    title: 'Problems',
    loinc: '11450-4',
    display: 'Problem list - Reported',
    types: ['Condition'],
    isRequired: true,
    holds: (resource) => !saysOver(resource),
  },
  {
    part: 'problems',
    title: 'Past illnesses',
    loinc: '11348-0',
    display: 'History of Past illness note',
    types: ['Condition'],
  },
  {
    part: 'medicines',
    title: 'Medicines',
    loinc: '10160-0',
    display: 'History of Medication use Narrative',
    types: ['MedicationRequest', 'MedicationStatement'],
    isRequired: true,
  },
  {
    part: 'immunizations',
    title: 'Immunisations',
    loinc: '11369-6',
    display: 'History of Immunization note',
    types: ['Immunization'],
  },
  {
    part: 'procedures',
    title: 'Procedures',
    loinc: '47519-4',
    display: 'History of Procedures Document',
    types: ['Procedure'],
  },
  {
    part: 'results',
    title: 'Results',
    loinc: '30954-2',
    display: 'Relevant diagnostic tests/laboratory data note',
    types: observations,
    holds: isKind('result'),
  },
  {
    part: 'vital_signs',
    title: 'Vital signs',
    loinc: '8716-3',
    display: 'Vital signs',
    types: observations,
    holds: isKind('vital-signs'),
  },
  {
    part: 'social_history',
    title: 'Social history',
    loinc: '29762-2',
    display: 'Social history note',
    types: observations,
    holds: isKind('social-history'),
  },
  {
    part: 'pregnancy',
    title: 'Pregnancies',
    loinc: '10162-6',
    display: 'History of pregnancies Narrative',
    types: observations,
    holds: isKind('pregnancy'),
  },
];

/** The types that a summary takes in from what is kept, observations apart. */
export const filedTypes: readonly string[] = [
  ...new Set(sections.flatMap(({ types }) => types).filter((type) => type !== 'Observation')),
];

export type Filed = { readonly fullUrl: string; readonly resource: Resource; readonly words: string };

/** A section that must stand, of which nothing is shown: its person did not share it, or nothing is known. */
const emptyReasonOf = (code: 'withheld' | 'unavailable') => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason', code }],
});

/** The section that its person left out of what they share; it stands only where the summary must have it. */
export const withheldSection = ({ title, loinc, display, isRequired }: Section) =>
  isRequired
    ? [
        {
          title,
          code: { ...coded(loinc, display), text: title },
          text: narrative([], [`${title}: not shared`]),
          emptyReason: emptyReasonOf('withheld'),
        },
      ]
    : [];

/** The section as the composition holds it; none when it is empty and need not be there. */
export function sectionOf(section: Section, entries: readonly Filed[], unnamed: number) {
  const { title, loinc, display, isRequired } = section;
  const isEmpty = entries.length === 0;
  if (isEmpty && unnamed === 0 && !isRequired) return [];
  const notes = [
    ...(isEmpty && unnamed === 0 ? [`${title}: nothing is known to this hospital`] : []),
    ...(unnamed > 0 ? [`${unnamed} more, of which the record does not name the medicine`] : []),
  ];
  return [
    {
      title,
      code: { ...coded(loinc, display), text: title },
      text: narrative(
        entries.map(({ words }) => words),
        notes,
      ),
      ...(isEmpty
        ? { emptyReason: emptyReasonOf('unavailable') }
        : { entry: entries.map(({ fullUrl }) => ({ reference: fullUrl })) }),
    },
  ];
}

const sectionFor = (resource: Resource): Section | undefined =>
  sections.find(
    ({ types, holds }) => types.includes(resource.resourceType) && (holds === undefined || holds(resource)),
  );

/** Whether a section is the one for this resource. */
export const isFor =
  (section: Section) =>
  ({ resource }: { readonly resource: Resource }): boolean =>
    sectionFor(resource) === section;

/** Whether a resource stands in one of these parts. */
export const isInParts = (parts: readonly SummaryPart[], resource: Resource): boolean => {
  const section = sectionFor(resource);
  return section === undefined || parts.includes(section.part);
};
