import { sql } from 'kysely';
import { roles } from '@balsam/domain/identity';
import type { SameSource } from '@balsam/domain/records';
import type { Tx } from '#platform/db/types.ts';
import { nameColumns } from './names.ts';

/** A number of a person in the numbering scheme (a URI) of another system. */
export type Identifier = { readonly system: string; readonly value: string };

/** Columns of `person` that an import may fill or, with `updatePerson`, change. */
export type ImportedColumns = {
  readonly first_name?: string;
  readonly middle_name?: string;
  readonly family_name?: string;
  readonly gender?: 'male' | 'female';
  readonly birth_date?: string;
  readonly contact_phone?: string;
  readonly city?: string;
  readonly phone?: string;
};

/** Serialises imports of persons until the transaction ends, so that two at once cannot both insert one person. */
export async function lockImportedPersons(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people.import', 0))`.execute(tx);
}

const people = (tx: Tx) =>
  tx
    .selectFrom('person as p')
    .select(['p.id', 'p.mrn', 'p.gender', 'p.birth_date', 'p.national_id', 'p.iqama', 'p.phone', 'p.deleted_at'])
    .select(['p.contact_phone', 'p.city', 'p.source_id'])
    .select(nameColumns.map((column) => `p.${column}` as const))
    .select((x) =>
      x
        .exists(x.selectFrom('person_identifier as i').select('i.id').whereRef('i.person_id', '=', 'p.id'))
        .as('has_identifiers'),
    )
    .where('p.mrn', 'is not', null)
    .orderBy('p.id');

export type KnownRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

/** The row as the rule that matches persons reads it. */
export const toCandidate = (row: KnownRow): SameSource => ({
  mrn: row.mrn!,
  firstName: row.first_name,
  middleName: row.middle_name,
  familyName: row.family_name,
  arabic: [row.first_name_ar, row.middle_name_ar, row.family_name_ar],
  gender: row.gender,
  birthDate: row.birth_date,
  nationalId: row.national_id,
  iqama: row.iqama,
  isClosed: row.deleted_at !== null,
  hasIdentifiers: Boolean(row.has_identifiers),
  isAddress: /^https?:/.test(row.source_id ?? ''),
});

export const personWithMrn = (tx: Tx, mrn: string) => people(tx).where('p.mrn', '=', mrn).executeTakeFirst();

export const personsWithIdentifiers = (tx: Tx, identifiers: readonly Identifier[]) =>
  people(tx)
    .where(
      'p.id',
      'in',
      sql<number>`(select i.person_id from person_identifier i join jsonb_to_recordset(${JSON.stringify(identifiers)}::jsonb)
        as g(system text, value text) on g.system = i.system and g.value = i.value)`,
    )
    .execute();

/** Whoever has one of these numbers as national ID or iqama. */
export const personsWithIdentity = (tx: Tx, numbers: readonly string[]) =>
  people(tx)
    .where(sql<boolean>`(p.national_id = any(${numbers}::text[]) or p.iqama = any(${numbers}::text[]))`)
    .execute();

export const personsFromSource = (tx: Tx, sourceIds: readonly string[]) =>
  people(tx)
    .where('p.source_id', '=', sql<string>`any(${sourceIds}::text[])`)
    .execute();

/** Others who were born on this day, to find duplicates of a new file. */
export const personsBornOn = (tx: Tx, day: string, exceptId: number) =>
  people(tx).where('p.birth_date', '=', day).where('p.id', '<>', exceptId).where('p.deleted_at', 'is', null).execute();

export async function insertImportedPerson(
  tx: Tx,
  columns: ImportedColumns,
  sourceId: string,
  now: Date,
): Promise<{ id: number; mrn: string }> {
  const row = await tx
    .insertInto('person')
    .values({
      ...columns,
      mrn: sql<string>`lpad(nextval('mrn_number')::text, 7, '0')`,
      source: 'fhir',
      source_id: sourceId,
      created_at: now,
    })
    .returning(['id', 'mrn'])
    .executeTakeFirstOrThrow();
  return { id: row.id, mrn: row.mrn! };
}

export async function updateImportedPerson(tx: Tx, personId: number, columns: ImportedColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  // A phone of the operator's is none that a desk typed.
  const marks = columns.phone === undefined ? {} : { phone_typed_at: null, phone_confirmed_at: null };
  await tx
    .updateTable('person')
    .set({ ...columns, ...marks })
    .where('id', '=', personId)
    .execute();
}

/** Saves the identifiers of a person; those that they have already stay. */
export async function insertIdentifiers(
  tx: Tx,
  personId: number,
  identifiers: readonly Identifier[],
  now: Date,
): Promise<void> {
  if (identifiers.length === 0) return;
  await tx
    .insertInto('person_identifier')
    .values(identifiers.map(({ system, value }) => ({ person_id: personId, system, value, created_at: now })))
    .onConflict((c) => c.columns(['system', 'value']).doNothing())
    .execute();
}

export async function insertPatientAccount(tx: Tx, personId: number, now: Date): Promise<void> {
  await tx
    .insertInto('account')
    .values({ person_id: personId, role_id: roles.patient, created_at: now })
    .onConflict((c) => c.column('person_id').doNothing())
    .execute();
}
