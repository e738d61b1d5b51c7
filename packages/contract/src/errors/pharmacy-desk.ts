import type { ErrorTable } from './table.ts';

/** What the pharmacist's desk may refuse with. */
export const pharmacyDeskErrors = {
  prescription_judged: {
    http: 409,
    en: 'This prescription has already been reviewed. Please check the order again',
    ar: 'سبقت مراجعة هذه الوصفة. يُرجى تحديث الطلب',
  },
  order_changed: {
    http: 409,
    en: 'Someone else has already updated this order. This is its current status',
    ar: 'سبقكم زميل إلى هذا الطلب. هذه حالته الآن',
  },
  desk_changed: {
    http: 409,
    en: 'Someone else has changed this meanwhile. This is the current version; please check again',
    ar: 'جرى تعديل هذه البيانات في هذه الأثناء. هذه حالتها الآن، يُرجى المراجعة',
  },
  brand_taken: { http: 409, en: 'This brand already exists', ar: 'هذه العلامة التجارية موجودة بالفعل' },
  judgement_lines_not_valid: {
    http: 422,
    en: 'Please choose which medicines the prescription covers, and leave out at least one',
    ar: 'يُرجى تحديد الأدوية المشمولة بالوصفة واستبعاد دواء واحد على الأقل',
  },
  order_holds_withdrawn: {
    http: 409,
    en: 'This order contains a product that may no longer be sold. Before it leaves the branch, remove the product; afterwards, bring the order back',
    ar: 'يضم هذا الطلب منتجًا أُوقف بيعه. قبل خروج الطلب من الفرع يُستبعد المنتج من الطلب، وبعد خروجه يُعاد الطلب إلى الفرع',
  },
  order_prescription_ended: {
    http: 409,
    en: 'The doctor has withdrawn or stopped the prescription for a product of this order. The pharmacist removes it before the order goes on',
    ar: 'سحب الطبيب وصفة أحد منتجات هذا الطلب أو أوقفها، ويستبعده الصيدلي قبل متابعة الطلب',
  },
  order_holds_expired: {
    http: 409,
    en: 'This order contains a product that has expired. The pharmacist removes it before the order leaves the branch',
    ar: 'يضم هذا الطلب منتجًا انتهت صلاحيته، ويستبعده الصيدلي قبل خروج الطلب من الفرع',
  },
  take_out_leaves_nothing: {
    http: 422,
    en: 'Nothing would be left in this order. Please cancel it instead',
    ar: 'لن يبقى في الطلب أي منتج. يُرجى إلغاء الطلب بدلًا من ذلك',
  },
  substitute_not_same: {
    http: 422,
    en: 'A substitute must have the same substance, strength, form and pack size',
    ar: 'يلزم أن يطابق البديل المنتج في المادة الفعالة والتركيز والشكل الدوائي وحجم العبوة',
  },
  substitute_other_class: {
    http: 422,
    en: 'A substitute must follow the same prescription and VAT rules as the product',
    ar: 'يلزم أن تنطبق على البديل أحكام الوصفة والضريبة نفسها',
  },
  substitute_in_order: {
    http: 409,
    en: 'This product is already part of the order',
    ar: 'هذا المنتج ضمن الطلب بالفعل',
  },
  substitute_proposed: {
    http: 409,
    en: 'The patient has already been asked about a substitute for this product',
    ar: 'سبق سؤال المريض عن بديل لهذا المنتج',
  },
  order_awaits_answer: {
    http: 409,
    en: 'The patient has not yet answered about a substitute. Please wait for the answer, or remove the product from the order',
    ar: 'لم يرد المريض بعد على عرض البديل. يُرجى انتظار الرد أو استبعاد المنتج من الطلب',
  },
  judgement_leaves_nothing: {
    http: 422,
    en: 'Nothing would be left in this order. Please reject it instead',
    ar: 'لن يبقى في الطلب أي منتج. يُرجى رفض الطلب بدلًا من ذلك',
  },
  barcode_taken: {
    http: 409,
    en: 'Another product has this barcode',
    ar: 'هذا الرمز الشريطي مستخدم لمنتج آخر',
  },
  price_not_valid: {
    http: 422,
    en: 'Please enter a price from 0.01 to 100,000 SAR with at most two decimals',
    ar: 'يُرجى إدخال سعر من ٠٫٠١ إلى ١٠٠٬٠٠٠ ر.س بخانتين عشريتين على الأكثر',
  },
  lot_exists: {
    http: 409,
    en: 'This lot is already at the branch. Please correct its quantity',
    ar: 'هذه التشغيلة موجودة في الفرع. يُرجى تصحيح كميتها',
  },
  lot_changed: {
    http: 409,
    en: 'The stock of this lot has changed meanwhile. Please count again',
    ar: 'تغيّر عدد قطع هذه التشغيلة في هذه الأثناء. يُرجى إعادة العد',
  },
  lot_expired: { http: 422, en: 'This date has passed', ar: 'هذا التاريخ قد مضى' },
  offer_not_whole: {
    http: 422,
    en: 'Please complete the details for this type of offer',
    ar: 'يُرجى استكمال بيانات هذا النوع من العروض',
  },
  period_not_valid: {
    http: 422,
    en: 'The end must be after the start',
    ar: 'يجب أن تكون النهاية بعد البداية',
  },
  coupon_not_whole: {
    http: 422,
    en: 'Please enter either a percentage or an amount',
    ar: 'يُرجى إدخال نسبة أو مبلغ، لا كليهما',
  },
  coupon_code_taken: { http: 409, en: 'This code already exists', ar: 'هذا الرمز موجود بالفعل' },
  coupon_was_used: {
    http: 409,
    en: 'This code has been used. It can be ended but not removed',
    ar: 'سبق استخدام هذا الرمز. يمكن إنهاؤه لا حذفه',
  },
} as const satisfies ErrorTable;
