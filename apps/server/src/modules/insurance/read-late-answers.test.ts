import { afterEach, expect, test, vi } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import type { LateAnswer } from '#platform/ports/payer.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';
import { readLateAnswers } from './read-late-answers.ts';

const w = await world({ connections: 8 });
const sara = await as(w, '1000001');
const { approvalAbove, policyOf, visitOf, apply, now, coverOf, answer } = await insuranceIn(w);
const poll = vi.spyOn(w.platform.gateways.payer, 'readLateAnswers');
afterEach(() => poll.mockReset());

/** A visit of 300 SAR that waits for an approval of 240, and the name by which the insurer knows the request. */
async function waiting() {
  await approvalAbove(0);
  const visit = await visitOf(sara, 300);
  await apply(sara, visit.id, (await policyOf(sara)).id);
  const cover = (await coverOf(sara, visit.id))!;
  const { request_reference: reference } = await w.db
    .selectFrom('appointment_cover')
    .select('request_reference')
    .where('id', '=', cover.id)
    .executeTakeFirstOrThrow();
  return { visit, cover, reference: reference! };
}

const late = (reference: string, more: Partial<LateAnswer> = {}): LateAnswer => ({
  reference,
  state: 'approved',
  amount: 24_000,
  payerReference: 'PA-7',
  reason: '',
  exchange: { request: { asked: 'for late answers' }, response: { of: reference } },
  ...more,
});
let polls = 0;
/** Asks once more, a minute after the time before. */
async function ask(...answers: LateAnswer[]): Promise<void> {
  polls += 1;
  poll.mockResolvedValue(answers);
  w.at(addMinutes(demoNow, polls * 2));
  await readLateAnswers.run(w.platform, w.clock.now());
}
const stateOf = async (id: number) => (await now(sara, id))['cover_state'];

test('D12.02 a queued approval is answered by a later message, kept and signed, and the visit gets its shares', async () => {
  const { visit, cover, reference } = await waiting();
  await ask(late(reference));
  expect(await now(sara, visit.id)).toMatchObject({ cover_state: 'approved', insurance_amount: 240 });
  expect(await coverOf(sara, visit.id)).toMatchObject({ id: cover.id, approved: 240 });
  const kept = await w.db.selectFrom('payer_message').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ kind: 'approval', response: { of: reference } });
  expect(kept.signature).toMatch(/^[0-9a-f]{64}$/);
});

test('D12.02 more than was asked is not approved, and a rejection is one, not silence', async () => {
  const [more, no] = [await waiting(), await waiting()];
  await ask(late(more.reference, { amount: 99_900 }), late(no.reference, { state: 'rejected', reason: 'Not covered' }));
  expect(await now(sara, more.visit.id)).toMatchObject({ insurance_amount: 240 });
  expect(await coverOf(sara, no.visit.id)).toMatchObject({ state: 'rejected', reason: 'Not covered' });
  await w.due();
  const { data } = await sara.get<{ notifications: { title: string; kind: string }[] }>(
    '/notifications/fetch?limit=50',
  );
  expect(data.notifications.filter(({ kind }) => kind === 'insurance_answered').length).toBeGreaterThanOrEqual(2);
});

test('D12.02 the first answer counts: one that comes twice, after the desk, or to nobody changes nothing', async () => {
  const { visit, cover, reference } = await waiting();
  expect(await answer(cover.id, { decision: 'rejected', reason: 'By phone' })).toMatchObject({ http: 200 });
  const other = await waiting();
  await ask(late(reference), late('visit-0-nobody'), late(other.reference, { state: 'sent_for_approval', amount: 0 }));
  expect(await stateOf(visit.id)).toBe('rejected');
  expect(await stateOf(other.visit.id)).toBe('sent_for_approval');
  await ask(late(other.reference), late(other.reference, { state: 'rejected' }));
  expect(await stateOf(other.visit.id)).toBe('approved');
});

test('is asked for once a minute, and not at all while nothing waits', async () => {
  await ask();
  expect(poll).not.toHaveBeenCalled();
  await waiting();
  await ask();
  await readLateAnswers.run(w.platform, addMinutes(demoNow, polls * 2));
  expect(poll).toHaveBeenCalledTimes(1);
});

test('an exchange that does not answer is asked again later', async () => {
  const { visit, reference } = await waiting();
  poll.mockRejectedValue(new GatewayUnavailable('away'));
  polls += 1;
  await readLateAnswers.run(w.platform, addMinutes(demoNow, polls * 2));
  expect(await stateOf(visit.id)).toBe('sent_for_approval');
  await ask(late(reference));
  expect(await stateOf(visit.id)).toBe('approved');
});
