import type { Texts } from '#platform/texts.ts';

/** What people read about calls. */
export const teleConsultationTexts = {
  ended: { en: 'The call has ended', ar: 'انتهت المكالمة' },
  thanks: { en: 'Thank you for your feedback', ar: 'شكرًا لكم على ملاحظاتكم' },
  export: {
    calls: { en: 'Your video calls', ar: 'أوقات حضور مكالمات الفيديو' },
    feedback: { en: 'Your feedback on video calls', ar: 'التقييمات المكتوبة عن مكالمات الفيديو' },
  },
} as const satisfies Texts;
