import type { Sql } from '#platform/db/types.ts';

/** What a time that is not closed is for, or undefined. */
export const findSlot = (sql: Sql, slotId: number) =>
  sql
    .selectFrom('slot')
    .select(['type', 'doctor_id as doctorId', 'location_id as locationId'])
    .where('id', '=', slotId)
    .where('is_closed', '=', false)
    .executeTakeFirst();
