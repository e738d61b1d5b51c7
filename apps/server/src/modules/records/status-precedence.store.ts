import { amendedStatuses, confirmedStatuses } from '@balsam/domain/records';
import { sql } from 'kysely';

/** `statusPrecedence` for the rows `o` of a statement: of results of one test and moment the correction is the newest. */
export const resultPrecedence = sql<number>`case when lower(trim(o.status)) = any(${[...amendedStatuses]}::text[]) then 2
  when lower(trim(o.status)) = any(${[...confirmedStatuses]}::text[]) then 1 else 0 end`;
