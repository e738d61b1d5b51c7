import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import {
  entriesBetween,
  insertSeal,
  lastSeal,
  nextBound,
  sealsInOrder,
  takeSealingLock,
  type SealedEntry,
} from './seal.store.ts';

const first = Buffer.alloc(32);

/** The hash of a seal: of the one before it and of every entry it covers, in order. */
const chain = (previous: Buffer, entries: readonly SealedEntry[]): Buffer => {
  const hash = createHash('sha256').update(previous);
  for (const entry of entries) hash.update(JSON.stringify(entry));
  return hash.digest();
};

/**
 * Seals the entries of all transactions that have ended since the last seal into the chain. Entries are written without waiting
 * for each other; only sealing is one at a time.
 */
async function sealOnce(tx: Tx, now: Date): Promise<void> {
  if (!(await takeSealingLock(tx))) return;
  const last = await lastSeal(tx);
  const from = last?.to_transaction ?? '0';
  const to = await nextBound(tx);
  const entries = await entriesBetween(tx, from, to);
  if (entries.length === 0) return;
  const previous = last?.hash ?? first;
  await insertSeal(tx, {
    from_transaction: from,
    to_transaction: to,
    entries: entries.length,
    previous_hash: previous,
    hash: chain(previous, entries),
    sealed_at: now,
  });
}

/** Seals the audit log, once a minute at most. */
export const sealAuditJob: ScheduledJob = {
  name: 'seal-audit',
  run: async ({ db }, now) => {
    const last = await lastSeal(db);
    if (last && Math.abs(now.getTime() - last.sealed_at.getTime()) < 60_000) return;
    await db.transaction().execute((tx) => sealOnce(tx, now));
  },
};

/** Walks the whole chain; answers with the id of the first seal that does not fit its entries, or nothing when all do. */
export async function verifyAudit(db: Db): Promise<number | undefined> {
  let previous: Buffer = first;
  for (const seal of await sealsInOrder(db)) {
    // One seal after the other: the log may be far larger than memory.
    const entries = await entriesBetween(db, seal.from_transaction, seal.to_transaction);
    const whole = seal.entries === entries.length && seal.previous_hash.equals(previous);
    if (!whole || !chain(previous, entries).equals(seal.hash)) return seal.id;
    previous = seal.hash;
  }
  return undefined;
}
