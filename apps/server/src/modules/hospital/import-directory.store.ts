import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

type DirectoryTable = 'location' | 'department' | 'speciality' | 'clinic' | 'ward';
type Row = { readonly code: string } & Readonly<Record<string, string | number | boolean | null>>;

/** How many rows of a table the file had, and the codes of those that are new or differ. */
export type Taken = { readonly read: number; readonly added: readonly string[]; readonly changed: readonly string[] };

/** The ids of a table by their codes. */
export async function idsOf(tx: Tx, table: DirectoryTable): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom(table).select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Where clinics and wards are now, by their codes. */
export async function placesOf(tx: Tx, table: 'clinic' | 'ward'): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom(table).select(['code', 'location_id']).execute();
  return new Map(rows.map(({ code, location_id }) => [code, location_id]));
}

/** Adds the rows whose codes are new, and changes those that differ. All rows have the same fields. */
export async function takeRows(tx: Tx, table: DirectoryTable, rows: readonly Row[]): Promise<Taken> {
  const fields = Object.keys(rows[0] ?? {});
  if (fields.length === 0) return { read: 0, added: [], changed: [] };
  const names = sql.join(fields.map((field) => sql.ref(field)));
  const set = sql.join(fields.map((field) => sql`${sql.ref(field)} = ${sql.ref(`excluded.${field}`)}`));
  const [old, now] = ['kept', 'excluded'].map((of) => sql.join(fields.map((field) => sql.ref(`${of}.${field}`))));
  const { rows: written } = await sql<{ code: string; is_new: boolean }>`
    insert into ${sql.table(table)} as kept (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality
    order by ordinality
    on conflict (code) do update set ${set} where (${old!}) is distinct from (${now!})
    returning kept.code, kept.xmax = 0 as is_new`.execute(tx);
  const codesOf = (isNew: boolean) => written.filter((row) => row.is_new === isNew).map(({ code }) => code);
  return { read: rows.length, added: codesOf(true), changed: codesOf(false) };
}

/** A speciality two below another, of those that a file names or that lie below one of these: lists show two levels. */
export const tooDeep = (tx: Tx, codes: readonly string[]) =>
  tx
    .selectFrom('speciality as s')
    .innerJoin('speciality as above', 'above.id', 's.parent_id')
    .select(['s.code', 'above.code as above'])
    .where('above.parent_id', 'is not', null)
    .where((w) => w.or([w('s.code', 'in', codes), w('above.code', 'in', codes)]))
    .orderBy('s.code')
    .executeTakeFirst();

type Hours = { readonly weekday: number; readonly opens_minute: number; readonly closes_minute: number };

/** Opens a branch at these hours alone; answers whether they were others before. */
export async function takeHours(tx: Tx, locationId: number, hours: readonly Hours[]): Promise<boolean> {
  const before = await tx
    .selectFrom('location_hours')
    .select(['weekday', 'opens_minute', 'closes_minute'])
    .where('location_id', '=', locationId)
    .orderBy('weekday')
    .execute();
  if (JSON.stringify(before) === JSON.stringify(hours)) return false;
  await tx.deleteFrom('location_hours').where('location_id', '=', locationId).execute();
  const rows = hours.map((day) => ({ location_id: locationId, ...day }));
  if (rows.length > 0) await tx.insertInto('location_hours').values(rows).execute();
  return true;
}
