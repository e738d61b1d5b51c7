import type { Insertable } from 'kysely';
import type { OutgoingMessage } from '#platform/db/schema.gen.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';

export async function insertMessages(tx: Tx, messages: readonly Insertable<OutgoingMessage>[]): Promise<number[]> {
  const rows = await tx.insertInto('outgoing_message').values(messages).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** The message, locked, if it has not left yet. */
export async function findQueued(tx: Tx, id: number) {
  return tx
    .selectFrom('outgoing_message')
    .select(['id', 'channel', 'destination', 'subject', 'body', 'link', 'language', 'useful_until', 'created_at'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .forUpdate()
    .executeTakeFirst();
}

type Ending = { readonly status: 'sent' | 'failed'; readonly gateway: string };

/** The message has left, or never will. */
export async function markEnded(tx: Tx, id: number, { status, gateway }: Ending, now: Date): Promise<void> {
  await tx
    .updateTable('outgoing_message')
    .set({ status, gateway, sent_at: status === 'sent' ? now : null })
    .where('id', '=', id)
    .execute();
}

/** Deletes messages to these destinations, unless somebody else is still reached at one of them. */
export async function deleteMessagesTo(tx: Tx, destinations: readonly string[]): Promise<void> {
  if (destinations.length === 0) return;
  await tx
    .deleteFrom('outgoing_message as m')
    .where('m.destination', 'in', destinations)
    .where((w) =>
      w.not(
        w.exists(
          w
            .selectFrom('person as p')
            .select('p.id')
            .where((x) => x.or([x('p.phone', '=', x.ref('m.destination')), x('p.email', '=', x.ref('m.destination'))])),
        ),
      ),
    )
    .execute();
}

/** Empties up to `count` messages that were written before an instant, or that are to be kept no longer; answers how many. One that never left has failed. */
export async function emptyMessages(db: Db, { before, now }: { before: Date; now: Date }, count: number) {
  const emptied = await db
    .updateTable('outgoing_message')
    .set((x) => ({
      destination: '',
      subject: null,
      body: '',
      link: null,
      keep_until: null,
      status: x
        .case()
        .when('status', '=', 'sent')
        .then('sent' as const)
        .else('failed' as const)
        .end(),
    }))
    .where('id', 'in', (q) =>
      q
        .selectFrom('outgoing_message')
        .select('id')
        .where('destination', '<>', '')
        .where((w) => w.or([w('created_at', '<', before), w('keep_until', '<=', now)]))
        .orderBy('created_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return emptied.length;
}

/** The newest messages to a destination, or to all, that still say anything; for the development outbox. */
export async function latestMessages(sql: Sql, to: string | undefined, count: number) {
  return sql
    .selectFrom('outgoing_message')
    .select(['id', 'channel', 'destination', 'subject', 'body', 'language', 'status', 'created_at'])
    .where('destination', '<>', '')
    .$if(to !== undefined, (q) => q.where('destination', '=', to!))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}
