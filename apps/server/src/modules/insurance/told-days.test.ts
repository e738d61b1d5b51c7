import { expect, test, vi } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world({ connections: 8 });
const sara = await as(w, '1000001');
const { policyOf, visitOf, apply, now } = await insuranceIn(w);
const { payer } = w.platform.gateways;

/** What the insurer says from now on of the days of any policy. */
const tells = (days: { startsOn: string | null; endsOn: string | null }) => {
  const ask = payer.checkEligibility.bind(payer);
  return vi
    .spyOn(payer, 'checkEligibility')
    .mockImplementation(async (request) => ({ ...(await ask(request)), ...days }));
};

test.each([
  ['ends before it', { startsOn: '2026-01-01', endsOn: '2026-11-30' }, 'policy_expired'],
  ['begins after it', { startsOn: '2027-01-01', endsOn: '2027-12-31' }, 'policy_not_active'],
])(
  'D12.01 a policy that was not checked yet, and of which the insurer says with the visit that it %s, is neither quoted nor used',
  async (_, days, code) => {
    const policy = await policyOf(sara, '9');
    await w.db.updateTable('insurance_policy').set({ policy_number: 'TEST-0' }).where('id', '=', policy.id).execute();
    const slot = await newSlot(w, { at: instantAt('2026-12-29', days.endsOn === '2026-11-30' ? '03:00' : '04:00') });
    const visit = await visitOf(sara, 300);
    const insurer = tells(days);
    const quote = await sara.get(`/insurances/services?policy_id=${policy.id}&slot_id=${slot}`);
    const used = await apply(sara, visit.id, policy.id);
    insurer.mockRestore();
    expect([quote, used]).toMatchObject([
      { http: 422, code },
      { http: 422, code },
    ]);
    expect(await now(sara, visit.id)).toMatchObject({ total: 300, cover_state: null, may: { pay: { allowed: true } } });
  },
);

type Card = { id: number; state: string; ends_on: string | null; updated_at: string };
const cardOf = async (id: number) => {
  const { data } = await sara.get<{ items: Card[] }>('/insurances');
  return data.items.find((card) => card.id === id);
};
const daysOver = { startsOn: '2026-01-01', endsOn: '2026-11-10' };

test('D12.01 the card of a policy tells what its insurer says when it is to cover a visit, and no quote changes it', async () => {
  const policy = await policyOf(sara);
  const visit = await visitOf(sara, 300);
  const slot = await newSlot(w, { at: instantAt('2026-12-28', '03:00') });
  const before = (await cardOf(policy.id))!;
  w.at(addMinutes(w.clock.now(), 1));
  const insurer = tells(daysOver);
  const quote = await sara.get(`/insurances/services?policy_id=${policy.id}&slot_id=${slot}`);
  const quoted = await cardOf(policy.id);
  const used = await apply(sara, visit.id, policy.id);
  insurer.mockRestore();
  expect([quote, used]).toMatchObject([
    { http: 422, code: 'policy_expired' },
    { http: 422, code: 'policy_expired' },
  ]);
  expect(quoted).toEqual(before);
  const after = (await cardOf(policy.id))!;
  expect([before.state, after.state]).toEqual(['active', 'expired']);
  expect(after.ends_on).toBe(daysOver.endsOn);
  expect(after.updated_at > before.updated_at).toBe(true);
});

test('D12.01 a policy that its insurer was silent about is no longer unchecked once it is good for a visit', async () => {
  const policy = await policyOf(sara, '9');
  await w.db.updateTable('insurance_policy').set({ policy_number: 'TEST-0' }).where('id', '=', policy.id).execute();
  const visit = await visitOf(sara, 300);
  expect((await cardOf(policy.id))?.state).toBe('unchecked');
  expect(await apply(sara, visit.id, policy.id)).toMatchObject({ http: 200 });
  expect((await cardOf(policy.id))?.state).toBe('active');
});
