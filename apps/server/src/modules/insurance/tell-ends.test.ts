import { expect, test } from 'vitest';
import { addDays, addMinutes, riyadhDay } from '@balsam/domain/time';
import { as } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const { policyOf } = await insuranceIn(w);

type Bell = { notifications: { kind: string; message: string; message_ar: string }[] };
const told = async () => {
  const { data } = await sara.get<Bell>('/notifications/fetch?limit=50');
  return data.notifications.filter(({ kind }) => kind === 'insurance_ends');
};
const endsOn = (id: number, ends_on: string) =>
  w.db.updateTable('insurance_policy').set({ ends_on }).where('id', '=', id).execute();

test('the end of a policy is told thirty days ahead, once, and anew after a renewal', async () => {
  const { id } = await policyOf(sara);
  const today = riyadhDay(demoNow);
  await endsOn(id, addDays(today, 31));
  await w.due();
  expect(await told()).toEqual([]);
  w.at(addMinutes(demoNow, 1440));
  await w.due();
  await w.due();
  const [first, ...others] = await told();
  expect(others).toEqual([]);
  expect(first!.message).toContain('Rimal Cooperative Insurance');
  expect(first!.message_ar).toMatch(/وثيقتكم/);
  await endsOn(id, addDays(today, 20));
  await w.due();
  expect(await told()).toHaveLength(2);
  await endsOn(id, addDays(today, 400));
  await w.due();
  expect(await told()).toHaveLength(2);
});
