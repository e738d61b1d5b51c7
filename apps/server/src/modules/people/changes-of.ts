import type { Sql } from '../../platform/db/types.ts';
import { findChanges } from './access-log.store.ts';
import { entryView } from './access-log.view.ts';

/** The newest changes of these kinds that were made to what is a person's, for a module whose policy lets the caller see them. */
export const changesOf = async (sql: Sql, personId: number, kinds: readonly string[], limit: number) =>
  (await findChanges(sql, personId, kinds, limit)).map(entryView);
