import { dayArabic, dayEnglish } from '#platform/messages/when.ts';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

/** No sentence names a medicine: others may see the screen. */
export const medicineTexts = {
  due: (): Notification => ({
    title: { en: 'Time for your medicine', ar: 'حان موعد الدواء' },
    message: {
      en: 'Please take your medicine and record it.',
      ar: 'يُرجى تناول الدواء وتسجيل تناوله.',
    },
  }),
  ready: (): Notification => ({
    title: { en: 'Your medicine is ready', ar: 'الدواء جاهز للاستلام' },
    message: {
      en: 'The medicine you requested is ready at the pharmacy.',
      ar: 'الدواء الذي طلبتموه جاهز للاستلام من الصيدلية.',
    },
  }),
  rejected: (): Notification => ({
    title: { en: 'Your refill request was declined', ar: 'تعذّر صرف الدواء' },
    message: {
      en: 'The pharmacist could not approve your refill request. Open My Medications to see why.',
      ar: 'لم يتمكن الصيدلي من قبول طلب صرف الدواء. السبب موضح في صفحة «أدويتي».',
    },
  }),
  /** It names the day: how far ahead that is depends on when it is read. */
  subscriptionDue: (day: Date): Notification => ({
    title: { en: 'Your refill is due soon', ar: 'قرب موعد الصرف الدوري' },
    message: {
      en: `Your refill is due on ${dayEnglish(day)}. You can order and pay in one step. Nothing is charged unless you do.`,
      ar: `موعد الصرف الدوري للدواء يوم ${dayArabic(day)}. يمكنكم الطلب والدفع بضغطة واحدة، ولا يُخصم أي مبلغ دون موافقتكم.`,
    },
  }),
  subscriptionEnded: (): Notification => ({
    title: { en: 'Your regular refill has ended', ar: 'توقف الصرف الدوري' },
    message: {
      en: 'Your regular refill has ended. Open My Medications to see why.',
      ar: 'توقف الصرف الدوري للدواء. السبب موضح في صفحة «أدويتي».',
    },
  }),
} as const satisfies NotificationTexts;
