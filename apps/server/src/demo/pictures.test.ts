import sharp from 'sharp';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { seedPictures } from './pictures.ts';

const w = await world();
await w.db.transaction().execute((tx) => seedPictures(tx, w.platform.files, w.clock.now()));

const proofs = await w.db
  .selectFrom('delivery_proof as d')
  .innerJoin('pharmacy_order as o', 'o.id', 'd.order_id')
  .innerJoin('person as p', 'p.id', 'o.person_id')
  .select(['o.id', 'o.state', 'p.mrn', 'd.photo', 'd.signature', 'd.reason'])
  .orderBy('o.id')
  .execute();
const sizeOf = async (id: string) => {
  const { bytes } = (await w.platform.files.get(w.db, id))!;
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};
const door = ['webp', 960, 1280];

test('the returned order of the demo has its reason and the photo of the door', async () => {
  const returned = proofs.find(({ state }) => state === 'returned');
  expect([returned?.mrn, typeof returned?.reason, returned?.signature]).toEqual(['1000032', 'string', null]);
  expect(await sizeOf(returned!.photo!)).toEqual(door);
});

test('a prescription that was brought has photo and signature, what requires neither has none', async () => {
  const delivered = proofs.filter(({ state }) => state === 'delivered');
  const withPrescription = delivered.find(({ mrn }) => mrn === '1000019')!;
  expect(await sizeOf(withPrescription.photo!)).toEqual(door);
  expect(await sizeOf(withPrescription.signature!)).toEqual(['webp', 640, 240]);
  expect(delivered.some(({ mrn }) => mrn === '1000020')).toBe(false);
});

test('their patient sees them, and nobody else who has no business with the order', async () => {
  const photo = proofs.find(({ mrn }) => mrn === '1000032')!.photo!;
  const seenBy = async (who: string) => {
    const headers = { authorization: `Bearer ${await w.tokenOf(who)}` };
    return (await w.app.inject({ url: `/api/v1/mediafiles/${photo}`, headers })).statusCode;
  };
  const seen = [await seenBy('1000032'), await seenBy('pharmacist@balsam.example'), await seenBy('1000001')];
  expect(seen).toEqual([200, 200, 404]);
});
