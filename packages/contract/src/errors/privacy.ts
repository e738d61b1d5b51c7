import type { ErrorTable } from './table.ts';

export const privacyErrors = {
  person_decides: {
    http: 403,
    en: 'From the age of 15, only the person themselves can decide this',
    ar: 'من سن ١٥ عامًا يكون القرار لصاحب الملف وحده',
  },
  guardian_decides: {
    http: 403,
    en: 'Under the age of 15, the guardian decides this',
    ar: 'قبل سن ١٥ عامًا يكون القرار لولي الأمر',
  },
  consent_text_changed: {
    http: 409,
    en: 'This text has changed. Please read it again',
    ar: 'تغيّر هذا النص بعد ذلك. يُرجى قراءته من جديد',
  },
  export_running: {
    http: 409,
    en: 'A copy of your data is already being prepared',
    ar: 'يجري الآن إعداد نسخة من البيانات',
  },
  too_many_exports: {
    http: 429,
    en: 'You have requested your data as often as allowed in a day: {most}. Please try again tomorrow',
    ar: 'بلغ عدد طلبات البيانات الحد الأقصى في اليوم: {most}. يُرجى المحاولة غدًا',
  },
  export_not_ready: {
    http: 409,
    en: 'The copy is not ready yet',
    ar: 'لم تجهز النسخة بعد',
  },
  export_gone: {
    http: 410,
    en: 'This copy was removed. Please request a new one',
    ar: 'أُزيلت هذه النسخة. يُرجى طلب نسخة جديدة',
  },
  mrn_differs: {
    http: 422,
    en: 'This medical record number does not match this record',
    ar: 'هذا ليس رقم الملف الطبي لهذا السجل',
  },
  retention_confirmed: {
    http: 409,
    en: 'Another administrator has already confirmed this',
    ar: 'سبق أن أكّد مسؤول آخر هذا الحذف',
  },
} as const satisfies ErrorTable;
