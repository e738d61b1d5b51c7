import { keptSince } from '@balsam/domain/privacy';
import { deleteBefore } from './purge.store.ts';
import type { Purge } from './purge.ts';

/** Keys with their replies, and events that were handled. One that was never handled has no end and stays to be looked at. */
export const platformPurges: readonly Purge[] = [
  {
    rows: 'idempotency_key',
    batch: ({ db }, now, count) => {
      const dated = { table: 'idempotency_key', column: 'created_at' } as const;
      return deleteBefore(db, dated, keptSince('idempotencyKey', now), count);
    },
  },
  {
    rows: 'outbox',
    batch: ({ db }, now, count) =>
      deleteBefore(db, { table: 'outbox', column: 'done_at' }, keptSince('handledEvent', now), count),
  },
];
