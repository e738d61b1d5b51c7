import { mayCover } from '@balsam/domain/insurance';
import { halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentRescheduled, coverVisit, lockVisitFacts, type CoverableVisit } from '#modules/booking/index.ts';
import { endCover, findCover, insertCover } from './covers.store.ts';
import { findPolicy, isInNetwork, type PolicyRow } from './policies.store.ts';

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

/** An insured visit that is moved before it is paid stays insured; one whose insurer has not answered, or would not for the new time, does not. */
async function carryCover({ oldId, id }: Moved, { tx, now }: EventContext): Promise<void> {
  const [from, to] = [await lockVisitFacts(tx, oldId), await lockVisitFacts(tx, id)];
  const cover = await findCover(tx, oldId);
  const policy = cover && (await findPolicy(tx, cover.policy_id));
  await endCover(tx, oldId, now);
  if (cover?.state !== 'approved' || !policy || !from || !to || (await findCover(tx, id))) return;
  if (!(await stillStands(tx, policy, from, to))) return;
  await insertCover(tx, {
    appointment_id: id,
    person_id: cover.person_id,
    policy_id: cover.policy_id,
    state: 'approved',
    needed_approval: cover.needed_approval,
    asked: cover.asked,
    approved: cover.approved,
    payer_reference: cover.payer_reference,
    reason: cover.reason,
    sent_at: cover.sent_at,
    answered_at: cover.answered_at,
    answered_by: cover.answered_by,
  });
  const share = halalas(cover.approved ?? 0);
  await coverVisit(tx, systemCall(now, 'insurance.carry-cover'), { id, state: 'approved', share });
}

/** Takes the insurance of a visit along when it is moved. */
export const carryCovers: Subscription = on(
  appointmentRescheduled,
  ({ appointment_id: id, old_appointment_id: oldId }, context) => carryCover({ oldId, id }, context),
);
