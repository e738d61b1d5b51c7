import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import type { QueueTicket } from '@balsam/contract/queue';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { confirm, onPage, payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { clinicsOf, device, frontDesk, somebody, walkIn, type DeskBoard } from './queue.fixture.ts';

const w = await world();
const sara = somebody(w, '1000001');
const { hers, skin } = await clinicsOf(w);
let day = 5;

/** Sara's visit at four in the morning of a day of its own; it is two o'clock. */
async function visitAtFour(): Promise<Appointment> {
  day += 1;
  const at = instantAt(`2026-12-${String(day).padStart(2, '0')}`, '04:00');
  w.at(addMinutes(at, -120));
  return book(sara, await newSlot(w, { at }));
}

/** Her unpaid walk-in in the clinic of that visit. */
const walkInOf = async () => walkIn(w, sara, hers.id, false);
const read = async (id: number) => (await sara.get(`/appointments/${id}`)).data;

test('D13.01 whoever has a paid visit in the clinic is not asked to pay for the number that they took before check-in opened', async () => {
  const visit = await pay(w, sara, await visitAtFour());
  const kiosk = await device(w, 'kiosk', hers.locationId);
  await kiosk.client.post('/queue/kiosk/tickets', { number: '1000001', clinic_id: hers.id, by: 'print' });
  const elsewhere = await walkIn(w, sara, skin.id, false);
  const { items } = (await sara.get<{ items: QueueTicket[] }>('/patient-queue')).data;
  const of = (clinicId: number) => items.find(({ clinic_id: id }) => id === clinicId);
  expect(of(hers.id)).toMatchObject({
    is_paid: false,
    paid_visit: { id: visit.id, starts_at: visit.starts_at },
    may: { pay: false, leave: true },
  });
  expect(of(skin.id)).toMatchObject({ id: elsewhere.id, paid_visit: null, may: { pay: true } });
});

const ways = [
  ['on the page', '/payment/intent', { purpose: 'appointment', method: 'card' }, 'entity_id'],
  ['from the wallet', '/payment/intent', { purpose: 'appointment', method: 'wallet' }, 'entity_id'],
  ['with points', '/payment/intent', { purpose: 'appointment', method: 'card', loyalty_points: 100 }, 'entity_id'],
  ['beginning to pay', '/payment/checkout-wizard/step-one', { purpose: 'appointment' }, 'entity_id'],
  ['by a package', '/booked-packages/1/use', {}, 'appointment_id'],
  ['as the free visit', '/free-appointment-promo/claim', {}, 'appointment_id'],
] as const;

test('S4.04 D13.01 a walk-in is paid in no way on its page beside a paid visit in its clinic, which the page leads to', async () => {
  const visit = await pay(w, sara, await visitAtFour());
  const { appointment_id: id } = await walkInOf();
  const refused = { http: 409, code: 'visit_paid_today' };
  for (const [, path, body, field] of ways)
    expect(await sara.post(path, { ...body, [field]: id })).toMatchObject(refused);
  const { items: policies } = (await sara.get<{ items: { id: number }[] }>('/insurances')).data;
  expect(await sara.post('/insurances/apply', { appointment_id: id, policy_id: policies[0]!.id })).toMatchObject(
    refused,
  );
  expect(await read(id)).toMatchObject({
    status: 'unpaid',
    paid_visit: { id: visit.id, starts_at: visit.starts_at },
    may: { pay: { allowed: false, code: 'visit_paid_today' } },
  });
  expect((await read(visit.id)).paid_visit).toBeNull();
  await sara.post('/appointments/cancel', { appointment_id: visit.id });
  expect(await read(id)).toMatchObject({ paid_visit: null, may: { pay: { allowed: true } } });
});

test('S4.04 D13.01 what comes from the page of a walk-in once its person has paid for a visit there goes to the wallet', async () => {
  const visit = await visitAtFour();
  const { appointment_id: id, total } = await walkInOf();
  const asked = { purpose: 'appointment', entity_id: id, method: 'card' };
  const { data } = await sara.post<{ reference: string; redirect_url: string }>('/payment/intent', asked);
  await pay(w, sara, visit);
  const who = await payer(w, '1000001');
  const before = await walletOf(who);
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  expect(await confirm(who, data.reference)).toMatchObject({ operation_status: 'failed' });
  expect(await read(id)).toMatchObject({ status: 'unpaid', state: 'booked' });
  expect(await walletOf(who)).toBe(before + total);
});

test('D13.01 the desk collects nothing for a walk-in whose insurer has not answered', async () => {
  await visitAtFour();
  const { id, appointment_id: visitId } = await walkInOf();
  await w.db.updateTable('appointment').set({ cover_state: 'sent_for_approval' }).where('id', '=', visitId).execute();
  const { data } = await frontDesk(w).get<DeskBoard>(`/staff/queue?location_id=${hers.locationId}`);
  expect(data.tickets.find((ticket) => ticket.id === id)).toMatchObject({ may: { collect: false } });
});

test('D13.01 D13.23 the doctor of a walk-in reads that its person has a paid visit to be checked in for', async () => {
  const visit = await pay(w, sara, await visitAtFour());
  const { id, appointment_id: walkInId } = await walkInOf();
  const { code } = await w.db
    .selectFrom('appointment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .select('d.code')
    .where('a.id', '=', walkInId)
    .executeTakeFirstOrThrow();
  const { tickets } = (await somebody(w, code).get<{ tickets: { id: number }[] }>('/doctor/queue')).data;
  expect(tickets.find((ticket) => ticket.id === id)).toMatchObject({
    is_paid: false,
    paid_visit: { id: visit.id, starts_at: visit.starts_at },
  });
});
