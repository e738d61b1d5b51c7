import { internal } from './internal.ts';
import type { ErrorTable } from './table.ts';

/** What any call may answer with. */
export const commonErrors = {
  malformed: { http: 400, en: 'The request could not be understood', ar: 'تعذّر فهم الطلب' },
  invalid_value: { http: 400, en: 'This value is not valid', ar: 'القيمة غير صحيحة' },
  required: { http: 400, en: 'Fields are required', ar: 'الحقول مطلوبة' },
  too_long: { http: 400, en: 'This value is too long', ar: 'القيمة أطول من المسموح' },
  too_short: { http: 400, en: 'This value is too short', ar: 'القيمة أقصر من المطلوب' },
  unauthenticated: { http: 401, en: 'Please log in', ar: 'يُرجى تسجيل الدخول' },
  forbidden: { http: 403, en: 'This is not available for your account', ar: 'هذه الخدمة غير متاحة لحسابكم' },
  not_found: { http: 404, en: 'No Record Found', ar: 'لم يُعثر على السجل المطلوب' },
  request_timeout: {
    http: 408,
    en: 'Sending took too long. Please check your connection and try again',
    ar: 'استغرق الإرسال وقتًا أطول من اللازم. يُرجى التحقق من الاتصال والمحاولة مجددًا',
  },
  body_too_large: { http: 413, en: 'This is too large to send', ar: 'حجم المرسَل أكبر من المسموح' },
  unsupported_media_type: { http: 415, en: 'This type of content is not accepted', ar: 'نوع المحتوى غير مقبول' },
  too_many_requests: {
    http: 429,
    en: 'Too many attempts. Please wait a little and try again',
    ar: 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا',
  },
  idempotency_mismatch: {
    http: 409,
    en: 'This request was sent before with other content',
    ar: 'سبق إرسال هذا الطلب بمحتوى مختلف',
  },
  still_processing: {
    http: 503,
    en: 'Your request is still being processed. Please try again in a moment',
    ar: 'طلبكم السابق لا يزال قيد التنفيذ. يُرجى المحاولة بعد لحظات',
  },
  internal,
  overloaded: {
    http: 503,
    en: 'We are busy right now. Please try again in a moment',
    ar: 'الخدمة مزدحمة الآن. يُرجى المحاولة بعد لحظات',
  },
  unavailable: {
    http: 503,
    en: 'The service is temporarily unavailable. Please try again in a moment',
    ar: 'الخدمة غير متاحة مؤقتًا. يُرجى المحاولة بعد لحظات',
  },
  outcome_unknown: {
    http: 503,
    en: 'We could not confirm whether your request went through. Please check before you send it again',
    ar: 'تعذّر التأكد من اكتمال طلبكم. يُرجى التحقق قبل إرساله مرة أخرى',
  },
} as const satisfies ErrorTable;
