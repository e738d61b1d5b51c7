import type { ErrorTable } from './table.ts';

export const peopleErrors = {
  export_too_large: {
    http: 422,
    en: 'These are too many entries for one file. Please choose a shorter time',
    ar: 'عدد السجلات أكبر مما يتسع له ملف واحد. يُرجى اختيار مدة أقصر',
  },
  own_profile_only: {
    http: 403,
    en: 'This is changed in your own profile. Please go back to it first',
    ar: 'يُجرى هذا التغيير من الملف الشخصي الأساسي. يُرجى العودة إليه أولًا',
  },
  name_registered: {
    http: 422,
    en: 'A registered name is changed at the front desk, with the identity document',
    ar: 'يُعدَّل الاسم المسجّل لدى مكتب الاستقبال، مع إبراز وثيقة الهوية',
  },
  text_not_plain: {
    http: 422,
    en: 'This text holds characters that cannot be shown. Please type it anew',
    ar: 'يحتوي النص على رموز لا يمكن عرضها. يُرجى كتابته من جديد',
  },
  contact_unchanged: {
    http: 422,
    en: 'This is already the one on file',
    ar: 'هذه هي البيانات المسجّلة حاليًا',
  },
} as const satisfies ErrorTable;
