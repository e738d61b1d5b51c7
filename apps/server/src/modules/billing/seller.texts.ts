import type { Texts } from '#platform/texts.ts';

/** The seller of the demo hospital. */
export const sellerTexts = {
  name: { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' },
  address: {
    en: 'King Fahd Road, Riyadh 12211, Saudi Arabia',
    ar: 'طريق الملك فهد، الرياض 12211، المملكة العربية السعودية',
  },
} as const satisfies Texts;
