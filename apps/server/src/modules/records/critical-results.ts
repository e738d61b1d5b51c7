import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { criticalResult } from './events.ts';
import { recentLabs } from './records.store.ts';
import { labView } from './records.view.ts';

/** What was taken longer ago calls for nobody at once: a file of years tells of no danger of today. */
const recentDays = 7;

/** The critical values of the last days that stand in a person's record, by what they are. */
export async function recentCritical(tx: Tx, personId: number, now: Date): Promise<ReadonlySet<string>> {
  const rows = await recentLabs(tx, personId, addMinutes(now, -recentDays * 24 * 60));
  const critical = rows.map(labView).filter(({ flag }) => flag === 'critical_high' || flag === 'critical_low');
  return new Set(critical.map(({ id, decimal, value_text, flag }) => [id, decimal, value_text, flag].join(' ')));
}

/** Says that a critical value came which was not there before. */
export async function announceCritical(
  tx: Tx,
  personId: number,
  before: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const isNew = [...(await recentCritical(tx, personId, now))].some((value) => !before.has(value));
  if (isNew) await publish(tx, criticalResult, { person_id: personId }, now);
}
