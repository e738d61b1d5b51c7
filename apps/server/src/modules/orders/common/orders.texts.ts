import type { Texts } from '#platform/texts.ts';

export const ordersTexts = {
  cart: { en: 'Your order', ar: 'طلبكم' },
  states: {
    placed: { en: 'Placed', ar: 'تم الطلب' },
    confirmed: { en: 'Confirmed', ar: 'تم التأكيد' },
    processed: { en: 'Processed', ar: 'تم التجهيز' },
    ready_to_ship: { en: 'Ready to ship', ar: 'جاهز للشحن' },
    out_for_delivery: { en: 'Out for delivery', ar: 'خرج للتوصيل' },
    rider_assigned: { en: 'Rider assigned', ar: 'تم تعيين المندوب' },
    order_picked: { en: 'Order picked', ar: 'استلمه المندوب' },
    on_the_way: { en: 'On the way', ar: 'في الطريق' },
    arrived: { en: 'Arrived', ar: 'وصل المندوب' },
    delivered: { en: 'Delivered', ar: 'تم التسليم' },
    returned: { en: 'Returned', ar: 'تمت الإعادة' },
    cancelled: { en: 'Cancelled', ar: 'أُلغي' },
    rejected: { en: 'Rejected', ar: 'رُفض' },
    ready_for_pickup: { en: 'Ready for pickup', ar: 'جاهز للاستلام' },
    picked_up: { en: 'Picked up', ar: 'تم الاستلام' },
  },
  /** The line of an invoice. */
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  exportParts: {
    addresses: { en: 'Your addresses', ar: 'العناوين' },
    prescriptions: { en: 'Prescriptions you sent', ar: 'الوصفات المرسلة' },
    orders: { en: 'Your orders', ar: 'الطلبات' },
  },
} as const satisfies Texts;
