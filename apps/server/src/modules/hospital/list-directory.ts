import { typeOf } from '@balsam/domain/booking';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import {
  isSpeciality,
  readClinics,
  readDepartments,
  readHours,
  readLocations,
  readSpecialities,
  type SpecialityFilter,
} from './directory.store.ts';
import { clinicView, locationView, singlePage } from './directory.view.ts';
import { parseQuery } from './parse-query.ts';

type DirectoryQuery = { location_id?: number | undefined; method?: string | undefined };

const toFilter = ({ location_id: locationId, method }: DirectoryQuery) => ({
  locationId,
  type: method === undefined ? undefined : typeOf(method),
});

export async function listLocations(db: Sql) {
  const hours = await readHours(db);
  return singlePage((await readLocations(db)).map((row) => locationView(row, hours)));
}
export const listDepartments = async (db: Sql) => singlePage(await readDepartments(db));
export const listClinics = async (db: Sql, filter: { locationId?: number | undefined; homeHealth?: boolean }) =>
  singlePage((await readClinics(db, filter)).map(clinicView));

/** Every speciality (`parentId` undefined), only the parents (null), or those below one. */
export const listSpecialities = async (db: Sql, query: DirectoryQuery, parentId?: SpecialityFilter['parentId']) =>
  singlePage(await readSpecialities(db, { ...toFilter(query), parentId }));

/** The sub-specialities of one. Throws not_found when there is none of that id. */
export async function listSubSpecialities(db: Sql, query: DirectoryQuery, id: number) {
  const subs = await listSpecialities(db, query, id);
  if (subs.total === 0 && !(await isSpeciality(db, id))) throw fail('not_found');
  return subs;
}

/** Specialities by what a person types: a name or a complaint. All of them when nothing was typed. */
export async function searchSpecialities(db: Sql, query: DirectoryQuery & { query?: string | undefined }) {
  const words = await parseQuery(db, 'speciality', query.query);
  return singlePage(await readSpecialities(db, { ...toFilter(query), words }));
}
