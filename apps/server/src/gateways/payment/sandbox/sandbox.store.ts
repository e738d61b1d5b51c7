import { sql as raw, type Insertable, type Selectable } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import type { SandboxCharge } from '#platform/db/schema.gen.ts';
import type { Db, Tx } from '#platform/db/types.ts';

export type ChargeRow = Selectable<SandboxCharge>;
type Outcome = Pick<ChargeRow, 'status' | 'decline_reason'>;

export async function insertCharge(db: Db, charge: Insertable<SandboxCharge>): Promise<void> {
  await db.insertInto('sandbox_charge').values(charge).execute();
}

export async function findCharge(db: Db, id: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('sandbox_charge').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Moves a charge that is still open; undefined when it is settled or its time is over. */
export async function moveOpenCharge(
  tx: Db | Tx,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<ChargeRow | undefined> {
  return tx
    .updateTable('sandbox_charge')
    .set(outcome)
    .where('id', '=', id)
    .where('status', 'in', ['initiated', 'challenge'])
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Refunds a charge that was paid; a second call changes nothing. False when there is nothing to refund. */
export async function refundCharge(db: Db, id: string, amount: number): Promise<boolean> {
  const row = await db
    .updateTable('sandbox_charge')
    .set({ refunded: amount })
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where('amount', '>=', amount)
    .where('refunded', 'in', [0, amount])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type WebhookRow = { id: string; event_id: string; charge_id: string; due_at: Date };

export async function insertWebhooks(tx: Tx, webhooks: readonly WebhookRow[]): Promise<void> {
  await tx
    .insertInto('sandbox_webhook')
    .values([...webhooks])
    .execute();
}

export type DueWebhook = {
  id: string;
  event_id: string;
  charge_id: string;
  webhook_url: string;
  status: ChargeRow['status'];
};

/** Takes up to 20 webhooks that are due, for a minute; those that failed ten times are not tried again. */
export async function claimWebhooks(db: Db, now: Date, only?: string): Promise<DueWebhook[]> {
  return db
    .with('claimed', (q) =>
      q
        .updateTable('sandbox_webhook')
        .set({ due_at: addMinutes(now, 1), attempts: raw`attempts + 1` })
        .where('id', 'in', (s) =>
          s
            .selectFrom('sandbox_webhook')
            .select('id')
            .where('sent_at', 'is', null)
            .where('due_at', '<=', now)
            .where('attempts', '<', 10)
            .$if(only !== undefined, (o) => o.where('charge_id', '=', only ?? ''))
            .orderBy('due_at')
            .limit(20)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'event_id', 'charge_id']),
    )
    .selectFrom('claimed')
    .innerJoin('sandbox_charge', 'sandbox_charge.id', 'claimed.charge_id')
    .select(['claimed.id', 'claimed.event_id', 'claimed.charge_id', 'webhook_url', 'sandbox_charge.status'])
    .execute();
}

export async function markSent(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('sandbox_webhook')
    .set({ sent_at: now })
    .where('id', 'in', [...ids])
    .execute();
}
