import type { ErrorTable } from './table.ts';

/** What check-out, orders and prescriptions may refuse with. */
export const ordersErrors = {
  address_required: { http: 422, en: 'Please choose a delivery address', ar: 'يُرجى اختيار عنوان التوصيل' },
  pickup_required: { http: 422, en: 'Please choose a branch to pick up from', ar: 'يُرجى اختيار فرع للاستلام' },
  schedule_required: { http: 422, en: 'Please choose a day and a time', ar: 'يُرجى اختيار اليوم والوقت' },
  schedule_in_past: { http: 422, en: 'This time has passed', ar: 'هذا الوقت قد مضى' },
  schedule_too_late: {
    http: 422,
    en: 'Please choose an earlier day. Days ahead at most: {days}',
    ar: 'يُرجى اختيار يوم أقرب. أقصى مدة بالأيام: {days}',
  },
  schedule_closed: {
    http: 422,
    en: 'Deliveries and pickups can be scheduled from {from} to {to}',
    ar: 'يمكن جدولة التوصيل والاستلام من {from} إلى {to}',
  },
  slot_full: {
    http: 409,
    en: 'This time is fully booked. Please choose another one',
    ar: 'اكتمل الحجز في هذا الوقت. يُرجى اختيار وقت آخر',
  },
  fast_delivery_closed: {
    http: 422,
    en: 'Fast delivery can be ordered from {from} to {to}',
    ar: 'يمكن طلب التوصيل السريع من {from} إلى {to}',
  },
  fast_delivery_too_far: {
    http: 422,
    en: 'Fast delivery is available within {km} km of our branches. This address is farther away',
    ar: 'يصل التوصيل السريع إلى {km} كم حول فروعنا، وهذا العنوان أبعد من ذلك',
  },
  delivery_not_served: {
    http: 422,
    en: 'We do not deliver to this location yet. You can pick up your order at a branch',
    ar: 'لا يصل التوصيل إلى هذا المكان حتى الآن. يمكنكم استلام الطلب من أحد الفروع',
  },
  city_not_known: {
    http: 422,
    en: 'Please choose a city from the list',
    ar: 'يُرجى اختيار إحدى مدن القائمة',
  },
  area_too_few_corners: {
    http: 422,
    en: 'An area needs at least {least} corners that are not in one line',
    ar: 'يلزم لرسم النطاق {least} نقاط على الأقل ليست على خط واحد',
  },
  area_crosses_itself: {
    http: 422,
    en: 'The border crosses itself. Please move or remove a corner',
    ar: 'تتقاطع حدود النطاق. يُرجى نقل إحدى النقاط أو حذفها',
  },
  area_too_far: {
    http: 422,
    en: 'A corner is more than {km} km from the branch',
    ar: 'تبعد إحدى النقاط أكثر من {km} كم عن الفرع',
  },
  delivery_area_changed: {
    http: 409,
    en: "Someone else has changed this branch's delivery area. This is the current one; please check again",
    ar: 'عُدّل نطاق توصيل هذا الفرع في هذه الأثناء. هذا وضعه الآن، يُرجى المراجعة',
  },
  no_branch_has_all: {
    http: 409,
    en: 'No branch near you has everything. Please choose how you would like to receive it',
    ar: 'لا يتوفر الطلب كاملًا في فرع قريب منكم. يُرجى اختيار طريقة الحصول عليه',
  },
  transfer_needs_days: {
    http: 422,
    en: 'Products from another branch take {days:day}. Please choose a later day',
    ar: 'تصل المنتجات من الفرع الآخر بعد {days:day}. يُرجى اختيار يوم لاحق',
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
    en: 'Photos of prescriptions in an order: 1 to {most}',
    ar: 'عدد صور الوصفة المسموح به من ١ إلى {most}',
  },
  one_discount_only: {
    http: 422,
    en: 'Please use either loyalty points or a promo code',
    ar: 'يُرجى استخدام نقاط الولاء أو الرمز الترويجي، لا كليهما',
  },
  loyalty_not_enough: { http: 422, en: 'You do not have enough points', ar: 'رصيد النقاط غير كافٍ' },
  tamara_out_of_range: {
    http: 422,
    en: 'Instalments are available from {minimum} to {maximum} SAR',
    ar: 'التقسيط متاح للمبالغ من {minimum} إلى {maximum} ر.س',
  },
  tamara_under_age: {
    http: 422,
    en: 'Instalments are available from the age of {age}',
    ar: 'التقسيط متاح ابتداءً من سن {age}',
  },
  amount_changed: {
    http: 409,
    en: 'The amount has changed. Please check it again',
    ar: 'تغيّر المبلغ بعد ذلك. يُرجى مراجعته مرة أخرى',
  },
  payment_in_progress: {
    http: 409,
    en: 'A payment for this cart is already in progress. Please complete it first',
    ar: 'هذه السلة قيد الدفع. يُرجى إتمام عملية الدفع أولًا',
  },
  address_point_unknown: {
    http: 422,
    en: 'We do not recognise this city. Please mark the location on the map',
    ar: 'لم نتعرّف على موقع هذه المدينة. يُرجى تحديد المكان على الخريطة',
  },
  too_many_addresses: { http: 422, en: 'You can save up to 20 addresses', ar: 'يمكن حفظ عشرين عنوانًا' },
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
  substitute_not_available: {
    http: 409,
    en: 'This substitute is no longer available',
    ar: 'لم يعد هذا البديل متوفرًا',
  },
  substitute_closed: {
    http: 409,
    en: 'This suggestion is no longer open. Please check the order again',
    ar: 'لم يعد عرض البديل قائمًا. يُرجى مراجعة الطلب',
  },
  order_on_its_way: {
    http: 422,
    en: 'You still have an order on the way. Please wait for it or cancel it first',
    ar: 'ما زال هناك طلب في الطريق. يُرجى انتظاره أو إلغاؤه أولًا',
  },
  order_not_payable: {
    http: 409,
    en: 'This order can no longer be paid. Please order again',
    ar: 'لم يعد بالإمكان دفع هذا الطلب. يُرجى الطلب من جديد',
  },
  order_move_refused: {
    http: 409,
    en: 'The status of this order has changed. Please check it again',
    ar: 'تغيّرت حالة الطلب. يُرجى تحديث الصفحة',
  },
  order_called_back: {
    http: 409,
    en: 'The pharmacy has recalled this order. Please bring it back to the branch',
    ar: 'استدعت الصيدلية هذا الطلب. يُرجى إعادته إلى الفرع',
  },
  order_call_back_first: {
    http: 409,
    en: 'A rider has this order. Please recall it first',
    ar: 'الطلب مع المندوب. يُرجى استدعاؤه أولًا',
  },
  order_otp_required: {
    http: 422,
    en: 'Please enter the 6-digit code',
    ar: 'يُرجى إدخال الرمز المكوّن من ٦ أرقام',
  },
  order_code_reaches_nobody: {
    http: 409,
    en: 'The code cannot be sent: the patient has neither a phone nor an e-mail address, and nobody acts for them any more',
    ar: 'تعذّر إرسال الرمز: لا رقم جوال للمريض ولا بريد إلكتروني، ولم يعد أحد ينوب عنه',
  },
  too_many_order_codes: {
    http: 429,
    en: 'Too many codes or attempts today. Please try again tomorrow',
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
  already_rated: { http: 422, en: 'You have already rated this', ar: 'سبق تقييم هذا الطلب' },
} as const satisfies ErrorTable;
