import { timelineOf, type OrderState, type OrderWay } from '@balsam/domain/orders';

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
function stateTitle(state: OrderState, way: OrderWay): readonly [en: string, ar: string] {
  if (way === 'pickup' && state === 'ready_to_ship') return readyForPickup;
  if (way === 'pickup' && state === 'delivered') return pickedUp;
  return titles[state];
}

/** The timeline of an order as it is shown. */
export const stepsOf = (state: OrderState | null, way: OrderWay, taken: ReadonlyMap<string, Date>) =>
  timelineOf(state, way, taken).map((step) => {
    const [title, titleAr] = stateTitle(step.state, way);
    return { STATUS: step.state, AT: step.at?.toISOString() ?? null, TITLE: title, TITLE_AR: titleAr };
  });
