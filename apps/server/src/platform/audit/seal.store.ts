import { sql, type Insertable } from 'kysely';
import type { AuditSeal } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const sealingLock = 7_261_002;

/** One sealer at a time over all processes; the lock ends with the transaction. */
export async function takeSealingLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sealingLock}) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

export async function lastSeal(db: Sql) {
  return db
    .selectFrom('audit_seal')
    .select(['to_transaction', 'hash', 'sealed_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function sealsInOrder(db: Sql) {
  return db.selectFrom('audit_seal').selectAll().orderBy('id').execute();
}

/** Every transaction below this has ended, so nothing can appear below it any more. */
export async function nextBound(tx: Tx): Promise<string> {
  const { rows } = await sql<{
    bound: string;
  }>`select transaction_number(pg_snapshot_xmin(pg_current_snapshot()))::text as bound`.execute(tx);
  return rows[0]!.bound;
}

export type SealedEntry = Record<string, unknown>;

/** What the entries of the transactions in [from, to) say, in the order of the chain. */
export async function entriesBetween(db: Sql, from: string, to: string): Promise<SealedEntry[]> {
  return db
    .selectFrom('audit_entry')
    .select([
      'id',
      'at',
      'actor_account_id',
      'actor_person_id',
      'actor_role',
      'person_id',
      'action',
      'what',
      'record_id',
      'why',
      'request_id',
    ])
    .where(sql<boolean>`transaction >= ${from}::xid8 and transaction < ${to}::xid8`)
    .orderBy('transaction')
    .orderBy('id')
    .execute();
}

export async function insertSeal(tx: Tx, seal: Insertable<AuditSeal>): Promise<void> {
  await tx.insertInto('audit_seal').values(seal).execute();
}
