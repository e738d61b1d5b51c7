import type { LoginField } from '@balsam/domain/identity';
import { roles } from '@balsam/domain/identity';
import type { Sql, Tx } from '#platform/db/types.ts';

const accounts = (sql: Sql) =>
  sql
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .leftJoin('doctor as d', 'd.person_id', 'p.id')
    .select(['a.id', 'a.person_id', 'a.role_id', 'a.password_hash', 'a.login_email', 'd.id as doctor_id'])
    .select(['p.mrn', 'p.phone', 'p.email', 'p.language', 'p.first_name', 'p.first_name_ar'])
    .where('a.status', '=', 'active')
    .where('p.deleted_at', 'is', null);

const columns = {
  mrn_number: 'p.mrn',
  national_id: 'p.national_id',
  saudi_id: 'p.national_id',
  iqama: 'p.iqama',
} as const;
export type PatientField = Exclude<LoginField, 'email_address'>;

export const findPatientAccount = (sql: Sql, field: PatientField, value: string) =>
  accounts(sql).where('a.role_id', '=', roles.patient).where(columns[field], '=', value).executeTakeFirst();

export const findDoctorAccount = (sql: Sql, code: string) =>
  accounts(sql).where('a.role_id', '=', roles.doctor).where('a.doctor_code', '=', code).executeTakeFirst();

export const findAccountByEmail = (sql: Sql, email: string) =>
  accounts(sql).where('a.login_email', '=', email).executeTakeFirst();

/** By MRN, doctor id or log-in e-mail address, in upper or lower case. */
export const findAccountByIdentifier = (sql: Sql, identifier: string) =>
  accounts(sql)
    .where((w) =>
      w.or([
        w('p.mrn', '=', identifier),
        w('a.doctor_code', '=', identifier.toUpperCase()),
        w('a.login_email', '=', identifier.toLowerCase()),
      ]),
    )
    .executeTakeFirst();

export const findAccount = (sql: Sql, id: number) => accounts(sql).where('a.id', '=', id).executeTakeFirst();

/** Accounts of these roles with this phone (E.164) or e-mail address; a family may share one. */
export const findAccountsAt = (sql: Sql, to: { phone: string } | { email: string }, roleIds: readonly number[]) =>
  accounts(sql)
    .where('a.role_id', 'in', roleIds)
    .where((w) =>
      'phone' in to
        ? w('p.phone', '=', to.phone)
        : w.or([w('p.email', '=', to.email), w('a.login_email', '=', to.email)]),
    )
    .orderBy('a.id')
    .limit(10)
    .execute();

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const findAdministrators = (sql: Sql) =>
  sql
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['a.login_email', 'p.language'])
    .where('a.role_id', '=', roles.administrator)
    .where('a.status', '=', 'active')
    .limit(50)
    .execute();

/**
 * Locks an account once every log-in that has opened a session of it is committed: also one by code, which does no more than refer to the
 * account, so that a weaker lock would not wait for it.
 */
export async function lockAccount(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
}

/** A code reached somebody on this phone: where a desk typed it, no desk has to confirm it any more. */
export async function markPhoneReached(tx: Tx, personId: number, phone: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ phone_typed_at: null, phone_confirmed_at: null })
    .where('id', '=', personId)
    .where('phone', '=', phone)
    .where('phone_typed_at', 'is not', null)
    .execute();
}

/**
 * Whether the account still has the password that it was read with; a change of it waits until the transaction ends. No shared lock: what
 * goes on to change the account, twice at the same time, would wait for itself.
 */
export async function hasSamePassword(tx: Tx, { id, password_hash: read }: AccountRow): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined && row.password_hash === read;
}

export async function updatePassword(tx: Tx, accountId: number, hash: string): Promise<void> {
  await tx.updateTable('account').set({ password_hash: hash }).where('id', '=', accountId).execute();
}
