import type { ErrorTable } from './table.ts';

export const consultationErrors = {
  too_early_to_join: {
    http: 422,
    en: 'You can only join the meeting {minutes:minute} before scheduled start time',
    ar: 'يمكن الانضمام إلى الاستشارة قبل موعدها بمدة {minutes:minute} فقط',
  },
  too_late_to_join: {
    http: 422,
    en: 'You cannot join the meeting after the allotted time',
    ar: 'لا يمكن الانضمام إلى الاستشارة بعد انقضاء وقتها',
  },
  payment_pending: {
    http: 422,
    en: 'Payment of this appointment is pending',
    ar: 'سداد رسوم هذا الموعد لم يكتمل بعد',
  },
  call_not_allowed: {
    http: 422,
    en: 'Joining this appointment by video is not allowed',
    ar: 'الانضمام إلى هذا الموعد عبر الفيديو غير متاح',
  },
  call_not_started: {
    http: 409,
    en: 'The doctor has not started the call yet. Please stay in the waiting room',
    ar: 'لم يبدأ الطبيب المكالمة بعد. يُرجى البقاء في غرفة الانتظار',
  },
  not_ringing: { http: 409, en: 'The call is no longer ringing', ar: 'لم تعد المكالمة ترن' },
  no_call_to_rate: {
    http: 422,
    en: 'This appointment has no call to rate',
    ar: 'لا توجد مكالمة في هذا الموعد لتقييمها',
  },
  feedback_required: {
    http: 422,
    en: 'Please enter your feedback before submitting.',
    ar: 'يُرجى كتابة الملاحظات قبل الإرسال.',
  },
  feedback_already_given: {
    http: 409,
    en: 'You have already rated this call',
    ar: 'سبق تقييم هذه المكالمة',
  },
} as const satisfies ErrorTable;
