import { pointsEarned, pointsGivenPostings, pointsOf, pointsWorth } from '@balsam/domain/billing';
import { halalas, toSar, type Halalas } from '@balsam/domain/money';
import type { Sql, Tx } from '#platform/db/types.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { readBalance } from './balances.store.ts';
import { postJournal } from './ledger.ts';
import type { Purpose } from './payable.ts';
import { lockSuccess } from './payments.store.ts';

/** DECISIONS §4: 100 points are one riyal, unless an operator set another number. */
export const pointsPerSar = (sql: Sql): Promise<number> => readNumberSetting(sql, 'LOYALTY_POINTS_PER_SAR', 100);

/** Points that a whole riyal earns. */
const earnedPerSar = (sql: Sql): Promise<number> => readNumberSetting(sql, 'LOYALTY_POINTS_EARNED_PER_SAR', 1);

/** What the points of a person come to: whole points, and their worth in SAR. */
export async function pointsHeld(sql: Sql, personId: number) {
  const perSar = await pointsPerSar(sql);
  const worth = await readBalance(sql, 'loyalty', personId);
  return { points: pointsOf(worth, perSar), amount: toSar(worth), points_per_sar: perSar };
}

/** Points that a person brings along when the books begin, once for each person. */
export async function openLoyalty(tx: Tx, personId: number, points: number, now: Date): Promise<void> {
  const amount = pointsWorth(points, await pointsPerSar(tx));
  const postings = pointsGivenPostings({ personId, amount });
  await postJournal(tx, { key: `points-opening:${personId}`, kind: 'points_given', paymentId: null, postings, now });
}

/**
 * Gives the points that a thing earns which was paid and is over, once: by what was paid with money and stays paid. Answers their worth. The
 * module that owns the thing has locked its row.
 */
export async function earnPoints(
  tx: Tx,
  { purpose, entityId }: { purpose: Purpose; entityId: number },
  now: Date,
): Promise<Halalas> {
  const payment = await lockSuccess(tx, purpose, entityId);
  if (!payment) return halalas(0);
  const paid = halalas(Math.max(0, payment.amount - payment.loyalty_part - payment.refunded_part));
  const amount = pointsWorth(pointsEarned(paid, await earnedPerSar(tx)), await pointsPerSar(tx));
  const postings = pointsGivenPostings({ personId: payment.person_id, amount });
  const key = `points-earned:${payment.id}`;
  const isNew = await postJournal(tx, { key, kind: 'points_given', paymentId: payment.id, postings, now });
  return isNew ? amount : halalas(0);
}
