import { sql, type RawBuilder } from 'kysely';

/** More than a week is a slip of somebody's hand. */
const longest = 7 * 1440;

/** SQL: the minutes that a setting holds, from 0 to a week; `otherwise` when it is missing or is none. */
export const settingMinutes = (title: string, otherwise: number): RawBuilder<number> => sql<number>`coalesce((
  select (value #>> '{}')::numeric::int from setting
  where title = ${title} and jsonb_typeof(value) = 'number' and (value #>> '{}')::numeric between 0 and ${longest}), ${otherwise}::int)`;
