import type { Sql } from '../../platform/db/types.ts';

/** The branch with this id and the city it is in, or undefined. */
export const branchOf = (sql: Sql, id: number) =>
  sql.selectFrom('location').select(['id', 'city', 'city_ar']).where('id', '=', id).executeTakeFirst();
