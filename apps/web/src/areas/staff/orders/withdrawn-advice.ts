import { isOrderActive } from '@balsam/domain/orders';
import * as m from '#paraglide/messages.js';
import type { PharmacyOrder } from './queries.ts';

type Advised = Pick<PharmacyOrder, 'STATUS' | 'ITEMS' | 'may_take_out' | 'moves'>;
type Item = PharmacyOrder['ITEMS'][number];

/** What is in an order still and may no longer be sold. */
export const withdrawnIn = ({ ITEMS }: { readonly ITEMS: readonly Item[] }): readonly Item[] =>
  ITEMS.filter(({ IS_WITHDRAWN, IS_TAKEN_OUT }) => IS_WITHDRAWN && !IS_TAKEN_OUT);

/** What the pharmacist does about what may no longer be sold; undefined where there is nothing to do. */
export function withdrawnAdvice(order: Advised): string | undefined {
  const { STATUS, may_take_out: mayTakeOut, moves } = order;
  if (STATUS === null || withdrawnIn(order).length === 0) return undefined;
  if (STATUS === 'delivered') return m.staff_withdrawn_received();
  if (!isOrderActive(STATUS)) return undefined;
  if (mayTakeOut) return m.staff_withdrawn_partly();
  const mayEnd = moves.some(({ to }) => to === 'rejected' || to === 'cancelled');
  return mayEnd ? m.staff_withdrawn_wholly() : m.staff_withdrawn_with_rider();
}
