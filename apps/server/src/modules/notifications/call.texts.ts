import type { Notification, NotificationTexts } from './notifications.texts.ts';

export const callTexts = {
  ringing: ({ name, nameAr }: { readonly name: string; readonly nameAr: string }): Notification => ({
    title: { en: 'Your doctor is calling', ar: 'طبيبكم يتصل بكم الآن' },
    message: {
      en: `Dr. ${name} is calling you for your video visit.`,
      ar: `د. ${nameAr} بانتظاركم الآن في الاستشارة عن بُعد.`,
    },
  }),
} as const satisfies NotificationTexts;
