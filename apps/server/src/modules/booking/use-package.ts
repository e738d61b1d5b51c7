import { halalas } from '@balsam/domain/money';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { settleUnowed } from '#modules/billing/index.ts';
import { readOwnPackages, reasonOf, showPackages, takeService, verdictOf } from '#modules/packages/index.ts';
import { appointmentPayable } from './appointment-payable.ts';
import { readableAppointment } from './appointments.policy.ts';
import { payableAppointment } from './apply-promotion.ts';
import { auditAppointment } from './audit-appointment.ts';
import { asVisit } from './reduction-verdicts.ts';
import { feeOf, reprice } from './reprice.ts';

/**
 * Lets a package of the open profile bear an unpaid appointment: price 0, settled at once (D12.05).
 * @throws one_reduction_only, and what `takeService` and `mayPay` refuse
 */
export async function useService(
  tx: Tx,
  call: UserCall,
  { bookedId, appointmentId: id }: { readonly bookedId: number; readonly appointmentId: number },
): Promise<void> {
  const row = await payableAppointment(tx, call, id);
  if (row.discount_kind !== null || row.insurer_share > 0) throw fail('one_reduction_only');
  await takeService(tx, call, bookedId, await asVisit(tx, row));
  await reprice(tx, row, { insurerShare: halalas(0), discount: feeOf(row), kind: 'package' });
  await settleUnowed(tx, call, { appointment: appointmentPayable }, { purpose: 'appointment', entityId: id });
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}

type Wanted = { readonly mrn: string | undefined; readonly appointmentId: number | undefined };

/** The packages of the open profile; for a visit those that go on and have a service that fits it, with what stands in its way. */
export async function packagesFor(sql: Sql, call: UserCall, { mrn, appointmentId }: Wanted) {
  const wholes = await readOwnPackages(sql, call, mrn);
  if (appointmentId === undefined)
    return (await showPackages(sql, wholes, call.now)).map((view) => ({ ...view, visit_reason: null }));
  const visit = await asVisit(sql, await readableAppointment(sql, call, appointmentId));
  const fitting = [];
  for (const whole of wholes) {
    const verdict = await verdictOf(sql, whole, visit, call.now);
    if (!verdict) continue;
    const [view] = await showPackages(sql, [whole], call.now);
    fitting.push({ ...view!, visit_reason: reasonOf(verdict) });
  }
  return fitting;
}
