import type { z } from 'zod';
import type { contract } from '@balsam/contract';
import { riyadhDay } from '@balsam/domain/time';
import { mayJoinWaitingList, type WaitingListType } from '@balsam/domain/waiting-list';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { agreeToPolicy, requireSwappable } from '#modules/booking/index.ts';
import { ownReason, patientOf, requireAgreedTerms } from '#modules/people/index.ts';
import { areThere, countEntries, findEntry, insertEntry, visitToReplace } from './entries.store.ts';
import { entryViews } from './waiting-list.view.ts';

type JoinRequest = z.output<typeof contract.waitingList.join.body>;

/** One entry of the open profile as its person sees it. */
export async function showEntry(sql: Sql, call: UserCall, id: number) {
  const row = await findEntry(sql, id);
  if (!row) throw fail('not_found');
  const viewing = { sql, patient: await patientOf(sql, call), now: call.now };
  const [view] = await entryViews(viewing, [row]);
  if (!view) throw fail('not_found');
  return view;
}

export const auditWish = (sql: Sql, call: UserCall, action: 'read' | 'write', id?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: 'waiting list',
    why: ownReason(call),
    ...(id !== undefined && { recordId: id }),
  });

/** The visit that is to be earlier: the one that is named, else the next that fits. */
async function replacedVisit(
  tx: Tx,
  call: UserCall,
  request: JoinRequest,
  type: WaitingListType,
): Promise<number | null> {
  const id =
    request.appointment_id ??
    (await visitToReplace(tx, {
      patientId: call.actor.personId,
      doctorId: request.doctor_id ?? null,
      specialityId: request.speciality_id ?? null,
      type,
      now: call.now,
    }));
  if (id === undefined) return null;
  await requireSwappable(tx, call, id, type);
  return id;
}

/**
 * Puts the open profile on the list of a doctor or a speciality (D13.04). Answers the id of the entry.
 * @throws not_found, already_waiting, waiting_list_day, waiting_list_full, waiting_list_reduced, policy_not_accepted, guardian_consents,
 * terms_not_agreed, and what `requireSwappable` throws
 */
export async function joinWaitingList(tx: Tx, call: UserCall, request: JoinRequest): Promise<number> {
  const { now } = call;
  const patient = await patientOf(tx, call);
  await requireAgreedTerms(tx, call);
  const type = request.type ?? 'onsite';
  const waiting = await countEntries(tx, patient.personId);
  assertAllowed(mayJoinWaitingList({ before: request.before, today: riyadhDay(now), waiting }));
  if (!(await areThere(tx, request))) throw fail('not_found');
  await agreeToPolicy(tx, { call, patient, type }, request.policy_accepted === true);
  const id = await insertEntry(tx, {
    patient_id: patient.personId,
    doctor_id: request.doctor_id ?? null,
    speciality_id: request.speciality_id ?? null,
    type,
    location_id: request.location_id ?? null,
    before_day: request.before,
    appointment_id: await replacedVisit(tx, call, request, type),
    created_at: now,
  });
  if (id === undefined) throw fail('already_waiting');
  await auditWish(tx, call, 'write', id);
  return id;
}
