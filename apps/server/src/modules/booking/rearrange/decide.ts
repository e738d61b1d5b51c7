import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import { rearrangementDecided } from '../events.ts';
import { displacedAmong, insertDecisions } from './rearrange.store.ts';

type Rearrangement = {
  readonly appointmentIds: readonly number[];
  /** One for each visit; left out, they are cancelled. */
  readonly slotIds?: readonly number[] | undefined;
};

/**
 * Takes down what becomes of visits whose doctor is not there; each is then done in a transaction of its own, again after a failure, and
 * never twice. A visit whose decision is under way keeps it. Answers how many were taken down.
 * @throws not_found when one of them is another doctor's, or needs no other time
 */
export async function decideRearrangement(
  tx: Tx,
  call: UserCall,
  doctorId: number,
  { appointmentIds, slotIds }: Rearrangement,
): Promise<number> {
  const { now, actor } = call;
  const slots = new Map(appointmentIds.map((id, n) => [id, slotIds?.[n] ?? null]));
  const patients = await displacedAmong(tx, doctorId, [...slots.keys()], now);
  if (patients.size !== slots.size) throw fail('not_found');
  const known = new Set(
    (
      await tx
        .selectFrom('slot')
        .select('id')
        .where('id', 'in', [0, ...(slotIds ?? [])])
        .execute()
    ).map(({ id }) => id),
  );
  if ((slotIds ?? []).some((id) => !known.has(id))) throw fail('not_found');
  const decisions = [...slots].map(([appointmentId, slotId]) => ({ appointmentId, slotId }));
  const decided = await insertDecisions(tx, decisions, { doctorId, accountId: actor.accountId, now });
  const entries = decided.flatMap((recordId) => {
    const personId = patients.get(recordId);
    return personId === undefined
      ? []
      : [{ personId, action: 'write', what: 'appointment', recordId, why: 'staff' } as const];
  });
  await audit(tx, call, ...entries);
  await publishAll(
    tx,
    rearrangementDecided,
    decided.map((id) => ({ appointment_id: id })),
    now,
  );
  return decided.length;
}
