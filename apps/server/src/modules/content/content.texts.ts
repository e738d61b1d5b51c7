import type { Texts } from '#platform/texts.ts';

/** What people read about content. */
export const contentTexts = {
  savedArticles: { en: 'Saved articles', ar: 'المقالات المحفوظة' },
  saved: { en: 'Draft saved', ar: 'حُفظت المسودة' },
  published: { en: 'Published', ar: 'تم النشر' },
  scheduled: { en: 'It will be published at the chosen time', ar: 'سيُنشر في الوقت المحدد' },
  ended: { en: 'It is no longer published', ar: 'أُنهي النشر' },
  discarded: { en: 'Draft discarded', ar: 'حُذفت المسودة' },
} as const satisfies Texts;
