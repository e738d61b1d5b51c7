import type { Day } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { contactOf } from '#modules/people/index.ts';
import { newCode } from './document-code.ts';
import { reportMoved } from './events.ts';
import { insertReport, insertReportEvent } from './reports.store.ts';
import { isOfSensitiveVisit } from './sensitive-visit.ts';

type SignedLeave = { readonly appointmentId: number; readonly personId: number; readonly from: Day; readonly to: Day };

/** The sick leave of a summary that a doctor signs is issued at once. One that the records officer made for this visit stays. */
export async function issueSickLeave(tx: Tx, { actor, now }: UserCall, leave: SignedLeave): Promise<void> {
  const { personId } = leave;
  const id = await insertReport(tx, {
    person_id: personId,
    appointment_id: leave.appointmentId,
    kind: 'sick_leave',
    state: 'approved',
    is_sensitive: await isOfSensitiveVisit(tx, leave.appointmentId),
    language: (await contactOf(tx, personId))?.language ?? 'ar',
    sick_from: leave.from,
    sick_to: leave.to,
    code: newCode(),
    taken_by: actor.accountId,
    created_at: now,
    updated_at: now,
    issued_at: now,
  });
  if (id === undefined) return;
  await insertReportEvent(tx, { report_id: id, to_state: 'approved', by_account: actor.accountId, reason: null }, now);
  await publish(tx, reportMoved, { report_id: id, to: 'approved' }, now);
}
