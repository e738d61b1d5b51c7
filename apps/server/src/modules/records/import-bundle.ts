import { isDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { openImportedFile, type ImportedFile, type PersonImportOptions } from '#modules/people/index.ts';
import { reportCritical, recentCritical } from './critical/report-critical.ts';
import { isEntry } from './entries/entry-of.ts';
import { recordChanged } from './events.ts';
import { mapRecord } from './fhir/map-record.ts';
import { mapPatient } from './fhir/map-patient.ts';
import { readBundle, type BundleResource, type RefusedEntry } from './fhir/read-bundle.ts';
import { idWithin, resolverOf, type Located, type Resolve } from './fhir/references.ts';
import { isAboutPatient } from './fhir/whose.ts';
import {
  namedResources,
  saveResources,
  storedVersions,
  saveRecord,
  type ImportCount,
  type SavedValue,
} from './import.store.ts';
import { hiddenWith, keepHidden } from './hidden-resources.ts';
import { holdNewerValues, knownCorrections } from './hold-newer-values.ts';
import { notAmong, withoutOlder, withoutRepeats } from './newer-resources.ts';
import { located } from './safety-facts.store.ts';

export type TypeSummary = ImportCount & {
  readonly type: string;
  readonly read: number;
  readonly unchanged: number;
  /** How many of them a screen shows; the others are kept whole. */
  readonly shown: number;
};
export type ImportSummary = {
  readonly mrn: string;
  readonly isNewPerson: boolean;
  readonly read: number;
  /** The file names a next page: it is not all of the record. */
  readonly isOnePage: boolean;
  readonly types: readonly TypeSummary[];
  readonly refused: readonly RefusedEntry[];
  /** How many references of the file lead to nothing in it: what they name is not known. */
  readonly unresolved: number;
  /** What was changed of a person who was known, in words. */
  readonly changed: readonly string[];
  /** A birth date of the file that is no whole day: a year or a month, which the record keeps and no profile has, or what is left out. */
  readonly oddBirthDate?: { readonly given: string; readonly isLeftOut: boolean };
  /** The file says that the person has died. */
  readonly hasDied: boolean;
  /** MRNs of others with the same names, gender and birth date. */
  readonly sameDescription: readonly string[];
};
/** When it is, and what the operator chose about whose record it is. */
export type ImportOptions = PersonImportOptions & { readonly now: Date };

const summarise = (
  kept: readonly BundleResource[],
  counts: ReadonlyMap<string, ImportCount>,
  shown: ReadonlyMap<string, number>,
) =>
  [...Map.groupBy(kept, (r) => r.type)]
    .map(([type, list]): TypeSummary => {
      const { added, changed } = counts.get(type) ?? { added: 0, changed: 0 };
      return {
        type,
        read: list.length,
        added,
        changed,
        unchanged: list.length - added - changed,
        shown: shown.get(type) ?? 0,
      };
    })
    .toSorted((a, b) => a.type.localeCompare(b.type, 'en'));

type Shown = {
  readonly entries: readonly BundleResource[];
  readonly visits: number;
  readonly values: readonly SavedValue[];
};

/** How many resources of each type stand in the timeline or on a screen of their own. */
const shownOf = ({ entries, visits, values }: Shown): ReadonlyMap<string, number> =>
  new Map([
    ['Patient', 1],
    ['Encounter', visits],
    ['Observation', new Set(values.filter(({ isShown }) => isShown).map(({ sourceId }) => sourceId)).size],
    ...[...Map.groupBy(entries, ({ type }) => type)].map(([type, list]) => [type, list.length] as const),
  ]);

/** The resources under ids that no other source of this person's record uses. */
const within = (source: string, resources: readonly BundleResource[]): BundleResource[] =>
  resources.map((r) => ({ ...r, source, sourceId: idWithin(source, r.sourceId) }));

/** Follows what a file names within it, else to what is kept: a later file brings what changed, and not all that this belongs to. */
function resolverBeside(file: readonly Located[], kept: readonly Located[]): Resolve {
  const [inFile, inRecord] = [resolverOf(file), resolverOf([...file, ...kept])];
  return (reference, from) => inFile(reference, from) ?? inRecord(reference, from);
}

/** What the file says of the birth, when it is no day that a profile can have. */
const oddBirth = (given: string | undefined, isLeftOut: boolean): Pick<ImportSummary, 'oddBirthDate'> =>
  given === undefined || (isDay(given) && !isLeftOut) ? {} : { oddBirthDate: { given: given.slice(0, 40), isLeftOut } };

/** Whoever can start commands on the server is not known by name: the access log shows the system, and what was done. */
async function noteImport(
  tx: Tx,
  { personId, profileChanged, contactChanged }: ImportedFile,
  now: Date,
): Promise<void> {
  const kinds = ['imported records', ...(profileChanged ? ['profile'] : []), ...(contactChanged ? ['contact'] : [])];
  const notes = kinds.map((what) => ({ personId, action: 'write', what, why: 'system' }) as const);
  await audit(tx, systemCall(now, 'import'), ...notes);
}

/**
 * Brings one person's FHIR R4 bundle into the record (DECISIONS §9), in the one transaction given: all of it or, for a broken
 * file (`BrokenBundle`) or one of which it is unclear whose it is (`UnclearPerson`), nothing. Importing again adds nothing and takes over
 * what changed.
 */
export async function importBundle(tx: Tx, text: string, { now, ...choice }: ImportOptions): Promise<ImportSummary> {
  const bundle = readBundle(text);
  const described = mapPatient(bundle, now);
  const person = await openImportedFile(tx, described, choice, now);
  const { kept, repeated } = withoutRepeats(within(person.source, bundle.resources));
  const { current, older } = withoutOlder(kept, await storedVersions(tx, person.personId));
  const before = notAmong(kept, (await namedResources(tx, person.personId)).map(located));
  const resolve = resolverBeside(kept, before);
  const whole = current.map((resource) => ({ ...resource, isAboutPatient: isAboutPatient(resource, resolve) }));
  const critical = await recentCritical(tx, person.personId, now);
  const hidden = await hiddenWith(tx, person.personId);
  const known = await knownCorrections(tx, person.personId);
  const counts = await saveResources(tx, person.personId, whole, now);
  const drawn = mapRecord(current, resolve, { whose: bundle.patient, before, now });
  const values = await saveRecord(tx, person.personId, drawn, now);
  await holdNewerValues(tx, person.personId, { added: values.filter(({ isNew }) => isNew), known });
  await keepHidden(tx, person.personId, hidden);
  await reportCritical(tx, person.personId, critical, now);
  await noteImport(tx, person, now);
  // A file holds much at once, and what of it is sensitive is told apart only where it is read. Nobody has the record of a new person open.
  const isChanged = !person.isNew && [...counts.values()].some(({ added, changed }) => added + changed > 0);
  if (isChanged) await publish(tx, recordChanged, { person_id: person.personId, is_sensitive: true }, now);
  const entries = whole.filter((resource) => resource.isAboutPatient && isEntry(resource, resolve));
  return {
    mrn: person.mrn,
    isNewPerson: person.isNew,
    changed: person.changed,
    ...oddBirth(bundle.patient.birthDate, described.birthDate === null),
    hasDied: bundle.patient.deceasedBoolean === true || bundle.patient.deceasedDateTime !== undefined,
    sameDescription: person.sameDescription,
    unresolved: bundle.unresolved,
    read: bundle.read,
    isOnePage: bundle.isOnePage,
    types: summarise(current, counts, shownOf({ entries, visits: drawn.encounters.length, values })),
    refused: [
      ...bundle.refused,
      ...repeated.map((r) => ({ line: 0, reason: `${r.type}/${r.sourceId} stands in the file more than once` })),
      ...older.map((r) => ({ line: 0, reason: `${r.type}/${r.sourceId} is older than the one that is kept` })),
    ],
  };
}
