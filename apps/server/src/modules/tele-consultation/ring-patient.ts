import { isInCall, mayRing, ringOf, ringUntil } from '@balsam/domain/tele-consultation';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { appointmentForCall, callPartiesOf } from '#modules/booking/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { readCallNow, toCallFacts, type CallNow } from './call.ts';
import { lockCall, updateCall } from './calls.store.ts';
import { callRinging } from './events.ts';

/**
 * Rings for the patient (D10.01), and opens a call again that the doctor had ended. While it rings, and when the patient is in the call,
 * it changes nothing; the patient's devices are told by push once for each ring.
 * @throws not_found, call_not_allowed, payment_pending, too_early_to_join, too_late_to_join
 */
export async function ringPatient(tx: Tx, caller: UserCall, id: number): Promise<CallNow> {
  const { now } = caller;
  const parties = await appointmentForCall(tx, caller, id, 'write');
  assertAllowed(mayRing(parties, now));
  await lockCall(tx, id, now);
  const call = await readCallNow(tx, parties);
  const facts = toCallFacts(call, now);
  if (ringOf(facts, now) === 'ringing' || (!facts.endedAt && isInCall(facts.presence.patient))) return call;
  const row = await updateCall(
    tx,
    id,
    {
      rung_at: now,
      answered_at: null,
      declined_at: null,
      ended_at: null,
      ended_why: null,
    },
    now,
  );
  await publish(tx, callRinging, { appointment_id: id }, now);
  return { ...call, row };
}

/** 'Not now'. @throws not_found, terms_not_agreed, not_ringing */
export async function declineRing(tx: Tx, caller: UserCall, id: number): Promise<CallNow> {
  const { now } = caller;
  const parties = await appointmentForCall(tx, caller, id, 'write');
  await requireAgreedTerms(tx, caller);
  await lockCall(tx, id, now);
  const call = await readCallNow(tx, parties);
  if (ringOf(toCallFacts(call, now), now) !== 'ringing') throw fail('not_ringing');
  return { ...call, row: await updateCall(tx, id, { declined_at: now }, now) };
}

/** Until when it rings for the patient of an appointment; undefined when it rings no more. */
export async function ringsUntil(sql: Sql, id: number, now: Date): Promise<Date | undefined> {
  const parties = await callPartiesOf(sql, id, now);
  const facts = parties && toCallFacts(await readCallNow(sql, parties), now);
  return facts?.rungAt && ringOf(facts, now) === 'ringing' ? ringUntil(facts.rungAt) : undefined;
}
