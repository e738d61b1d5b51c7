import { sql, type RawBuilder } from 'kysely';

type Type = 'timestamptz' | 'bigint[]' | 'int[]' | 'text[]' | 'date[]';

/**
 * A parameter that comes out of a query, so that PostgreSQL plans without a look at its value or a count of its elements: one plan is kept for
 * all values, where it would otherwise take the plan for this one for better and plan anew each time. For statements that take less time
 * than their planning.
 */
export const unplanned = <T>(value: T, type: Type): RawBuilder<T> => {
  const as = sql.raw(type);
  // The cast outside makes it a value: `any (select …)` would compare with rows.
  return sql<T>`(select ${value}::${as})::${as}`;
};
