import type { ErrorTable } from './table.ts';

export const billingErrors = {
  too_late_to_pay: {
    http: 422,
    en: 'cannot pay for the appointment before {minutes:minute} from the appointment time',
    ar: 'يُغلق الدفع قبل الموعد بمدة {minutes:minute}',
  },
  already_paid: { http: 409, en: 'This has already been paid', ar: 'سبق سداد هذه القيمة' },
  appointment_not_payable: {
    http: 409,
    en: 'This appointment can no longer be paid. Please book again',
    ar: 'لم يعد الدفع لهذا الموعد ممكنًا. يُرجى الحجز مجددًا',
  },
  visit_paid_today: {
    http: 409,
    en: 'A visit in this clinic today is already paid. Please check in for that visit',
    ar: 'سبق دفع موعد في هذه العيادة اليوم. يُرجى تسجيل الوصول لذلك الموعد',
  },
  invalid_amount: { http: 422, en: 'Invalid Amount', ar: 'المبلغ غير صحيح' },
  no_service_found: { http: 422, en: 'HIS: No Service Found', ar: 'نظام المستشفى: لا توجد خدمة مطابقة' },
  wallet_insufficient: {
    http: 422,
    en: 'The wallet does not hold enough for this payment',
    ar: 'رصيد المحفظة لا يكفي لهذه العملية',
  },
  wallet_not_for_free: {
    http: 422,
    en: 'The wallet is not allowed in a free appointment',
    ar: 'لا يُسمح باستخدام المحفظة في موعد مجاني',
  },
  card_minimum: {
    http: 422,
    en: 'A card pays {minimum} SAR at least. Please pay this amount from the wallet',
    ar: 'الحد الأدنى للدفع بالبطاقة {minimum} ر.س. يُرجى دفع هذا المبلغ من رصيد المحفظة',
  },
  top_up_over: {
    http: 409,
    en: 'The time for this has run out. Please choose the amount again',
    ar: 'انتهى وقت هذه العملية. يُرجى اختيار المبلغ من جديد',
  },
  points_not_for_free: {
    http: 422,
    en: 'Loyalty points are not allowed in a free appointment',
    ar: 'لا يُسمح باستخدام نقاط الولاء في موعد مجاني',
  },
  card_only: {
    http: 422,
    en: 'Money can only be added to the wallet by card',
    ar: 'تُضاف المبالغ إلى المحفظة بالبطاقة',
  },
  gateway_unavailable: {
    http: 503,
    en: 'The payment provider is not responding right now. You were not charged twice; please try again in a moment',
    ar: 'مزود خدمة الدفع لا يستجيب الآن. لن يُحتسب أي مبلغ مرتين، ويُرجى المحاولة بعد لحظات',
  },
  payments_not_open: {
    http: 409,
    en: 'The hospital does not take payments yet',
    ar: 'لا يستقبل المستشفى المدفوعات بعد',
  },
  tamara_already_done: { http: 409, en: 'Tamara payment already done', ar: 'سبق إتمام الدفع عبر تمارا' },
  webhook_not_genuine: { http: 403, en: 'This notice is not genuine', ar: 'تعذّر إثبات صحة هذا الإشعار' },
} as const satisfies ErrorTable;
