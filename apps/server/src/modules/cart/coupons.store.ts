import { sql } from 'kysely';
import { promoCodeOf } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import type { Coupon } from '@balsam/domain/orders';
import type { Sql, Tx } from '#platform/db/types.ts';

export type FoundCoupon = {
  readonly code: string;
  readonly title: string;
  readonly titleAr: string;
  readonly coupon: Coupon;
  readonly usedInAll: number;
  readonly usedByPerson: number;
  /** Something that was paid for and did not come to nothing; unknown of a guest. */
  readonly hasOrdered: boolean;
};

const inHalalas = (amount: number | null) => (amount === null ? null : halalas(amount));

/** The coupon of a code with how often it was used in all and by this person; unknown of a guest. */
export async function findCoupon(
  db: Sql,
  code: string,
  personId: number | undefined,
): Promise<FoundCoupon | undefined> {
  const row = await db
    .selectFrom('coupon')
    .selectAll()
    .select((x) => [
      x
        .selectFrom('coupon_use as u')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('u.code', '=', 'coupon.code')
        .where('u.person_id', '=', personId ?? 0)
        .as('mine'),
      x
        .exists(
          x
            .selectFrom('pharmacy_order as o')
            .select('o.id')
            .where('o.person_id', '=', personId ?? 0)
            .where('o.state', 'not in', ['cancelled', 'rejected']),
        )
        .as('has_ordered'),
    ])
    .where('code', '=', promoCodeOf(code))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    code: row.code,
    title: row.title,
    titleAr: row.title_ar,
    usedInAll: row.used,
    usedByPerson: row.mine ?? 0,
    hasOrdered: Boolean(row.has_ordered),
    coupon: {
      value:
        row.percent === null
          ? { kind: 'amount', amount: halalas(row.amount ?? 0) }
          : { kind: 'percent', percent: row.percent, atMost: inHalalas(row.at_most) },
      minimumPurchase: halalas(row.minimum_purchase),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      usesInAll: row.uses_in_all,
      usesByPerson: row.uses_by_person,
      firstOrderOnly: row.first_order_only,
    },
  };
}

/**
 * Locks the coupon until the transaction ends: those who use it at once wait for each other, and each counts those before. Not against
 * the rows that name it: each of those orders names it already, and they would wait for each other for ever.
 */
export async function lockCoupon(tx: Tx, code: string): Promise<void> {
  await tx.selectFrom('coupon').select('code').where('code', '=', code).forNoKeyUpdate().execute();
}

export async function insertUse(
  tx: Tx,
  use: { code: string; personId: number; orderId: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('coupon_use')
    .values({ code: use.code, person_id: use.personId, order_id: use.orderId, used_at: now })
    .execute();
  await tx
    .updateTable('coupon')
    .set({ used: sql`used + 1` })
    .where('code', '=', use.code)
    .execute();
}

/** Gives back the use of an order, if it had one. */
export async function deleteUse(tx: Tx, orderId: number): Promise<void> {
  const row = await tx.deleteFrom('coupon_use').where('order_id', '=', orderId).returning('code').executeTakeFirst();
  if (row)
    await tx
      .updateTable('coupon')
      .set({ used: sql`used - 1` })
      .where('code', '=', row.code)
      .execute();
}
