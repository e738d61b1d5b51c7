import { mayCheckIn } from '@balsam/domain/booking';
import type { Tx } from '#platform/db/types.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { ownAppointment } from './appointments.policy.ts';
import { lockAppointment, type AppointmentRow } from './appointments.store.ts';
import { insertAppointmentEvents, markArrived, markCheckedIn } from './change.store.ts';
import { appointmentCheckedIn } from './events.ts';
import { auditAppointment } from './audit-appointment.ts';
import { dayAround } from './riyadh-window.ts';
import { toRuleInput } from './rule-input.ts';

/** A visit whose patient has arrived, as the queue needs it. */
export type ArrivedVisit = {
  readonly id: number;
  readonly patientId: number;
  readonly doctorId: number;
  readonly locationId: number;
  readonly startsAt: Date;
};

/** Gives a ticket to who has arrived and answers its number; undefined where the visit has no clinic with a queue. */
export type IssueTicket = (tx: Tx, call: Call, visit: ArrivedVisit) => Promise<number | undefined>;

type Arriving = { readonly issueTicket: IssueTicket; readonly byAccount: number | null };

/** The patient of a locked visit has arrived: by their own word, at a kiosk or at the front desk. */
export async function arrive(
  tx: Tx,
  call: Call,
  row: AppointmentRow,
  { issueTicket, byAccount }: Arriving,
): Promise<void> {
  const { now } = call;
  const { id } = row;
  assertAllowed(mayCheckIn(toRuleInput(row, now), now));
  const visit = {
    id,
    patientId: row.patient_id,
    doctorId: row.doctor_id,
    locationId: row.location_id,
    startsAt: row.starts_at,
  };
  const ticket = row.type === 'onsite' ? await issueTicket(tx, call, visit) : undefined;
  if (ticket === undefined) await markCheckedIn(tx, { id, doctorId: row.doctor_id, ...dayAround(row.starts_at), now });
  else await markArrived(tx, id, ticket, now);
  await insertAppointmentEvents(tx, [id], 'checked_in', now, byAccount);
  await publish(tx, appointmentCheckedIn, { appointment_id: id }, now);
}

/**
 * A kiosk checks a visit in, without anybody logged in. The caller knows whose it is.
 * @throws what `mayCheckIn` refuses by, not_found
 */
export async function checkInAtKiosk(tx: Tx, call: Call, id: number, issueTicket: IssueTicket): Promise<void> {
  const row = await lockAppointment(tx, id);
  if (!row) throw fail('not_found');
  await arrive(tx, call, row, { issueTicket, byAccount: null });
  await audit(tx, call, {
    personId: row.patient_id,
    action: 'write',
    what: 'appointment',
    recordId: id,
    why: 'system',
  });
}

/**
 * Says that the patient is there; they get a ticket of the clinic's queue, or where it has none the next number of the doctor's line that
 * day (S8.06).
 * @throws terms_not_agreed, too_early_to_check_in, too_late_to_check_in, already_checked_in, already_cancelled, payment_pending, not_found
 */
export async function checkIn(tx: Tx, call: UserCall, id: number, issueTicket: IssueTicket): Promise<void> {
  const row = await ownAppointment(tx, call, id);
  await requireAgreedTerms(tx, call);
  await arrive(tx, call, row, { issueTicket, byAccount: call.actor.accountId });
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}

/**
 * The front desk checks in somebody who stands there.
 * @throws what `mayCheckIn` refuses by, not_found
 */
export async function checkInAtDesk(tx: Tx, call: UserCall, id: number, issueTicket: IssueTicket): Promise<void> {
  const row = await lockAppointment(tx, id);
  if (!row) throw fail('not_found');
  await arrive(tx, call, row, { issueTicket, byAccount: call.actor.accountId });
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}
