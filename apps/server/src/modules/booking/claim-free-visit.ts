import { mayBeFree } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { settleUnowed } from '#modules/billing/index.ts';
import { claimFreeVisit as claim } from '#modules/people/index.ts';
import { appointmentPayable } from './appointment-payable.ts';
import { payableAppointment } from './apply-promotion.ts';
import { auditAppointment } from './audit-appointment.ts';
import { feeOf, reprice } from './reprice.ts';

/**
 * Makes an unpaid appointment of the open profile its free first one: price 0, settled at once (D12.04).
 * @throws free_visit_type, one_reduction_only, what the claim and `mayPay` refuse
 */
export async function claimFreeVisit(tx: Tx, call: UserCall, id: number): Promise<void> {
  const row = await payableAppointment(tx, call, id);
  if (!mayBeFree(row.type)) throw fail('free_visit_type');
  if (row.discount_kind !== null || row.insurer_share > 0) throw fail('one_reduction_only');
  await claim(tx, row.patient_id, id, call.now);
  await reprice(tx, row, { insurerShare: halalas(0), discount: feeOf(row), kind: 'free' });
  await settleUnowed(tx, call, { appointment: appointmentPayable }, { purpose: 'appointment', entityId: id });
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}
