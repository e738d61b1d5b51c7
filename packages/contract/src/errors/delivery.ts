import type { ErrorTable } from './table.ts';

/** What the way from the counter to the door may be refused with. */
export const deliveryErrors = {
  order_signature_required: { http: 422, en: 'Please add the signature', ar: 'يُرجى إضافة التوقيع' },
  shift_open: { http: 409, en: 'Your shift has already started', ar: 'سبق بدء الوردية' },
  shift_not_open: { http: 409, en: 'You are not on shift', ar: 'لا توجد وردية مفتوحة' },
  shift_has_orders: {
    http: 409,
    en: 'Please deliver or return the orders you have collected first',
    ar: 'يُرجى تسليم الطلبات المستلَمة أو إرجاعها أولًا',
  },
  orders_to_deliver: {
    http: 422,
    en: 'You still have orders to deliver. Please deliver or return them first',
    ar: 'ما زالت لديكم طلبات للتوصيل. يُرجى تسليمها أو إرجاعها أولًا',
  },
  no_rider_free: {
    http: 409,
    en: 'No rider is available for this order now. It will be offered again automatically',
    ar: 'لا يتوفر مندوب لهذا الطلب الآن. سيُعاد عرضه تلقائيًا',
  },
  rider_can_work: {
    http: 409,
    en: 'The rider has collected this order and can still deliver or return it. It can only be taken from a rider whose account is locked or closed',
    ar: 'استلم المندوب هذا الطلب وما زال بإمكانه توصيله أو إرجاعه. لا يُسحب إلا من مندوب أُوقف حسابه أو أُغلق',
  },
  rider_cannot_take: {
    http: 409,
    en: 'This rider cannot take the order: not on shift, or the vehicle does not suit it',
    ar: 'لا يمكن إسناد الطلب إلى هذا المندوب: خارج الوردية أو المركبة غير مناسبة',
  },
} as const satisfies ErrorTable;
