import type { ErrorTable } from './table.ts';

/** What insurance may refuse with. The first ones are SPEC §8's and §5's own. */
export const insuranceErrors = {
  amount_not_covered: { http: 422, en: 'Amount is not covered totally', ar: 'المبلغ غير مغطى بالكامل' },
  insurance_first: { http: 422, en: 'Insurance must be selected first', ar: 'يُرجى اختيار التأمين أولًا' },
  not_covered: {
    http: 422,
    en: 'Your insurance does not cover this visit. You can pay for it yourself',
    ar: 'التأمين لا يغطي هذه الزيارة. يمكنكم دفع قيمتها بأنفسكم',
  },
  policy_expired: {
    http: 422,
    en: 'This policy ends before the day of the visit',
    ar: 'تنتهي صلاحية هذه الوثيقة قبل يوم الزيارة',
  },
  policy_not_active: {
    http: 422,
    en: 'The insurer says that this policy is not active',
    ar: 'هذه الوثيقة غير سارية لدى شركة التأمين',
  },
  policy_known: { http: 409, en: 'This policy is already in your list', ar: 'هذه الوثيقة مضافة من قبل' },
  too_many_policies: { http: 422, en: 'You can save up to ten policies', ar: 'تتسع القائمة لعشر وثائق' },
  payer_unavailable: {
    http: 503,
    en: 'The insurer is not responding right now. You can try again or pay yourself',
    ar: 'شركة التأمين لا تستجيب الآن. يمكنكم المحاولة لاحقًا أو الدفع بأنفسكم',
  },
  visit_changed: {
    http: 409,
    en: 'This visit has changed meanwhile. Please check it, then use your insurance again',
    ar: 'تغيّر هذا الموعد في هذه الأثناء. يُرجى الاطلاع عليه ثم استخدام التأمين من جديد',
  },
  approval_too_late: {
    http: 422,
    en: 'The visit starts too soon to wait for an approval. You can pay for it yourself',
    ar: 'موعد الزيارة قريب ولا يتسع لانتظار موافقة التأمين. يمكنكم الدفع بأنفسكم',
  },
  approval_waited: {
    http: 422,
    en: 'This visit has waited for your insurance as long as it can be held. You can pay for it yourself',
    ar: 'انتهت أطول مدة لحجز هذا الموعد بانتظار موافقة التأمين. يمكنكم الدفع بأنفسكم',
  },
  approval_pending: {
    http: 409,
    en: 'Your insurance has not replied yet. To pay yourself now, remove the insurance first',
    ar: 'لم يصل رد التأمين بعد. للدفع الآن بأنفسكم، يُرجى إزالة التأمين أولًا',
  },
  approval_answered: { http: 409, en: 'This request has already been answered', ar: 'سبق الرد على هذا الطلب' },
} as const satisfies ErrorTable;
