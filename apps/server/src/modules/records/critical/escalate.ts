import { escalatesTo } from '@balsam/domain/records';
import { publish, type EventContext } from '#platform/outbox/outbox.ts';
import { criticalEscalated } from '../events.ts';
import { markEscalated, overdueOf } from './critical.store.ts';

/** D13.05: those of these results that nobody has acknowledged by now go to the head of department, each once. */
export async function escalateCritical(
  { critical_result_ids: ids }: { readonly critical_result_ids: readonly number[] },
  { tx, now }: EventContext,
): Promise<void> {
  const overdue = ids.length === 0 ? [] : await overdueOf(tx, ids);
  for (const [doctorId, rows] of Map.groupBy(overdue, (row) => row.doctor_id)) {
    const to = escalatesTo(doctorId, rows[0]?.head_id ?? null);
    await markEscalated(
      tx,
      rows.map(({ id }) => id),
      to,
      now,
    );
    await publish(tx, criticalEscalated, { doctor_id: doctorId, to_doctor_id: to }, now);
  }
}
