import { mayCheckIn, outcomeRules } from '@balsam/domain/booking';
import { roleMay } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Db, Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { idsOfDays, readAppointments } from './appointments.store.ts';
import { appointmentView } from './appointments.view.ts';
import { auditAppointment } from './audit-appointment.ts';
import { notTheirs, sayWhether } from './may.view.ts';
import { listForFrontDesk } from './outcome.store.ts';
import { dayAround } from './riyadh-window.ts';
import { toRuleInput } from './rule-input.ts';

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

/** How many days back a desk sees somebody's visits: what can still be corrected, and a weekend. */
const daysBack = 3;

/** Somebody's visits of today and the days before, the latest first, as the desk at which they stand sees them. */
export async function visitsAtDesk(sql: Sql, call: UserCall, patientId: number) {
  const { now } = call;
  const { until } = dayAround(now);
  const ids = await idsOfDays(sql, patientId, { from: addMinutes(until, -(daysBack + 1) * 24 * 60), until });
  const rows = (await readAppointments(sql, ids)).toSorted((a, b) => b.starts_at.getTime() - a.starts_at.getTime());
  await auditAppointment(sql, call, 'read', ...rows.map(({ id, patient_id }) => ({ id, patientId: patient_id })));
  const { roleId } = call.actor;
  return rows.map((row) => {
    const view = appointmentView(row, 'front_desk', now);
    const may = roleMay(roleId, 'settle_visits') ? view.may : { ...view.may, settle: sayWhether(notTheirs) };
    return {
      ...view,
      may,
      may_check_in: roleMay(roleId, 'run_queue') && mayCheckIn(toRuleInput(row, now), now).ok,
    };
  });
}
