import { sql } from 'kysely';
import type { ClosedAccount } from '@balsam/domain/privacy';
import { roles } from '@balsam/domain/identity';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { RetainedRows } from './retained-rows.ts';

export type ClosedRow = ClosedAccount & {
  readonly personId: number;
  readonly mrn: string | null;
  readonly confirmedAt: Date | null;
  readonly recordsEndedAt: Date | null;
  readonly fiscalEndedAt: Date | null;
};

type Asked = { readonly after: number; readonly count: number; readonly personId?: number };

const closedAccounts = ({ after, count, personId }: Asked) => sql<ClosedRow>`
  select p.id as "personId", p.mrn, p.birth_date as "birthDay", p.deleted_at as "closedAt", a.role_id = ${roles.patient} as "isPatient",
    greatest(
      (select max(v.ends_at) from appointment v where v.patient_id = p.id and v.state not in ('cancelled', 'released')),
      (select max(s.discharged_at) from admission s where s.person_id = p.id)) as "lastCareAt",
    (select max(i.issued_at) from invoice i where i.person_id = p.id) as "lastInvoiceAt",
    e.confirmed_at as "confirmedAt", e.records_ended_at as "recordsEndedAt", e.fiscal_ended_at as "fiscalEndedAt"
  from person p
  join account a on a.person_id = p.id and a.status = 'deleted'
  left join retention_end e on e.person_id = p.id
  where p.deleted_at is not null and p.id > ${after} ${personId === undefined ? sql`` : sql`and p.id = ${personId}`}
    and (e.records_ended_at is null or e.fiscal_ended_at is null)
    and not exists (select from doctor d where d.person_id = p.id)
    and not exists (select from admission s where s.person_id = p.id and s.discharged_at is null)
  order by p.id limit ${count}`;

/** The next closed accounts of which something is still kept, by the number of their person. Nobody who lies in a ward is among them. */
export async function nextClosed(db: Sql, after: number, count: number): Promise<ClosedRow[]> {
  return (await closedAccounts({ after, count }).execute(db)).rows;
}

/** A closed account of which something is still kept. */
export async function findClosed(db: Sql, personId: number): Promise<ClosedRow | undefined> {
  return (await closedAccounts({ after: 0, count: 1, personId }).execute(db)).rows[0];
}

/** Keeps the person for this transaction; false while another one has them. */
export async function lockPerson(tx: Tx, personId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets this transaction, and no other, delete what is otherwise never changed. */
export async function allowDeletion(tx: Tx): Promise<void> {
  await sql`select set_config('balsam.retention', 'ending', true)`.execute(tx);
}

/** The stored files that these rows name. */
export async function filesOf(tx: Tx, { table, of, files = [] }: RetainedRows, personId: number): Promise<string[]> {
  const found: string[] = [];
  for (const column of files) {
    const { rows } = await sql<{ file: string | null }>`
      select ${sql.ref(`r.${column}`)} as file from ${sql.table(table)} r where ${of(personId)}`.execute(tx);
    found.push(...rows.flatMap(({ file }) => file ?? []));
  }
  return found;
}

type Counted = { table: string; rows: number };

const isFile = ({ table }: RetainedRows): boolean => table === 'stored_file';

/** Deletes or empties the rows of a person; answers how many. Those of files go with their bytes. */
export async function endRows(tx: Tx, rows: RetainedRows, personId: number): Promise<number> {
  if (isFile(rows)) return 0;
  const { table, of, emptied } = rows;
  const sets = Object.entries(emptied ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { numAffectedRows } =
    emptied === undefined
      ? await sql`delete from ${sql.table(table)} r where ${of(personId)}`.execute(tx)
      : await sql`update ${sql.table(table)} r set ${sql.join(sets)} where ${of(personId)}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** How many files these rows name, each once. */
const countFiles = (all: readonly RetainedRows[], personId: number) => {
  const named = all.flatMap(({ table, of, files = [] }) =>
    files.map(
      (column) => sql`select ${sql.ref(`r.${column}`)} as file from ${sql.table(table)} r where ${of(personId)}`,
    ),
  );
  const files = sql.join(named.length > 0 ? named : [sql`select null as file`], sql` union `);
  return sql`select 'stored_file'::text as "table", count(file)::int as rows from (${files}) f`;
};

/** How many rows of each of these there are, of one person, and how many files they name. */
export async function countRows(db: Sql, all: readonly RetainedRows[], personId: number): Promise<Counted[]> {
  const parts = all
    .filter((rows) => !isFile(rows))
    .map(({ table, of }) => {
      const counted = sql`select ${table}::text as "table", count(*)::int as rows`;
      return sql`${counted} from ${sql.table(table)} r where ${of(personId)}`;
    });
  const { rows } = await sql<Counted>`${sql.join([...parts, countFiles(all, personId)], sql` union all `)}`.execute(db);
  return rows;
}

type Ended = { readonly records: boolean; readonly fiscal: boolean };

/** Notes which of the two is over for a person, from now on. */
export async function markEnded(tx: Tx, personId: number, { records, fiscal }: Ended, now: Date): Promise<void> {
  const at = { ...(records && { records_ended_at: now }), ...(fiscal && { fiscal_ended_at: now }) };
  await tx
    .insertInto('retention_end')
    .values({ person_id: personId, ...at })
    .onConflict((c) => c.column('person_id').doUpdateSet({ person_id: personId, ...at }))
    .execute();
}

/** Confirms that what a minor left behind may go; false when somebody has confirmed it before. */
export async function confirmEnd(tx: Tx, personId: number, accountId: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('retention_end')
    .values({ person_id: personId, confirmed_by: accountId, confirmed_at: now })
    .onConflict((c) =>
      c
        .column('person_id')
        .doUpdateSet({ confirmed_by: accountId, confirmed_at: now })
        .where('retention_end.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The Riyadh day whose run is complete. */
export async function lastRun(db: Sql): Promise<string | undefined> {
  return (await db.selectFrom('retention_run').select('completed_on').executeTakeFirst())?.completed_on;
}

/** Notes that the run of a day is complete. */
export async function completeRun(db: Sql, day: string): Promise<void> {
  await db
    .insertInto('retention_run')
    .values({ completed_on: day })
    .onConflict((c) => c.column('only_row').doUpdateSet({ completed_on: day }))
    .execute();
}
