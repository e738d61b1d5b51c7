import type { ErrorTable } from './table.ts';

/** What packages of services may be refused with. The first one is SPEC §8's own. */
export const packagesErrors = {
  package_already_booked: {
    http: 409,
    en: 'Package already booked',
    ar: 'سبق حجز هذه الباقة',
  },
  package_not_offered: {
    http: 409,
    en: 'This package is no longer available',
    ar: 'لم تعد هذه الباقة متاحة',
  },
  package_terms_not_offered: {
    http: 422,
    en: 'This package cannot be paid in that many instalments',
    ar: 'لا يمكن تقسيم قيمة هذه الباقة على هذا العدد من الدفعات',
  },
  package_ended: { http: 409, en: 'This package has ended', ar: 'انتهت هذه الباقة' },
  package_not_active: {
    http: 422,
    en: 'Please pay for the package first',
    ar: 'يُرجى سداد قيمة الباقة أولًا',
  },
  package_over: {
    http: 422,
    en: 'The package ends before the day of this visit',
    ar: 'تنتهي صلاحية الباقة قبل يوم هذه الزيارة',
  },
  package_term_late: {
    http: 422,
    en: 'A payment for this package is overdue. Please pay it to book more visits',
    ar: 'توجد دفعة متأخرة من هذه الباقة. يُرجى سدادها لحجز زيارات أخرى',
  },
  package_not_paid_enough: {
    http: 422,
    en: 'Your payments so far do not cover this visit. Please pay the next instalment first',
    ar: 'ما سُدّد من الباقة لا يكفي لهذه الزيارة بعد. يُرجى سداد الدفعة التالية أولًا',
  },
  package_service_mismatch: {
    http: 422,
    en: 'This visit is not one of the remaining services in the package',
    ar: 'هذه الزيارة ليست من الخدمات المتبقية في الباقة',
  },
  earlier_term_first: {
    http: 422,
    en: 'Please pay the earlier instalment first',
    ar: 'يُرجى سداد الدفعة السابقة أولًا',
  },
} as const satisfies ErrorTable;
