import type { ErrorTable } from './table.ts';

/** What a reduction of a visit may be refused with. */
export const promotionsErrors = {
  promo_not_for_visit: {
    http: 422,
    en: 'This promo code is for another type of visit',
    ar: 'هذا الرمز الترويجي مخصص لنوع آخر من الزيارات',
  },
  one_reduction_only: {
    http: 422,
    en: 'Only one discount can be used per visit',
    ar: 'يمكن استخدام خصم واحد فقط لكل زيارة',
  },
  reduction_for_visits: {
    http: 422,
    en: 'This discount is for visits',
    ar: 'هذا الخصم مخصص للزيارات',
  },
  identity_number_required: {
    http: 422,
    en: 'Please add your national ID or iqama of ten digits to your profile first',
    ar: 'يُرجى إضافة رقم الهوية الوطنية أو الإقامة المكوّن من عشرة أرقام إلى الملف الشخصي أولًا',
  },
  free_visit_used: {
    http: 409,
    en: 'The free first appointment has already been used',
    ar: 'سبق استخدام الموعد الأول المجاني',
  },
  free_visit_first_only: {
    http: 422,
    en: 'The free appointment is for a first visit',
    ar: 'الموعد المجاني مخصص للزيارة الأولى',
  },
  free_visit_type: {
    http: 422,
    en: 'The free first appointment can be an on-site or video visit',
    ar: 'الموعد الأول المجاني يكون زيارة في المستشفى أو استشارة عن بُعد',
  },
} as const satisfies ErrorTable;
