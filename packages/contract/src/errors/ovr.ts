import type { ErrorTable } from './table.ts';

export const ovrErrors = {
  ovr_submitted: {
    http: 409,
    en: 'This report has been submitted and cannot be changed',
    ar: 'أُرسل هذا البلاغ ولا يمكن تعديله',
  },
  ovr_changed: {
    http: 409,
    en: 'This report was changed meanwhile. Please check it before you save',
    ar: 'عُدّل هذا البلاغ في هذه الأثناء. يُرجى مراجعته قبل الحفظ',
  },
  ovr_incomplete: {
    http: 422,
    en: 'Please complete the report before submitting it',
    ar: 'يُرجى استكمال البلاغ قبل إرساله',
  },
  ovr_in_future: {
    http: 422,
    en: 'This time is in the future. Please enter when it happened',
    ar: 'يُرجى إدخال وقت وقوع الحادث، فهذا الوقت لم يحن بعد',
  },
  ovr_not_submitted: {
    http: 409,
    en: 'This report has not been submitted yet',
    ar: 'لم يُرسل هذا البلاغ بعد',
  },
  ovr_reviewed: {
    http: 409,
    en: 'This report has already been reviewed',
    ar: 'سبقت مراجعة هذا البلاغ',
  },
  ovr_review_incomplete: {
    http: 422,
    en: 'Please choose an outcome and write the actions',
    ar: 'يُرجى اختيار نتيجة المراجعة وكتابة الإجراءات',
  },
  too_many_ovr_drafts: {
    http: 422,
    en: 'You have reached the maximum number of drafts. Please complete and submit one first',
    ar: 'بلغتم الحد الأعلى من المسودات. يُرجى استكمال إحداها وإرسالها أولًا',
  },
} as const satisfies ErrorTable;
