import { tellOn } from '@balsam/domain/medication';
import type { Day } from '@balsam/domain/time';
import type { Medication } from './queries.ts';

/**
 * Whether a refill by subscription stands above the list, whichever way leads here: from the day on that its notification comes, and after its own
 * day as long as it is not ordered and paid, and the medicine was not had another way since.
 */
export const isRefillDue = (
  { subscription, last_supply: supplied }: Pick<Medication, 'subscription' | 'last_supply'>,
  today: Day,
): boolean => {
  if (subscription?.state !== 'active') return false;
  const { due_on: due, order_id: order, order_payable_until: until } = subscription;
  const isPaid = order !== null && until === null;
  const isHad = supplied !== null && supplied >= tellOn(due);
  return today >= tellOn(due) && (today <= due || !(isPaid || isHad));
};
