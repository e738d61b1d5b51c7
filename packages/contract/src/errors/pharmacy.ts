import type { ErrorTable } from './table.ts';

/** What the shop, the cart, check-out, orders, prescriptions and support may refuse with. The first ones are SPEC §8's own. */
export const pharmacyErrors = {
  quantity_over_stock: {
    http: 422,
    en: 'You cannot buy more than the stock',
    ar: 'لا يمكن شراء كمية تتجاوز المتوفر في المخزون',
  },
  product_withdrawn: {
    http: 422,
    en: 'This product is no longer sold. Please remove it from the cart',
    ar: 'لم يعد هذا المنتج متوفرًا للبيع. يُرجى حذفه من السلة',
  },
  register_refuses_product: {
    http: 422,
    en: 'The register of medicines does not allow this product to be sold',
    ar: 'لا يسمح سجل الأدوية ببيع هذا المنتج',
  },
  quantity_not_valid: { http: 422, en: 'Please choose a quantity from 1 to 99', ar: 'يُرجى اختيار كمية من 1 إلى 99' },
  cart_full: { http: 422, en: 'The cart can hold 50 different products', ar: 'تتسع السلة لخمسين منتجًا مختلفًا' },
  guest_unnamed: {
    http: 422,
    en: 'The cart could not be kept. Please allow this site to store data in the browser, or sign in',
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
    en: 'This promo code is not available any more',
    ar: 'لم يعد الرمز الترويجي متاحًا',
  },
  promo_already_used: { http: 422, en: 'You have used this promo code already', ar: 'سبق استخدام هذا الرمز الترويجي' },
  promo_minimum_purchase: {
    http: 422,
    en: 'This promo code needs a purchase of at least {minimum} SAR',
    ar: 'يتطلب هذا الرمز الترويجي شراء ما لا يقل عن {minimum} ر.س',
  },
  address_required: { http: 422, en: 'Please choose a delivery address', ar: 'يُرجى اختيار عنوان التوصيل' },
  pickup_required: { http: 422, en: 'Please choose a branch to pick up from', ar: 'يُرجى اختيار فرع للاستلام' },
  schedule_required: { http: 422, en: 'Please choose a day and a time', ar: 'يُرجى اختيار اليوم والوقت' },
  schedule_in_past: { http: 422, en: 'This time is already past', ar: 'هذا الوقت قد مضى' },
  schedule_too_late: {
    http: 422,
    en: 'Please choose a day within {days} days',
    ar: 'يُرجى اختيار يوم خلال {days} أيام',
  },
  policies_not_accepted: {
    http: 422,
    en: 'Please accept the privacy policy and the return policy',
    ar: 'يُرجى قبول سياسة الخصوصية وسياسة الإرجاع',
  },
  prescription_required: {
    http: 422,
    en: 'Some of these medicines need a prescription. Please add a picture of it',
    ar: 'تتطلب بعض هذه الأدوية وصفة طبية. يُرجى إضافة صورة الوصفة',
  },
  prescription_images: {
    http: 422,
    en: 'A prescription takes from 1 to 5 pictures',
    ar: 'تُرفق الوصفة من صورة واحدة إلى خمس صور',
  },
  one_discount_only: {
    http: 422,
    en: 'Please use either loyalty points or a promo code',
    ar: 'يُرجى استخدام نقاط الولاء أو الرمز الترويجي، لا كليهما',
  },
  loyalty_not_enough: { http: 422, en: 'You do not have so many points', ar: 'رصيد النقاط غير كافٍ' },
  tamara_out_of_range: {
    http: 422,
    en: 'Instalments are possible from {minimum} to {maximum} SAR',
    ar: 'التقسيط متاح للمبالغ من {minimum} إلى {maximum} ر.س',
  },
  tamara_under_age: {
    http: 422,
    en: 'Instalments are for payers of 18 or older',
    ar: 'التقسيط متاح لمن أتم الثامنة عشرة',
  },
  amount_changed: {
    http: 409,
    en: 'The amount has changed since. Please look at it once more',
    ar: 'تغيّر المبلغ بعد ذلك. يُرجى مراجعته مرة أخرى',
  },
  payment_in_progress: {
    http: 409,
    en: 'This cart is being paid already. Please finish that payment first',
    ar: 'هذه السلة قيد الدفع. يُرجى إتمام عملية الدفع أولًا',
  },
  too_many_addresses: { http: 422, en: 'You can keep 20 addresses', ar: 'يمكن حفظ عشرين عنوانًا' },
  cancellation_reason_required: {
    http: 422,
    en: 'Please choose a reason and describe it',
    ar: 'يُرجى اختيار السبب وكتابة وصف له',
  },
  order_not_cancellable: {
    http: 422,
    en: 'This order can no longer be cancelled',
    ar: 'لم يعد بالإمكان إلغاء هذا الطلب',
  },
  order_on_its_way: {
    http: 422,
    en: 'An order of yours is still on its way. Please wait for it or cancel it first',
    ar: 'ما زال هناك طلب في الطريق. يُرجى انتظاره أو إلغاؤه أولًا',
  },
  order_not_payable: {
    http: 409,
    en: 'This order can no longer be paid. Its goods are in your cart again',
    ar: 'لم يعد بالإمكان دفع هذا الطلب، وقد أُعيدت المنتجات إلى السلة',
  },
  order_move_refused: {
    http: 409,
    en: 'This order has moved on. Please look at it again',
    ar: 'تغيّرت حالة الطلب. يُرجى تحديث الصفحة',
  },
  order_otp_required: {
    http: 422,
    en: 'Please enter the 6-digit code',
    ar: 'يُرجى إدخال الرمز المكوّن من 6 أرقام',
  },
  too_many_order_codes: {
    http: 429,
    en: 'Too many codes or tries for today. Please try again tomorrow',
    ar: 'رموز أو محاولات كثيرة اليوم. يُرجى المحاولة غدًا',
  },
  order_reason_required: { http: 422, en: 'Please give a reason', ar: 'يُرجى ذكر السبب' },
  order_photo_required: { http: 422, en: 'Please add a photo', ar: 'يُرجى إضافة صورة' },
  prescription_not_approved: {
    http: 422,
    en: 'The prescription of this order is not approved yet',
    ar: 'لم تُعتمد وصفة هذا الطلب بعد',
  },
  order_not_rateable: {
    http: 422,
    en: 'An order can be rated once it is delivered',
    ar: 'يمكن تقييم الطلب بعد تسليمه',
  },
  rating_required: { http: 422, en: 'Select any star to continue', ar: 'يُرجى اختيار نجمة للمتابعة' },
  already_rated: { http: 422, en: 'You have rated this already', ar: 'سبق تقييم هذا الطلب' },
  too_many_favourites: { http: 422, en: 'You can keep 200 products', ar: 'يمكن حفظ مئتي منتج' },
  message_empty: { http: 422, en: 'Please write something or add a picture', ar: 'يُرجى كتابة رسالة أو إضافة صورة' },
  ticket_closed: { http: 422, en: 'This ticket is closed', ar: 'هذه التذكرة مغلقة' },
  too_many_tickets: {
    http: 429,
    en: 'You have asked for help often today. Please write in an open ticket',
    ar: 'طلبات المساعدة كثيرة اليوم. يُرجى الكتابة في تذكرة مفتوحة',
  },
} as const satisfies ErrorTable;
