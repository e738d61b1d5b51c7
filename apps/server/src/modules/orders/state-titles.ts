import type { OrderState, OrderWay } from '@balsam/domain/order';

const titles: Readonly<Record<OrderState, readonly [en: string, ar: string]>> = {
  placed: ['Placed', 'تم الطلب'],
  confirmed: ['Confirmed', 'تم التأكيد'],
  processed: ['Processed', 'تم التجهيز'],
  ready_to_ship: ['Ready to ship', 'جاهز للشحن'],
  out_for_delivery: ['Out for delivery', 'خرج للتوصيل'],
  rider_assigned: ['Rider assigned', 'تم تعيين المندوب'],
  order_picked: ['Order picked', 'استلمه المندوب'],
  on_the_way: ['On the way', 'في الطريق'],
  arrived: ['Arrived', 'وصل المندوب'],
  delivered: ['Delivered', 'تم التسليم'],
  returned: ['Returned', 'تمت الإعادة'],
  cancelled: ['Cancelled', 'أُلغي'],
  rejected: ['Rejected', 'رُفض'],
};
const readyForPickup = ['Ready for pickup', 'جاهز للاستلام'] as const;
const pickedUp = ['Picked up', 'تم الاستلام'] as const;

/** What a state is called; a pickup has words of its own for two of them (DECISIONS §6). */
export function stateTitle(state: OrderState, way: OrderWay): readonly [en: string, ar: string] {
  if (way === 'pickup' && state === 'ready_to_ship') return readyForPickup;
  if (way === 'pickup' && state === 'delivered') return pickedUp;
  return titles[state];
}

const paths: Readonly<Record<OrderWay, readonly OrderState[]>> = {
  delivery: [
    'placed',
    'confirmed',
    'processed',
    'ready_to_ship',
    'out_for_delivery',
    'rider_assigned',
    'order_picked',
    'on_the_way',
    'arrived',
    'delivered',
  ],
  pickup: ['placed', 'confirmed', 'processed', 'ready_to_ship', 'delivered'],
};
const otherEnds: ReadonlySet<OrderState> = new Set(['returned', 'cancelled', 'rejected']);

/** The steps of an order's timeline: those that it took, then those still ahead unless it ended another way (S4.13). */
export function stepsOf(state: OrderState | null, way: OrderWay, taken: ReadonlyMap<string, Date>) {
  const ended = state !== null && otherEnds.has(state);
  const path = paths[way].filter((step) => taken.has(step) || !ended);
  const reached = state === null ? -1 : paths[way].indexOf(state);
  const steps = ended ? [...path, state] : path;
  return steps.map((step) => {
    const [title, titleAr] = stateTitle(step, way);
    // A declined rider leaves a later step in the book that the order is before again.
    const isBehind = ended || paths[way].indexOf(step) <= reached;
    return { STATUS: step, AT: (isBehind && taken.get(step)?.toISOString()) || null, TITLE: title, TITLE_AR: titleAr };
  });
}
