import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as, newSlot } from '../../modules/booking/booking.fixture.ts';
import { world } from '../../../test/world.ts';

const w = await world({ connections: 20 });
const sara = await as(w, '1000001');
const maryam = await as(w, '1000006');

let nights = 0;
const freeSlot = () => newSlot(w, { at: addMinutes(new Date('2026-11-23T21:30:00Z'), 22 * nights++) });
const booking = async () => ({ slot_id: await freeSlot(), type: 'onsite' });
const appointmentsOf = async (slotId: number) =>
  (await w.db.selectFrom('appointment').select('id').where('slot_id', '=', slotId).execute()).length;

describe('a key', () => {
  test('with another body is refused: the earlier answer is of something else', async () => {
    const [one, other] = [await booking(), await booking()];
    await sara.post('/appointments/create', one, 'key-mismatch');
    const again = await sara.post('/appointments/create', other, 'key-mismatch');
    expect([again.http, again.code]).toEqual([409, 'idempotency_mismatch']);
    expect(await appointmentsOf(other.slot_id)).toBe(0);
  });
  test('that is too short or has other signs is refused', async () => {
    const wish = await booking();
    const replies = [
      await sara.post('/appointments/create', wish, 'short'),
      await sara.post('/appointments/create', wish, 'a b c d e f'),
    ];
    expect(replies.map((r) => [r.http, r.errors?.[0]?.path])).toEqual([
      [400, 'Idempotency-Key'],
      [400, 'Idempotency-Key'],
    ]);
  });
  test('acts once and answers alike, also in the sentences', async () => {
    const wish = await booking();
    const [first, second] = [
      await sara.post('/appointments/create', wish, 'key-twice'),
      await sara.post('/appointments/create', wish, 'key-twice'),
    ];
    expect(first.http).toBe(200);
    expect(second).toEqual(first);
  });
  test('sent twenty times at once acts once, and all hear the same', async () => {
    const wish = await booking();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => sara.post('/appointments/create', wish, 'key-parallel')),
    );
    expect(new Set(replies.map((r) => `${r.http} ${r.data.id}`)).size).toBe(1);
    expect([replies[0]?.http, await appointmentsOf(wish.slot_id)]).toEqual([200, 1]);
  });
  test('of a write that was refused is free again', async () => {
    const slot = await freeSlot();
    const bad = await sara.post(
      '/appointments/create',
      { slot_id: slot, type: 'virtual', policy_accepted: true },
      'key-refused',
    );
    const good = await sara.post('/appointments/create', { slot_id: slot, type: 'onsite' }, 'key-refused');
    expect([bad.code, good.http]).toEqual(['slot_type_mismatch', 200]);
  });
  test('is of one account and one call: what another sends under it is their own', async () => {
    const [mine, theirs] = [await booking(), await booking()];
    const replies = [
      await sara.post('/appointments/create', mine, 'key-shared'),
      await maryam.post('/appointments/create', theirs, 'key-shared'),
      await sara.post('/user/change-language', { language: 'ar' }, 'key-shared'),
    ];
    expect(replies.map((r) => r.http)).toEqual([200, 200, 200]);
    expect(replies[1]?.data.patient.mrn_number).toBe('1000006');
  });
});
