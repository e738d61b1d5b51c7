import { sql } from 'kysely';
import type { Prescribed } from '@balsam/domain/safety';
import type { Sql } from '#platform/db/types.ts';

/** Names that records from elsewhere use for what the register calls otherwise are looked for by the ATC code alone. */
export const productsThatMayFit = (db: Sql, { words, atcCodes }: Prescribed) =>
  db
    .selectFrom('product')
    .select(['id', 'scientific_name as substance', 'atc'])
    .where('withdrawn_at', 'is', null)
    .where((w) =>
      w.or([
        w.and([w('atc', '<>', ''), w('atc', 'in', atcCodes.length > 0 ? [...atcCodes] : ['-'])]),
        sql<boolean>`scientific_name <> '' and strpos(lower(${words}), lower(split_part(translate(scientific_name, ',+;/', '    '), ' ', 1))) > 0`,
      ]),
    )
    .orderBy('id')
    .limit(300)
    .execute();
