import type { Text, Texts } from '#platform/texts.ts';

/** The title and the sentence of a notification. The sentence says by itself what it is about: a text message is that sentence alone. */
export type Notification = { readonly title: Text; readonly message: Text };

/** Notifications by name, each of its own facts. */
export type NotificationTexts = Readonly<Record<string, (...facts: never[]) => Notification>>;

export const notificationsTexts = {
  /** Others may see the screen: a push message shows nothing of the record but the title. */
  pushBody: { en: 'Open Balsam to read more.', ar: 'لمزيد من التفاصيل، يُرجى فتح بلسم.' },
  deviceOn: { en: 'Notifications are on for this device', ar: 'الإشعارات مفعّلة على هذا الجهاز' },
  deviceOff: { en: 'Notifications are off for this device', ar: 'الإشعارات متوقفة على هذا الجهاز' },
  /** About a dependent: whom it is about comes first. */
  about: ({ firstName, firstNameAr }: { firstName: string; firstNameAr: string }, { en, ar }: Text) => ({
    en: `${firstName}: ${en}`,
    ar: `${firstNameAr}: ${ar}`,
  }),
  export: {
    notifications: { en: 'Your notifications, and when you saw them', ar: 'الإشعارات المرسلة ووقت الاطلاع عليها' },
    notificationSettings: { en: 'Your notification settings', ar: 'إعدادات الإشعارات' },
  },
} as const satisfies Texts;
