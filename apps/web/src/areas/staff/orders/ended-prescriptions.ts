import * as m from '#paraglide/messages.js';
import type { PharmacyOrder } from './queries.ts';

type Advised = Pick<PharmacyOrder, 'items' | 'endedPrescriptions' | 'may_take_out_lines' | 'moves'>;

const itemsIn = ({ items }: Pick<PharmacyOrder, 'items'>) => items.filter(({ isTakenOut }) => !isTakenOut);

/** What is in an order still and is prescribed no more. */
export const endedIn = (order: Pick<PharmacyOrder, 'items' | 'endedPrescriptions'>): PharmacyOrder['items'] =>
  itemsIn(order).filter(({ productId }) => order.endedPrescriptions.includes(productId));

/** What the pharmacist does about it; undefined where there is nothing to do. */
export function endedAdvice(order: Advised): string | undefined {
  const ended = endedIn(order);
  if (ended.length === 0) return undefined;
  if (order.may_take_out_lines && ended.length < itemsIn(order).length) return m.staff_rx_ended_partly();
  const mayEnd = order.moves.some(({ to }) => to === 'rejected' || to === 'cancelled');
  return mayEnd ? m.staff_withdrawn_wholly() : m.staff_withdrawn_with_rider();
}
