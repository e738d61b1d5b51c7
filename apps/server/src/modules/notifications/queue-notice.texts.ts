import { tokenInArabic, type ticketSummary } from '#modules/queue/index.ts';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

type Ticket = NonNullable<Awaited<ReturnType<typeof ticketSummary>>>;

/** Seen on a locked phone in a full hall: the number, never why somebody came. What was paid, and where it goes, the notice of the visit tells. */
export const queueNoticeTexts = {
  next: ({ token }: Ticket): Notification => ({
    title: { en: 'You are next', ar: 'اقترب دوركم' },
    message: {
      en: `Number ${token} is next. Please stay close to the clinic.`,
      ar: `الرقم ${tokenInArabic(token)} هو التالي. يُرجى البقاء بالقرب من العيادة.`,
    },
  }),
  closed: ({ token, clinic, clinicAr }: Ticket): Notification => ({
    title: { en: 'The clinic has closed', ar: 'أُغلقت العيادة' },
    message: {
      en: `${clinic} has closed for today and your number ${token} has ended. We are sorry.`,
      ar: `أُغلقت ${clinicAr} لهذا اليوم وانتهى رقمكم ${tokenInArabic(token)}. نعتذر لكم.`,
    },
  }),
} as const satisfies NotificationTexts;
