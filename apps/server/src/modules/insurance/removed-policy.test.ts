import { expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { as, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world();
const fahad = await as(w, '1000002');
const { policyOf, visitOf, apply, now, approvalAbove, coverOf, answer } = await insuranceIn(w);

/** A visit for which a policy is used that its patient removes afterwards, moved to this day. */
async function movedWithoutPolicy(day: string, endsOn?: string) {
  const policy = await policyOf(fahad);
  const visit = await visitOf(fahad);
  const covered = (await apply(fahad, visit.id, policy.id)).data;
  if (endsOn !== undefined)
    await w.db.updateTable('insurance_policy').set({ ends_on: endsOn }).where('id', '=', policy.id).execute();
  expect(await fahad.delete(`/insurances/${policy.id}`)).toMatchObject({ http: 200 });
  const slot = await newSlot(w, { at: instantAt(day, '04:30') });
  const move = { old_app_id: visit.id, slot_id: slot, type: 'onsite' };
  const { data } = await fahad.post('/appointments/reschedule', move);
  await w.dispatch();
  return { covered, moved: await now(fahad, data.id) };
}

test('D12.01 a visit that a removed policy covers stays covered when it is moved', async () => {
  const { covered, moved } = await movedWithoutPolicy('2026-12-15');
  expect(covered.insurance_amount).toBeGreaterThan(0);
  expect(moved).toMatchObject({
    cover_state: 'approved',
    insurance_amount: covered.insurance_amount,
    total: covered.total,
  });
});

test('D12.01 it is not covered beyond the days of the policy', async () => {
  const { moved } = await movedWithoutPolicy('2026-12-17', '2026-12-16');
  expect(moved).toMatchObject({ cover_state: null, insurance_amount: 0 });
});

test('D12.02 a visit whose policy was removed goes on waiting for its insurer when it is moved', async () => {
  await approvalAbove(0);
  const { moved } = await movedWithoutPolicy('2026-12-18');
  await approvalAbove(null);
  expect(moved).toMatchObject({ cover_state: 'sent_for_approval', hold_until: null });
  const cover = (await coverOf(fahad, moved.id))!;
  expect(await answer(cover.id, { decision: 'approved', amount: 100 })).toMatchObject({ http: 200 });
  expect(await now(fahad, moved.id)).toMatchObject({ cover_state: 'approved', insurance_amount: 100 });
});
