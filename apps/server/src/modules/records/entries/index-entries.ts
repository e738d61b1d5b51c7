import type { Tx } from '#platform/db/types.ts';
import { resolverOf } from '../fhir/references.ts';
import { located } from '../safety-facts.store.ts';
import { resourcesForEntries, saveEntries, saveReplacements } from './entries.store.ts';
import { entryOf, entryTypes } from './entry-of.ts';
import { replacements } from './replaces.ts';

/** Draws the entries of a person anew from what is kept, or of these resources alone. */
export async function indexEntries(tx: Tx, personId: number, now: Date, ids?: readonly number[]): Promise<void> {
  const rows = (await resourcesForEntries(tx, personId, ids)).map((row) => ({ id: row.id, resource: located(row) }));
  const resolve = resolverOf(rows.map(({ resource }) => resource));
  const entries = rows
    .filter(({ resource }) => entryTypes.includes(resource.type))
    .map(({ id, resource }) => ({ resourceId: id, ...entryOf(resource, resolve) }));
  await saveEntries(tx, personId, entries, now);
  const idOf = new Map(rows.map(({ id, resource }) => [resource, id]));
  const pairs = replacements(
    rows.map(({ resource }) => resource),
    resolve,
  );
  const known = pairs.flatMap(([older, newer]) => {
    const [old, by] = [idOf.get(older), idOf.get(newer)];
    return old === undefined || by === undefined ? [] : [{ old, by }];
  });
  await saveReplacements(tx, personId, known);
}
