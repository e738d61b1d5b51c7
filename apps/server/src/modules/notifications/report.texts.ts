import type { Notification, NotificationTexts } from './notifications.texts.ts';

/** What is in a document stays in it. */
export const reportTexts = {
  ready: (): Notification => ({
    title: { en: 'Your report is ready', ar: 'التقرير جاهز' },
    message: {
      en: 'Your report is ready. You can download it in Arabic or English.',
      ar: 'التقرير جاهز، ويمكنكم تنزيله بالعربية أو الإنجليزية.',
    },
  }),
  released: (): Notification => ({
    title: { en: 'A result is ready', ar: 'نتيجة متاحة للاطلاع' },
    message: {
      en: 'Your doctor has released a result. You can read it now.',
      ar: 'أتاح الطبيب النتيجة، ويمكنكم الاطلاع عليها الآن.',
    },
  }),
  rejected: (): Notification => ({
    title: { en: 'Your report could not be issued', ar: 'تعذّر إصدار التقرير' },
    message: {
      en: 'Your report could not be issued. Open your reports to see why.',
      ar: 'تعذّر إصدار التقرير. السبب موضح في صفحة التقارير.',
    },
  }),
  withdrawn: (): Notification => ({
    title: { en: 'A document was withdrawn', ar: 'سُحب أحد المستندات' },
    message: {
      en: 'One of your documents is no longer valid. Open your reports to see why.',
      ar: 'لم يعد أحد مستنداتكم صالحًا. السبب موضح في صفحة التقارير.',
    },
  }),
} as const satisfies NotificationTexts;
