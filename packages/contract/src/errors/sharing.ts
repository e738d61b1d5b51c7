import type { ErrorTable } from './table.ts';

/** What links to a summary, and summaries that came from elsewhere, may be refused with (DECISIONS §11). */
export const sharingErrors = {
  share_life: {
    http: 422,
    en: 'A link can last from five minutes to seven days',
    ar: 'مدة الرابط من خمس دقائق إلى سبعة أيام',
  },
  too_many_shares: {
    http: 422,
    en: 'You have ten active links. Please end one of them first',
    ar: 'توجد عشرة روابط مفتوحة. يُرجى إنهاء أحدها أولًا',
  },
  summary_too_large: {
    http: 413,
    en: 'This summary is too large: 10,000 entries at most',
    ar: 'هذا الملخص كبير جدًا: الحد الأقصى ١٠٬٠٠٠ سجل',
  },
  summary_not_readable: {
    http: 422,
    en: 'This file is not a medical summary that can be read',
    ar: 'هذا الملف ليس ملخصًا طبيًا يمكن قراءته',
  },
  summary_of_another: {
    http: 422,
    en: 'The date of birth in this summary is different. It seems to belong to another person',
    ar: 'تاريخ الميلاد في هذا الملخص مختلف، ويبدو أنه لشخص آخر',
  },
} as const satisfies ErrorTable;
