import { summaryParts, type SummaryPart } from '@balsam/domain/sharing';
import {
  coded,
  nameOf,
  patientEntry,
  type Entry,
  type IpsPerson,
  type IpsResource,
  type IpsResult,
} from './ips-entries.ts';
import { StoredResources, supportTypes } from './ips-stored.ts';
import { resultEntry } from './ips-results.ts';
import { filedTypes, isFor, isInParts, sectionOf, sections, withheldSection, type Filed } from './ips-sections.ts';
import { wordsOf } from './ips-narrative.ts';
import { withoutNoneBeside } from './ips-none.ts';
import type { Located } from './fhir/references.ts';

/*
 * The International Patient Summary (HL7 IPS, FHIR R4) of what the record has: one document with a section each for allergies,
 * problems, medicines, immunisations, procedures, results and vital signs. The first three stand in it even when they are
 * empty, and say so. What came from elsewhere comes out as it came.
 */
export type IpsContent = {
  readonly person: IpsPerson;
  /** The newest of each test. */
  readonly results: readonly IpsResult[];
  /** Observations among them are those that `results` were drawn from, and those from which nothing was drawn. */
  readonly kept: readonly IpsResource[];
  readonly now: Date;
  /** What is shared; all of it when nothing is said. */
  readonly parts?: readonly SummaryPart[] | undefined;
};

/** The types of kept resources that a summary takes in, or that those point to; observations apart. */
export const ipsTypes: readonly string[] = [...filedTypes, ...supportTypes, 'Patient'];

const saysSomething = ({ body }: Located): boolean =>
  Object.keys(body).some((key) => key.startsWith('value') || key === 'component');

const instantOf = ({ body }: Located): number => {
  const { effectiveDateTime, effectiveInstant, effectivePeriod, issued } = body as Record<string, unknown>;
  const { start } = (effectivePeriod ?? {}) as { start?: unknown };
  const at = [effectiveDateTime, effectiveInstant, start, issued].find((moment) => typeof moment === 'string');
  return (at === undefined ? undefined : Date.parse(at)) || 0;
};

/** Of the observations from which no result was drawn, the newest for each code. */
function newestOf(observations: readonly Located[]): Located[] {
  const byCode = Map.groupBy(observations.filter(saysSomething), ({ body }) => JSON.stringify(body['code']));
  return [...byCode.values()].map((all) => all.toSorted((a, b) => instantOf(b) - instantOf(a))[0]!);
}

/** The sections that are shared, of what was filed for them; the others say that they are not where they must stand. */
const sectionsWith = (filed: readonly Filed[], unnamed: readonly string[], parts: readonly SummaryPart[]) =>
  sections.flatMap((section) => {
    if (!parts.includes(section.part)) return withheldSection(section);
    const lost = section.types.flatMap((type) => unnamed.filter((one) => one === type));
    return sectionOf(section, filed.filter(isFor(section)), lost.length);
  });

/** The document: a Composition first, then everything that it points to, and nothing else. */
export function ipsBundle({ person, results, kept, now, parts = summaryParts }: IpsContent) {
  const at = now.toISOString();
  const patientName = nameOf('Patient', person.id);
  const stored = new StoredResources(kept, patientName);
  const patient = patientEntry(
    person,
    stored.all.filter(({ type }) => type === 'Patient'),
  );
  const hospital: Entry = {
    fullUrl: nameOf('Organization', 1),
    resource: { resourceType: 'Organization', name: 'Balsam Medical Group' },
  };
  const observations = stored.all.filter(({ type }) => type === 'Observation');
  const drawnFrom = new Set(results.flatMap(({ source_id }) => source_id ?? []));
  const isDrawn = ({ sourceId }: Located) => drawnFrom.has(sourceId);
  const storedIds = new Set(observations.map(({ sourceId }) => sourceId));
  const chosen = [
    ...withoutNoneBeside(stored.all.filter(({ type }) => filedTypes.includes(type))),
    ...observations.filter(isDrawn),
    ...newestOf(observations.filter((observation) => !isDrawn(observation))),
  ];
  const { entries, support, unnamed } = stored.toEntries(
    chosen.filter(({ type, body }) => isInParts(parts, { ...body, resourceType: type })),
  );
  const own = results
    .filter(({ source_id }) => !storedIds.has(source_id ?? ''))
    .map((r) => resultEntry(r, patientName))
    .filter(({ resource }) => isInParts(parts, resource));
  const filed: readonly Filed[] = [
    ...own.map((entry) => ({ ...entry, words: wordsOf(entry.resource, undefined) })),
    ...entries.map(({ fullUrl, resource, came, named }) => {
      const isSubstance = came.type.startsWith('Medication') || came.type === 'AllergyIntolerance';
      return { fullUrl, resource, words: wordsOf(resource, isSubstance ? named : undefined) };
    }),
  ];
  const composition: Entry = {
    fullUrl: nameOf('Composition', person.id),
    resource: {
      resourceType: 'Composition',
      status: 'final',
      type: coded('60591-5', 'Patient summary Document'),
      subject: { reference: patientName },
      date: at,
      author: [{ reference: hospital.fullUrl }],
      title: 'International Patient Summary',
      section: sectionsWith(filed, unnamed, parts),
    },
  };
  const inOrder = filed.map(({ fullUrl, resource }): Entry => ({ fullUrl, resource }));
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: nameOf(`Summary ${at}`, person.id) },
    timestamp: at,
    entry: [composition, patient, hospital, ...inOrder, ...support],
  } as const;
}
