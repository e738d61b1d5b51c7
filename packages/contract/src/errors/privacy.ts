import type { ErrorTable } from './table.ts';

export const privacyErrors = {
  person_decides: {
    http: 403,
    en: 'From the age of 15 only the person decides about this',
    ar: 'من سن 15 عامًا يكون القرار لصاحب الملف وحده',
  },
  guardian_decides: {
    http: 403,
    en: 'Under the age of 15 the guardian decides about this',
    ar: 'قبل سن 15 عامًا يكون القرار لولي الأمر',
  },
  consent_text_changed: {
    http: 409,
    en: 'This text has changed since. Please read it again',
    ar: 'تغيّر هذا النص بعد ذلك. يُرجى قراءته من جديد',
  },
  export_running: {
    http: 409,
    en: 'A copy of the data is being made already',
    ar: 'يجري الآن إعداد نسخة من البيانات',
  },
  too_many_exports: {
    http: 429,
    en: 'The data can be asked for {most} times a day. Please try again tomorrow',
    ar: 'يمكن طلب البيانات {most} مرات في اليوم. يُرجى المحاولة غدًا',
  },
  export_not_ready: {
    http: 409,
    en: 'The copy is not ready yet',
    ar: 'لم تجهز النسخة بعد',
  },
  export_gone: {
    http: 410,
    en: 'This copy was removed. Please ask for a new one',
    ar: 'أُزيلت هذه النسخة. يُرجى طلب نسخة جديدة',
  },
  mrn_differs: {
    http: 422,
    en: 'This is not the medical record number of this record',
    ar: 'هذا ليس رقم الملف الطبي لهذا السجل',
  },
  retention_confirmed: {
    http: 409,
    en: 'Another administrator has confirmed this already',
    ar: 'سبق أن أكّد مسؤول آخر هذا الحذف',
  },
} as const satisfies ErrorTable;
