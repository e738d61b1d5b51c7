import type { Sql, Tx } from '../../platform/db/types.ts';

const nameColumns = [
  'first_name',
  'middle_name',
  'family_name',
  'first_name_ar',
  'middle_name_ar',
  'family_name_ar',
] as const;

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

export async function updateLanguage(tx: Tx, personId: number, language: 'ar' | 'en'): Promise<void> {
  await tx.updateTable('person').set({ language }).where('id', '=', personId).execute();
}
