import type { Sql } from '#platform/db/types.ts';
import { newestLabsOf } from './records.store.ts';
import { labView, type LabView } from './records.view.ts';

/** The newest results of people in the caller's care, one of each test, by person. It does not check access. */
export async function newestResultsOf(
  sql: Sql,
  personIds: readonly number[],
  ofEach: number,
): Promise<ReadonlyMap<number, readonly LabView[]>> {
  const rows = await newestLabsOf(sql, personIds, ofEach);
  const byPerson = Map.groupBy(rows, ({ person_id: personId }) => personId);
  return new Map([...byPerson].map(([personId, list]) => [personId, list.map(labView)]));
}
