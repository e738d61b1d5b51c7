import { escalatesAt } from '@balsam/domain/records';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { criticalReported } from '../events.ts';
import { moveOpen, ofPerson, unreachedDepartments, unreachedOf } from './hand-over.store.ts';
import { escalateLater } from './report-critical.ts';

/**
 * Whose a result was is written over, so who moved it and when stands in the patient's log, and beside each doctor who has it no more that it
 * was taken from them.
 */
async function handOver(tx: Tx, call: UserCall, which: ReturnType<typeof ofPerson>, doctorId: number): Promise<void> {
  const { now } = call;
  const dueAt = escalatesAt(now);
  const moved = await moveOpen(tx, which, { doctorId, dueAt });
  if (moved.length === 0) return;
  const moves = moved.flatMap(({ id: recordId, person_id: personId, had }) => {
    const move = { action: 'write', recordId, why: 'staff' } as const;
    const taken = had.map((doctor) => ({ ...move, personId: doctor, what: 'critical result handed over' }));
    return [{ ...move, personId, what: 'critical result' }, ...taken];
  });
  await audit(tx, call, ...moves);
  await publish(tx, criticalReported, { doctor_id: doctorId }, now);
  const ids = moved.filter(({ anew }) => anew).map(({ id }) => id);
  if (ids.length > 0) await escalateLater(tx, { ids, dueAt }, now);
}

/** With an admission, or another doctor of a stay, critical results that wait go to who answers for the patient now and is told at once (D13.05). */
export const handOverCritical = (tx: Tx, call: UserCall, personId: number, doctorId: number): Promise<void> =>
  handOver(tx, call, ofPerson(personId), doctorId);

/** What reached nobody in a department goes to the doctor who becomes its head, and who is told at once (D13.05). */
export const criticalToHead = (tx: Tx, call: UserCall, departmentId: number, headId: number): Promise<void> =>
  handOver(tx, call, unreachedOf(departmentId), headId);

/**
 * What reaches nobody goes to the heads who sign in: with a lock, results that were told again to the doctor who is locked out, for they go
 * to nobody by themselves any more; with its end, what waited for a head who comes back (D13.05).
 */
export async function criticalToHeads(tx: Tx, call: UserCall): Promise<void> {
  for (const { id, head_id: headId } of await unreachedDepartments(tx))
    if (headId !== null) await criticalToHead(tx, call, id, headId);
}
