import type { ErrorTable } from './table.ts';

/** What the pharmacist's desk may refuse with. */
export const pharmacyDeskErrors = {
  prescription_judged: {
    http: 409,
    en: 'This prescription was judged already. Please look at the order again',
    ar: 'سبق البت في هذه الوصفة. يُرجى تحديث الطلب',
  },
  order_changed: {
    http: 409,
    en: 'Somebody else was faster with this order. This is how it stands now',
    ar: 'سبقك زميل إلى هذا الطلب. هذه حالته الآن',
  },
  desk_changed: {
    http: 409,
    en: 'Somebody else has changed this meanwhile. This is how it stands now; please look again',
    ar: 'جرى تعديل هذه البيانات في هذه الأثناء. هذه حالتها الآن، يُرجى المراجعة',
  },
  brand_taken: { http: 409, en: 'This brand is there already', ar: 'هذه العلامة التجارية موجودة بالفعل' },
  judgement_lines_not_valid: {
    http: 422,
    en: 'Please choose which medicines the prescription covers, and leave out at least one',
    ar: 'يُرجى تحديد الأدوية المشمولة بالوصفة واستبعاد دواء واحد على الأقل',
  },
  order_holds_withdrawn: {
    http: 409,
    en: 'This order holds a product that may no longer be sold. Before it has left the branch take the product out of the order; afterwards bring the order back',
    ar: 'يضم هذا الطلب منتجًا أُوقف بيعه. قبل خروج الطلب من الفرع يُستبعد المنتج من الطلب، وبعد خروجه يُعاد الطلب إلى الفرع',
  },
  take_out_leaves_nothing: {
    http: 422,
    en: 'Nothing would be left of this order. Please end it instead',
    ar: 'لن يبقى في الطلب أي منتج. يُرجى إنهاء الطلب بدلًا من ذلك',
  },
  judgement_leaves_nothing: {
    http: 422,
    en: 'Nothing would be left of this order. Please reject it instead',
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
    ar: 'يُرجى إدخال سعر من 0.01 إلى 100,000 ر.س بخانتين عشريتين على الأكثر',
  },
  lot_exists: {
    http: 409,
    en: 'This lot is at the branch already. Please correct its quantity',
    ar: 'هذه التشغيلة موجودة في الفرع. يُرجى تصحيح كميتها',
  },
  lot_changed: {
    http: 409,
    en: 'Pieces of this lot came or went meanwhile. Please count again',
    ar: 'تغيّر عدد قطع هذه التشغيلة في هذه الأثناء. يُرجى إعادة العد',
  },
  lot_expired: { http: 422, en: 'This day is past', ar: 'هذا التاريخ قد مضى' },
  offer_not_whole: {
    http: 422,
    en: 'Please fill in what this kind of offer needs',
    ar: 'يُرجى استكمال بيانات هذا النوع من العروض',
  },
  period_not_valid: {
    http: 422,
    en: 'The end must be after the beginning',
    ar: 'يجب أن تكون النهاية بعد البداية',
  },
  coupon_not_whole: {
    http: 422,
    en: 'Please enter either a percentage or an amount',
    ar: 'يُرجى إدخال نسبة أو مبلغ، لا كليهما',
  },
  coupon_code_taken: { http: 409, en: 'This code is there already', ar: 'هذا الرمز موجود بالفعل' },
  coupon_was_used: {
    http: 409,
    en: 'This code was used already. It can be ended, not removed',
    ar: 'سبق استخدام هذا الرمز. يمكن إنهاؤه لا حذفه',
  },
} as const satisfies ErrorTable;
