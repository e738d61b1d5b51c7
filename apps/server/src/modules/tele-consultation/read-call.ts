import { mayJoinCall } from '@balsam/domain/booking';
import { addMinutes } from '@balsam/domain/time';
import type { Db, Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { appointmentForCall } from '#modules/booking/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { readCallNow, sideOf, statusFor, type CallNow } from './call.ts';

/** A call as replies tell of it. */
export async function callView(sql: Sql, call: CallNow, caller: UserCall) {
  const { id, type, startsAt, settings } = call.parties;
  const isVirtual = type === 'virtual';
  const minutes = settings.joinWindowMinutes;
  return {
    appointment_id: id,
    join_from: isVirtual ? addMinutes(startsAt, -minutes).toISOString() : null,
    join_until: isVirtual ? addMinutes(startsAt, minutes).toISOString() : null,
    ...(await statusFor(sql, call, sideOf(caller.actor), caller.now)),
  };
}

/** How the call of one's own appointment stands. @throws not_found, terms_not_agreed */
export async function readCallStatus(db: Db, caller: UserCall, id: number) {
  const parties = await appointmentForCall(db, caller, id, 'read');
  await requireAgreedTerms(db, caller);
  return callView(db, await readCallNow(db, parties), caller);
}

/**
 * Whether the patient or the doctor of a virtual appointment may join its call now (S4.02, S8.05), and how it stands.
 * @throws not_found, terms_not_agreed, call_not_allowed, payment_pending, too_early_to_join, too_late_to_join
 */
export async function joinCall(db: Db, caller: UserCall, id: number) {
  const parties = await appointmentForCall(db, caller, id, 'read');
  await requireAgreedTerms(db, caller);
  assertAllowed(mayJoinCall(parties, caller.now));
  return callView(db, await readCallNow(db, parties), caller);
}
