import { beforeEach, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as, pay } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const { policyOf, visitOf, apply, now } = await insuranceIn(w);
beforeEach(() => w.at(demoNow));

type Bell = { notifications: { kind: string; message: string }[] };
const told = async () =>
  (await sara.get<Bell>('/notifications/fetch?limit=50')).data.notifications.filter(
    ({ kind }) => kind === 'insurance_ends',
  );
const asked = async (policy: number): Promise<number> =>
  (
    await w.db
      .selectFrom('payer_message')
      .select('id')
      .where('policy_id', '=', policy)
      .where('kind', '=', 'eligibility')
      .execute()
  ).length;
/** From now on the insurer says something else of it: 7 lapsed, 9 silent. */
const becomes = (policy: number, digit: string) =>
  w.db
    .updateTable('insurance_policy')
    .set({ policy_number: `TEST-X${policy}-${digit}` })
    .where('id', '=', policy)
    .execute();
const policyNow = (id: number) =>
  w.db
    .selectFrom('insurance_policy')
    .select(['checked', 'ends_on', 'checked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** A paid visit that a policy covers, and the policy. */
async function coveredVisit() {
  const policy = await policyOf(sara);
  const visit = await visitOf(sara);
  expect((await apply(sara, visit.id, policy.id)).http).toBe(200);
  return { policy: policy.id, visit: await pay(w, sara, await now(sara, visit.id)) };
}
const dayBefore = (startsAt: string, minutes = 0) => w.at(addMinutes(new Date(startsAt), minutes - 24 * 60));

test('D12.01 the insurer is asked again in the last day before a visit that it covers, once', async () => {
  const { policy, visit } = await coveredVisit();
  const before = await asked(policy);
  dayBefore(visit.starts_at, -1);
  await w.due();
  expect(await asked(policy)).toBe(before);
  dayBefore(visit.starts_at);
  await w.due();
  await w.due();
  expect(await asked(policy)).toBe(before + 1);
  expect((await policyNow(policy)).checked_at).toEqual(w.clock.now());
  expect(await told()).toEqual([]);
});

test('D12.01 where the policy has ended meanwhile the patient is told in time, and the visit stays covered', async () => {
  const { policy, visit } = await coveredVisit();
  await becomes(policy, '7');
  dayBefore(visit.starts_at);
  await w.due();
  await w.dispatch();
  const [notice, ...others] = await told();
  expect(others).toEqual([]);
  expect(notice!.message).toContain('will not be active');
  expect((await now(sara, visit.id)).cover_state).toBe('approved');
  await w.due();
  await w.dispatch();
  expect(await told()).toHaveLength(1);
});

test('D12.01 a silent insurer is asked again after an hour, and says nothing of the policy meanwhile', async () => {
  const { policy, visit } = await coveredVisit();
  await becomes(policy, '9');
  const { checked_at: before } = await policyNow(policy);
  dayBefore(visit.starts_at);
  await w.due();
  expect((await policyNow(policy)).checked_at).toEqual(before);
  await becomes(policy, '0');
  dayBefore(visit.starts_at, 60);
  await w.due();
  expect((await policyNow(policy)).checked_at).toEqual(before);
  dayBefore(visit.starts_at, 61);
  await w.due();
  expect((await policyNow(policy)).checked_at).toEqual(w.clock.now());
});
