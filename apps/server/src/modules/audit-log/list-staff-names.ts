import { mostStaff } from '@balsam/contract/audit-log';
import type { Sql } from '#platform/db/types.ts';
import { fullNames } from '#modules/people/index.ts';
import { findStaffNames } from './entries.store.ts';

/** Whom a search may be about. A name alone is no look at a profile: each would be an entry of the log that is searched. */
export async function listStaffNames(sql: Sql) {
  const rows = await findStaffNames(sql, mostStaff);
  return {
    items: rows.map((row) => {
      const { name, nameAr } = fullNames(row);
      return { id: row.id, name, name_ar: nameAr };
    }),
  };
}
