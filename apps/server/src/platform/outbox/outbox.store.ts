import { sql as raw, type Insertable } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import type { Outbox } from '#platform/db/schema.gen.ts';
import type { Db, Tx } from '#platform/db/types.ts';

/** The channel that wakes the dispatchers of every process when the transaction commits. */
export const wakeChannel = 'balsam_outbox';

export async function insertEvent(tx: Tx, event: Insertable<Outbox>): Promise<void> {
  await insertEvents(tx, [event]);
}

export async function insertEvents(tx: Tx, events: readonly Insertable<Outbox>[]): Promise<void> {
  await tx.insertInto('outbox').values(events).execute();
  await raw`select pg_notify(${wakeChannel}, '')`.execute(tx);
}

export type ClaimedEvent = { id: number; kind: string; payload: unknown; attempts: number };

/** Takes up to `count` due events of these kinds for a minute; other processes pass them by. What failed before stands behind what is new. */
export async function claimDue(db: Db, now: Date, count: number, kinds: readonly string[]): Promise<ClaimedEvent[]> {
  return db
    .updateTable('outbox')
    .set({ claimed_until: addMinutes(now, 1), attempts: raw`attempts + 1` })
    .where('id', 'in', (q) =>
      q
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .where((w) => w.or([w('claimed_until', 'is', null), w('claimed_until', '<=', now)]))
        .where(raw<boolean>`kind = any(${kinds}::text[])`)
        .orderBy('attempts')
        .orderBy('id')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
}

/** Gives events back that were claimed and not begun: they are due again at once, and this was no attempt. */
export async function release(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claimed_until: null, attempts: raw`attempts - 1` })
    .where('id', 'in', ids)
    .execute();
}

export async function markDone(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('outbox').set({ done_at: now, last_error: null }).where('id', '=', id).execute();
}

/** Gives an event back to be tried again at `dueAt`. */
export async function markFailed(db: Db, id: number, dueAt: Date, why: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claimed_until: null, due_at: dueAt, last_error: why.slice(0, 200) })
    .where('id', '=', id)
    .execute();
}
