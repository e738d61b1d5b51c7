import { sql, type Updateable } from 'kysely';
import type { OvrCategory, OvrState } from '@balsam/domain/ovr';
import type { OvrReport } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const reports = (db: Sql) =>
  db
    .selectFrom('ovr_report as r')
    .innerJoin('department as d', 'd.id', 'r.department_id')
    .innerJoin('person as p', 'p.id', 'r.reporter_id')
    .leftJoin('account as ra', 'ra.id', 'r.reviewed_by')
    .leftJoin('person as rp', 'rp.id', 'ra.person_id')
    .selectAll('r')
    .select(['d.title as department', 'd.title_ar as department_ar'])
    .select(['p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .select(['rp.first_name as by_first', 'rp.family_name as by_family'])
    .select(['rp.first_name_ar as by_first_ar', 'rp.family_name_ar as by_family_ar']);

export type OvrRow = Awaited<ReturnType<ReturnType<typeof reports>['execute']>>[number];

/** Which reports somebody sees: their own, what their department may learn from, or all that were submitted. */
export type OvrScope =
  | { readonly kind: 'mine'; readonly personId: number }
  | { readonly kind: 'shared'; readonly departmentId: number }
  | { readonly kind: 'submitted' };
export type OvrFilter = {
  readonly state?: OvrState | undefined;
  readonly category?: OvrCategory | undefined;
};

const inScope = (scope: OvrScope) => {
  if (scope.kind === 'mine') return sql<boolean>`r.reporter_id = ${scope.personId}`;
  return scope.kind === 'shared'
    ? sql<boolean>`(r.is_shared and r.department_id = ${scope.departmentId})`
    : sql<boolean>`r.state <> 'draft'`;
};

const matching = (scope: OvrScope, { state, category }: OvrFilter) =>
  sql<boolean>`${sql.join(
    [
      inScope(scope),
      ...(state === undefined ? [] : [sql`r.state = ${state}`]),
      ...(category === undefined ? [] : [sql`r.category = ${category}`]),
    ],
    sql` and `,
  )}`;

type Page = { readonly limit: number; readonly offset: number };

/** A page of reports: what waits for a review stands by how long it waits, everything else by what is newest. */
export async function listOvr(db: Sql, scope: OvrScope, filter: OvrFilter, { limit, offset }: Page) {
  const where = matching(scope, filter);
  const rows = await reports(db)
    .where(where)
    .$if(scope.kind === 'submitted', (q) =>
      q.orderBy(sql`r.state <> 'submitted'`).orderBy(sql`case when r.state = 'submitted' then r.submitted_at end`),
    )
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('ovr_report as r')
    .where(where)
    .select((x) => x.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** How many submitted reports there are of each kind, in this state where one is named. */
export const countByCategory = (db: Sql, state: OvrState | undefined) =>
  db
    .selectFrom('ovr_report as r')
    .where(matching({ kind: 'submitted' }, { state }))
    .where('r.category', 'is not', null)
    .select(['r.category', (x) => x.fn.countAll<number>().as('count')])
    .groupBy('r.category')
    .execute();

export const findOvr = (db: Sql, id: number): Promise<OvrRow | undefined> =>
  reports(db).where('r.id', '=', id).executeTakeFirst();

/** The same, its row locked until the transaction ends. */
export const lockOvr = (tx: Tx, id: number): Promise<OvrRow | undefined> =>
  reports(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

/** Of a doctor: the person and the department. */
export const reporterOf = (db: Sql, doctorId: number) =>
  db.selectFrom('doctor').select(['person_id', 'department_id']).where('id', '=', doctorId).executeTakeFirst();

/** Begins an empty draft unless there are so many already: drafts of one doctor are begun one after the other. */
export async function insertDraft(tx: Tx, doctorId: number, most: number, now: Date): Promise<number | undefined> {
  await tx.selectFrom('doctor').select('id').where('id', '=', doctorId).forUpdate().execute();
  const { rows } = await sql<{ id: number }>`
    insert into ovr_report (reporter_id, department_id, state, created_at, updated_at)
    select d.person_id, d.department_id, 'draft', ${now}, ${now} from doctor d
    where d.id = ${doctorId} and (
      select count(*) from ovr_report r where r.reporter_id = d.person_id and r.state = 'draft') < ${most}
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** Writes into a report that is in this state; false when it no longer is. */
export async function updateOvr(tx: Tx, id: number, state: OvrState, values: Updateable<OvrReport>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ovr_report')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Own reports that are not reviewed yet. */
export async function countOpenOvr(db: Sql, personId: number): Promise<number> {
  const row = await db
    .selectFrom('ovr_report')
    .select((x) => x.fn.countAll<number>().as('total'))
    .where('reporter_id', '=', personId)
    .where('state', '<>', 'reviewed')
    .executeTakeFirstOrThrow();
  return row.total;
}
