import { isOrderActive } from '@balsam/domain/orders';
import * as m from '#paraglide/messages.js';
import type { PharmacyOrder } from './queries.ts';

type Advised = Pick<PharmacyOrder, 'status' | 'items' | 'may_take_out' | 'moves'>;
type Item = PharmacyOrder['items'][number];

/** What is in an order still and may no longer be sold. */
export const withdrawnIn = ({ items }: { readonly items: readonly Item[] }): readonly Item[] =>
  items.filter(({ isWithdrawn, isTakenOut }) => isWithdrawn && !isTakenOut);

/** What the pharmacist does about what may no longer be sold; undefined where there is nothing to do. */
export function withdrawnAdvice(order: Advised): string | undefined {
  const { status, may_take_out: mayTakeOut, moves } = order;
  if (status === null || withdrawnIn(order).length === 0) return undefined;
  if (status === 'delivered') return m.staff_withdrawn_received();
  if (!isOrderActive(status)) return undefined;
  if (mayTakeOut) return m.staff_withdrawn_partly();
  const mayEnd = moves.some(({ to }) => to === 'rejected' || to === 'cancelled');
  return mayEnd ? m.staff_withdrawn_wholly() : m.staff_withdrawn_with_rider();
}
