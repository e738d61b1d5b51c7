import { addMinutes } from '@balsam/domain/time';
import type { DueWork } from '../jobs/due.ts';
import { whileFull } from '../jobs/while-full.ts';
import { readNumberSetting } from '../settings/settings.store.ts';
import { emptyMessages } from './messages.store.ts';

const batch = 500;
const defaultDays = 90;
/** Codes and reminders must have had the time to leave, whatever the setting says. */
const leastDays = 1;

/**
 * Empties messages that were written more than MESSAGE_RETENTION_DAYS ago: whom they went to, what they said and what they opened. That
 * one was sent, when, and over which gateway, stays.
 */
export const forgetMessages: DueWork = {
  name: 'messages.forget',
  run: async ({ db }, now) => {
    const days = Math.max(leastDays, await readNumberSetting(db, 'MESSAGE_RETENTION_DAYS', defaultDays));
    const before = addMinutes(now, -days * 24 * 60);
    await whileFull(batch, () => emptyMessages(db, before, batch));
  },
};
