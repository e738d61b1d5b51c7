import type { Sql } from '#platform/db/types.ts';

export const notificationRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('notification')
    .select(['id', 'kind', 'title', 'title_ar', 'message', 'message_ar', 'seen_at', 'created_at'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

export const preferenceRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('notification_preference')
    .select(['kind', 'channel', 'is_on'])
    .where('person_id', '=', personId)
    .orderBy('kind')
    .orderBy('channel')
    .execute();
