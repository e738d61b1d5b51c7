import type { World } from '#test/world.ts';
import { recordsExportParts } from './export-parts.ts';
import { importBundle } from './index.ts';

/** Brings a bundle in and takes a part of the person's copy out, by its name. */
export async function documentsThrough(w: World, text: string, name: string) {
  const { mrn } = await w.db.transaction().execute((tx) => importBundle(tx, text, { now: w.clock.now() }));
  const { id: personId } = await w.db
    .selectFrom('person')
    .select('id')
    .where('mrn', '=', mrn)
    .executeTakeFirstOrThrow();
  const part = recordsExportParts.find((each) => each.name === name);
  if (!part || !('documents' in part)) throw new Error('the records have no documents');
  const source = { sql: w.db, files: w.platform.files, personId, language: 'en' as const, now: w.clock.now() };
  return Array.fromAsync(part.documents(source));
}
