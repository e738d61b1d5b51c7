import type { ErrorTable } from './table.ts';

/** What the cart may refuse with. The first ones are SPEC §8's own. */
export const cartErrors = {
  quantity_over_stock: {
    http: 422,
    en: 'You cannot buy more than the stock',
    ar: 'لا يمكن شراء كمية تتجاوز المتوفر في المخزون',
  },
  product_stock_full: {
    http: 422,
    en: 'Product stock full. All that is left of it is in your cart already',
    ar: 'نفدت الكمية المتاحة من هذا المنتج، وكل ما تبقى منه في سلتكم',
  },
  quantity_not_valid: { http: 422, en: 'Please choose a quantity from 1 to 99', ar: 'يُرجى اختيار كمية من ١ إلى ٩٩' },
  cart_full: { http: 422, en: 'The cart can hold 50 different products', ar: 'تتسع السلة لخمسين منتجًا مختلفًا' },
  guest_unnamed: {
    http: 422,
    en: 'We could not save the cart. Please allow this site to store data in the browser, or log in',
    ar: 'تعذّر حفظ السلة. يُرجى السماح للموقع بحفظ البيانات في المتصفح أو تسجيل الدخول',
  },
  cart_empty: { http: 422, en: 'Your cart is empty', ar: 'السلة فارغة' },
  promo_not_valid: { http: 422, en: 'Add valid promo code', ar: 'يُرجى إدخال رمز ترويجي صالح' },
  promo_not_started: {
    http: 422,
    en: 'This promo code has not started yet',
    ar: 'لم يبدأ العمل بهذا الرمز الترويجي بعد',
  },
  promo_expired: { http: 422, en: 'This promo code has expired', ar: 'انتهت صلاحية الرمز الترويجي' },
  promo_not_available: {
    http: 422,
    en: 'This promo code is no longer available',
    ar: 'لم يعد الرمز الترويجي متاحًا',
  },
  promo_already_used: { http: 422, en: 'You have already used this promo code', ar: 'سبق استخدام هذا الرمز الترويجي' },
  promo_first_order_only: {
    http: 422,
    en: 'This promo code is for first orders',
    ar: 'هذا الرمز الترويجي للطلب الأول فقط',
  },
  promo_minimum_purchase: {
    http: 422,
    en: 'This promo code needs a purchase of at least {minimum} SAR',
    ar: 'يتطلب هذا الرمز الترويجي شراء ما لا يقل عن {minimum} ر.س',
  },
} as const satisfies ErrorTable;
