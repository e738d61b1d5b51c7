import { audit } from '#platform/audit/audit.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentEnded, appointmentInReview, lockVisitOutcome } from '#modules/booking/index.ts';
import { isOwnVisitRetracted, recordOwnVisit, retractOwnVisit } from '#modules/records/index.ts';
import { productsOf } from './medicines.ts';
import { partsOf } from './read-summary.ts';
import { ownVisitOf } from './summary-resources.ts';

/**
 * D10.03, D10.05: what was signed of a visit of which it is said afterwards that it did not take place, as when it was signed for somebody else,
 * is no diagnosis and no prescription of its patient as long as that is said. By the visit as it is now: whoever corrected it twice changes nothing.
 */
async function followOutcome(id: number, { tx, now }: EventContext): Promise<void> {
  const visit = await lockVisitOutcome(tx, id, now);
  if (!visit) return;
  const parts = await partsOf(tx, id);
  const { signed_at: signedAt } = parts;
  if (signedAt === null) return;
  const products = await productsOf(tx, parts.medicines, signedAt);
  const written = ownVisitOf(visit, parts, { products, now: signedAt });
  const isMissed = visit.state === 'missed';
  if (isMissed === (await isOwnVisitRetracted(tx, written))) return;
  await (isMissed ? retractOwnVisit : recordOwnVisit)(tx, written, now);
  const entry = { personId: written.personId, action: 'write', what: 'visit summary', recordId: id } as const;
  await audit(tx, systemCall(now, 'visits.follow-outcome'), { ...entry, why: 'system' });
}

/** The record follows when it is said what became of a visit, and when that is taken back. */
export const outcomeSubscriptions: readonly Subscription[] = [
  on(appointmentEnded, ({ appointment_id: id }, context) => followOutcome(id, context)),
  on(appointmentInReview, ({ appointment_id: id }, context) => followOutcome(id, context)),
];
