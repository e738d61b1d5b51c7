import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { booksOf, inOrder } from '#modules/billing/billing.fixture.ts';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { bookPackage, offered, packageNow, payTerm } from './packages.fixture.ts';

const w = await world();

test('D12.05 the last service is there again when care was not given, and the package goes on', async () => {
  const sara = await as(w, '1000001');
  const draft = await bookPackage(sara, await offered(w, 'Healthy heart'));
  const paid = await payTerm(w, sara, draft);
  const at = instantAt('2026-12-01', '03:00');
  const visit = await book(sara, await newSlot(w, { at, doctor: 'D1002' }));
  const use = `/booked-packages/${paid.id}/use`;
  expect(await sara.post(use, { appointment_id: visit.id })).toMatchObject({ http: 200 });
  // It is the last one: nothing else of the package is open.
  await w.db
    .deleteFrom('booked_package_service')
    .where('booked_package_id', '=', paid.id)
    .where('appointment_id', 'is', null)
    .execute();
  // Sara checked in, and nobody said what became of it: after a day it counts as not given.
  w.at(at);
  const then = await as(w, '1000001');
  expect(await then.post('/appointments/check-in', { appointment_id: visit.id })).toMatchObject({ http: 200 });
  w.at(addMinutes(at, 21));
  await w.due();
  w.at(addMinutes(at, 25 * 60));
  await w.due();
  await w.due();
  const later = await as(w, '1000001');
  expect((await later.get(`/appointments/${visit.id}`)).data).toMatchObject({ state: 'missed', missed_by: 'unclear' });
  expect(await packageNow(later, paid)).toMatchObject({ status: 'partially booked', is_over: false, services_used: 0 });
  // Its price stays with it.
  const refunds = await w.db.selectFrom('payment').select('refunded_part').where('purpose', '=', 'package').execute();
  expect(refunds.every(({ refunded_part: part }) => part === 0)).toBe(true);
  const again = await book(later, await newSlot(w, { at: instantAt('2026-12-05', '03:00'), doctor: 'D1002' }));
  expect(await later.post(use, { appointment_id: again.id })).toMatchObject({ http: 200 });
  expect(await booksOf(w)).toEqual(inOrder);
});
