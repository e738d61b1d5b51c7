import type { Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { recordChanged } from './events.ts';
import { areSensitive } from './hidden-resources.ts';
import type { Reading } from './records.policy.ts';

/** Makes the open screens of a record read again what a doctor or a guardian has written in it (D10.10); a person knows what they wrote. */
export async function publishWritten(
  tx: Tx,
  { personId, why }: Pick<Reading, 'personId' | 'why'>,
  resourceIds: readonly number[],
  now: Date,
): Promise<void> {
  if (why === 'self' || resourceIds.length === 0) return;
  const isSensitive = await areSensitive(tx, personId, resourceIds);
  await publish(tx, recordChanged, { person_id: personId, is_sensitive: isSensitive }, now);
}
