import { expect, test, vi } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world();
const fahad = await as(w, '1000002');
const { policyOf, visitOf, apply, now, coverOf } = await insuranceIn(w);
const places = await w.db.selectFrom('location').select('id').orderBy('id').limit(2).execute();
const later = instantAt('2027-01-20', '04:00');

type Change = { starts_at: Date; ends_at: Date } | { price: number } | { location_id: number };

/** Uses a policy for a visit that is another by the time that the insurer answers. */
async function applyAround(changeOf: (placeId: number) => Change) {
  const policy = await policyOf(fahad);
  const visit = await visitOf(fahad, 300);
  const { location_id: place } = await w.db
    .selectFrom('appointment')
    .select('location_id')
    .where('id', '=', visit.id)
    .executeTakeFirstOrThrow();
  const { payer } = w.platform.gateways;
  const ask = payer.checkEligibility.bind(payer);
  const asked = vi.spyOn(payer, 'checkEligibility').mockImplementationOnce(async (request) => {
    const told = await ask(request);
    await w.db.updateTable('appointment').set(changeOf(place)).where('id', '=', visit.id).execute();
    return told;
  });
  const reply = await apply(fahad, visit.id, policy.id);
  asked.mockRestore();
  return { reply, visit, policy };
}

test.each<[string, (placeId: number) => Change]>([
  ['time', () => ({ starts_at: later, ends_at: addMinutes(later, 20) })],
  ['fee', () => ({ price: 90_000 })],
  ['place', (placeId) => ({ location_id: places.find(({ id }) => id !== placeId)!.id })],
])(
  'D12.01 an answer about another %s is not written on the visit, and the insurer can be asked again',
  async (_, changeOf) => {
    const { reply, visit, policy } = await applyAround(changeOf);
    expect(reply).toMatchObject({ http: 409, code: 'visit_changed' });
    expect(await now(fahad, visit.id)).toMatchObject({ cover_state: null, insurance_amount: 0 });
    expect(await coverOf(fahad, visit.id)).toBeNull();
    expect(await apply(fahad, visit.id, policy.id)).toMatchObject({ http: 200, data: { cover_state: 'approved' } });
  },
);
