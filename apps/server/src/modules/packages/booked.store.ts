import { sql as raw, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { BookedPackage, BookedPackageService, BookedPackageTerm } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type BookedRow = Selectable<BookedPackage> & { readonly title: string; readonly title_ar: string };
export type TermRow = Selectable<BookedPackageTerm>;
/** `is_used`: the visit took place, or only its patient did not come. */
export type UnitRow = Selectable<BookedPackageService> & { readonly is_used: boolean };

/** SQL over the visit `a` of a service: it used the service up. One in which no care was given for another reason gives it back. */
const usesUp = raw<boolean>`coalesce(a.state = 'completed' or (a.state = 'missed' and a.missed_by = 'patient'), false)`;

const withTitles = (sql: Sql) =>
  sql
    .selectFrom('booked_package as b')
    .innerJoin('service_package as p', 'p.id', 'b.package_id')
    .selectAll('b')
    .select(['p.title', 'p.title_ar']);

/** A draft or an active package of one kind, whichever version of it. */
export const findOpen = (sql: Sql, personId: number, itemId: number): Promise<BookedRow | undefined> =>
  withTitles(sql)
    .where('b.person_id', '=', personId)
    .where('b.item_id', '=', itemId)
    .where('b.state', 'in', ['draft', 'active'])
    .executeTakeFirst();

export const findBooked = (sql: Sql, id: number): Promise<BookedRow | undefined> =>
  withTitles(sql).where('b.id', '=', id).executeTakeFirst();

export const lockBooked = (tx: Tx, id: number): Promise<BookedRow | undefined> =>
  withTitles(tx).where('b.id', '=', id).forUpdate('b').executeTakeFirst();

export const listBooked = (sql: Sql, personId: number): Promise<BookedRow[]> =>
  withTitles(sql).where('b.person_id', '=', personId).orderBy('b.id', 'desc').limit(100).execute();

/** The packages of a person of which nothing is paid yet, in the order of their ids. */
export async function draftsOf(sql: Sql, personId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('booked_package')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'draft')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const findTerm = (sql: Sql, id: number): Promise<TermRow | undefined> =>
  sql.selectFrom('booked_package_term').selectAll().where('id', '=', id).executeTakeFirst();

/** The terms of these packages, in their order. */
export async function listTerms(sql: Sql, bookedIds: readonly number[]): Promise<TermRow[]> {
  if (bookedIds.length === 0) return [];
  return sql
    .selectFrom('booked_package_term')
    .selectAll()
    .where('booked_package_id', 'in', bookedIds)
    .orderBy('booked_package_id')
    .orderBy('number')
    .execute();
}

/** The single services of these packages, in their order. */
export async function listUnits(sql: Sql, bookedIds: readonly number[]): Promise<UnitRow[]> {
  if (bookedIds.length === 0) return [];
  return sql
    .selectFrom('booked_package_service as s')
    .leftJoin('appointment as a', 'a.id', 's.appointment_id')
    .selectAll('s')
    .select(usesUp.as('is_used'))
    .where('s.booked_package_id', 'in', bookedIds)
    .orderBy('s.id')
    .execute();
}

/** The new package's id; undefined when this person has an open one of the kind. */
export async function insertBooked(tx: Tx, booked: Insertable<BookedPackage>): Promise<number | undefined> {
  const row = await tx
    .insertInto('booked_package')
    .values(booked)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertTerms(tx: Tx, terms: readonly Insertable<BookedPackageTerm>[]): Promise<void> {
  await tx
    .insertInto('booked_package_term')
    .values([...terms])
    .execute();
}

export async function insertUnits(tx: Tx, units: readonly Insertable<BookedPackageService>[]): Promise<void> {
  await tx
    .insertInto('booked_package_service')
    .values([...units])
    .execute();
}

export async function updateBooked(tx: Tx, id: number, change: Updateable<BookedPackage>): Promise<void> {
  await tx.updateTable('booked_package').set(change).where('id', '=', id).execute();
}

export async function updateTerm(tx: Tx, id: number, change: Updateable<BookedPackageTerm>): Promise<void> {
  await tx.updateTable('booked_package_term').set(change).where('id', '=', id).execute();
}

export async function updateUnit(tx: Tx, id: number, change: Updateable<BookedPackageService>): Promise<void> {
  await tx.updateTable('booked_package_service').set(change).where('id', '=', id).execute();
}

/** The single services that these visits take, in the order of their packages. */
export async function unitsOfVisits(tx: Tx, appointmentIds: readonly number[]) {
  if (appointmentIds.length === 0) return [];
  return tx
    .selectFrom('booked_package_service')
    .select(['id', 'booked_package_id'])
    .where('appointment_id', 'in', appointmentIds)
    .orderBy('booked_package_id')
    .orderBy('id')
    .execute();
}

const nothingOpen = raw<boolean>`not exists (select from booked_package_service s
  left join appointment a on a.id = s.appointment_id
  where s.booked_package_id = b.id and not ${usesUp})`;
const allPaid = raw<boolean>`not exists (select from booked_package_term t
  where t.booked_package_id = b.id and t.payment_status <> 'paid')`;

type Due = { readonly id: number; readonly state: BookedRow['state']; readonly to: 'lapsed' | 'expired' | 'completed' };

/** Packages whose time is over, or of which nothing is left, locked; of one person when that is given. */
export async function lockDue(
  tx: Tx,
  { now, today, personId, count }: { now: Date; today: string; personId?: number; count: number },
): Promise<Due[]> {
  const over = raw<Due['to'] | null>`case
    when b.state = 'draft' and b.draft_until <= ${now} then 'lapsed'
    when b.state = 'active' and ${nothingOpen} and ${allPaid} then 'completed'
    when b.state = 'active' and b.valid_until < ${today}::date then 'expired' end`;
  const rows = await tx
    .selectFrom('booked_package as b')
    .select(['b.id', 'b.state', over.as('to')])
    .where('b.state', 'in', ['draft', 'active'])
    .where(raw<boolean>`${over} is not null`)
    .$if(personId !== undefined, (q) => q.where('b.person_id', '=', personId!))
    .orderBy('b.id')
    .limit(count)
    .forUpdate('b')
    .skipLocked()
    .execute();
  return rows.flatMap(({ to, ...row }) => (to === null ? [] : [{ ...row, to }]));
}
