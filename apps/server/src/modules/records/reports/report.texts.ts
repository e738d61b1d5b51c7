import type { Texts } from '#platform/texts.ts';

export const reportTextsOnPaper = {
  radiology: { en: 'Radiology report', ar: 'تقرير الأشعة' },
  report: { en: 'Medical report', ar: 'تقرير طبي' },
  hospital: { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' },
  patient: { en: 'Patient', ar: 'المريض' },
  mrn: { en: 'Medical record number', ar: 'رقم الملف الطبي' },
  date: { en: 'Date', ar: 'التاريخ' },
  unknownDate: { en: 'Unknown', ar: 'غير معروف' },
  author: { en: 'Written by', ar: 'إعداد' },
  preliminary: { en: 'Not final: it may still change', ar: 'غير نهائي وقد يتغير' },
  asWritten: {
    en: 'The text is in the language in which it was written.',
    ar: 'يظهر نص التقرير باللغة التي كُتب بها.',
  },
  footer: {
    en: 'Printed from the patient’s record. Please discuss it with your doctor.',
    ar: 'نسخة من السجل الطبي. يُرجى مناقشتها مع الطبيب.',
  },
} as const satisfies Texts;
