import { isGivenBack, type MissReason } from '@balsam/domain/booking';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import { refundPayment } from '#modules/billing/index.ts';
import { deleteRatingsOf } from '#modules/hospital/index.ts';
import { insertAppointmentEvents } from './change.store.ts';
import { appointmentEnded } from './events.ts';
import { markCompleted, markMissed } from './outcome.store.ts';

const accountOf = ({ actor }: Call): number | null => (actor.kind === 'user' ? actor.accountId : null);

/** Ends locked visits in which care was given. */
export async function completeVisits(tx: Tx, call: Call, ids: readonly number[]): Promise<void> {
  const { now } = call;
  await markCompleted(tx, ids, now);
  await insertAppointmentEvents(tx, ids, 'completed', now, accountOf(call));
  await publishAll(
    tx,
    appointmentEnded,
    ids.map((id) => ({ appointment_id: id, missed_by: null, refund: 0 })),
    now,
  );
}

type Missing = { readonly missedBy: MissReason; readonly why: Reason };

/** Gives back what was paid, to where it came from; zero when nothing was paid, or all was given back before. */
const giveBack = (tx: Tx, call: Call, entityId: number, why: Reason): Promise<Halalas> =>
  refundPayment(tx, call, { purpose: 'appointment', entityId, why, to: 'source' });

/**
 * Ends locked visits in which no care was given. Unless only the patient did not come, the whole price goes back by itself, once
 * (D10.03), and what was thought of a visit that did not take place counts no more. The refunds are made one after the other: each is a
 * journal and a credit note of its own.
 */
export async function missVisits(
  tx: Tx,
  call: Call,
  ids: readonly number[],
  { missedBy, why }: Missing,
): Promise<void> {
  const { now } = call;
  const backs = isGivenBack(missedBy);
  const refunds = new Map<number, Halalas>();
  if (backs) for (const id of ids) refunds.set(id, await giveBack(tx, call, id, why));
  await deleteRatingsOf(tx, ids);
  await markMissed(tx, ids, { missedBy, isGivenBack: backs, now });
  await insertAppointmentEvents(tx, ids, 'missed', now, accountOf(call));
  await publishAll(
    tx,
    appointmentEnded,
    ids.map((id) => ({ appointment_id: id, missed_by: missedBy, refund: refunds.get(id) ?? halalas(0) })),
    now,
  );
}
