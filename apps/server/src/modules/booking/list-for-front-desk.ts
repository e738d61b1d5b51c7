import { outcomeRules } from '@balsam/domain/booking';
import { addMinutes } from '@balsam/domain/time';
import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { readAppointments } from './appointments.store.ts';
import { appointmentView } from './appointments.view.ts';
import { auditAppointment } from './audit-appointment.ts';
import { listForFrontDesk } from './outcome.store.ts';

type Query = {
  readonly state?: 'review' | 'recent' | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/** Visits that the front desk decides about, the most urgent first; or those that can still be corrected, the latest first. */
export async function visitsOfFrontDesk(db: Db, call: UserCall, query: Query) {
  const { page, limit, offset } = pageOf(query);
  const since = query.state === 'recent' ? addMinutes(call.now, -outcomeRules.hours * 60) : undefined;
  const { ids, total } = await listForFrontDesk(db, since, { limit, offset });
  const rows = new Map((await readAppointments(db, ids)).map((row) => [row.id, row]));
  const shown = ids.flatMap((id) => rows.get(id) ?? []);
  await auditAppointment(db, call, 'read', ...shown.map(({ id, patient_id: patientId }) => ({ id, patientId })));
  const items = shown.map((row) => ({
    ...appointmentView(row, 'front_desk', call.now),
    objection: row.objection,
    ended_at: row.ended_at?.toISOString() ?? null,
  }));
  return { items, total, page, limit };
}
