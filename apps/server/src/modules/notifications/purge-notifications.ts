import { keptSince } from '@balsam/domain/privacy';
import { deleteBefore } from '#platform/jobs/purge.store.ts';
import type { Purge } from '#platform/jobs/purge.ts';

/** Notifications of more than a year ago, seen or not. */
export const notificationPurge: Purge = {
  rows: 'notification',
  batch: ({ db }, now, count) =>
    deleteBefore(db, { table: 'notification', column: 'created_at' }, keptSince('notification', now), count),
};
