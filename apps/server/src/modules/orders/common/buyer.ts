import { guardianAccess } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { factsOf } from '#modules/people/index.ts';
import { personOfAccount, type OrderRow } from './orders.store.ts';

type Buyer = {
  /** The guardian who ordered, null where the order's person did. */
  readonly guardianId: number | null;
  /** What the order's person orders themselves is kept from guardians now (D10.09). */
  readonly isApart: boolean;
};

/** Who made an order, and whether those who order for its person have affairs apart from each other now. */
export async function buyerOf(
  sql: Sql,
  { person_id, account_id }: Pick<OrderRow, 'person_id' | 'account_id'>,
  now: Date,
): Promise<Buyer> {
  const [{ birthDay }, buyer] = [await factsOf(sql, person_id), await personOfAccount(sql, account_id)];
  return {
    guardianId: buyer === person_id ? null : buyer,
    isApart: guardianAccess(birthDay, riyadhDay(now)) === 'limited',
  };
}
