import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { clinicsOf, frontDesk, somebody, walkIn, type DeskBoard, type DeskTicket } from './queue.fixture.ts';

const w = await world();
const desk = frontDesk(w);
const layla = somebody(w, 'D1001');
const sara = somebody(w, '1000001');
const { hers, skin } = await clinicsOf(w);

type Visits = { readonly items: readonly Appointment[] };
/** What the desk and the doctor read of a visit. */
async function seen(id: number) {
  const file = await desk.get<{ visits: Appointment[] }>('/staff/patients/1000001');
  const today = await layla.get<Visits>('/appointments/today');
  const own = await sara.get(`/appointments/${id}`);
  const found = [file.data.visits, today.data.items, [own.data]].map((list) => list.find((visit) => visit.id === id));
  return found.map((visit) => visit?.token_number);
}

test('D13.03 the number of a visit is the one that the hall calls, for desk, doctor and patient, in another clinic too', async () => {
  const at = instantAt('2026-12-06', '04:00');
  w.at(addMinutes(at, -120));
  const visit = await pay(w, sara, await book(sara, await newSlot(w, { at })));
  expect(await seen(visit.id)).toEqual([null, null, null]);
  w.at(addMinutes(at, -10));
  await sara.post('/appointments/check-in', { appointment_id: visit.id });
  const { tickets } = (await desk.get<DeskBoard>(`/staff/queue?location_id=${hers.locationId}`)).data;
  const token = `${hers.letter}001`;
  expect(tickets).toMatchObject([{ token_number: token }]);
  expect(await seen(visit.id)).toEqual([token, token, token]);
  const moved = await desk.post<DeskTicket>(`/staff/queue/tickets/${tickets[0]!.id}/clinic`, { clinic_id: skin.id });
  const there = `${skin.letter}001`;
  expect(moved.data.token_number).toBe(there);
  expect(await seen(visit.id)).toEqual([there, there, there]);
});

test('D13.03 a walk-in has the number of its ticket', async () => {
  w.at(instantAt('2026-12-07', '09:00'));
  const ticket = await walkIn(w, sara, skin.id);
  expect((await sara.get(`/appointments/${ticket.appointment_id}`)).data.token_number).toBe(ticket.token_number);
});
