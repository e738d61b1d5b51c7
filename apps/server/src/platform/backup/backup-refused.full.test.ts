import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { migrate } from '#platform/db/migrate.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { backupsOf, installation, restore } from './backup.fixture.ts';
import { takeBackup } from './take-backup.ts';

const w = await world();
const now = w.clock.now();
const { place, elsewhere, take, sound, empty, clear } = backupsOf(w);
afterAll(clear);

test('a disk that is full is named with the folder, and nothing is left there', async () => {
  const photo = { personId: undefined, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from('ours') };
  await w.platform.files.save(w.db, photo, now);
  const whole = await installation(w.url, w.config);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const blobs = { ...whole.blobs, exists: async () => true, getStream: () => Promise.reject(full) };
  const folder = path.join(place, 'on-a-full-disk');
  await expect(takeBackup({ ...whole, blobs }, folder, now)).rejects.toThrow(
    `The backup could not be written to ${folder}: ENOSPC`,
  );
  expect([existsSync(folder), existsSync(`${folder}.unfinished`)]).toEqual([false, false]);
});

test('what a restore left half way is no hospital: nothing opens it, and neither restore nor backup takes it for one', async () => {
  const url = await empty();
  const config = elsewhere('half-way');
  // As a disk that is full.
  const putStream = () => Promise.reject(new Error('no room is left'));
  const blobs = { ...(await installation(url, config)).blobs, putStream };
  await expect(restore(url, config, await sound(), { blobs })).rejects.toThrow('no room');
  const sentence = 'A restore into this database is under way, or was not finished';
  await expect(migrate(url)).rejects.toThrow(sentence);
  await expect(restore(url, elsewhere('half-way-again'), await sound())).rejects.toThrow(sentence);
  await expect(take('of-half', url)).rejects.toThrow(sentence);
});

test('a restore that is refused opens no database, which it would make', async () => {
  const reach = () => Promise.reject(new Error('a database was asked for'));
  const damaged = path.join(place, 'damaged');
  cpSync(await sound(), damaged, { recursive: true });
  rmSync(path.join(damaged, 'tables/person.copy.gz'));
  await expect(restore(w.url, elsewhere('refused'), damaged, { reach })).rejects.toThrow('damaged or missing');
  const config = elsewhere('with-files');
  await (await installation(w.url, config)).blobs.put('aa/of-somebody-else', Buffer.from('theirs'));
  await expect(restore(w.url, config, await sound(), { reach })).rejects.toThrow('There are files already');
});

test('a folder that cannot be made is named, and does not pass for a backup that was left behind', async () => {
  const folder = path.join(place, 'a-file', 'backup');
  writeFileSync(path.join(place, 'a-file'), '');
  const made = takeBackup(await installation(w.url, w.config), folder, now);
  await expect(made).rejects.toThrow(/^No backup can be written to .*backup: ENOTDIR/);
});

test('another secret than the hospital’s marks no backup: nobody could restore it with the right one', async () => {
  await pushKeys(w.db, w.config.secret, now);
  const folder = path.join(place, 'under another secret');
  const made = takeBackup({ ...(await installation(w.url, w.config)), secret: 'made anew for it' }, folder, now);
  await expect(made).rejects.toThrow(/^BALSAM_SECRET .* is another one than this hospital runs with/);
  expect(existsSync(folder)).toBe(false);
});
