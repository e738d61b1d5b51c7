import type { Notification, NotificationTexts } from './notifications.texts.ts';

/** No sentence names a medicine: others may see the screen, and a guardian must not read of one that is marked sensitive. */
export const medicineTexts = {
  due: (): Notification => ({
    title: { en: 'Time for your medicine', ar: 'حان موعد الدواء' },
    message: {
      en: 'Please take your medicine, and say whether you have taken it.',
      ar: 'يُرجى تناول الدواء وتسجيل تناوله.',
    },
  }),
  ready: (): Notification => ({
    title: { en: 'Your medicine is ready', ar: 'الدواء جاهز للاستلام' },
    message: {
      en: 'The medicine that you asked for is ready at the pharmacy.',
      ar: 'الدواء الذي طلبتموه جاهز للاستلام من الصيدلية.',
    },
  }),
  rejected: (): Notification => ({
    title: { en: 'Your refill is not possible', ar: 'تعذّر صرف الدواء' },
    message: {
      en: 'The pharmacist could not approve your request. Open it to read why.',
      ar: 'لم يتمكن الصيدلي من قبول الطلب. السبب موضح في صفحة أدويتي.',
    },
  }),
  subscriptionDue: (): Notification => ({
    title: { en: 'Your refill is due in three days', ar: 'موعد الصرف الدوري بعد ثلاثة أيام' },
    message: {
      en: 'Open it to order and pay with one press. Nothing is charged unless you do.',
      ar: 'يمكنكم الطلب والدفع بضغطة واحدة، ولا يُخصم أي مبلغ دون موافقتكم.',
    },
  }),
  subscriptionEnded: (): Notification => ({
    title: { en: 'Your regular refill has ended', ar: 'توقف الصرف الدوري' },
    message: { en: 'Open your medicines to read why.', ar: 'السبب موضح في صفحة أدويتي.' },
  }),
} as const satisfies NotificationTexts;
