import type { Notification, NotificationTexts } from './notifications.texts.ts';

/** What the author of a review reads. Neither the doctor nor the words stand in it: they are read in the app. */
export const reviewNoticeTexts = {
  published: (): Notification => ({
    title: { en: 'Your review is published', ar: 'نُشر تقييمكم' },
    message: { en: 'Everyone can now read your review. Thank you.', ar: 'أصبح تقييمكم ظاهرًا للجميع. شكرًا لكم.' },
  }),
  refused: (): Notification => ({
    title: { en: 'Your review was not published', ar: 'تعذّر نشر تقييمكم' },
    message: {
      en: 'Your review was not published, but your rating still counts. You can see the reason with your review.',
      ar: 'لم يُنشر نص تقييمكم، وما زالت النجوم محتسبة. السبب مذكور مع تقييمكم.',
    },
  }),
} as const satisfies NotificationTexts;
