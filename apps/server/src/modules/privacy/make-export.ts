import { randomUUID } from 'node:crypto';
import { exportExpiry } from '@balsam/domain/privacy';
import type { ExportPart, ExportSource } from '../../platform/export/part.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled.ts';
import { publish } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { jsonList, once } from './contents.ts';
import { dataExportReady } from './events.ts';
import { claimExport, giveUpExports, markProgress, markReady, release, type Claimed } from './exports.store.ts';
import { readme } from './readme.ts';
import { zipped, type ZipEntry } from './zipped.ts';

/** Somebody else has taken the export over: this try comes to nothing. */
class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

async function* entriesOf(part: ExportPart, source: ExportSource): AsyncIterable<ZipEntry> {
  if ('rows' in part) yield { name: `${part.name}.json`, chunks: jsonList(part.rows(source)) };
  else
    for await (const { name, bytes } of part.documents(source))
      yield { name: `${part.name}/${name}`, chunks: once(bytes), stored: true };
}

type Making = { readonly claimed: Claimed; readonly parts: readonly ExportPart[]; readonly source: ExportSource };

/** All parts one after the other; after each the progress is written down, and whether the export is still this one's to make. */
async function* allEntries(platform: Platform, { claimed, parts, source }: Making): AsyncIterable<ZipEntry> {
  const total = parts.length;
  yield { name: 'README.txt', chunks: once(readme(parts, source.now)) };
  for (const [done, part] of parts.entries()) {
    const mine = await markProgress(platform.db, claimed, { done, total }, platform.clock.now());
    if (!mine) throw new TakenOver();
    yield* entriesOf(part, source);
  }
}

async function finish(platform: Platform, claimed: Claimed, bytes: number): Promise<void> {
  const readyAt = platform.clock.now();
  const isReady = await platform.db.transaction().execute(async (tx) => {
    if (!(await markReady(tx, claimed, { bytes, readyAt, expiresAt: exportExpiry(readyAt) }))) return false;
    await publish(tx, dataExportReady, { export_id: claimed.id, person_id: claimed.person_id }, readyAt);
    return true;
  });
  if (!isReady) throw new TakenOver();
}

async function make(platform: Platform, claimed: Claimed, parts: readonly ExportPart[]): Promise<void> {
  const { db, files, clock } = platform;
  const { file_id: id, person_id: personId, language } = claimed;
  const now = clock.now();
  try {
    if (claimed.old_file !== null) await files.remove(db, claimed.old_file);
    const making = { claimed, parts, source: { sql: db, files, personId, language, now } };
    const chunks = zipped(allEntries(platform, making), now);
    const bytes = await files.write(db, { id, personId, kind: 'data_export', mime: 'application/zip', chunks }, now);
    await finish(platform, claimed, bytes);
  } catch (error) {
    await files.remove(db, id);
    await release(db, claimed);
    if (!(error instanceof TakenOver)) throw error;
  }
}

async function makeAll(platform: Platform, parts: readonly ExportPart[]): Promise<void> {
  const claimed = await claimExport(platform.db, randomUUID(), platform.clock.now());
  if (!claimed) return;
  await make(platform, claimed, parts);
  await makeAll(platform, parts);
}

/**
 * Makes the copies that were asked for, one at a time in each process. One whose maker died is begun anew by another, three times
 * at most.
 */
export const makeExports = (parts: readonly ExportPart[]): ScheduledJob => ({
  name: 'privacy.make-exports',
  slow: true,
  run: async (platform, now) => {
    const leftBehind = await giveUpExports(platform.db, now);
    await Promise.all(leftBehind.map((file) => platform.files.remove(platform.db, file)));
    await makeAll(platform, parts);
  },
});
