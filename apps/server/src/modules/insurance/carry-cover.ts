import { approvalHoldUntil, mayCover } from '@balsam/domain/insurance';
import { halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql, Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  appointmentMoved,
  appointmentRescheduled,
  coverVisit,
  holdMovedForApproval,
  lockVisitFacts,
  type CoverableVisit,
} from '#modules/booking/index.ts';
import { endCover, findCover, insertCover, setHeldUntil, type CoverRow } from './covers.store.ts';
import { findCoverPolicy, isInNetwork, type PolicyRow } from './policies.store.ts';

/** Whether what an insurer said of one visit stands for the one that took its place: of the same kind and fee, in its network and days. */
async function stillStands(sql: Sql, policy: PolicyRow, from: CoverableVisit, to: CoverableVisit): Promise<boolean> {
  const facts = { checked: policy.checked, startsOn: policy.starts_on, endsOn: policy.ends_on };
  return (
    mayCover(facts, riyadhDay(to.startsAt)).ok &&
    from.type === to.type &&
    from.fee === to.fee &&
    (await isInNetwork(sql, policy.plan_id, to.locationId))
  );
}

type Moved = { readonly oldId: number; readonly id: number };

/** What is said of the visit that took the other's place; it waits no longer for having been moved. */
const carried = (cover: CoverRow, id: number) => ({
  appointment_id: id,
  person_id: cover.person_id,
  policy_id: cover.policy_id,
  state: cover.state,
  needed_approval: cover.needed_approval,
  asked: cover.asked,
  approved: cover.approved,
  payer_reference: cover.payer_reference,
  request_reference: cover.request_reference,
  reason: cover.reason,
  sent_at: cover.sent_at,
  answered_at: cover.answered_at,
  answered_by: cover.answered_by,
});

/** The question that waits is asked for the new time: whoever answers it, answers this visit. */
async function carryWaiting(tx: Tx, cover: CoverRow, to: CoverableVisit, now: Date): Promise<void> {
  const until = approvalHoldUntil(cover.sent_at, to.startsAt);
  if (until === undefined || until <= now) return;
  await insertCover(tx, { ...carried(cover, to.id), held_until: until });
  await holdMovedForApproval(tx, to.id, now);
}

async function carryApproved(tx: Tx, cover: CoverRow, id: number, now: Date): Promise<void> {
  await insertCover(tx, carried(cover, id));
  const share = halalas(cover.approved ?? 0);
  await coverVisit(tx, systemCall(now, 'insurance.carry-cover'), { id, state: 'approved', share });
}

/** An insured visit that is moved before it is paid stays insured, or goes on waiting for its insurer; one that would not be covered at the new time does not. */
async function carryCover({ oldId, id }: Moved, { tx, now }: EventContext): Promise<void> {
  const [from, to] = [await lockVisitFacts(tx, oldId), await lockVisitFacts(tx, id)];
  const cover = await findCover(tx, oldId);
  const policy = cover && (await findCoverPolicy(tx, cover.policy_id));
  await endCover(tx, oldId, now);
  if (!cover || cover.state === 'rejected' || !policy || !from || !to || (await findCover(tx, id))) return;
  if (!(await stillStands(tx, policy, from, to))) return;
  await (cover.state === 'approved' ? carryApproved(tx, cover, id, now) : carryWaiting(tx, cover, to, now));
}

/** A visit that the hospital moved waits for its insurer until an hour before the new start; where that has passed, the waiting ends. */
async function holdByNewTime(id: number, { tx, now }: EventContext): Promise<void> {
  const visit = await lockVisitFacts(tx, id);
  const cover = await findCover(tx, id);
  if (!visit || cover?.state !== 'sent_for_approval') return;
  await setHeldUntil(tx, cover.id, approvalHoldUntil(cover.sent_at, visit.startsAt) ?? now);
}

/** Takes the insurance of a visit along when its patient moves it, and the waiting for an insurer when the hospital does. */
export const carryCovers: readonly Subscription[] = [
  on(appointmentRescheduled, ({ appointment_id: id, old_appointment_id: oldId }, context) =>
    carryCover({ oldId, id }, context),
  ),
  on(appointmentMoved, ({ appointment_id: id }, context) => holdByNewTime(id, context)),
];
