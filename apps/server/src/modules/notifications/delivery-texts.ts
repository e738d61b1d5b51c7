import type { WithdrawnWhy } from '../delivery/index.ts';
import type { Text } from './texts.ts';

/** What riders are told; `number` is the order's. */
export const deliveryTexts = {
  assigned: (number: string): Text => ({
    title: 'New order to deliver',
    titleAr: 'طلب جديد للتوصيل',
    message: `Order ${number} was assigned to you. Please accept it or give it back.`,
    messageAr: `أُسند إليكم الطلب ${number}. يُرجى قبوله أو الاعتذار عنه.`,
  }),
  reminder: (number: string): Text => ({
    title: 'An order awaits your answer',
    titleAr: 'طلب بانتظار الرد',
    message: `Please accept order ${number} or give it back. Otherwise another rider is asked soon.`,
    messageAr: `يُرجى قبول الطلب ${number} أو الاعتذار عنه، وإلا فسيُعرض قريبًا على مندوب آخر.`,
  }),
  withdrawn: (number: string, why: WithdrawnWhy): Text => ({
    title: 'Order taken back',
    titleAr: 'سُحب الطلب',
    message: `Order ${number} is no longer yours to deliver: ${reasons[why].en}.`,
    messageAr: `لم يعد توصيل الطلب ${number} مسندًا إليكم: ${reasons[why].ar}.`,
  }),
} as const;

const reasons: Readonly<Record<WithdrawnWhy, { readonly en: string; readonly ar: string }>> = {
  timed_out: { en: 'it was not answered in time', ar: 'انتهت مهلة الرد' },
  withdrawn: { en: 'the pharmacy gave it to somebody else', ar: 'أسندته الصيدلية إلى مندوب آخر' },
  cancelled: { en: 'the customer cancelled it', ar: 'ألغاه العميل' },
};
