import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely';
import type { ReportState } from '@balsam/domain/reports';
import type { MedicalReport } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

type Page = { readonly limit: number; readonly offset: number };
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

const doctorName = sql<string>`concat_ws(' ', dp.first_name, dp.family_name)`;
const doctorNameAr = sql<string>`concat_ws(' ', dp.first_name_ar, dp.family_name_ar)`;
const dayOf = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`;
const visitDay = dayOf('a.starts_at');

const reports = (db: Sql) =>
  db
    .selectFrom('medical_report as m')
    .leftJoin('appointment as a', 'a.id', 'm.appointment_id')
    .leftJoin('admission as st', 'st.id', 'm.admission_id')
    .innerJoin('doctor as d', (j) => j.on(sql<boolean>`d.id = coalesce(a.doctor_id, st.doctor_id)`))
    .innerJoin('person as dp', 'dp.id', 'd.person_id')
    .innerJoin('department as dep', 'dep.id', 'd.department_id')
    .leftJoin('speciality as s', 's.id', 'a.speciality_id')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .selectAll('m')
    .select([doctorName.as('doctor'), doctorNameAr.as('doctor_ar')])
    .select((x) => [
      x.fn.coalesce(visitDay, dayOf('st.admitted_at')).as('visit_day'),
      dayOf('st.discharged_at').$castTo<string | null>().as('stay_ended_on'),
      x.fn.coalesce('s.title', 'dep.title').as('speciality'),
      x.fn.coalesce('s.title_ar', 'dep.title_ar').as('speciality_ar'),
    ])
    .select([
      'p.mrn',
      'p.first_name',
      'p.middle_name',
      'p.family_name',
      'p.first_name_ar',
      'p.middle_name_ar',
      'p.family_name_ar',
    ]);

export const findReport = (db: Sql, id: number) => reports(db).where('m.id', '=', id).executeTakeFirst();

export const findByCode = (db: Sql, code: string) => reports(db).where('m.code', '=', code).executeTakeFirst();

export type ReportFilter = {
  readonly personId?: number;
  readonly hideSensitive?: boolean;
  readonly kinds?: readonly ReportRow['kind'][];
  readonly states?: readonly ReportState[];
  readonly appointmentIds?: readonly number[];
  /** Those about stays in hospital alone. */
  readonly ofStays?: boolean;
  /** The oldest open ones first, as the records officer takes them. */
  readonly asQueue?: boolean;
};

/** Documents, the newest first unless they are asked for as a queue. */
export const listReports = (db: Sql, filter: ReportFilter, page: Page) =>
  reports(db)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .$if(filter.personId !== undefined, (q) => q.where('m.person_id', '=', filter.personId!))
    .$if(filter.hideSensitive === true, (q) => q.where('m.is_sensitive', '=', false))
    .$if(filter.kinds !== undefined, (q) => q.where('m.kind', 'in', [...filter.kinds!]))
    .$if(filter.states !== undefined, (q) => q.where('m.state', 'in', [...filter.states!]))
    .$if(filter.appointmentIds !== undefined, (q) =>
      q.where('m.appointment_id', 'in', filter.appointmentIds!.length > 0 ? [...filter.appointmentIds!] : [0]),
    )
    .$if(filter.ofStays === true, (q) => q.where('m.admission_id', 'is not', null))
    .$if(filter.asQueue === true, (q) =>
      q
        .orderBy(sql`m.state in ('pending', 'in-progress')`, 'desc')
        .orderBy(sql`case when m.state in ('pending', 'in-progress') then m.id else -m.id end`),
    )
    .$if(filter.asQueue !== true, (q) => q.orderBy('m.id', 'desc'))
    .limit(page.limit)
    .offset(page.offset)
    .execute();

const visits = (db: Sql) =>
  db
    .selectFrom('appointment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as dp', 'dp.id', 'd.person_id')
    .innerJoin('speciality as s', 's.id', 'a.speciality_id')
    .select(['a.id', 'a.patient_id', 'a.state', 's.title as speciality', 's.title_ar as speciality_ar'])
    .select([doctorName.as('doctor'), doctorNameAr.as('doctor_ar'), visitDay.as('visit_day')]);

/** Visits that took place, the newest first. */
export const completedVisits = (db: Sql, personId: number, page: Page) =>
  visits(db)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('a.patient_id', '=', personId)
    .where('a.state', '=', 'completed')
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const findVisit = (db: Sql, appointmentId: number) =>
  visits(db).where('a.id', '=', appointmentId).executeTakeFirst();

/** What was diagnosed in a visit, as codes. */
export async function diagnosesOf(db: Sql, appointmentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_diagnosis')
    .select('code')
    .where('appointment_id', '=', appointmentId)
    .execute();
  return rows.map(({ code }) => code);
}

/** Its id; undefined when the visit or the stay has an open or a valid document of this kind. */
export async function insertReport(tx: Tx, row: Insertable<MedicalReport>): Promise<number | undefined> {
  const made = await tx
    .insertInto('medical_report')
    .values(row)
    .onConflict((c) =>
      c
        .columns([row.admission_id ? 'admission_id' : 'appointment_id', 'kind'])
        .where(sql<SqlBool>`state in ('pending', 'in-progress', 'approved')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Until the end of the transaction nobody else changes this document. */
export async function lockReport(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('medical_report').select('id').where('id', '=', id).forUpdate().execute();
}

/** Changes a document that is in this state; false when somebody was faster. */
export async function changeReport(
  tx: Tx,
  id: number,
  from: ReportState,
  change: Updateable<MedicalReport>,
): Promise<boolean> {
  const row = await tx
    .updateTable('medical_report')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Event = {
  readonly report_id: number;
  readonly to_state: ReportState;
  readonly by_account: number | null;
  readonly reason: string | null;
};

export async function insertReportEvent(tx: Tx, event: Event, now: Date): Promise<void> {
  await tx
    .insertInto('medical_report_event')
    .values({ ...event, at: now })
    .execute();
}

export const eventsOf = (db: Sql, id: number) =>
  db
    .selectFrom('medical_report_event')
    .select(['to_state', 'at', 'reason'])
    .where('report_id', '=', id)
    .orderBy('id')
    .execute();

export const filesOf = (db: Sql, id: number) =>
  db.selectFrom('medical_report_file').select(['language', 'file_id']).where('report_id', '=', id).execute();

/** Sets the file of a language; answers the one that it replaces. */
export async function setFile(tx: Tx, id: number, language: 'ar' | 'en', fileId: string): Promise<string | undefined> {
  const before = await tx
    .selectFrom('medical_report_file')
    .select('file_id')
    .where('report_id', '=', id)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('medical_report_file')
    .values({ report_id: id, language, file_id: fileId })
    .onConflict((c) => c.columns(['report_id', 'language']).doUpdateSet({ file_id: fileId }))
    .execute();
  return before?.file_id;
}
