import { sql as raw } from 'kysely';
import { nameBegins } from '#platform/db/names-like.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const nameColumns = [
  'p.first_name',
  'p.middle_name',
  'p.family_name',
  'p.first_name_ar',
  'p.middle_name_ar',
  'p.family_name_ar',
] as const;

/** People with a file that is open. */
const files = (sql: Sql) =>
  sql.selectFrom('person as p').where('p.mrn', 'is not', null).where('p.deleted_at', 'is', null);

const found = (sql: Sql) =>
  files(sql)
    .select(['p.id', 'p.mrn', 'p.birth_date', 'p.gender', 'p.national_id', 'p.iqama', 'p.phone'])
    .select(nameColumns)
    .orderBy('p.id')
    .limit(20);

export type FoundRow = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number];

/** Whoever has exactly this number: MRN, national ID, Iqama, or phone in E.164. */
export const findByNumber = (sql: Sql, number: string, phone: string | undefined): Promise<FoundRow[]> =>
  found(sql)
    .where((x) =>
      x.or([
        x('p.mrn', '=', number),
        x('p.national_id', '=', number),
        x('p.iqama', '=', number),
        ...(phone === undefined ? [] : [x('p.phone', '=', phone)]),
      ]),
    )
    .execute();

/** Whoever's first and family name begin so, in either language. */
export const findByName = (sql: Sql, first: string, family: string): Promise<FoundRow[]> =>
  found(sql)
    .where(
      raw<boolean>`(${nameBegins(raw`p.first_name`, first)} and ${nameBegins(raw`p.family_name`, family)}
        or ${nameBegins(raw`p.first_name_ar`, first)} and ${nameBegins(raw`p.family_name_ar`, family)})`,
    )
    .execute();

/** Keeps why somebody looked by name; answers its number, which the audit log names. */
export async function insertSearch(
  tx: Tx,
  search: { readonly account_id: number; readonly reason: string; readonly found: number; readonly at: Date },
): Promise<number> {
  const { id } = await tx.insertInto('patient_search').values(search).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Why people were looked for by name, by the number of the search. */
export const searchReasons = (sql: Sql, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : sql.selectFrom('patient_search').select(['id', 'reason']).where('id', 'in', ids).execute();

const fileOf = (sql: Sql, mrn: string) =>
  files(sql)
    .leftJoin('account as a', 'a.person_id', 'p.id')
    .leftJoin('desk_registration as r', 'r.person_id', 'p.id')
    .leftJoin('location as l', 'l.id', 'r.location_id')
    .leftJoin('account as ra', 'ra.id', 'r.account_id')
    .leftJoin('person as rp', 'rp.id', 'ra.person_id')
    .select([
      'p.id',
      'p.mrn',
      'p.birth_date',
      'p.gender',
      'p.nationality',
      'p.national_id',
      'p.iqama',
      'p.phone',
      'p.phone_typed_at',
      'p.phone_confirmed_at',
      'p.email',
      'p.language',
    ])
    .select(nameColumns)
    .select(['r.registered_at', 'r.consented_at', 'l.title as branch', 'l.title_ar as branch_ar'])
    .select(['rp.first_name as by_first', 'rp.family_name as by_family'])
    .select(['rp.first_name_ar as by_first_ar', 'rp.family_name_ar as by_family_ar'])
    .select((x) => x('a.password_hash', 'is not', null).$castTo<boolean>().as('has_log_in'))
    .where('p.mrn', '=', mrn);

/** A file with what a desk knows of it. */
export const readFile = (sql: Sql, mrn: string) => fileOf(sql, mrn).executeTakeFirst();

/** The same, which nobody else changes until the transaction ends. */
export const lockFile = (tx: Tx, mrn: string) => fileOf(tx, mrn).forUpdate('p').executeTakeFirst();

export type FileRow = NonNullable<Awaited<ReturnType<typeof readFile>>>;

export type DeskRegistration = {
  readonly person_id: number;
  readonly account_id: number;
  readonly location_id: number;
  readonly registered_at: Date;
  readonly consented_at: Date;
};

export async function insertRegistration(tx: Tx, row: DeskRegistration): Promise<void> {
  await tx.insertInto('desk_registration').values(row).execute();
}

/** Writes down that the phone rang, once; answers whether it was not written down before. */
export async function markPhoneConfirmed(tx: Tx, personId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({ phone_confirmed_at: now })
    .where('id', '=', personId)
    .where('phone_typed_at', 'is not', null)
    .where('phone_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the desk wrote down when it opened a file, for the person's own copy. */
export const registrationRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('desk_registration as r')
    .innerJoin('location as l', 'l.id', 'r.location_id')
    .select(['r.registered_at', 'r.consented_at', 'l.title as branch', 'l.title_ar as branch_ar'])
    .where('r.person_id', '=', personId)
    .execute();
