import type { Texts } from '#platform/texts.ts';

/** What a line of the timeline is called whose resource does not say, or says no more. */
export const unnamedEntries = {
  radiology: { en: 'Radiology report', ar: 'تقرير أشعة' },
  report: { en: 'Report', ar: 'تقرير' },
  lab_report: { en: 'Laboratory report', ar: 'تقرير مختبر' },
  medicine: { en: 'Medicine', ar: 'دواء' },
  vaccine: { en: 'Vaccine', ar: 'تطعيم' },
  condition: { en: 'Condition', ar: 'حالة صحية' },
  procedure: { en: 'Procedure', ar: 'إجراء طبي' },
  allergy: { en: 'Allergy', ar: 'حساسية' },
  care_plan: { en: 'Care plan', ar: 'خطة رعاية' },
  insurance: { en: 'Insurance', ar: 'تأمين' },
} as const satisfies Texts;
