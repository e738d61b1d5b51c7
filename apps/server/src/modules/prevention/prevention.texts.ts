import type { Texts } from '#platform/texts.ts';

export const preventionTexts = {
  issuer: { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' },
  title: { en: 'Vaccination certificate', ar: 'شهادة تطعيم' },
  kind: { en: 'Vaccines in the record', ar: 'التطعيمات في السجل الطبي' },
  name: { en: 'Name', ar: 'الاسم' },
  mrn: { en: 'Medical record number', ar: 'رقم الملف الطبي' },
  born: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  issued: { en: 'Issued on', ar: 'تاريخ الإصدار' },
  vaccine: { en: 'Vaccine', ar: 'التطعيم' },
  givenOn: { en: 'Given on', ar: 'تاريخ الإعطاء' },
  noDay: { en: 'No date', ar: 'دون تاريخ' },
  verify: { en: 'Verify this document:', ar: 'للتحقق من صحة المستند:' },
  qr: { en: 'Code that opens the verification page', ar: 'رمز يفتح صفحة التحقق' },
  footer: { en: 'Printed by the patient portal of Balsam', ar: 'صادر من بوابة المرضى في بلسم' },
  export: { en: 'Vaccination certificates issued to you', ar: 'شهادات التطعيم التي صدرت لكم' },
} as const satisfies Texts;
