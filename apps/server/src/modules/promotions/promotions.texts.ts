import type { Texts } from '#platform/texts.ts';

/** What people read about promotions. */
export const promotionsTexts = {
  states: {
    active: { en: 'Available', ar: 'متاح' },
    used: { en: 'Used', ar: 'مستخدم' },
    not_started: { en: 'Not started', ar: 'لم يبدأ' },
    expired: { en: 'Expired', ar: 'منتهٍ' },
    not_available: { en: 'Not available', ar: 'غير متاح' },
  },
  applied: { en: 'Promo code applied', ar: 'تم تطبيق الرمز الترويجي' },
  cleared: { en: 'Promo code removed', ar: 'أُزيل الرمز الترويجي' },
  freeClaimed: { en: 'Your free first appointment is confirmed', ar: 'تم تأكيد موعدكم الأول المجاني' },
  export: {
    uses: { en: 'Promo codes you used', ar: 'الرموز الترويجية المستخدمة' },
    freeVisits: { en: 'Your free first appointment', ar: 'موعدكم الأول المجاني' },
  },
} as const satisfies Texts;
