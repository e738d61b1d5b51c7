import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world({ connections: 8 });
const { planId } = await insuranceIn(w);

test('D12.01 a list holds ten policies, however many are entered at once', async () => {
  const fahad = await as(w, '1000002');
  await w.db.updateTable('insurance_policy').set({ removed_at: w.clock.now() }).execute();
  const added = await Promise.all(
    Array.from({ length: 14 }, (_, nth) =>
      fahad.post('/insurances', { plan_id: planId, policy_number: `MANY-${nth}-0` }),
    ),
  );
  expect(added.filter(({ http }) => http === 200)).toHaveLength(10);
  expect(added.filter(({ code }) => code === 'too_many_policies')).toHaveLength(4);
});
