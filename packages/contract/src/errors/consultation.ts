import type { ErrorTable } from './table.ts';

export const consultationErrors = {
  too_early_to_join: {
    http: 422,
    en: 'You can only join the meeting {minutes} minutes before scheduled start time',
    ar: 'يمكن الانضمام إلى الاستشارة قبل موعدها بـ {minutes} دقيقة فقط',
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
} as const satisfies ErrorTable;
