import { instantAt } from '@balsam/domain/time';
import type { Appointment } from '@balsam/contract/booking';
import { as, book, newSlot, pay, type Client, type Reply } from '#modules/booking/booking.fixture.ts';
import { tokenFor } from '#test/tokens.ts';
import type { World } from '#test/world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
export type Data = any;

/** Three in the morning, when nobody has hours: each test takes a day of its own. */
export const night = (day: string): Date => instantAt(`2026-12-${day}`, '03:00');

type Visiting = { readonly day: string; readonly type?: 'onsite' | 'virtual'; readonly doctor?: string };

/** A paid visit of twenty minutes. */
export async function paidVisit(
  w: World,
  client: Client,
  { day, type = 'onsite', doctor }: Visiting,
): Promise<Appointment> {
  const slot = await newSlot(w, { at: night(day), type, ...(doctor !== undefined && { doctor }) });
  return pay(w, client, await book(client, slot, type));
}

/** Sends with PUT, which clients of bookings do not. */
export async function putter(w: World, who: string, inside?: string) {
  const token = await tokenFor(w.db, who, w.clock.now(), inside);
  return async (url: string, payload: object): Promise<Reply<Data>> => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await w.app.inject({ method: 'PUT', url: `/api/v1${url}`, headers, payload });
    return { http: reply.statusCode, ...reply.json<Omit<Reply<Data>, 'http'>>() };
  };
}

/** A picture that somebody has uploaded for a visit, by its file's id. */
export const pictureOf = (w: World, personId: number): Promise<string> =>
  w.platform.files.save(
    w.db,
    { personId, kind: 'visit', mime: 'image/webp', bytes: Buffer.from('RIFF') },
    w.clock.now(),
  );

export { as, type Client };

/** How many notifications of a kind there are of a visit. */
export const toldOfVisit = async (w: World, kind: string, appointmentId: number): Promise<number> =>
  (
    await w.db
      .selectFrom('notification')
      .select('id')
      .where('kind', '=', kind)
      .where('appointment_id', '=', appointmentId)
      .execute()
  ).length;
