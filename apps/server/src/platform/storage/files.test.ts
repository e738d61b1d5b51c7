import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { startLocalBucket } from '#gateways/files/bucket.fixture.ts';
import { filesIn } from './files.ts';

const bucket = await startLocalBucket('balsam', 'the secret of the bucket');
afterAll(bucket.close);
beforeEach(() => {
  bucket.state.isDown = false;
});

const s3 = {
  endpoint: bucket.endpoint,
  region: 'me-south-1',
  bucket: 'balsam-files',
  keyId: 'balsam',
  secret: 'the secret of the bucket',
};
const inFolder = await world();
const inBucket = await world({ config: { s3 } });

const file = (text: string) => ({
  personId: undefined,
  kind: 'profile_photo',
  mime: 'image/webp',
  bytes: Buffer.from(text),
});
const rows = () => inBucket.db.selectFrom('stored_file').select('id').execute();
async function* bits(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
const written = (id: string, chunks: AsyncIterable<Uint8Array>) => ({
  id,
  personId: undefined,
  kind: 'data_export',
  mime: 'application/zip',
  chunks,
});

describe.each([
  ['the data folder', inFolder],
  ['a bucket', inBucket],
])('files in %s', (_, w) => {
  const { files } = w.platform;
  const now = w.clock.now();

  test('the store says whether it keeps any', async () => {
    const blobs = await openBlobStore(w.config);
    expect(await blobs.isEmpty()).toBe(true);
    const id = await files.save(w.db, file('one'), now);
    expect(await blobs.isEmpty()).toBe(false);
    await files.remove(w.db, id);
    expect(await blobs.isEmpty()).toBe(true);
  });

  test('come back as they were kept, whole or as a stream, until they are removed', async () => {
    const id = await files.save(w.db, file('صورة'), now);
    expect(await files.get(w.db, id)).toMatchObject({ id, mime: 'image/webp', bytes: Buffer.from('صورة') });
    const stream = await files.open(w.db, id);
    expect(stream && (await buffer(stream)).toString()).toBe('صورة');
    await files.remove(w.db, id);
    expect(await files.get(w.db, id)).toBeUndefined();
    expect(await files.open(w.db, id)).toBeUndefined();
  });
  test('are written bit by bit, and their size is answered', async () => {
    const id = crypto.randomUUID();
    expect(await files.write(w.db, written(id, bits('one, ', 'two, ', 'three')), now)).toBe(15);
    expect((await files.get(w.db, id))?.bytes.toString()).toBe('one, two, three');
  });
  test('fail with what stopped them while they were made', async () => {
    async function* stopping() {
      yield* bits('one');
      throw new Error('no more rows');
    }
    const id = crypto.randomUUID();
    await expect(files.write(w.db, written(id, stopping()), now)).rejects.toThrow('no more rows');
  });
});

const hasFullDisk = existsSync('/dev/full');

describe('the data folder', () => {
  test('keeps them where no other account of the machine may enter', async () => {
    await inFolder.platform.files.save(inFolder.db, file('صورة'), inFolder.clock.now());
    expect(statSync(path.join(inFolder.config.dataDir, 'files')).mode & 0o777).toBe(0o700);
  });
  test.skipIf(!hasFullDisk)(
    `keeps no part of what its disk had no room for${hasFullDisk ? '' : ' (skipped: this machine has no /dev/full)'}`,
    async () => {
      const blobs = await openBlobStore(inFolder.config);
      const folder = path.join(inFolder.config.dataDir, 'files', 'fu');
      mkdirSync(folder, { recursive: true });
      symlinkSync('/dev/full', path.join(folder, 'picture'));
      await expect(blobs.put('fu/picture', Buffer.from('صورة'))).rejects.toThrow('Cannot write file');
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('a bucket', () => {
  const { files } = inBucket.platform;
  const now = inBucket.clock.now();

  test('holds the bytes under the name of the bucket, and the data folder holds none', async () => {
    const id = await files.save(inBucket.db, file('here'), now);
    expect(bucket.kept.get(`/balsam-files/${id.slice(0, 2)}/${id}`)?.toString()).toBe('here');
    await files.write(inBucket.db, written(crypto.randomUUID(), bits('there')), now);
    const { dataDir } = inBucket.config;
    expect(existsSync(path.join(dataDir, 'files'))).toBe(false);
    expect(readdirSync(path.join(dataDir, 'outgoing'))).toEqual([]);
    await files.remove(inBucket.db, id);
    expect(bucket.kept.has(`/balsam-files/${id.slice(0, 2)}/${id}`)).toBe(false);
  });
  test('is sent what has no name on this machine: a process that is killed leaves nothing of it', async () => {
    const { dataDir } = inBucket.config;
    const named = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true }).flatMap((each) =>
        each.isFile() ? [each.name] : [],
      );
    const before = named();
    const seen: string[][] = [];
    async function* copyOfData() {
      // More than is held back before the first of it is written.
      for (let n = 0; n < 50; n += 1) {
        seen.push(named());
        yield Buffer.alloc(100_000);
      }
    }
    await files.write(inBucket.db, written(crypto.randomUUID(), copyOfData()), now);
    expect(seen).toEqual(seen.map(() => before));
  });
  test('that does not answer leaves no row of a file that is not there', async () => {
    const before = await rows();
    bucket.state.isDown = true;
    await expect(files.save(inBucket.db, file('lost'), now)).rejects.toThrow('Cannot write file');
    expect(await rows()).toEqual(before);
  });
  test('takes nothing that is signed with another secret', async () => {
    const wrong = filesIn(await openBlobStore({ ...inBucket.config, s3: { ...s3, secret: 'a guess' } }));
    await expect(wrong.save(inBucket.db, file('forged'), now)).rejects.toThrow('Cannot write file');
  });
});
