import { expect, type APIRequestContext } from '@playwright/test';
import type { Call } from './api.ts';
import { patient } from './server.ts';
import { callAs, listAs } from './sessions.ts';
import type { Language } from './words.ts';

type Type = 'onsite' | 'virtual';
export type Slot = { readonly id: number; readonly start_time: string; readonly is_free: boolean };
export type Doctor = {
  readonly id: number;
  readonly code: string;
  readonly display_name: string;
  readonly display_name_ar: string;
};
type Visit = { readonly id: number; readonly status: string; readonly total: number };

async function itemsOf<Row>(request: APIRequestContext, path: string): Promise<Row[]> {
  const reply = await request.get(path);
  expect(reply.ok(), path).toBe(true);
  return ((await reply.json()) as { data: { items: Row[] } }).data.items;
}

/** A doctor of the demo hospital by code. */
export async function doctorBy(request: APIRequestContext, code: string): Promise<Doctor> {
  const doctors = await itemsOf<Doctor>(request, '/api/v1/find/doctors?limit=100');
  return doctors.find((each) => each.code === code)!;
}

const weeks = { ar: ['2027-01-17', '2027-01-23'], en: ['2027-01-24', '2027-01-30'] } as const;

/** A Riyadh day on which the doctor is free: each language has a week of its own, so that its journeys do not meet the other's. */
export async function freeDay(request: APIRequestContext, doctor: Doctor, type: Type, language: Language) {
  const [from, to] = weeks[language];
  const days = await itemsOf<{ date: string; free: number }>(
    request,
    `/api/v1/appointments/doctor/calendar?doctor_id=${doctor.id}&appointment_type=${type}&month=1&year=2027`,
  );
  return days.find(({ date, free }) => date >= from && date <= to && free > 0)!.date;
}

/** What a doctor still has free on a day, in the order of the day. */
export async function freeSlots(
  request: APIRequestContext,
  doctor: Doctor,
  type: Type,
  day: string,
): Promise<readonly Slot[]> {
  const path = `/api/v1/timeslots/by-location?doctor_id=${doctor.id}&dated=${day}&type=${type}`;
  return (await itemsOf<Slot>(request, path)).filter((slot) => slot.is_free);
}

/** Books a slot for a patient without the screens. */
export async function bookAs(request: APIRequestContext, mrn: string, slot: Slot, type: Type): Promise<Visit> {
  const call = await callAs(request, patient(mrn));
  const body = { slot_id: slot.id, type, policy_accepted: true };
  return call<Visit>('POST', '/appointments/create', body);
}

/** Pays an appointment by card without the screens, by the calls of its patient. */
export async function payVisit(request: APIRequestContext, call: Call, visit: { readonly id: number }): Promise<void> {
  const begun = await call<{ reference: string; redirect_url: string }>('POST', '/payment/intent', {
    entity_id: visit.id,
    method: 'card',
  });
  const form = { outcome: 'paid', card: '4111111111111111' };
  expect((await request.post(begun.redirect_url, { form, maxRedirects: 0 })).status()).toBe(303);
  const { items } = await call<{ items: { operation_status: string }[] }>('POST', '/payment/confirm', {
    reference: begun.reference,
  });
  expect(items.map((each) => each.operation_status)).toEqual(['success']);
}

/** The same for a patient of the demo hospital. */
export const payAs = async (request: APIRequestContext, mrn: string, visit: Visit): Promise<void> =>
  payVisit(request, await callAs(request, patient(mrn)), visit);

/** Cancels an appointment without the screens; what was paid goes to the wallet. */
export async function cancelAs(request: APIRequestContext, mrn: string, visit: Visit): Promise<void> {
  const call = await callAs(request, patient(mrn));
  await call('POST', '/appointments/cancel', { appointment_id: visit.id });
}

/** What a patient's wallet holds, SAR. */
export async function balanceOf(request: APIRequestContext, mrn: string): Promise<number> {
  const call = await callAs(request, patient(mrn));
  return (await call<{ balance: number }>('GET', '/payment/wallet')).balance;
}

/** A patient's appointments that lie ahead. */
export const upcomingOf = (request: APIRequestContext, mrn: string): Promise<Visit[]> =>
  listAs<Visit>(request, patient(mrn), '/api/v1/appointments/upcoming?limit=100');
