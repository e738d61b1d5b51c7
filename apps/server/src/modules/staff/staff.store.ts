import { sql as raw } from 'kysely';
import { isStaff, roles, staffStates, type RoleId, type StaffState } from '@balsam/domain/identity';
import { nameContains } from '#platform/db/names-like.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const staffRoles = Object.values(roles).filter((id) => isStaff(id));

const people = (sql: Sql) =>
  sql
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .where('a.role_id', 'in', staffRoles)
    .where('a.status', 'in', staffStates)
    .where('p.deleted_at', 'is', null);

const selectStaff = (sql: Sql) =>
  people(sql)
    .select(['a.id as account_id', 'a.person_id', 'a.role_id', 'a.login_email', 'a.status', 'p.language'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar', 'p.gender', 'p.portrait'])
    .select((s) => [
      s('a.totp_secret', 'is not', null).as('second_factor'),
      s
        .selectFrom('session as s')
        .select(({ fn }) => fn.max('s.last_seen_at').as('at'))
        .whereRef('s.account_id', '=', 'a.id')
        .as('last_seen_at'),
      s
        .selectFrom('staff_link as l')
        .select(({ fn }) => fn.max('l.expires_at').as('at'))
        .whereRef('l.account_id', '=', 'a.id')
        .where('l.purpose', '=', 'invitation')
        .where('l.used_at', 'is', null)
        .where('l.revoked_at', 'is', null)
        .as('invited_until'),
    ]);

export type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>;

type StaffFilter = {
  readonly search: string | undefined;
  readonly roleId: number | undefined;
  readonly state: StaffState | undefined;
};

const searched = raw<string>`concat_ws(' ', p.first_name, p.family_name, p.first_name_ar, p.family_name_ar, a.login_email)`;

/** A page of the staff by name. */
export const findStaffPage = (
  sql: Sql,
  { search, roleId, state }: StaffFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectStaff(sql)
    .select((s) => s.fn.countAll<number>().over().as('total'))
    .$if(search !== undefined, (q) => q.where(nameContains(searched, search!)))
    .$if(roleId !== undefined, (q) => q.where('a.role_id', '=', roleId!))
    .$if(state !== undefined, (q) => q.where('a.status', '=', state!))
    .orderBy('p.first_name')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const findStaff = (sql: Sql, personId: number) =>
  selectStaff(sql).where('a.person_id', '=', personId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockStaffRow = (tx: Tx, personId: number) =>
  selectStaff(tx).where('a.person_id', '=', personId).forUpdate('a').executeTakeFirst();

/**
 * The accounts of the active administrators, locked until the transaction ends. Whoever removes one calls this first,
 * so that two at the same time pass one after the other.
 */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('role_id', '=', roles.administrator)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

const firstAdministratorLock = 7_261_004;

/** Serialises the creation of the first administrator. */
export async function lockFirstAdministrator(tx: Tx): Promise<void> {
  await raw`select pg_advisory_xact_lock(${firstAdministratorLock})`.execute(tx);
}

/** Whether there is an active or an invited administrator. */
export async function hasAdministrator(sql: Sql): Promise<boolean> {
  const found = await people(sql).select('a.id').where('a.role_id', '=', roles.administrator).executeTakeFirst();
  return found !== undefined;
}

export type NewStaff = {
  readonly first_name: string;
  readonly family_name: string;
  readonly first_name_ar: string;
  readonly family_name_ar: string;
  readonly email: string;
  readonly roleId: RoleId;
  readonly language: 'ar' | 'en';
};

/** Adds an invited account. Undefined when the e-mail address is taken: the caller must then not commit. */
export async function insertInvited(
  tx: Tx,
  { email, roleId, ...person }: NewStaff,
  now: Date,
): Promise<number | undefined> {
  const { id } = await tx
    .insertInto('person')
    .values({ ...person, email, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = await tx
    .insertInto('account')
    .values({ person_id: id, role_id: roleId, login_email: email, status: 'invited', created_at: now })
    .onConflict((c) => c.column('login_email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return account && id;
}

export async function updateRole(tx: Tx, accountId: number, roleId: RoleId): Promise<void> {
  await tx.updateTable('account').set({ role_id: roleId }).where('id', '=', accountId).execute();
}

export async function updateStatus(tx: Tx, accountId: number, status: 'active' | 'locked'): Promise<void> {
  await tx.updateTable('account').set({ status }).where('id', '=', accountId).execute();
}

/** Removes an invited account; the e-mail address is free for another invitation. */
export async function removeInvited(tx: Tx, { account_id, person_id }: StaffRow, now: Date): Promise<void> {
  await tx.updateTable('account').set({ status: 'deleted', login_email: null }).where('id', '=', account_id).execute();
  await tx.updateTable('person').set({ deleted_at: now, email: null }).where('id', '=', person_id).execute();
}

/** Sets a password if the account has the status `from`; an invited account becomes active. */
export async function updatePassword(
  tx: Tx,
  accountId: number,
  hash: string,
  from: 'invited' | 'active',
): Promise<boolean> {
  const updated = await tx
    .updateTable('account')
    .set({ password_hash: hash, status: 'active' })
    .where('id', '=', accountId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
