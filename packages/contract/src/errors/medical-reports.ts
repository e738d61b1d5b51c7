import type { ErrorTable } from './table.ts';

/** What requests for reports and their documents may refuse with (SPEC §5, §8). */
export const medicalReportsErrors = {
  report_language_required: {
    http: 422,
    en: 'Please choose the language of the report first',
    ar: 'يُرجى اختيار لغة التقرير أولًا',
  },
  report_already_requested: {
    http: 422,
    en: 'A report of this visit has already been requested',
    ar: 'سبق طلب تقرير عن هذه الزيارة',
  },
  report_visit_not_completed: {
    http: 422,
    en: 'Reports are issued only for visits that took place',
    ar: 'لا تصدر التقارير إلا عن زيارات تمت',
  },
  stay_not_ended: {
    http: 422,
    en: 'The discharge summary can be written once the stay has ended',
    ar: 'يمكن كتابة ملخص الخروج بعد خروج المريض',
  },
  stay_has_summary: {
    http: 422,
    en: 'This stay already has a discharge summary, or one in progress',
    ar: 'لهذا التنويم ملخص خروج صادر أو قيد الإعداد',
  },
  discharge_summary_missing: { http: 422, en: 'Discharge summary not uploaded', ar: 'لم يُرفع ملخص الخروج بعد' },
  report_not_ready: { http: 422, en: 'This report is not ready yet', ar: 'هذا التقرير غير جاهز بعد' },
  report_withdrawn: { http: 410, en: 'This document was withdrawn', ar: 'سُحب هذا المستند' },
  report_changed: {
    http: 409,
    en: 'This request has changed meanwhile. Please check it again',
    ar: 'تغيّر هذا الطلب في هذه الأثناء. يُرجى مراجعته من جديد',
  },
  report_text_changed: {
    http: 409,
    en: 'A colleague has changed this document meanwhile',
    ar: 'عدّل أحد الزملاء هذا المستند في هذه الأثناء',
  },
  report_reason_required: { http: 422, en: 'Please write the reason', ar: 'يُرجى كتابة السبب' },
  report_empty: {
    http: 422,
    en: 'Please write or upload the report before approving it',
    ar: 'يُرجى كتابة التقرير أو رفعه قبل اعتماده',
  },
  file_not_a_pdf: { http: 415, en: 'Please choose a PDF file', ar: 'يُرجى اختيار ملف PDF' },
  sick_leave_days: {
    http: 422,
    en: 'A sick leave begins on the day of the visit and has 14 days at most',
    ar: 'تبدأ الإجازة المرضية من يوم الزيارة ولا تزيد على ١٤ يومًا',
  },
} as const satisfies ErrorTable;
