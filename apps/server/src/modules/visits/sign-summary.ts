import { maySign } from '@balsam/domain/visits';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { completeBySummary } from '#modules/booking/index.ts';
import { issueSickLeave } from '#modules/medical-reports/index.ts';
import { recordOwnVisit } from '#modules/records/index.ts';
import { draftToChange } from './draft-to-change.ts';
import { summarySigned } from './events.ts';
import { assertSold, productsOf } from './medicines.ts';
import { partsOf, showSummary } from './read-summary.ts';
import { ownVisitOf } from './summary-resources.ts';
import { markSigned } from './summary.store.ts';

/**
 * Signs the draft of a summary that the doctor has seen, once: from then on it is final. In the same transaction the visit is completed, and diagnosis, medicines
 * and sick leave stand in the record (D10.05).
 * @throws summary_incomplete, sick_leave_not_valid, medicine_withdrawn, summary_signed, summary_changed, visit_not_begun, payment_pending, outcome_final, not_found
 */
export async function signSummary(tx: Tx, call: UserCall, id: number, seen?: string | null) {
  const { now } = call;
  const visit = await draftToChange(tx, call, id, seen);
  const parts = await partsOf(tx, id);
  assertAllowed(maySign(parts, visit));
  const products = await productsOf(tx, parts.medicines, now);
  assertSold(products);
  await completeBySummary(tx, call, id);
  if (!(await markSigned(tx, id, now))) throw fail('summary_signed');
  const { personId } = visit.patient;
  await recordOwnVisit(tx, ownVisitOf(visit, parts, { products, now }), now);
  if (parts.sickLeave) await issueSickLeave(tx, call, { appointmentId: id, personId, ...parts.sickLeave });
  await publish(tx, summarySigned, { appointment_id: id }, now);
  await audit(tx, call, { personId, action: 'write', what: 'visit summary', recordId: id, why: visit.why });
  return showSummary(tx, call, visit);
}
