import { rankMatches } from '@balsam/domain/search';
import type { Sql } from '#platform/db/types.ts';
import { readDoctorNames } from './doctors.store.ts';
import { nameView } from './doctors.view.ts';
import { matchDoctors } from './match-doctors.store.ts';
import { parseQuery } from './parse-query.ts';

/** More names than are compared by ear. */
const mostByEar = 500;

/** A few doctors by what somebody types, the best rated first; where the vocabulary has none, those whose names sound alike. */
export async function searchDoctors(db: Sql, typed: string, most: number) {
  const words = await parseQuery(db, 'doctor', typed);
  if (words === undefined) return [];
  const { ids } = await matchDoctors(db, { words, sort: 'rating' }, { limit: most, offset: 0 });
  if (ids.length > 0) {
    const views = new Map((await readDoctorNames(db, ids)).map((row) => [row.id, nameView(row)]));
    return ids.flatMap((id) => views.get(id) ?? []);
  }
  const all = await matchDoctors(db, { sort: 'rating' }, { limit: mostByEar, offset: 0 });
  const names = (await readDoctorNames(db, all.ids)).map(nameView);
  return rankMatches(
    names.map((doctor) => ({ doctor, words: `${doctor.name} ${doctor.name_ar}` })),
    typed,
  )
    .slice(0, most)
    .map(({ doctor }) => doctor);
}
