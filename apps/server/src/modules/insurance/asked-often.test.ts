import { expect, test, vi } from 'vitest';
import { addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import { as, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world({ connections: 8 });
const { planId, policyOf, visitOf, apply, now } = await insuranceIn(w);

/** How often the account has asked insurers today. */
const hasAsked = (count: number) =>
  w.db
    .updateTable('limit_counter')
    .set({ count })
    .where('scope', '=', 'insurer_asked')
    .where('bucket', '=', instantAt(riyadhDay(w.clock.now()), 0))
    .execute();

test('D12.01 an account asks insurers 200 times a day, however many at once; a policy that it enters then stays unchecked', async () => {
  const sara = await as(w, '1000001');
  const policy = await policyOf(sara);
  const visit = await visitOf(sara, 300);
  const slot = await newSlot(w, { at: instantAt('2026-12-27', '03:00') });
  await hasAsked(195);
  const insurer = vi.spyOn(w.platform.gateways.payer, 'checkEligibility');
  const check = async (who = sara) => (await who.post(`/insurances/${policy.id}/check`, {})).http;
  const checks = await Promise.all(Array.from({ length: 8 }, async () => check()));
  expect(checks.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const quote = await sara.get(`/insurances/services?policy_id=${policy.id}&slot_id=${slot}`);
  expect([quote, await apply(sara, visit.id, policy.id)]).toMatchObject([
    { code: 'too_many_requests' },
    { code: 'too_many_requests' },
  ]);
  expect(await now(sara, visit.id)).toMatchObject({ total: 300, cover_state: null });
  const added = await sara.post('/insurances', { plan_id: planId, policy_number: 'LATE-0' });
  expect(added).toMatchObject({ http: 200, data: { checked_at: null } });
  expect(insurer).toHaveBeenCalledTimes(5);
  insurer.mockRestore();
  w.at(addMinutes(w.clock.now(), 24 * 60));
  expect(await check(await as(w, '1000001'))).toBe(200);
});
