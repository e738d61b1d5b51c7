import { existsSync } from 'node:fs';
import path from 'node:path';
import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, failure, createDelivery, createDeliveryPicture } from '#test/factories/deliveries.ts';

const w = await world();
const khalidsMail = 'rider@balsam.example';
const began = w.clock.now();
const week = 7 * 24 * 60;

const arrived = () => createDelivery(w, { state: 'arrived', rider: khalidsMail });
const picture = () => createDeliveryPicture(w, khalidsMail);
/** Khalid, logged in as of now: days go by in between. */
const bringBack = async (id: number, photo: string) =>
  (await client(w, khalidsMail)).step(id, 'returned', { reason: 'Nobody there', photo });
const lies = (id: string) => existsSync(path.join(w.config.dataDir, 'files', id.slice(0, 2), id));
const hasRow = async (id: string) => (await w.platform.files.get(w.db, id).catch(() => undefined)) !== undefined;
const kept = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await hasRow(id)) && lies(id)));
const later = async (minutes: number) => {
  w.at(addMinutes(began, minutes));
  await w.due();
};

test('a picture that proves nothing is gone after a week, row and bytes; one that proves a hand-over stays', async () => {
  const [loose, used, another] = [
    await picture(),
    await picture(),
    await createDeliveryPicture(w, khalidsMail, 'profile_photo'),
  ];
  expect((await bringBack(await arrived(), used)).http).toBe(200);
  await later(week);
  expect(await kept(loose, used, another)).toEqual([true, true, true]);
  await later(week + 1);
  expect(await kept(loose, used, another)).toEqual([false, true, true]);
  expect(lies(loose)).toBe(false);
});

test('a phone that is online again after days names the picture that it sent before; when that is gone it is told', async () => {
  w.at(began);
  const [soon, late] = [await arrived(), await arrived()];
  const [inTime, tooOld] = [await picture(), await picture()];
  await later(week - 60);
  expect((await bringBack(soon, inTime)).http).toBe(200);
  await later(week + 1);
  expect(failure(await bringBack(late, tooOld))).toEqual([422, 'order_photo_required']);
  expect((await bringBack(late, await picture())).http).toBe(200);
});
