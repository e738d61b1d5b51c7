import type { APIRequestContext } from '@playwright/test';
import { apiClient } from './api.ts';
import { newPatient, type Patient } from './orders.ts';
import { staff } from './server.ts';
import { callAs } from './sessions.ts';

type Named = { readonly display_name: string; readonly display_name_ar: string };
type Visit = { readonly id: number; readonly doctor: Named & { readonly id: number } };
type Ticket = { readonly id: number; readonly total: number };
type Due = { readonly items: readonly { readonly appointment_id: number; readonly doctor: Visit['doctor'] }[] };

/**
 * Somebody new who has just been with a doctor: they walked in, paid at the desk, and the desk says that care was given. Each lane of the run
 * (`test.info().parallelIndex`) has a clinic of its own, whose doctor nobody else rates meanwhile.
 */
export async function visitedPatient(
  request: APIRequestContext,
  lane: number,
): Promise<Patient & { readonly visit: Visit }> {
  const who = await newPatient(request);
  const desk = await callAs(request, staff('frontdesk'));
  const { items: branches } = await desk<{ items: { id: number }[] }>('GET', '/locations');
  const { clinics } = await desk<{ clinics: { id: number }[] }>(
    'GET',
    `/staff/queue?location_id=${branches.at(-1)!.id}`,
  );
  const ticket = await desk<Ticket>('POST', '/staff/queue/tickets', {
    number: who.mrn,
    clinic_id: clinics[lane % clinics.length]!.id,
  });
  await desk('POST', `/staff/queue/tickets/${ticket.id}/payment`, { method: 'cash', amount: ticket.total });
  const { items } = await who.call<{ items: { id: number }[] }>('GET', '/appointments/patient/today');
  await desk('POST', `/appointments/${items[0]!.id}/outcome`, {
    outcome: 'completed',
    reason: 'The doctor saw the patient',
  });
  const due = (await who.call<Due>('GET', '/user-ratings/due')).items[0]!;
  return { ...who, visit: { id: due.appointment_id, doctor: due.doctor } };
}

/** How a doctor is rated now: what everybody sees on the doctor's page. */
export type DoctorRating = {
  readonly average: number;
  readonly count: number;
  readonly distribution: readonly { readonly value: number; readonly count: number }[];
};

/** Reads it as a guest does. */
export async function doctorRating(request: APIRequestContext, id: number): Promise<DoctorRating> {
  const { rating, distribution } = await apiClient(request)<{
    rating: Pick<DoctorRating, 'average' | 'count'>;
    distribution: DoctorRating['distribution'];
  }>('GET', `/doctors/${id}`);
  return { ...rating, distribution };
}
