import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

type Certificate = {
  readonly personId: number;
  readonly code: string;
  readonly entryIds: readonly number[];
  readonly now: Date;
};

/** Keeps a certificate; one of the same vaccines keeps the code and the day that it has. */
export const keepCertificate = (db: Sql, { personId, code, entryIds, now }: Certificate) =>
  db
    .insertInto('vaccine_certificate')
    .values({ person_id: personId, code, entry_ids: [...entryIds], issued_at: now })
    .onConflict((c) => c.columns(['person_id', 'entry_ids']).doUpdateSet({ person_id: personId }))
    .returning(['code', 'issued_at'])
    .executeTakeFirstOrThrow();

export const findCertificate = (db: Sql, code: string) =>
  db
    .selectFrom('vaccine_certificate as c')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .select(['c.person_id', 'c.issued_at'])
    // As an array its numbers would come as text.
    .select(sql<number[]>`to_jsonb(c.entry_ids)`.as('entry_ids'))
    .select(['p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .where('c.code', '=', code)
    .executeTakeFirst();

/** The certificates of a person as a part of the copy of their data. */
export const certificateRows = (db: Sql, personId: number, after: number, count: number) =>
  db
    .selectFrom('vaccine_certificate')
    .select(['id', 'code', 'entry_ids', 'issued_at'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
