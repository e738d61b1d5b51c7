import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const personId = (await sara.get('/users')).data.id as number;
const began = w.clock.now();
const day = 24 * 60;

const picture = (kind = 'prescription') =>
  w.platform.files.save(w.db, { personId, kind, mime: 'image/webp', bytes: Buffer.from('RIFF') }, began);
const isKept = async (id: string) => (await w.platform.files.get(w.db, id)) !== undefined;

test('a picture that never became a prescription is gone after a day; one that did, and one of another kind, stay', async () => {
  const [loose, used, photo] = [await picture(), await picture(), await picture('profile_photo')];
  expect((await sara.post('/prescriptions', { file_ids: [used] })).http).toBe(200);
  w.at(addMinutes(began, day));
  await w.due();
  expect(await Promise.all([loose, used, photo].map(isKept))).toEqual([true, true, true]);
  w.at(addMinutes(began, day + 1));
  await w.due();
  expect(await Promise.all([loose, used, photo].map(isKept))).toEqual([false, true, true]);
  expect(await sara.post('/prescriptions', { file_ids: [loose] })).toMatchObject({ code: 'not_found' });
});

test('more of them than go at once are all gone', async () => {
  const many = await Promise.all(Array.from({ length: 120 }, () => picture()));
  w.at(addMinutes(began, 2 * day));
  await w.due();
  expect(await Promise.all(many.map(isKept))).not.toContain(true);
});
