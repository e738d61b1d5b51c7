import type { ErrorTable } from './table.ts';

/** What rating a visit, and moderating what was written, may be refused with (D14.03). */
export const ratingsErrors = {
  visit_not_completed: {
    http: 422,
    en: 'A visit can be rated once it is completed',
    ar: 'يمكن تقييم الزيارة بعد اكتمالها',
  },
  rating_too_late: {
    http: 422,
    en: 'A visit can be rated within 14 days',
    ar: 'يمكن تقييم الزيارة خلال ١٤ يومًا من موعدها',
  },
  visit_already_rated: {
    http: 409,
    en: 'This visit has already been rated',
    ar: 'سبق تقييم هذه الزيارة',
  },
  review_edit_over: {
    http: 422,
    en: 'A review can be edited for 48 hours. It can still be deleted',
    ar: 'انتهت مدة تعديل التقييم وهي ٤٨ ساعة، ويمكن حذفه في أي وقت',
  },
  review_changed: {
    http: 409,
    en: 'The patient has edited this review meanwhile. Please read it again',
    ar: 'عُدّل هذا التقييم في هذه الأثناء. يُرجى قراءته من جديد',
  },
  review_settled: {
    http: 409,
    en: 'This has already been decided',
    ar: 'سبق اتخاذ القرار بشأن هذا التقييم',
  },
  review_reported_already: {
    http: 409,
    en: 'You have already reported this review. Thank you',
    ar: 'سبق الإبلاغ عن هذا التقييم، شكرًا لكم',
  },
} as const satisfies ErrorTable;
