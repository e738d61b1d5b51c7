import type { Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';

/** Banners that are shown on `day`, in their order. */
export async function readBanners(db: Sql, day: Day, type?: 'MAIN' | 'PROMOTIONAL') {
  return db
    .selectFrom('banner')
    .selectAll()
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', day)]))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', day)]))
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 'MAIN'))
    .orderBy('type')
    .orderBy('position')
    .orderBy('id')
    .limit(20)
    .execute();
}
