import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { nameColumns } from './names.ts';

/** SQL over a person `p`: `isCitizen` of them. */
export const isCitizenRow = raw<boolean>`(p.nationality = 'SA' or p.national_id is not null)`;

const patients = (sql: Sql) =>
  sql
    .selectFrom('person')
    .select([
      'id',
      'mrn',
      'national_id',
      'nationality',
      'birth_date',
      'gender',
      'phone',
      'email',
      'language',
      'portrait',
    ])
    .select(nameColumns)
    .where('deleted_at', 'is', null);

export const findPatient = (sql: Sql, id: number) => patients(sql).where('id', '=', id).executeTakeFirst();

export const findPatientByMrn = (sql: Sql, mrn: string) => patients(sql).where('mrn', '=', mrn).executeTakeFirst();

export const findPatientByNumber = (sql: Sql, number: string) =>
  patients(sql)
    .where((x) => x.or([x('mrn', '=', number), x('national_id', '=', number), x('iqama', '=', number)]))
    .where('mrn', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export type PatientRow = NonNullable<Awaited<ReturnType<typeof findPatient>>>;

/** All that the wire's User holds of a person, their account and, for a doctor, the doctor's own row. */
export const findUser = (sql: Sql, personId: number) =>
  sql
    .selectFrom('person as p')
    .leftJoin('account as a', 'a.person_id', 'p.id')
    .leftJoin('doctor as d', 'd.person_id', 'p.id')
    .selectAll('p')
    .select(['a.role_id', 'd.id as doctor_id', 'd.code as doctor_code'])
    .where('p.id', '=', personId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** What this dependent is to the guardian, as shown to the guardian; null when there is no grant. */
export const findRelation = async (sql: Sql, guardianId: number, dependentId: number) =>
  (await sql
    .selectFrom('guardianship as g')
    .innerJoin('family_relation as r', 'r.id', 'g.relation_id')
    .select(['r.yours as title', 'r.yours_ar as title_ar'])
    .where('g.guardian_id', '=', guardianId)
    .where('g.dependent_id', '=', dependentId)
    .where('g.revoked_at', 'is', null)
    .executeTakeFirst()) ?? null;

export async function updateLanguage(tx: Tx, personId: number, language: 'ar' | 'en'): Promise<void> {
  await tx.updateTable('person').set({ language }).where('id', '=', personId).execute();
}

/** What rules need to know of a person: birthday (null: not known), language and whether the account was deleted. */
export async function factsOf(
  sql: Sql,
  personId: number,
): Promise<{ birthDay: string | null; language: 'ar' | 'en'; isDeleted: boolean }> {
  const row = await sql
    .selectFrom('person')
    .select(['birth_date', 'language', 'deleted_at'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { birthDay: row.birth_date, language: row.language, isDeleted: row.deleted_at !== null };
}

/** How a person is contacted, their language and first name; undefined once the account was deleted. */
export async function contactOf(sql: Sql, personId: number) {
  const row = await sql
    .selectFrom('person')
    .select(['id', 'phone', 'email', 'language', 'first_name', 'first_name_ar'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      personId: row.id,
      phone: row.phone,
      email: row.email,
      language: row.language,
      firstName: row.first_name || row.first_name_ar,
      firstNameAr: row.first_name_ar || row.first_name,
    }
  );
}
