import { keptSince } from '@balsam/domain/privacy';
import { addMinutes } from '@balsam/domain/time';
import { deleteBefore } from '#platform/jobs/purge.store.ts';
import type { Purge } from '#platform/jobs/purge.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { emptyMessages } from './messages.store.ts';

const defaultDays = 90;
/** Codes and reminders must have had the time to leave, whatever the setting says. */
const leastDays = 1;

/**
 * Messages that were written more than MESSAGE_RETENTION_DAYS ago are emptied: whom they went to, their text and what they opened. That
 * one was sent, when, and over which gateway, stays for a year.
 */
export const messagePurges: readonly Purge[] = [
  {
    rows: 'outgoing_message content',
    batch: async ({ db }, now, count) => {
      const days = Math.max(leastDays, await readNumberSetting(db, 'MESSAGE_RETENTION_DAYS', defaultDays));
      return emptyMessages(db, { before: addMinutes(now, -days * 24 * 60), now }, count);
    },
  },
  {
    rows: 'outgoing_message',
    batch: ({ db }, now, count) => {
      const dated = { table: 'outgoing_message', column: 'created_at' } as const;
      return deleteBefore(db, dated, keptSince('emptiedMessage', now), count);
    },
  },
];
