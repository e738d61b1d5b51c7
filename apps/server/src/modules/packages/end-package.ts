import { backFrom, mayCancelPackage, unusedOf, type PackageState } from '@balsam/domain/packages';
import { halalas, sum, type Halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { leftOf, refundShare, voidPending } from '#modules/billing/index.ts';
import { ownReason } from '#modules/people/index.ts';
import { lockDue, updateBooked } from './booked.store.ts';
import { factsOf, lockPackage, ownPackage, type BookedPackage } from './packages.policy.ts';
import { packagesTexts } from './packages.texts.ts';
import { termPayable } from './term-payable.ts';

type Back = { readonly key: string; readonly amount: Halalas; readonly why: Reason };

/** Gives an amount back from what was paid for a locked package, the last term first; never more than is left of it. */
export async function giveBack(
  tx: Tx,
  call: Call,
  booked: BookedPackage,
  { key, amount, why }: Back,
): Promise<Halalas> {
  const paid = [];
  for (const { id } of booked.terms) paid.push({ id, left: await leftOf(tx, 'package', id) });
  const title = packagesTexts.unused(booked.row);
  const backs: Halalas[] = [];
  for (const back of backFrom(paid, amount))
    backs.push(
      await refundShare(tx, call, {
        purpose: 'package',
        entityId: back.id,
        key,
        amount: back.amount,
        title: title.en,
        titleAr: title.ar,
        why,
      }),
    );
  return sum(backs);
}

type End = { readonly to: Exclude<PackageState, 'draft' | 'active'>; readonly why: Reason };

/** What the open payment of a term of a locked package held of wallet and points is free: it pays for nothing any more. */
export async function voidPaymentsOf(tx: Tx, { terms }: BookedPackage, now: Date): Promise<void> {
  for (const { id, payment_status: status } of terms)
    if (status === 'pending payment')
      await voidPending(tx, { package: termPayable }, { purpose: 'package', entityId: id }, 'abandoned', now);
}

/** Ends a locked package: what was paid beyond the visits that have a date goes to the wallet, and these visits stay (D12.05). */
async function endPackage(tx: Tx, call: Call, booked: BookedPackage, { to, why }: End): Promise<Halalas> {
  const { id, person_id: personId } = booked.row;
  await voidPaymentsOf(tx, booked, call.now);
  await updateBooked(tx, id, { state: to, ended_at: call.now });
  const amount = to === 'completed' ? halalas(0) : unusedOf(factsOf(booked));
  const refund = await giveBack(tx, call, booked, { key: `end:${id}`, amount, why });
  await audit(tx, call, { personId, action: 'write', what: 'package', recordId: id, why });
  return refund;
}

/**
 * Cancels a package of the open profile. A payment that is open then finds it ended: its money goes to the wallet.
 * @throws not_found, package_ended
 */
export async function cancelPackage(
  tx: Tx,
  call: UserCall,
  id: number,
): Promise<{ booked: BookedPackage; refund: Halalas }> {
  const booked = await ownPackage(tx, call, id);
  const verdict = mayCancelPackage(booked.row.state);
  assertAllowed(verdict);
  const refund = await endPackage(tx, call, booked, { to: 'cancelled', why: ownReason(call) });
  return { booked: (await lockPackage(tx, id))!, refund };
}

const batch = 50;

/** Ends what is over: drafts after their day, packages after their year or with nothing left. Of one person when that is given. */
export async function endDue(tx: Tx, now: Date, personId?: number): Promise<number> {
  const call = systemCall(now, 'packages.end-due');
  const of = { now, today: riyadhDay(now), count: batch, ...(personId !== undefined && { personId }) };
  const due = await lockDue(tx, of);
  for (const { id, to } of due) await endPackage(tx, call, (await lockPackage(tx, id))!, { to, why: 'system' });
  return due.length;
}

/** Drafts are gone after 24 hours; after a year what was not used comes back (D12.05). */
export const endDuePackages: ScheduledJob = {
  name: 'packages.end-due',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, () => db.transaction().execute((tx) => endDue(tx, now))),
};
