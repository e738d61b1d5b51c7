import type { Texts } from '#platform/texts.ts';

/** What people read about their reviews. */
export const ratingsTexts = {
  rated: { en: 'Thank you for your rating', ar: 'شكرًا لتقييمكم' },
  waits: {
    en: 'Thank you. Your rating counts now, and your comment appears once it is reviewed',
    ar: 'شكرًا لكم. احتُسبت النجوم، ويظهر التعليق بعد مراجعته',
  },
  edited: { en: 'Your review was updated', ar: 'عُدّل تقييمكم' },
  removed: { en: 'Your review was deleted', ar: 'حُذف تقييمكم' },
  putOff: { en: 'We will not ask about this visit again', ar: 'لن يتكرر السؤال عن هذه الزيارة' },
  reported: { en: 'Thank you. We will review it', ar: 'شكرًا لكم. سيُراجَع هذا التقييم' },
  published: { en: 'Review published', ar: 'نُشر التقييم' },
  refused: { en: 'Review rejected. The author will be told why', ar: 'رُفض التقييم، وسيُبلَّغ كاتبه بالسبب' },
  export: { en: 'Reviews that you reported', ar: 'التقييمات التي أبلغتم عنها' },
} as const satisfies Texts;
