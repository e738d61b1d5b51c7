import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';
import type { UserCall } from '#platform/http/call.ts';
import { setPhoto } from './index.ts';

const w = await world();
const client = apiClient(w);
const { files } = w.platform;

async function person(mrn: string, inside?: string) {
  const token = await w.tokenOf(mrn, inside);
  const read = async () => (await client.get('/users', { token })).body.data;
  const { id } = await read();
  const actor = { personId: id, guardianId: undefined, accountId: 1, roleId: 3, kind: 'user' };
  const call = { actor, now: w.clock.now(), requestId: 'r', ip: '', userAgent: '' } as unknown as UserCall;
  const keep = async (bytes: string) => {
    const file = { personId: id as number, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from(bytes) };
    const kept = await files.save(w.db, file, w.clock.now());
    await w.db.transaction().execute((tx) => setPhoto(tx, files, call, kept));
    return kept;
  };
  return { token, id: id as number, read, keep };
}

test('a new photo replaces the previous one, which is deleted', async () => {
  const sara = await person('1000001');
  expect(await sara.read()).toMatchObject({ photo: null, profile_photo_url: null });
  const first = await sara.keep('one');
  const second = await sara.keep('two');
  expect(await sara.read()).toMatchObject({ photo: second, profile_photo_url: `/api/v1/mediafiles/${second}` });
  expect(await files.get(w.db, first)).toBeUndefined();
  expect((await files.get(w.db, second))?.bytes.toString()).toBe('two');
});

test('a photo is removed by its person alone, row and bytes', async () => {
  const [maryam, other] = [await person('1000006'), await person('1000007')];
  const kept = await maryam.keep('mine');
  expect((await client.patch(`/users/${maryam.id}`, { photo: null }, { token: other.token })).http).toBe(404);
  expect((await maryam.read()).photo).toBe(kept);
  expect((await client.patch(`/users/${maryam.id}`, { photo: null }, { token: maryam.token })).http).toBe(200);
  expect(await maryam.read()).toMatchObject({ photo: null, profile_photo_url: null });
  expect(await files.get(w.db, kept)).toBeUndefined();
  const log = (await client.get('/users/access-log', { token: maryam.token })).body.data.items;
  expect(log.map((entry: { title: string }) => entry.title)).toContain('Profile photo');
});
