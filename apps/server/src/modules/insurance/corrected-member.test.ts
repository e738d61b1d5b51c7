import { expect, test, vi } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { correctAtDesk } from '#modules/front-desk/front-desk.fixture.ts';
import { world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const { desk, policyOf, visitOf, apply } = await insuranceIn(w);

type Card = { id: number; state: string; national_id: string; ends_on: string | null };
const cardOf = async (id: number) =>
  (await sara.get<{ items: Card[] }>('/insurances')).data.items.find((card) => card.id === id);
const correct = async (mrn: string, field_name: string, identity_number: string) => {
  await correctAtDesk(desk, mrn, { identity: { field_name, identity_number } });
  await w.dispatch();
};

test('D12.01 D9.02 after a corrected identity number the insurer is asked under that, and what it said before counts no more', async () => {
  const policy = await policyOf(sara);
  expect(await cardOf(policy.id)).toMatchObject({ state: 'active', national_id: '1010101010' });
  await correct('1000001', 'national_id', '1010101036');
  expect(await cardOf(policy.id)).toMatchObject({ state: 'unchecked', national_id: '1010101036', ends_on: null });
  const asked = vi.spyOn(w.platform.gateways.payer, 'checkEligibility');
  expect(await apply(sara, (await visitOf(sara, 300)).id, policy.id)).toMatchObject({ http: 200 });
  expect(asked.mock.calls.map(([{ member }]) => member.number)).toEqual(['1010101036']);
  asked.mockRestore();
});

test('D12.01 D9.02 after a corrected identity number the insurer is asked at once about visits that it covers', async () => {
  const policy = await policyOf(sara);
  expect(await apply(sara, (await visitOf(sara, 300)).id, policy.id)).toMatchObject({ http: 200 });
  await correct('1000001', 'national_id', '1010101044');
  const asked = vi.spyOn(w.platform.gateways.payer, 'checkEligibility');
  await w.due();
  expect(asked.mock.calls.map(([{ member }]) => member.number)).toEqual(['1010101044']);
  asked.mockRestore();
  expect(await cardOf(policy.id)).toMatchObject({ state: 'active' });
});

test('D12.01 D9.02 under a number that insurers do not know nobody is asked, and the policies are good for nothing', async () => {
  const policy = await policyOf(sara);
  await correct('1000001', 'iqama', 'AB123456');
  expect(await cardOf(policy.id)).toMatchObject({ state: 'inactive', ends_on: null });
  const asked = vi.spyOn(w.platform.gateways.payer, 'checkEligibility');
  const check = sara.post(`/insurances/${policy.id}/check`, {});
  expect(await check).toMatchObject({ http: 422, code: 'identity_number_required' });
  const refused = await apply(sara, (await visitOf(sara, 300)).id, policy.id);
  expect([refused.code, asked.mock.calls]).toEqual(['policy_not_active', []]);
  asked.mockRestore();
  await correct('1000001', 'national_id', '1010101044');
  expect(await cardOf(policy.id)).toMatchObject({ state: 'unchecked', national_id: '1010101044' });
});
