import { retentionEnd } from '@balsam/domain/privacy';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { overBy, readRetentionYears } from './due-parts.ts';
import { confirmEnd, findClosed } from './retention.store.ts';

/**
 * Lets the next run delete what a minor's closed account left behind; it cannot be taken back. The number is typed again, so that it is
 * this person's.
 * @throws not_found for whoever does not wait, mrn_differs, retention_confirmed
 */
export async function confirmRetention(tx: Tx, call: UserCall, personId: number, typed: string): Promise<void> {
  const row = await findClosed(tx, personId);
  const end = row && retentionEnd(row, await readRetentionYears(tx));
  if (!row || !end?.needsConfirmation) throw fail('not_found');
  const due = overBy(row, end, riyadhDay(call.now));
  if (!due.records && !due.fiscal) throw fail('not_found');
  if (typed !== row.mrn) throw fail('mrn_differs', { path: 'mrn_number' });
  if (!(await confirmEnd(tx, personId, call.actor.accountId, call.now))) throw fail('retention_confirmed');
  await audit(tx, call, { personId, action: 'write', what: 'retention', why: 'staff' });
}
