import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import type { BlobStore } from '#platform/ports/blob-store.ts';
import type { Manifest } from './manifest.ts';
import { takeBackup } from './take-backup.ts';

const w = await world();
const now = w.clock.now();
const place = mkdtempSync(path.join(tmpdir(), 'balsam-busy-'));
afterAll(() => rmSync(place, { recursive: true }));
const blobs = await openBlobStore(w.config);

/** Two files of the system, in the order in which they are copied. */
async function twoFiles(): Promise<[first: string, second: string]> {
  const photo = { personId: undefined, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from('here') };
  const ids = [await w.platform.files.save(w.db, photo, now), await w.platform.files.save(w.db, photo, now)];
  return ids.toSorted() as [string, string];
}
const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`;
/** Takes a backup from a store that does something of its own beside. */
async function take(name: string, beside: Partial<BlobStore>) {
  const folder = path.join(place, name);
  const taken = await takeBackup({ url: w.url, secret: w.config.secret, blobs: { ...blobs, ...beside } }, folder, now);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  return { folder, taken, manifest };
}

test('what the running system removes while files are copied is not missed', async () => {
  const [first, second] = await twoFiles();
  const exists: BlobStore['exists'] = async (key) => {
    if (key === keyOf(first)) await w.platform.files.remove(w.db, second);
    return blobs.exists(key);
  };
  const { taken, manifest } = await take('removed', { exists });
  expect(taken.missing).toBe(0);
  expect(manifest).toMatchObject({ missing_files: [], transient_files: [keyOf(second)] });
});

test('nor is what it removes at the very moment of its copy, and the backup goes on', async () => {
  const [first, second] = await twoFiles();
  const getStream: BlobStore['getStream'] = async (key) => {
    if (key === keyOf(first)) await w.platform.files.remove(w.db, first);
    return blobs.getStream(key);
  };
  const { folder, taken, manifest } = await take('removed-in-between', { getStream });
  expect(taken.missing).toBe(0);
  expect(manifest).toMatchObject({ missing_files: [], transient_files: [keyOf(first)] });
  expect(manifest.files.map(({ key }) => key)).toContain(keyOf(second));
  expect(existsSync(path.join(folder, 'files', keyOf(first)))).toBe(false);
});

test('nor is what it had only begun to write when the rows were copied', async () => {
  const id = randomUUID();
  const row = {
    id,
    person_id: null,
    kind: 'data_export',
    mime: 'application/zip',
    bytes: 0,
    storage_key: keyOf(id),
    created_at: now,
  };
  await w.db.insertInto('stored_file').values(row).execute();
  const { taken, manifest } = await take('begun', {});
  expect(taken.missing).toBe(0);
  expect(manifest).toMatchObject({ missing_files: [], transient_files: [keyOf(id)] });
  await w.db.deleteFrom('stored_file').where('id', '=', id).execute();
});

test('a file that still has its row and lost its bytes is missed, and a store that does not answer ends the backup', async () => {
  const [first] = await twoFiles();
  await blobs.delete(keyOf(first));
  const { taken, manifest } = await take('lost', {});
  expect(taken.missing).toBe(1);
  expect(manifest).toMatchObject({ missing_files: [keyOf(first)], transient_files: [] });
  const down: BlobStore['getStream'] = async () => Promise.reject(new Error('the store is down'));
  await expect(take('down', { getStream: down })).rejects.toThrow('the store is down');
  expect(existsSync(path.join(place, 'down'))).toBe(false);
});
