import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { bookPackage, offered, payTerm, type Booked } from './packages.fixture.ts';

const w = await world();
const fahad = await as(w, '1000002');

type Fitting = Booked & { readonly visit_reason: { readonly code: string } | null };
/** What the payment page of a visit is told of packages, and what becomes of using the first of them. */
const fitting = async ({ id }: { id: number }) => {
  const { data } = await fahad.get<{ items: Fitting[] }>(`/booked-packages?appointment_id=${id}`);
  return data.items.map((booked) => [booked.id, booked.visit_reason?.code ?? null]);
};
const eyeVisit = async (n: number) => {
  const at = addMinutes(instantAt('2026-12-01', '00:30'), n * 25);
  return book(fahad, await newSlot(w, { at, doctor: 'D1025' }));
};

test('D12.05 D12.06 a package that fits a visit says why it may not bear it, as using it would be refused', async () => {
  const booked = await payTerm(w, fahad, await bookPackage(fahad, await offered(w, 'Living with diabetes'), 4));
  const [first, second] = [await eyeVisit(0), await eyeVisit(1)];
  const use = ({ id }: { id: number }) => fahad.post(`/booked-packages/${booked.id}/use`, { appointment_id: id });
  expect([await fitting(first), await fitting(second)]).toEqual([[[booked.id, null]], [[booked.id, null]]]);
  expect(await use(first)).toMatchObject({ http: 200 });
  expect(await fitting(second)).toEqual([[booked.id, 'package_not_paid_enough']]);
  expect(await use(second)).toMatchObject({ code: 'package_not_paid_enough' });
  await payTerm(w, fahad, booked);
  expect(await fitting(second)).toEqual([[booked.id, null]]);
  expect(await use(second)).toMatchObject({ http: 200 });
  const { data } = await fahad.get<{ items: Fitting[] }>('/booked-packages');
  expect(data.items.map(({ visit_reason: reason }) => reason)).toEqual([null]);
});
