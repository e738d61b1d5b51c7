import { callRules, mayJoinCall } from '@balsam/domain/booking';
import { addMinutes } from '@balsam/domain/time';
import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { readableAppointment } from './appointments.policy.ts';
import { assertAllowed } from './assert-allowed.ts';
import { auditAppointment } from './audit-appointment.ts';
import { toRuleInput } from './rule-input.ts';

/**
 * Whether the patient or the doctor of a virtual appointment may join its call now (S4.02, S8.05).
 * @throws not_found, terms_not_agreed, call_not_allowed, payment_pending, too_early_to_join, too_late_to_join
 */
export async function joinCall(db: Db, call: UserCall, id: number) {
  const row = await readableAppointment(db, call, id);
  await requireAgreedTerms(db, call);
  assertAllowed(mayJoinCall(toRuleInput(row, call.now), call.now));
  await auditAppointment(db, call, 'read', { id, patientId: row.patient_id });
  return {
    appointment_id: id,
    join_from: addMinutes(row.starts_at, -callRules.windowMinutes).toISOString(),
    join_until: addMinutes(row.starts_at, callRules.windowMinutes).toISOString(),
  };
}
