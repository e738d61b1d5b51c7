import type { Texts } from '#platform/texts.ts';

export const recordsTexts = {
  export: {
    visits: { en: 'Your visits', ar: 'الزيارات' },
    results: { en: 'Your results and measurements', ar: 'النتائج والقياسات' },
    summary: { en: 'Your medical summary (ips.json)', ar: 'الملخص الطبي (ips.json)' },
    resources: {
      en: 'Everything that other hospitals sent about you, as it came (FHIR R4)',
      ar: 'كل ما ورد عنكم من مستشفيات أخرى كما وصل (FHIR R4)',
    },
  },
} as const satisfies Texts;
