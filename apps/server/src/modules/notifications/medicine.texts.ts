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
      en: 'The pharmacist could not approve your request. Open it to see why.',
      ar: 'لم يتمكن الصيدلي من قبول الطلب. السبب موضح في صفحة أدويتي.',
    },
  }),
  subscriptionDue: (): Notification => ({
    title: { en: 'Your refill is due in three days', ar: 'موعد الصرف الدوري بعد ثلاثة أيام' },
    message: {
      en: 'You can order and pay in one step. Nothing is charged unless you do.',
      ar: 'يمكنكم الطلب والدفع بضغطة واحدة، ولا يُخصم أي مبلغ دون موافقتكم.',
    },
  }),
  subscriptionEnded: (): Notification => ({
    title: { en: 'Your regular refill has ended', ar: 'توقف الصرف الدوري' },
    message: { en: 'Open your medicines to see why.', ar: 'السبب موضح في صفحة أدويتي.' },
  }),
} as const satisfies NotificationTexts;
