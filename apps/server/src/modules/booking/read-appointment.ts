import { audit } from '../../platform/audit/audit.ts';
import type { Db, Sql } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { readableAppointment, reasonOf, viewerOf } from './appointments.policy.ts';
import { readTrail, type AppointmentRow } from './appointments.store.ts';
import { appointmentView } from './appointments.view.ts';
import { calendarFile } from './calendar-file.ts';

const noteRead = (sql: Sql, call: UserCall, row: AppointmentRow) =>
  audit(sql, call, {
    personId: row.patient_id,
    action: 'read',
    what: 'appointment',
    recordId: row.id,
    why: reasonOf(call),
  });

/** One appointment as its patient or doctor sees it after a write of this call. */
export async function showAppointment(sql: Sql, call: UserCall, id: number) {
  return appointmentView(await readableAppointment(sql, call, id), viewerOf(call), call.now);
}

/** One appointment with what happened to it; anybody else's is `not_found`. */
export async function appointmentDetail(db: Db, call: UserCall, id: number) {
  const row = await readableAppointment(db, call, id);
  const { events, successor } = await readTrail(db, id);
  await noteRead(db, call, row);
  return {
    ...appointmentView(row, viewerOf(call), call.now),
    events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    rescheduled_to: successor ?? null,
  };
}

/** The appointment as an .ics file in one language. */
export async function appointmentCalendar(
  db: Db,
  call: UserCall,
  id: number,
  language: 'ar' | 'en',
): Promise<FileReply> {
  const row = await readableAppointment(db, call, id);
  await noteRead(db, call, row);
  return {
    mime: 'text/calendar; charset=utf-8',
    name: `appointment-${id}.ics`,
    bytes: Buffer.from(calendarFile(row, language, call.now)),
  };
}
