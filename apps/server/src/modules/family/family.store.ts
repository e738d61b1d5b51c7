import type { Sql } from '#platform/db/types.ts';

export const listRelations = (sql: Sql) =>
  sql
    .selectFrom('family_relation')
    .select(['id', 'code', 'title', 'title_ar', 'yours', 'yours_ar'])
    .orderBy('id')
    .execute();
export type RelationRow = Awaited<ReturnType<typeof listRelations>>[number];

const names = [
  'p.first_name',
  'p.middle_name',
  'p.family_name',
  'p.first_name_ar',
  'p.middle_name_ar',
  'p.family_name_ar',
] as const;
const personColumns = [
  'p.id as person_id',
  'p.mrn',
  ...names,
  'p.gender',
  'p.birth_date',
  'p.nationality',
  'p.photo_file',
  'p.portrait',
  'p.national_id',
  'p.iqama',
  'p.email',
  'p.phone',
  'l.id as location_id',
  'l.title as location_title',
  'l.title_ar as location_title_ar',
] as const;

/** Active grants with the person on the other side: the dependent of a guardian, or the guardian of a dependent. */
const liveGrants = (sql: Sql, other: 'g.dependent_id' | 'g.guardian_id') =>
  sql
    .selectFrom('guardianship as g')
    .innerJoin('person as p', 'p.id', other)
    .innerJoin('family_relation as r', 'r.id', 'g.relation_id')
    .where('g.revoked_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .orderBy('g.id');

const grants = (sql: Sql, other: 'g.dependent_id' | 'g.guardian_id') =>
  liveGrants(sql, other)
    .leftJoin('location as l', 'l.id', 'p.location_id')
    .select(['g.id', 'g.basis', 'g.granted_at', 'g.relation_id', 'r.code as relation_code'])
    .select(personColumns);

/** The dependents of a guardian, those who have come of age included. */
export const findMembers = (sql: Sql, guardianId: number) =>
  grants(sql, 'g.dependent_id').where('g.guardian_id', '=', guardianId).execute();
export type GrantRow = Awaited<ReturnType<typeof findMembers>>[number];

/** One dependent of a guardian, by the grant. */
export const findMember = (sql: Sql, guardianId: number, grantId: number) =>
  grants(sql, 'g.dependent_id').where('g.guardian_id', '=', guardianId).where('g.id', '=', grantId).executeTakeFirst();

/** The guardians of a dependent, whatever the dependent's age. */
export const findGuardians = (sql: Sql, dependentId: number) =>
  grants(sql, 'g.guardian_id').where('g.dependent_id', '=', dependentId).execute();

/** Contact details of the guardians of a dependent; the oldest grant first. */
export const findGuardianContacts = (sql: Sql, dependentId: number) =>
  liveGrants(sql, 'g.guardian_id')
    .select(['g.basis', 'p.id as person_id', 'p.phone', 'p.email', 'p.language'])
    .where('g.dependent_id', '=', dependentId)
    .execute();

/** Where a person is reached. */
export const findContact = (sql: Sql, personId: number) =>
  sql.selectFrom('person').select(['phone', 'email']).where('id', '=', personId).executeTakeFirst();

/** The person with this identity number, with what it takes to compare them with the one who was entered. */
export const findFile = (sql: Sql, column: 'national_id' | 'iqama', number: string) =>
  sql
    .selectFrom('person')
    .select(['id', 'mrn', 'birth_date', 'family_name', 'family_name_ar', 'phone', 'email', 'language'])
    .where(column, '=', number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export const findBirthday = async (sql: Sql, personId: number): Promise<string | null> =>
  (
    await sql
      .selectFrom('person')
      .select('birth_date')
      .where('id', '=', personId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.birth_date ?? null;

/** Active grants between two persons, in either direction, with what decides on their access. */
export const findGrantsBetween = (sql: Sql, one: number, other: number) =>
  sql
    .selectFrom('guardianship as g')
    .innerJoin('person as p', 'p.id', 'g.dependent_id')
    .select(['g.basis', 'g.guardian_id', 'p.birth_date'])
    .where('g.revoked_at', 'is', null)
    .where((w) =>
      w.or([
        w.and([w('g.guardian_id', '=', one), w('g.dependent_id', '=', other)]),
        w.and([w('g.guardian_id', '=', other), w('g.dependent_id', '=', one)]),
      ]),
    )
    .execute();

/** Both sides of a grant, ended or not, for messages about it. */
export const findParties = (sql: Sql, grantId: number) =>
  sql
    .selectFrom('guardianship as g')
    .innerJoin('person as p', (j) =>
      j.on((w) => w.or([w('p.id', '=', w.ref('g.guardian_id')), w('p.id', '=', w.ref('g.dependent_id'))])),
    )
    .select(['g.guardian_id', 'g.dependent_id', 'g.basis', 'p.id as person_id', 'p.phone', 'p.email', 'p.language'])
    .select(names)
    .where('g.id', '=', grantId)
    .where('p.deleted_at', 'is', null)
    .execute();

/** The rows that a person's copy of their data holds: who worked in their profile, and in whose they worked. */
export const grantRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('guardianship as g')
    .innerJoin('person as guardian', 'guardian.id', 'g.guardian_id')
    .innerJoin('person as dependent', 'dependent.id', 'g.dependent_id')
    .innerJoin('family_relation as r', 'r.id', 'g.relation_id')
    .select(['guardian.first_name as guardian', 'guardian.first_name_ar as guardian_ar'])
    .select(['dependent.first_name as member', 'dependent.first_name_ar as member_ar'])
    .select(['r.title as relation', 'r.title_ar as relation_ar', 'g.basis', 'g.granted_at', 'g.revoked_at'])
    .where((w) => w.or([w('g.guardian_id', '=', personId), w('g.dependent_id', '=', personId)]))
    .orderBy('g.id')
    .execute();
