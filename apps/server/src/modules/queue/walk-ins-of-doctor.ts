import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fullNames } from '#modules/people/index.ts';
import { auditDesk } from './run-queue.ts';
import { mayTransfer, openTickets, type TicketRow } from './tickets.store.ts';
import { tokenOfRow } from './tickets.view.ts';

/** The tickets of today whose walk-ins wait for this doctor, and whom the desk can give to a colleague. */
async function walkInsOf(sql: Sql, doctorId: number, now: Date): Promise<TicketRow[]> {
  const rows = await openTickets(sql, { doctorId }, riyadhDay(now));
  return rows.filter((row) => row.slot_id === null && mayTransfer(row));
}

/** How many walk-ins wait for this doctor. */
export const countWalkInsOf = async (sql: Sql, doctorId: number, now: Date): Promise<number> =>
  (await walkInsOf(sql, doctorId, now)).length;

/** The walk-ins who wait for this doctor, in the order of calling, as the desk sees them. */
export async function walkInsOfDoctor(sql: Sql, call: UserCall, doctorId: number) {
  const rows = await walkInsOf(sql, doctorId, call.now);
  await auditDesk(sql, call, 'read', rows);
  return rows.slice(0, 200).map((row) => {
    const { name, nameAr } = fullNames(row);
    return {
      ticket_id: row.id,
      token_number: tokenOfRow(row),
      patient: { name, name_ar: nameAr, mrn_number: row.mrn },
      clinic: { id: row.clinic_id, title: row.clinic, title_ar: row.clinic_ar },
      location: { id: row.location_id, title: row.location, title_ar: row.location_ar },
      is_paid: row.is_paid,
    };
  });
}
