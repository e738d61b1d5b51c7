import { sql } from 'kysely';
import { roles } from '@balsam/domain/identity';
import type { Tx } from '../../platform/db/types.ts';

/** Somebody as another system describes them. `contactPhone` is no Saudi mobile: kept as contact, never for codes. */
export type ImportedPerson = {
  readonly sourceId: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly familyName: string;
  readonly gender: 'male' | 'female' | null;
  readonly birthDate: string | null;
  readonly contactPhone: string | null;
  readonly city: string | null;
  readonly phone?: string;
};

const source = 'fhir';

/** One row for each source id, however often it comes; what the other system says of the person is taken over, a phone only when given. */
export async function takeImportedPerson(tx: Tx, p: ImportedPerson, now: Date) {
  const said = {
    first_name: p.firstName,
    middle_name: p.middleName,
    family_name: p.familyName,
    gender: p.gender,
    birth_date: p.birthDate,
    contact_phone: p.contactPhone,
    city: p.city,
    ...(p.phone !== undefined && { phone: p.phone }),
  };
  const row = await tx
    .insertInto('person')
    .values({
      ...said,
      mrn: sql<string>`lpad(nextval('mrn_number')::text, 7, '0')`,
      source,
      source_id: p.sourceId,
      created_at: now,
    })
    .onConflict((c) => c.columns(['source', 'source_id']).where('source_id', 'is not', null).doUpdateSet(said))
    .returning(['id', 'mrn', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return { personId: row.id, mrn: row.mrn!, isNew: row.is_new };
}

export async function insertPatientAccount(tx: Tx, personId: number, now: Date): Promise<void> {
  await tx
    .insertInto('account')
    .values({ person_id: personId, role_id: roles.patient, created_at: now })
    .onConflict((c) => c.column('person_id').doNothing())
    .execute();
}
