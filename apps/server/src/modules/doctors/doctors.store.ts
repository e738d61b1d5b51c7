import { sql } from 'kysely';
import { staffStates, type StaffState } from '@balsam/domain/identity';
import type { Day } from '@balsam/domain/time';
import { nameContains } from '#platform/db/names-like.ts';
import type { Sql } from '#platform/db/types.ts';

const withAccount = (db: Sql) =>
  db
    .selectFrom('doctor as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .innerJoin('account as a', 'a.person_id', 'p.id')
    .innerJoin('speciality as sp', 'sp.id', 'd.default_speciality_id')
    .where('a.status', 'in', staffStates)
    .where('p.deleted_at', 'is', null);

const selectDoctors = (db: Sql, today: Day) =>
  withAccount(db)
    .select(['d.id', 'd.person_id', 'd.code', 'a.id as account_id', 'a.status', 'p.email', 'p.language'])
    .select(['p.first_name', 'p.first_name_ar'])
    .select((s) => [
      s
        .selectFrom('doctor_leave as l')
        .select(({ fn }) => fn.max('l.to_day').as('day'))
        .whereRef('l.doctor_id', '=', 'd.id')
        .where('l.state', '=', 'approved')
        .where('l.from_day', '<=', today)
        .where('l.to_day', '>=', today)
        .as('away_until'),
      s
        .selectFrom('doctor_leave as l')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('l.doctor_id', '=', 'd.id')
        .where('l.state', '=', 'requested')
        .as('requests'),
    ]);

export type StaffDoctorRow = Awaited<ReturnType<ReturnType<typeof selectDoctors>['executeTakeFirstOrThrow']>>;

type DoctorFilter = {
  readonly search: string | undefined;
  readonly specialityId: number | undefined;
  readonly state: StaffState | undefined;
};

const searched = sql<string>`concat_ws(' ', d.code, p.first_name, p.family_name, p.first_name_ar, p.family_name_ar, sp.title, sp.title_ar)`;

/** A page of the doctors by name. */
export const findDoctorPage = (
  db: Sql,
  { search, specialityId, state }: DoctorFilter,
  { limit, offset, today }: { readonly limit: number; readonly offset: number; readonly today: Day },
) =>
  selectDoctors(db, today)
    .select((s) => s.fn.countAll<number>().over().as('total'))
    .$if(search !== undefined, (q) => q.where(nameContains(searched, search!)))
    .$if(specialityId !== undefined, (q) =>
      q.where((w) =>
        w.exists(
          w
            .selectFrom('doctor_speciality as ds')
            .select('ds.doctor_id')
            .whereRef('ds.doctor_id', '=', 'd.id')
            .where('ds.speciality_id', '=', specialityId!),
        ),
      ),
    )
    .$if(state !== undefined, (q) => q.where('a.status', '=', state!))
    .orderBy('p.first_name')
    .orderBy('d.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const findStaffDoctor = (db: Sql, id: number, today: Day) =>
  selectDoctors(db, today).where('d.id', '=', id).executeTakeFirst();

/** What patients read of a doctor. */
export const readTexts = (db: Sql, id: number) =>
  db
    .selectFrom('doctor')
    .select(['qualification', 'qualification_ar', 'biography', 'biography_ar', 'languages', 'experience_years'])
    .select(['schedule_revision', 'texts_revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const readExperience = (db: Sql, id: number) =>
  db
    .selectFrom('doctor_experience')
    .select(['title', 'title_ar', 'place', 'place_ar', 'from_year', 'to_year'])
    .where('doctor_id', '=', id)
    .orderBy('from_year', 'desc')
    .limit(30)
    .execute();

export const readSpecialities = (db: Sql, id: number) =>
  db
    .selectFrom('doctor_speciality as ds')
    .innerJoin('speciality as s', 's.id', 'ds.speciality_id')
    .select(['s.id', 's.title', 's.title_ar'])
    .where('ds.doctor_id', '=', id)
    .orderBy('s.position')
    .execute();

export const readClinics = (db: Sql, id: number) =>
  db
    .selectFrom('doctor_clinic as dc')
    .innerJoin('clinic as c', 'c.id', 'dc.clinic_id')
    .innerJoin('location as l', 'l.id', 'c.location_id')
    .select(['c.id', 'c.title', 'c.title_ar'])
    .select(['l.id as location_id', 'l.title as location_title', 'l.title_ar as location_title_ar'])
    .where('dc.doctor_id', '=', id)
    .orderBy('l.id')
    .orderBy('c.id')
    .execute();

export const readFees = (db: Sql, id: number) =>
  db.selectFrom('doctor_fee').select(['type', 'amount']).where('doctor_id', '=', id).orderBy('type').execute();
