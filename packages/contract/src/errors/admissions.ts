import type { ErrorTable } from './table.ts';

export const admissionsErrors = {
  already_admitted: {
    http: 409,
    en: 'This patient is already admitted',
    ar: 'هذا المريض منوَّم حاليًا',
  },
  bed_taken: { http: 409, en: 'This bed is already occupied', ar: 'هذا السرير مشغول حاليًا' },
  responsible_locked: {
    http: 404,
    en: 'This doctor’s account is locked. Please choose another doctor',
    ar: 'حساب هذا الطبيب موقوف. يُرجى اختيار طبيب آخر',
  },
  already_discharged: { http: 409, en: 'This patient has already been discharged', ar: 'سبق إنهاء هذا التنويم' },
  responsible_changed: {
    http: 409,
    en: 'Someone else has changed the responsible doctor. This is the current one; please check again',
    ar: 'غيّر شخص آخر الطبيب المسؤول في هذه الأثناء. هذا هو الوضع الآن، يُرجى المراجعة',
  },
  not_of_department: {
    http: 422,
    en: 'Please choose an active doctor of this department',
    ar: 'يُرجى اختيار طبيب من هذا القسم يعمل حاليًا',
  },
  head_changed: {
    http: 409,
    en: 'Someone else has changed the head of department. This is the current one; please check again',
    ar: 'عيّن شخص آخر رئيسًا للقسم في هذه الأثناء. هذا هو الوضع الآن، يُرجى المراجعة',
  },
} as const satisfies ErrorTable;
