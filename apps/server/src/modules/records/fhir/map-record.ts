import { readMoment } from '@balsam/domain/records';
import { isRetracted } from '@balsam/domain/records';
import { truncate } from '@balsam/domain/text';
import { calledIn } from '../called.ts';
import { codeOf, wordsOf } from './bundle.ts';
import { mapObservation, isOfLaboratory, type MappedObservation, type Whose } from './map-observation.ts';
import { isModified } from './modified.ts';
import type { BundleResource } from './read-bundle.ts';
import { DiagnosticReportResource, EncounterResource, type FhirReference } from './record-shapes.ts';
import { resolveTo, type Located, type Resolve } from './references.ts';
import { isRestricted } from './restricted.ts';
import { plainVisit, visitTitles } from './terms.ts';

export type MappedEncounter = {
  readonly sourceId: string;
  readonly class: 'visit' | 'emergency' | 'virtual' | 'inpatient';
  readonly title: string;
  readonly titleAr: string;
  readonly reason: string | null;
  readonly provider: string | null;
  /** Null where the source has one name only. */
  readonly providerAr: string | null;
  readonly practitioner: string | null;
  readonly practitionerAr: string | null;
  readonly status: string;
  readonly startedAt: Date;
  /** The start as it came. */
  readonly startedText: string;
  readonly endedAt: Date | null;
  /** Marked as not for a guardian with limited access. */
  readonly isRestricted: boolean;
};

const classes: Readonly<Record<string, MappedEncounter['class']>> = {
  EMER: 'emergency',
  IMP: 'inpatient',
  ACUTE: 'inpatient',
  VR: 'virtual',
};

/** Whether a link that leads to nothing here says itself that it is to a doctor or nurse. */
const saysClinician = ({ reference, type }: FhirReference): boolean =>
  /^Practitioner(?:Role)?$/.test(type ?? '') || /(?:^|\/)Practitioner(?:Role)?[/?]/.test(reference ?? '');

/** What a doctor or nurse is called: as they are recorded, else in the words beside the link. Nothing for whoever came along. */
function clinicianAt(link: FhirReference, from: Located, resolve: Resolve): string | undefined {
  const found = resolve(link.reference, from);
  if (found === undefined) return saysClinician(link) ? link.display : undefined;
  if (found.type === 'Practitioner') return calledIn(found) ?? link.display;
  if (found.type !== 'PractitionerRole') return undefined;
  const { practitioner } = found.body as { practitioner?: { reference?: unknown } };
  return calledIn(resolveTo(resolve, practitioner?.reference, found, 'Practitioner')) ?? link.display;
}

const longestName = 200;
const named = (words: string | undefined): string | null => (words === undefined ? null : truncate(words, longestName));

/** A visit, or nothing when it was entered in error or cancelled, or says too little (no start) to stand in a timeline. */
function mapEncounter(resource: BundleResource, resolve: Resolve): MappedEncounter | undefined {
  const parsed = EncounterResource.safeParse(resource.body);
  if (isModified(resource.body) || !parsed.success || isRetracted(parsed.data.status)) return undefined;
  const e = parsed.data;
  const [start, end] = [readMoment(e.period.start), readMoment(e.period.end ?? '')];
  if (!start) return undefined;
  const [type] = e.type;
  const known = visitTitles[codeOf(type) ?? ''];
  const came = wordsOf(type);
  return {
    sourceId: resource.sourceId,
    class: classes[e.class?.code ?? ''] ?? 'visit',
    title: known?.en ?? came ?? plainVisit.en,
    titleAr: known?.ar ?? (came ? '' : plainVisit.ar),
    reason: wordsOf(e.reasonCode[0]) ?? null,
    provider: named(
      e.serviceProvider?.display ??
        calledIn(resolveTo(resolve, e.serviceProvider?.reference, resource, 'Organization')),
    ),
    providerAr: null,
    practitioner: named(
      e.participant
        .map(({ individual }) => individual && clinicianAt(individual, resource, resolve))
        .find((words) => words !== undefined),
    ),
    practitionerAr: null,
    status: e.status ?? 'unknown',
    startedAt: start.at,
    startedText: e.period.start,
    endedAt: end?.at ?? null,
    isRestricted: isRestricted(resource.body),
  };
}

/** A resource as a file has it now: those of its values that stand in the record. All others that were drawn from it are taken back. */
export type SourceState = {
  readonly sourceId: string;
  readonly status: string;
  readonly components: readonly number[];
};

/** What the screens show of a bundle. */
export type MappedRecord = {
  readonly encounters: readonly MappedEncounter[];
  readonly observations: readonly MappedObservation[];
  /** Visits that were entered in error or cancelled, which may have been published before. */
  readonly retractedEncounters: readonly SourceState[];
  readonly currentObservations: readonly SourceState[];
};

/** The observations that a report of the laboratory lists; not all of them say so themselves. */
const inLabReports = (resources: readonly Located[], resolve: Resolve): ReadonlySet<string | undefined> =>
  new Set(
    resources
      .filter(({ type }) => type === 'DiagnosticReport')
      .flatMap((report) => {
        const { data } = DiagnosticReportResource.safeParse(report.body);
        if (!data || !isOfLaboratory(data.category)) return [];
        return data.result.map(({ reference }) => resolveTo(resolve, reference, report, 'Observation')?.sourceId);
      }),
  );

const statusOf = ({ body }: BundleResource): string => {
  const { status } = body as { status?: unknown };
  return typeof status === 'string' ? status.slice(0, 40) : 'unknown';
};

type Drawn = {
  readonly whose: Whose;
  /** What the record had before, whose reports may list results that come alone. */
  readonly before: readonly Located[];
  readonly now: Date;
};

/** Draws visits and results from the resources of one person. */
export function mapRecord(
  resources: readonly BundleResource[],
  resolve: Resolve,
  { whose, before, now }: Drawn,
): MappedRecord {
  const visits = resources.filter(({ type }) => type === 'Encounter');
  const listed = inLabReports([...resources, ...before], resolve);
  const results = resources
    .filter(({ type }) => type === 'Observation')
    .map((resource) => ({
      resource,
      values: mapObservation(resource, resolve, { whose, inLabReport: listed.has(resource.sourceId), now }),
    }));
  return {
    encounters: visits.flatMap((resource) => mapEncounter(resource, resolve) ?? []),
    observations: results.flatMap(({ values }) => values),
    retractedEncounters: visits
      .filter((resource) => isModified(resource.body) || isRetracted(statusOf(resource)))
      .map((resource) => ({ sourceId: resource.sourceId, status: statusOf(resource), components: [] })),
    currentObservations: results.map(({ resource, values }) => ({
      sourceId: resource.sourceId,
      status: statusOf(resource),
      components: values.map(({ component }) => component),
    })),
  };
}
