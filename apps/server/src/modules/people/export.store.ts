import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { nameColumns } from './names.ts';

/** All that is kept about a person, as they would write it themselves. */
export const personRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('person')
    .select(['mrn', ...nameColumns])
    .select(['national_id', 'iqama', 'nationality', 'gender', 'birth_date', 'phone', 'email', 'contact_phone'])
    .select(['phone_typed_at', 'phone_confirmed_at'])
    .select(['address', 'city', 'language', 'vehicle_number', 'vehicle_type', 'source', 'created_at'])
    .where('id', '=', personId)
    .execute();

/** The numbers of a person in other systems. */
export const identifierRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('person_identifier')
    .select(['id', 'system', 'value', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

export const agreementRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('terms_agreement as a')
    .innerJoin('terms_version as v', 'v.id', 'a.terms_version_id')
    .select(['v.version', 'v.title', 'v.title_ar', 'v.body', 'v.body_ar', 'v.published_at', 'a.agreed_at'])
    .where('a.person_id', '=', personId)
    .orderBy('v.version')
    .execute();

/** Who touched the record, oldest first: by name and role, without the numbers of the system. */
export const accessRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('audit_entry as e')
    .leftJoin('person as p', 'p.id', 'e.actor_person_id')
    .select(['e.id', 'e.at', 'e.action', 'e.what', 'e.record_id', 'e.why', 'e.actor_role'])
    .select(raw<string | null>`nullif(concat_ws(' ', p.first_name, p.family_name), '')`.as('who'))
    .select(raw<string | null>`nullif(concat_ws(' ', p.first_name_ar, p.family_name_ar), '')`.as('who_ar'))
    .where('e.person_id', '=', personId)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(count)
    .execute();

/**
 * The pictures that a person gave us of themselves and for themselves; those of a delivery are the customer's, and those of talks stand with
 * the talks, whoever sent them.
 */
export const pictureRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('stored_file')
    .select(['id', 'kind', 'mime'])
    .where('person_id', '=', personId)
    .where('mime', 'like', 'image/%')
    .where('kind', 'not in', ['delivery', 'ticket', 'visit'])
    .orderBy('created_at')
    .execute();
