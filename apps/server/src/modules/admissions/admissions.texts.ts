/** What the copy of a person's data calls its parts. */
export const admissionsTexts = {
  export: { en: 'Stays in hospital, with notes of the doctors', ar: 'فترات التنويم وملاحظات الأطباء' },
} as const;
