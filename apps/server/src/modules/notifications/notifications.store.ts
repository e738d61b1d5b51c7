import { sql, type Insertable } from 'kysely';
import type { Channel } from '@balsam/domain/notifications';
import type { Notification } from '#platform/db/schema.gen.ts';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const columns = [
  'id',
  'kind',
  'title',
  'title_ar',
  'message',
  'message_ar',
  'link',
  'appointment_id',
  'dose_id',
  'seen_at',
  'created_at',
] as const;

/** Kinds that this reader does not get to see. */
type Hidden = readonly string[];

export type NotificationPage = { readonly limit: number; readonly offset: number; readonly oldestFirst: boolean };

const counted = (db: Sql, personId: number, hidden: Hidden) =>
  db
    .selectFrom('notification')
    .where('person_id', '=', personId)
    .$if(hidden.length > 0, (q) => q.where('kind', 'not in', hidden));
const all = sql<number>`count(*)::int`.as('count');
const unseen = sql<number>`(count(*) filter (where seen_at is null))::int`.as('unread');

/** How many there are and how many were not seen. */
export const countNotifications = (
  db: Sql,
  personId: number,
  hidden: Hidden = [],
): Promise<{ count: number; unread: number }> =>
  counted(db, personId, hidden).select([all, unseen]).executeTakeFirstOrThrow();

type Listed = Omit<NotificationPage, 'oldestFirst'> & { readonly personId: number; readonly hidden: Hidden };

const listed = (direction: 'asc' | 'desc') =>
  shortRead((db, { personId, hidden, limit, offset }: Listed) => {
    const visible = db
      .selectFrom('notification')
      .where('person_id', '=', personId)
      .where(sql<boolean>`kind <> all(${hidden}::text[])`);
    return visible
      .select(columns)
      .innerJoinLateral(visible.select([all, unseen]).as('counts'), (join) => join.onTrue())
      .select(['counts.count', 'counts.unread'])
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset);
  });
const [oldestFirst, newestFirst] = [listed('asc'), listed('desc')];

/** The page, and how many there are and were not seen. */
export async function listNotifications(db: Sql, personId: number, page: NotificationPage, hidden: Hidden) {
  const list = page.oldestFirst ? oldestFirst : newestFirst;
  const found = await list(db, { personId, hidden, limit: page.limit, offset: page.offset });
  const { count, unread } = found[0] ?? (await countNotifications(db, personId, hidden));
  return { rows: found, count, unread };
}

/** Adds it once for each event and person, however often the event is handled; nothing when it was there. */
export async function insertNotification(tx: Tx, notification: Insertable<Notification>): Promise<number | undefined> {
  const row = await tx
    .insertInto('notification')
    .values(notification)
    .onConflict((c) => c.columns(['source_event', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether somebody was told of what opens there. */
export async function wasTold(tx: Tx, personId: number, link: string): Promise<boolean> {
  const row = await tx
    .selectFrom('notification')
    .select('id')
    .where('person_id', '=', personId)
    .where('link', '=', link)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Marked = { readonly personId: number; readonly id: number | undefined; readonly hidden: Hidden };

/** Marks one or all as seen; false when the one is not this person's, or hidden from the reader. */
export async function markSeen(tx: Tx, { personId, id, hidden }: Marked, now: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('notification')
    .set((x) => ({ seen_at: x.fn.coalesce('seen_at', sql<Date>`${now}::timestamptz`) }))
    .where('person_id', '=', personId)
    .$if(hidden.length > 0, (q) => q.where('kind', 'not in', hidden))
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .returning('id')
    .execute();
  return id === undefined || rows.length === 1;
}

/** A person's preferences of channels, of one kind or of all; those that they never set are not in it. */
export async function listPreferences(db: Sql, personId: number, kind?: string) {
  return db
    .selectFrom('notification_preference')
    .select(['kind', 'channel', 'is_on'])
    .where('person_id', '=', personId)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind!))
    .execute();
}

export type Preference = { readonly kinds: readonly string[]; readonly channel: Channel; readonly on: boolean };

/** Keeps what a person says about a channel, for each of these kinds. */
export async function savePreference(tx: Tx, personId: number, { kinds, channel, on }: Preference): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .insertInto('notification_preference')
    .values(kinds.map((kind) => ({ person_id: personId, kind, channel, is_on: on })))
    .onConflict((c) => c.columns(['person_id', 'kind', 'channel']).doUpdateSet({ is_on: on }))
    .execute();
}
