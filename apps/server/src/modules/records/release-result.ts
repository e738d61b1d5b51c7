import { mayRelease } from '@balsam/domain/records';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { recordChanged } from './events.ts';
import { holdColumns } from './hold.ts';
import { readableRecord } from './records.policy.ts';
import { findLab, setResultReleased } from './records.store.ts';
import { labView } from './records.view.ts';
import { publishReleased } from './released-result.ts';
import { resourceOfResult } from './released-result.store.ts';

/**
 * A doctor in care holds a result of the laboratory back, or releases it to the patient (D11.11). Doing it again changes nothing.
 * @throws not_found for another's, and for holding one that was withdrawn
 */
export async function releaseResult(
  tx: Tx,
  call: UserCall,
  id: number,
  { mrn_number, released }: { readonly mrn_number: string; readonly released: boolean },
) {
  const { why, ...scope } = await readableRecord(tx, call, mrn_number);
  const found = await findLab(tx, scope, id);
  if (!found) throw fail('not_found');
  assertAllowed(mayRelease(released, found.withdrawn_at !== null));
  const { personId } = scope;
  const isChanged = await setResultReleased(
    tx,
    personId,
    id,
    holdColumns(released, ownDoctorId(call, undefined), call.now),
  );
  const change = { person_id: personId, is_sensitive: found.is_sensitive };
  if (isChanged) await publish(tx, recordChanged, change, call.now);
  if (isChanged && released) {
    const root = (await resourceOfResult(tx, personId, id))?.id;
    await publishReleased(tx, { kind: 'lab', id, personId, root }, call.now);
  }
  // The reply tells the result: who changes nothing has read it.
  const action = isChanged ? 'write' : 'read';
  await audit(tx, call, { personId, action, what: 'laboratory result', recordId: id, why });
  return labView((await findLab(tx, scope, id))!);
}
