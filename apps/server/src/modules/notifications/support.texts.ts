import { toArabicDigits } from '@balsam/domain/text';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

export const supportTexts = {
  /** Names the ticket by its number: what it is about stays in the app. */
  answered: (id: number): Notification => ({
    title: { en: 'Reply from support', ar: 'رد من فريق الدعم' },
    message: {
      en: `Our support team has replied to your ticket number ${id}.`,
      ar: `أجاب فريق الدعم عن تذكرتكم رقم ${toArabicDigits(String(id))}.`,
    },
  }),
} as const satisfies NotificationTexts;
