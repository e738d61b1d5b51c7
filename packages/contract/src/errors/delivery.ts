import type { ErrorTable } from './table.ts';

/** What the way from the counter to the door may be refused with. */
export const deliveryErrors = {
  order_signature_required: { http: 422, en: 'Please add the signature', ar: 'يُرجى إضافة التوقيع' },
  shift_open: { http: 409, en: 'Your shift has begun already', ar: 'سبق بدء الوردية' },
  shift_not_open: { http: 409, en: 'You are not on shift', ar: 'لا توجد وردية مفتوحة' },
  shift_has_orders: {
    http: 409,
    en: 'Please bring or return the orders that you have fetched first',
    ar: 'يُرجى تسليم الطلبات المستلَمة أو إرجاعها أولًا',
  },
  orders_to_deliver: {
    http: 422,
    en: 'You still have orders to deliver. Please bring or return them first',
    ar: 'ما زالت لديكم طلبات للتوصيل. يُرجى تسليمها أو إرجاعها أولًا',
  },
  no_rider_free: {
    http: 409,
    en: 'No rider can take this order now. It is offered again by itself',
    ar: 'لا يتوفر مندوب لهذا الطلب الآن. سيُعاد عرضه تلقائيًا',
  },
  rider_can_work: {
    http: 409,
    en: 'The rider has fetched this order and can still bring or return it. It is taken only from a rider who is locked out or gone',
    ar: 'استلم المندوب هذا الطلب وما زال بإمكانه توصيله أو إرجاعه. لا يُسحب إلا من مندوب أُوقف حسابه أو أُغلق',
  },
  rider_cannot_take: {
    http: 409,
    en: 'This rider cannot take the order: not on shift, or the vehicle does not suit it',
    ar: 'لا يمكن إسناد الطلب إلى هذا المندوب: خارج الوردية أو المركبة غير مناسبة',
  },
} as const satisfies ErrorTable;
