import type { Tx } from '../../platform/db/types.ts';
import { openImportedFile } from '../people/index.ts';
import { drawRecord, lookupIn } from './fhir/draw-record.ts';
import { drawPerson } from './fhir/draw-person.ts';
import { readBundle, type KeptResource, type RefusedEntry } from './fhir/read-bundle.ts';
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
};

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

/**
 * Brings one person's FHIR R4 bundle into the record (DECISIONS §9), in the one transaction given: all of it or, for a broken
 * file (`BrokenBundle`), nothing. Importing again adds nothing and takes over what changed.
 * @param phone a Saudi mobile, E.164, for a log-in by one-time code
 */
export async function importBundle(
  tx: Tx,
  text: string,
  { phone, now }: { phone?: string; now: Date },
): Promise<ImportSummary> {
  const bundle = readBundle(text);
  const { kept, repeated } = withoutRepeats(bundle.resources);
  const person = await openImportedFile(tx, { ...drawPerson(bundle), ...(phone !== undefined && { phone }) }, now);
  const counts = await keepResources(tx, person.personId, kept, now);
  const drawn = drawRecord(kept, lookupIn(kept), bundle.patient);
  await saveRecord(tx, person.personId, drawn, now);
  const shown = new Map([
    ['Patient', 1],
    ['Encounter', drawn.encounters.length],
    ['Observation', drawn.laboratoryObservations],
  ]);
  return {
    mrn: person.mrn,
    isNewPerson: person.isNew,
    read: bundle.read,
    types: summarise(kept, counts, shown),
    refused: [
      ...bundle.refused,
      ...repeated.map((r) => ({ line: 0, reason: `${r.type}/${r.sourceId} stands in the file more than once` })),
    ],
  };
}
