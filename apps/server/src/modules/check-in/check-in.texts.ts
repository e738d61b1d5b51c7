import type { Texts } from '#platform/texts.ts';

/** What people read about the check-in before a visit. */
export const checkInTexts = {
  arrived: { en: 'Checked in', ar: 'تم تسجيل الوصول' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  export: {
    checkIns: { en: 'What you confirmed before visits', ar: 'ما تم تأكيده قبل الزيارات' },
    questionnaires: { en: 'Your answers before visits (FHIR)', ar: 'الإجابات قبل الزيارات (FHIR)' },
  },
} as const satisfies Texts;
