import type { Db, Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { readableAppointment, viewerOf } from './appointments.policy.ts';
import { readTrail } from './appointments.store.ts';
import { appointmentView } from './appointments.view.ts';
import { calendarFile } from './calendar-file.ts';
import { auditAppointment } from './audit-appointment.ts';

/** One appointment as its patient or doctor sees it after a write of this call. */
export async function showAppointment(sql: Sql, call: UserCall, id: number) {
  return appointmentView(await readableAppointment(sql, call, id), viewerOf(call), call.now);
}

/** One appointment with what happened to it; anybody else's is `not_found`. */
export async function appointmentDetail(db: Db, call: UserCall, id: number) {
  const row = await readableAppointment(db, call, id);
  const { events, successor } = await readTrail(db, id);
  await auditAppointment(db, call, 'read', { id, patientId: row.patient_id });
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
  await auditAppointment(db, call, 'read', { id, patientId: row.patient_id });
  return {
    mime: 'text/calendar; charset=utf-8',
    name: `appointment-${id}.ics`,
    bytes: Buffer.from(calendarFile(row, language, call.now)),
  };
}
