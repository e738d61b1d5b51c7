import type { Tx } from '#platform/db/types.ts';
import { replacements } from './entries/replaces.ts';
import { resolverOf } from './fhir/references.ts';
import { heldSources, holdAs, observationsAsSent, shownValuesOf } from './held-values.store.ts';
import type { SavedValue } from './import.store.ts';
import { located } from './safety-facts.store.ts';

type Correction = { readonly older: string; readonly newer: string };

const keyOf = ({ older, newer }: Correction): string => JSON.stringify([older, newer]);

async function corrections(tx: Tx, personId: number): Promise<Correction[]> {
  const all = (await observationsAsSent(tx, personId)).map(located);
  return replacements(all, resolverOf(all)).map(([older, newer]) => ({ older: older.sourceId, newer: newer.sourceId }));
}

/** Which observations correct which, before a file is taken over; undefined when nothing is held back, for then none of it matters. */
export async function knownCorrections(tx: Tx, personId: number): Promise<ReadonlySet<string> | undefined> {
  const held = await heldSources(tx, personId);
  return held.length === 0 ? undefined : new Set((await corrections(tx, personId)).map(keyOf));
}

type Newer = { readonly added: readonly SavedValue[]; readonly known: ReadonlySet<string> | undefined };

/**
 * Values are held back as what they belong to or correct is (D11.11): another value of an observation that a doctor holds, an observation
 * that replaces it, and one that was shown already and is said to replace it only now. What a doctor released stays so while nothing new is said.
 */
export async function holdNewerValues(tx: Tx, personId: number, { added, known }: Newer): Promise<void> {
  if (known === undefined) return;
  const heldBy = new Map((await heldSources(tx, personId)).map((source) => [source, source]));
  const newSources = new Set(added.map(({ sourceId }) => sourceId));
  const whole = new Map<string, string>();
  let pairs = await corrections(tx, personId);
  // A correction may itself be corrected, in the same file or before.
  for (let found = pairs; found.length > 0; pairs = pairs.filter((pair) => !found.includes(pair))) {
    found = pairs.filter((pair) => {
      const isNew = newSources.has(pair.newer) || !known.has(keyOf(pair)) || whole.has(pair.older);
      return isNew && heldBy.has(pair.older);
    });
    for (const pair of found) {
      const { older, newer } = pair;
      const source = heldBy.get(older)!;
      if (!known.has(keyOf(pair)) || whole.has(older)) whole.set(newer, source);
      if (!heldBy.has(newer)) heldBy.set(newer, source);
    }
  }
  const shown = whole.size === 0 ? [] : await shownValuesOf(tx, personId, [...whole.keys()]);
  const values = [...added, ...shown].flatMap(({ id, sourceId }) => {
    const heldSource = whole.get(sourceId) ?? heldBy.get(sourceId);
    return heldSource === undefined ? [] : [{ id, heldSource }];
  });
  await holdAs(tx, personId, values);
}
