import type { CallReply, contract } from '@balsam/contract';
import type { QueueTicket } from '@balsam/contract/queue';
import type { World } from '#test/world.ts';
import { as, clientOf, type Client } from '#modules/booking/booking.fixture.ts';

export type DeskTicket = CallReply<(typeof contract)['queueDesk']['move']>;
export type DeskBoard = CallReply<(typeof contract)['queueDesk']['board']>;

/** Somebody who logs in anew for each call: days go by in these tests, and no session lasts. */
export const somebody = (w: World, who: string): Client => ({
  get: async (url) => (await as(w, who)).get(url),
  post: async (url, body, key) => (await as(w, who)).post(url, body, key),
  patch: async (url, body) => (await as(w, who)).patch(url, body),
  put: async (url, body) => (await as(w, who)).put(url, body),
  delete: async (url) => (await as(w, who)).delete(url),
});

export const frontDesk = (w: World): Client => somebody(w, 'frontdesk@balsam.example');

/** The clinics of the branch of Dr. Layla (D1001) in which somebody sees patients, hers first. */
export async function clinicsOf(w: World) {
  const { rows } = await w.pool.query<{ id: number; locationId: number; letter: string }>(
    `select c.id::int, c.location_id::int as "locationId", c.queue_letter as letter
     from clinic c where not c.is_home_health
       and c.location_id = (select min(l.id) from location l)
       and exists (select from doctor_clinic dc join doctor_fee f on f.doctor_id = dc.doctor_id and f.type = 'onsite'
         where dc.clinic_id = c.id)
     order by exists (select from doctor_clinic dc join doctor d on d.id = dc.doctor_id where dc.clinic_id = c.id and d.code = 'D1001') desc, c.id`,
  );
  const [hers, skin, bones, eyes] = rows;
  if (!hers || !skin || !bones || !eyes) throw new RangeError('the first branch has too few clinics');
  return { hers, skin, bones, eyes };
}

/** A walk-in's ticket; the desk takes its payment in cash unless it is to stay unpaid. */
export async function walkIn(w: World, who: Client, clinicId: number, paid = true): Promise<QueueTicket> {
  const { data } = await who.post<QueueTicket>('/patient-queue', { type: 'walk_in', clinic_id: clinicId });
  if (paid) await collect(frontDesk(w), data);
  return data;
}

export const collect = (desk: Client, ticket: Pick<QueueTicket, 'id' | 'total'>, method = 'cash') =>
  desk.post<DeskTicket>(`/staff/queue/tickets/${ticket.id}/payment`, { method, amount: ticket.total });

export const move = (desk: Client, id: number, to: string, calls?: number) =>
  desk.post<DeskTicket>(`/staff/queue/tickets/${id}/move`, { to, calls });

export const callNext = (desk: Client, clinicId: number) =>
  desk.post<DeskTicket>(`/staff/queue/clinics/${clinicId}/next`, {});

export const status = (who: Client, id: number) =>
  who.post<QueueTicket>('/patient-queue/token/status', { ticket_id: id });

/** Pairs a device of a branch and answers a client that speaks as it. */
export async function device(w: World, kind: 'board' | 'kiosk', locationId: number) {
  const guest = clientOf(w, '');
  const begun = await guest.post<{ code: string; secret: string }>('/queue/devices/pairing', {
    kind,
    location_id: locationId,
  });
  const desk = frontDesk(w);
  const paired = await desk.post<{ id: number }>('/staff/queue/devices', { code: begun.data.code, name: `${kind} 1` });
  const claimed = await guest.post<{ token: string }>('/queue/devices/claim', { secret: begun.data.secret });
  return { client: clientOf(w, claimed.data.token), id: paired.data.id, token: claimed.data.token };
}

/** People of the demo hospital with a log-in who have no ticket of their own there. */
export const people = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => String(1_000_000 + from + n));
