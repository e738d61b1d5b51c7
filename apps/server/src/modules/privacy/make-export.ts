import { randomUUID } from 'node:crypto';
import { exportExpiry } from '@balsam/domain/privacy';
import type { ExportPart, ExportSource } from '#platform/export/part.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { FileLost, type Files } from '#platform/storage/files.ts';
import { jsonList, singleChunk } from './contents.ts';
import { dataExportReady } from './events.ts';
import {
  claimExport,
  failAbandonedExports,
  markProgress,
  markReady,
  releaseClaim,
  type Claimed,
} from './exports.store.ts';
import { readme } from './readme.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

/** Another process has taken the export over: this run is discarded. */
class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** The process ends: another one, or the next start, makes the copy from its beginning. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

async function* entriesOf(part: ExportPart, source: ExportSource): AsyncIterable<ZipEntry> {
  if ('rows' in part) yield { name: `${part.name}.json`, chunks: jsonList(part.rows(source)) };
  else
    for await (const { name, bytes } of part.documents(source))
      yield { name: `${part.name}/${name}`, chunks: singleChunk(bytes), stored: true };
}

type ExportRun = { readonly claimed: Claimed; readonly parts: readonly ExportPart[]; readonly source: ExportSource };

/** The store, without what it has lost: that is told to `onLost`, and the copy is made of the rest. */
const withoutLost = ({ files, log }: Platform, onLost: () => void): Files => ({
  ...files,
  get: (sql, id) =>
    files.get(sql, id).catch((error: Error) => {
      if (!(error instanceof FileLost)) throw error;
      log.error({ file: id }, 'a file is lost: it was left out of a copy of the data');
      onLost();
      return undefined;
    }),
});

/**
 * The entries of all parts in turn; before each the progress is saved and the claim checked. The list of them comes last: it says of which
 * files were lost.
 */
async function* allEntries(platform: Platform, { claimed, parts, source }: ExportRun): AsyncIterable<ZipEntry> {
  const total = parts.length;
  const lacking = new Set<ExportPart>();
  for (const [done, part] of parts.entries()) {
    const isOwn = await markProgress(platform.db, claimed, { done, total }, platform.clock.now());
    if (!isOwn) throw new TakenOver();
    const whole = { ...source, files: withoutLost(platform, () => lacking.add(part)) };
    for await (const entry of entriesOf(part, whole)) {
      // A part of many pictures alone may take longer than a stop may.
      if (platform.stopping.aborted) throw new Stopped();
      yield entry;
    }
  }
  yield { name: 'README.txt', chunks: singleChunk(readme({ parts, lacking: [...lacking], at: source.now })) };
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

async function makeOne(platform: Platform, claimed: Claimed, parts: readonly ExportPart[]): Promise<void> {
  const { db, files, clock } = platform;
  const { file_id: id, person_id: personId, language } = claimed;
  const now = clock.now();
  try {
    if (claimed.old_file !== null) await files.remove(db, claimed.old_file);
    const run = { claimed, parts, source: { sql: db, files, personId, language, now } };
    const chunks = zipStream(allEntries(platform, run), now);
    const bytes = await files.write(db, { id, personId, kind: 'data_export', mime: 'application/zip', chunks }, now);
    await finish(platform, claimed, bytes);
  } catch (error) {
    await files.remove(db, id);
    const isStopped = error instanceof Stopped;
    await releaseClaim(db, claimed, { isNoTry: isStopped });
    if (!isStopped && !(error instanceof TakenOver)) throw error;
  }
}

async function makeWaiting(platform: Platform, parts: readonly ExportPart[]): Promise<void> {
  if (platform.stopping.aborted) return;
  const claimed = await claimExport(platform.db, randomUUID(), platform.clock.now());
  if (!claimed) return;
  await makeOne(platform, claimed, parts);
  await makeWaiting(platform, parts);
}

/**
 * Makes the requested copies, one at a time in each process. When a process dies another starts its export again, at most three times; a process
 * that is stopped gives its own back at once, which is no try.
 */
export const makeExports = (parts: readonly ExportPart[]): ScheduledJob => ({
  name: 'privacy.make-exports',
  slow: true,
  run: async (platform, now) => {
    const abandonedFiles = await failAbandonedExports(platform.db, now);
    await Promise.all(abandonedFiles.map((file) => platform.files.remove(platform.db, file)));
    await makeWaiting(platform, parts);
  },
});
