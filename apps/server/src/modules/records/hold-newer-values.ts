import type { Tx } from '#platform/db/types.ts';
import { replacements } from './entries/replaces.ts';
import { resolverOf } from './fhir/references.ts';
import { heldSources, holdAs, observationsAsSent } from './held-values.store.ts';
import type { NewValue } from './import.store.ts';
import { located } from './safety-facts.store.ts';

/**
 * Values that are new are held back as what they belong to or correct is: another value of an observation that a doctor holds, and an
 * observation that replaces it (D11.11).
 */
export async function holdNewerValues(tx: Tx, personId: number, added: readonly NewValue[]): Promise<void> {
  const held = added.length === 0 ? [] : await heldSources(tx, personId);
  if (held.length === 0) return;
  const heldBy = new Map(held.map((source) => [source, source]));
  const newSources = new Set(added.map(({ sourceId }) => sourceId));
  const all = (await observationsAsSent(tx, personId)).map(located);
  let pairs = replacements(all, resolverOf(all)).filter(([, newer]) => newSources.has(newer.sourceId));
  // A correction may itself be corrected in the same file.
  for (let found = pairs; found.length > 0; pairs = pairs.filter((pair) => !found.includes(pair))) {
    found = pairs.filter(([older]) => heldBy.has(older.sourceId));
    for (const [older, newer] of found)
      if (!heldBy.has(newer.sourceId)) heldBy.set(newer.sourceId, heldBy.get(older.sourceId)!);
  }
  const values = added.flatMap(({ id, sourceId }) => {
    const heldSource = heldBy.get(sourceId);
    return heldSource === undefined ? [] : [{ id, heldSource }];
  });
  await holdAs(tx, personId, values);
}
