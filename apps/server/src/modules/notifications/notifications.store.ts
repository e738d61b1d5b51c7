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

/** What a reader does not get to see: kinds, and of the others what tells of something sensitive. */
export type Reader = { readonly hiddenKinds: readonly string[]; readonly hideSensitive: boolean };

const seenBy = ({ hiddenKinds, hideSensitive }: Reader) =>
  sql<boolean>`kind <> all(${hiddenKinds}::text[]) and not (${hideSensitive} and is_sensitive)`;

export type NotificationPage = { readonly limit: number; readonly offset: number; readonly oldestFirst: boolean };

const all = sql<number>`count(*)::int`.as('count');
const unseen = sql<number>`(count(*) filter (where seen_at is null))::int`.as('unread');

/** How many there are and how many were not seen. */
export const countNotifications = (
  db: Sql,
  personId: number,
  reader: Reader,
): Promise<{ count: number; unread: number }> =>
  db
    .selectFrom('notification')
    .where('person_id', '=', personId)
    .where(seenBy(reader))
    .select([all, unseen])
    .executeTakeFirstOrThrow();

/** How many the person has not seen, and how many of them their guardians with full and with limited access get to see. */
export const countUnread = (db: Sql, personId: number, hiddenKinds: readonly string[]) => {
  const notSeen = {
    full: seenBy({ hiddenKinds, hideSensitive: false }),
    limited: seenBy({ hiddenKinds, hideSensitive: true }),
  };
  return db
    .selectFrom('notification')
    .select([
      sql<number>`count(*)::int`.as('own'),
      sql<number>`(count(*) filter (where ${notSeen.full}))::int`.as('full'),
      sql<number>`(count(*) filter (where ${notSeen.limited}))::int`.as('limited'),
    ])
    .where('person_id', '=', personId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
};

type Listed = Omit<NotificationPage, 'oldestFirst'> & Reader & { readonly personId: number };

const listed = (direction: 'asc' | 'desc') =>
  shortRead((db, { personId, hiddenKinds, hideSensitive, limit, offset }: Listed) => {
    const visible = db
      .selectFrom('notification')
      .where('person_id', '=', personId)
      .where(seenBy({ hiddenKinds, hideSensitive }));
    // Counted once and not once a row, as the planner would have it of a table in which it expects next to nothing.
    return db
      .with(
        (cte) => cte('counts').materialized(),
        () => visible.select([all, unseen]),
      )
      .selectFrom('counts')
      .innerJoin(visible.select(columns).as('listed'), (join) => join.onTrue())
      .selectAll('listed')
      .select(['counts.count', 'counts.unread'])
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset);
  });
const [oldestFirst, newestFirst] = [listed('asc'), listed('desc')];

/** The page, and how many there are and were not seen. */
export async function listNotifications(db: Sql, personId: number, page: NotificationPage, reader: Reader) {
  const list = page.oldestFirst ? oldestFirst : newestFirst;
  const found = await list(db, { personId, ...reader, limit: page.limit, offset: page.offset });
  const { count, unread } = found[0] ?? (await countNotifications(db, personId, reader));
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

type Marked = { readonly personId: number; readonly id: number | undefined; readonly reader: Reader };

/** Marks one or all as seen; false when the one is not this person's, or hidden from the reader. */
export async function markSeen(tx: Tx, { personId, id, reader }: Marked, now: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('notification')
    .set((x) => ({ seen_at: x.fn.coalesce('seen_at', sql<Date>`${now}::timestamptz`) }))
    .where('person_id', '=', personId)
    .where(seenBy(reader))
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
