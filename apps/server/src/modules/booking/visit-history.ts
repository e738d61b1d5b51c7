import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { fullNames } from '#modules/people/index.ts';
import { readAppointment } from './appointments.store.ts';
import { auditAppointment } from './audit-appointment.ts';
import { readHistory } from './visit-history.store.ts';

/** What happened to a visit, for those who say what became of it (D13.34). @throws not_found */
export async function visitHistory(db: Db, call: UserCall, id: number) {
  const row = await readAppointment(db, id);
  if (!row) throw fail('not_found');
  const events = await readHistory(db, id);
  await auditAppointment(db, call, 'read', { id, patientId: row.patient_id });
  const items = events.map(({ role_id: roleId, ...event }) => {
    const { name, nameAr } = fullNames(event);
    return {
      id: event.id,
      kind: event.kind,
      at: event.at.toISOString(),
      outcome: event.outcome,
      reason: event.reason,
      by: roleId === null ? null : { name, name_ar: nameAr, role_id: roleId },
    };
  });
  return { items };
}
