import { mayCheckIn, outcomeRules } from '@balsam/domain/booking';
import { roleMay } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Db, Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { idsOfDays, readAppointment, readAppointments } from './appointments.store.ts';
import { appointmentView } from './appointments.view.ts';
import { auditAppointment } from './audit-appointment.ts';
import { notTheirs, sayWhether } from './may.view.ts';
import { listForFrontDesk, listHomeVisits } from './outcome.store.ts';
import { arrivalsAround, dayAround } from './riyadh-window.ts';
import { toRuleInput } from './rule-input.ts';
import { toVisit, type Visit } from './visit-access.ts';

type Query = {
  readonly state?: 'review' | 'recent' | 'home' | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/**
 * Visits that the front desk decides about, the most urgent first; those that can still be corrected, the latest first; or the home visits of
 * today and tomorrow and those still under way, the next first (DECISIONS §10).
 */
export async function visitsOfFrontDesk(db: Db, call: UserCall, query: Query) {
  const { page, limit, offset } = pageOf(query);
  const { ids, total } = await idsForFrontDesk(db, query.state, call.now, { limit, offset });
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

/** The ids of a page of the visits of this kind, and how many there are. */
function idsForFrontDesk(db: Db, state: Query['state'], now: Date, page: { limit: number; offset: number }) {
  if (state === 'home')
    return listHomeVisits(
      db,
      { from: dayAround(now).from, until: dayAround(addMinutes(now, 24 * 60)).until, now },
      page,
    );
  const since = state === 'recent' ? addMinutes(now, -outcomeRules.hours * 60) : undefined;
  return listForFrontDesk(db, since, page);
}

/** How many days back a desk sees somebody's visits: what can still be corrected, and a weekend. */
const daysBack = 3;

/** The days whose visits a desk sees, with those of the coming night for which somebody may arrive before midnight. */
async function daysAtDesk(sql: Sql, now: Date): Promise<{ from: Date; until: Date }> {
  const { from, until } = await arrivalsAround(sql, now);
  return { from: addMinutes(from, -daysBack * 24 * 60), until };
}

/** A visit of the days that a desk sees, to a desk; any other is `not_found`. */
export async function visitAtDesk(sql: Sql, call: UserCall, id: number): Promise<Omit<Visit, 'side'>> {
  const row = await readAppointment(sql, id);
  const { from, until } = await daysAtDesk(sql, call.now);
  if (!row || row.starts_at < from || row.starts_at >= until) throw fail('not_found');
  return toVisit(call, row);
}

/** Somebody's visits of today and the days before, the latest first, as the desk at which they stand sees them. */
export async function visitsAtDesk(sql: Sql, call: UserCall, patientId: number) {
  const { now } = call;
  const ids = await idsOfDays(sql, patientId, await daysAtDesk(sql, now));
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
