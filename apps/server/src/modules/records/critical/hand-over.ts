import { escalatesAt } from '@balsam/domain/records';
import type { Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { criticalReported } from '../events.ts';
import { moveOpen, ofPerson, unreachedDepartments, unreachedOf } from './hand-over.store.ts';
import { escalateLater } from './report-critical.ts';

async function handOver(tx: Tx, which: ReturnType<typeof ofPerson>, doctorId: number, now: Date): Promise<void> {
  const dueAt = escalatesAt(now);
  const moved = await moveOpen(tx, which, { doctorId, dueAt });
  if (moved.length === 0) return;
  await publish(tx, criticalReported, { doctor_id: doctorId }, now);
  const ids = moved.filter(({ anew }) => anew).map(({ id }) => id);
  if (ids.length > 0) await escalateLater(tx, { ids, dueAt }, now);
}

/** With an admission or another doctor of a stay the critical results of its patient that wait go to the doctor who answers for it now, and who is told at once (D13.05). */
export const handOverCritical = (tx: Tx, personId: number, doctorId: number, now: Date): Promise<void> =>
  handOver(tx, ofPerson(personId), doctorId, now);

/** What reached nobody in a department goes to the doctor who becomes its head, and who is told at once (D13.05). */
export const criticalToHead = (tx: Tx, departmentId: number, headId: number, now: Date): Promise<void> =>
  handOver(tx, unreachedOf(departmentId), headId, now);

/**
 * What reaches nobody goes to the heads who sign in: with a lock, results that were told again to the doctor who is locked out, for they go
 * to nobody by themselves any more; with its end, what waited for a head who comes back (D13.05).
 */
export async function criticalToHeads(tx: Tx, now: Date): Promise<void> {
  for (const { id, head_id: headId } of await unreachedDepartments(tx))
    if (headId !== null) await criticalToHead(tx, id, headId, now);
}
