import type { StaffState } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { countDisplaced } from '#modules/booking/index.ts';
import { nameView, readDoctorNames } from '#modules/hospital/index.ts';
import { countWalkInsOf } from '#modules/queue/index.ts';
import {
  findDoctorPage,
  findStaffDoctor,
  readClinics,
  readExperience,
  readFees,
  readSpecialities,
  readTexts,
  type StaffDoctorRow,
} from './doctors.store.ts';
import { clinicView, daysView, feeView, leaveView, mayDo, staffDoctorView, weeklyHoursView } from './doctors.view.ts';
import { readDays, readLeaveRequests, readLeaves, readWeeklyHours } from './schedule.store.ts';

type ListQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly q?: string | undefined;
  readonly speciality_id?: number | undefined;
  readonly state?: StaffState | undefined;
};

async function shown(sql: Sql, rows: readonly StaffDoctorRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const names = new Map((await readDoctorNames(sql, ids)).map((row) => [row.id, row]));
  const waiting = await countDisplaced(sql, ids, now);
  return rows.flatMap((row) => {
    const name = names.get(row.id);
    return name ? [staffDoctorView(row, name, waiting.get(row.id) ?? 0)] : [];
  });
}

/** A page of the doctors, by name. */
export async function listDoctors(sql: Sql, call: UserCall, query: ListQuery) {
  const page = pageOf(query);
  const filter = { search: query.q || undefined, specialityId: query.speciality_id, state: query.state };
  const today = riyadhDay(call.now);
  const { rows, total } = await readPage(page, (at) => findDoctorPage(sql, filter, { ...at, today }));
  await audit(
    sql,
    call,
    ...rows.map(
      ({ person_id: personId }) => ({ personId, action: 'read', what: 'doctor profile', why: 'staff' }) as const,
    ),
  );
  return { items: await shown(sql, rows, call.now), total, page: page.page, limit: page.limit };
}

/** What doctors asked for and nobody answered. */
export async function listLeaveRequests(sql: Sql) {
  const rows = await readLeaveRequests(sql);
  const names = new Map(
    (
      await readDoctorNames(
        sql,
        rows.map((row) => row.doctor_id),
      )
    ).map((row) => [row.id, row]),
  );
  return {
    items: rows.flatMap((row) => {
      const name = names.get(row.doctor_id);
      return name ? [{ ...leaveView(row), doctor: nameView(name) }] : [];
    }),
  };
}

/** A doctor's hours, from today on, and leave. */
export async function scheduleOf(sql: Sql, doctorId: number, now: Date) {
  const today = riyadhDay(now);
  return {
    hours: (await readWeeklyHours(sql, doctorId, today)).map(weeklyHoursView),
    days: daysView(await readDays(sql, doctorId, today)),
    leave: (await readLeaves(sql, doctorId)).map(leaveView),
  };
}

/** Whether nobody is sent to a doctor today: on leave, or locked out. */
export const isAway = ({ away_until: until, status }: Pick<StaffDoctorRow, 'away_until' | 'status'>): boolean =>
  Boolean(until) || status === 'locked';

/** A doctor with all that is kept here, without an audit entry. @throws not_found */
export async function doctorDetail(sql: Sql, call: UserCall, id: number) {
  const row = await findStaffDoctor(sql, id, riyadhDay(call.now));
  const [card] = row ? await shown(sql, [row], call.now) : [];
  if (!row || !card) throw fail('not_found');
  const { schedule_revision: revision, ...texts } = await readTexts(sql, id);
  return {
    ...card,
    ...texts,
    ...(await scheduleOf(sql, id, call.now)),
    experience: await readExperience(sql, id),
    specialities: await readSpecialities(sql, id),
    clinics: (await readClinics(sql, id)).map(clinicView),
    fees: (await readFees(sql, id)).map(feeView),
    revision,
    walk_ins_waiting: isAway(row) ? await countWalkInsOf(sql, id, call.now) : 0,
    may: mayDo(card.state, call.actor.roleId),
  };
}

/** The same with an audit entry for the read. */
export async function readDoctor(sql: Sql, call: UserCall, id: number) {
  const row = await findStaffDoctor(sql, id, riyadhDay(call.now));
  if (!row) throw fail('not_found');
  await audit(sql, call, { personId: row.person_id, action: 'read', what: 'doctor profile', why: 'staff' });
  return doctorDetail(sql, call, id);
}
