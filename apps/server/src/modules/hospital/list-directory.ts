import { typeOf } from '@balsam/domain/booking';
import type { Sql } from '../../platform/db/types.ts';
import { fail } from '../../platform/http/failure.ts';
import {
  isSpeciality,
  readClinics,
  readDepartments,
  readLocations,
  readSpecialities,
  type SpecialityWish,
} from './directory.store.ts';
import { clinicView, whole } from './directory.view.ts';
import { parseQuery } from './typed-words.ts';

type Narrowed = { location_id?: number | undefined; method?: string | undefined };

const narrowing = ({ location_id: locationId, method }: Narrowed) => ({
  locationId,
  type: method === undefined ? undefined : typeOf(method),
});

export const listLocations = async (db: Sql) => whole(await readLocations(db));
export const listDepartments = async (db: Sql) => whole(await readDepartments(db));
export const listClinics = async (db: Sql, wish: { locationId?: number | undefined; homeHealth?: boolean }) =>
  whole((await readClinics(db, wish)).map(clinicView));

/** Every speciality (`parentId` undefined), only the parents (null), or those below one. */
export const listSpecialities = async (db: Sql, query: Narrowed, parentId?: SpecialityWish['parentId']) =>
  whole(await readSpecialities(db, { ...narrowing(query), parentId }));

/** The sub-specialities of one. Throws not_found when there is none of that id. */
export async function listSubSpecialities(db: Sql, query: Narrowed, id: number) {
  const subs = await listSpecialities(db, query, id);
  if (subs.total === 0 && !(await isSpeciality(db, id))) throw fail('not_found');
  return subs;
}

/** Specialities by what a person types: a name or a complaint. All of them when nothing was typed. */
export async function searchSpecialities(db: Sql, query: Narrowed & { query?: string | undefined }) {
  const words = await parseQuery(db, 'speciality', query.query);
  return whole(await readSpecialities(db, { ...narrowing(query), words }));
}
