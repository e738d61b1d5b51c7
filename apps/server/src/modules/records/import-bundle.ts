import type { Tx } from '../../platform/db/types.ts';
import { openImportedFile, type Told } from '../people/index.ts';
import { drawRecord } from './fhir/draw-record.ts';
import { drawPerson } from './fhir/draw-person.ts';
import { readBundle, type KeptResource, type RefusedEntry } from './fhir/read-bundle.ts';
import { idWithin, resolverOf } from './fhir/references.ts';
import { keepResources, saveRecord, type KeptCount } from './import.store.ts';

export type TypeSummary = KeptCount & {
  readonly type: string;
  readonly read: number;
  readonly unchanged: number;
  /** How many of them a screen shows; the others are kept whole until their screen comes. */
  readonly shown: number;
};
export type ImportSummary = {
  readonly mrn: string;
  readonly isNewPerson: boolean;
  readonly read: number;
  readonly types: readonly TypeSummary[];
  readonly refused: readonly RefusedEntry[];
  /** How many references of the file lead to nothing in it: what they name is not known. */
  readonly unresolved: number;
  /** What was changed of a person who was known, in words. */
  readonly changed: readonly string[];
  /** MRNs of others with the same names, gender and birth date. */
  readonly sameDescription: readonly string[];
};
/** When it is, and what the operator said about whose record it is. */
export type ImportOptions = Told & { readonly now: Date };

/** The last of several resources with one name stands; the earlier ones are refused and said so. */
function withoutRepeats(resources: readonly KeptResource[]): { kept: KeptResource[]; repeated: KeptResource[] } {
  const byName = new Map(resources.map((r) => [`${r.type}/${r.sourceId}`, r]));
  const kept = [...byName.values()];
  const standing = new Set(kept);
  return { kept, repeated: resources.filter((r) => !standing.has(r)) };
}

const summarise = (
  kept: readonly KeptResource[],
  counts: ReadonlyMap<string, KeptCount>,
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

/** The resources under ids that no other source of this person's record uses. */
const within = (source: string, resources: readonly KeptResource[]): KeptResource[] =>
  resources.map((r) => ({ ...r, source, sourceId: idWithin(source, r.sourceId) }));

/**
 * Brings one person's FHIR R4 bundle into the record (DECISIONS §9), in the one transaction given: all of it or, for a broken
 * file (`BrokenBundle`) or one of which it is unclear whose it is (`UnclearPerson`), nothing. Importing again adds nothing and takes over
 * what changed.
 */
export async function importBundle(tx: Tx, text: string, { now, ...told }: ImportOptions): Promise<ImportSummary> {
  const bundle = readBundle(text);
  const person = await openImportedFile(tx, drawPerson(bundle, now), told, now);
  const { kept, repeated } = withoutRepeats(within(person.source, bundle.resources));
  const counts = await keepResources(tx, person.personId, kept, now);
  const resolve = resolverOf(kept);
  const drawn = drawRecord(kept, (from) => (reference) => resolve(reference, from), bundle.patient);
  await saveRecord(tx, person.personId, drawn, now);
  const shown = new Map([
    ['Patient', 1],
    ['Encounter', drawn.encounters.length],
    ['Observation', drawn.laboratoryObservations],
  ]);
  return {
    mrn: person.mrn,
    isNewPerson: person.isNew,
    changed: person.changed,
    sameDescription: person.sameDescription,
    unresolved: bundle.unresolved,
    read: bundle.read,
    types: summarise(kept, counts, shown),
    refused: [
      ...bundle.refused,
      ...repeated.map((r) => ({ line: 0, reason: `${r.type}/${r.sourceId} stands in the file more than once` })),
    ],
  };
}
