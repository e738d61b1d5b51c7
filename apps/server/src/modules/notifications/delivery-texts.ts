import { orderMark, orderName } from '@balsam/domain/orders';
import type { WithdrawnWhy } from '../delivery/index.ts';
import type { Text } from './texts.ts';

/** What riders are told of the order with this id. */
export const deliveryTexts = {
  assigned: (id: number): Text => ({
    title: 'New order to deliver',
    titleAr: 'طلب جديد للتوصيل',
    message: `${orderName(id).en} was assigned to you. Please accept it or give it back.`,
    messageAr: `أُسند إليكم ${orderName(id).ar}. يُرجى قبوله أو الاعتذار عنه.`,
  }),
  handed: (id: number): Text => ({
    title: 'Order handed to you',
    titleAr: 'سُلّم إليكم طلب',
    message: `${orderName(id).en} of another rider is yours to deliver now, fetched already.`,
    messageAr: `أصبح توصيل ${orderName(id).ar} مسندًا إليكم بعد أن استلمه مندوب آخر من الصيدلية.`,
  }),
  reminder: (id: number): Text => ({
    title: 'An order awaits your answer',
    titleAr: 'طلب بانتظار الرد',
    message: `Please accept order ${orderMark(id).en} or give it back. Otherwise another rider is asked soon.`,
    messageAr: `يُرجى قبول ${orderName(id).ar} أو الاعتذار عنه، وإلا فسيُعرض قريبًا على مندوب آخر.`,
  }),
  recalled: (id: number): Text => ({
    title: 'Do not hand over this order',
    titleAr: 'يُمنع تسليم هذا الطلب',
    message: `Do not hand over order ${orderMark(id).en}: it holds a product that was withdrawn. If you have fetched it, please bring it back to the branch; if not, leave it there.`,
    messageAr: `يُرجى عدم تسليم ${orderName(id).ar}، ففيه منتج أُوقف بيعه. إن كنتم قد استلمتموه فأعيدوه إلى الفرع، وإلا فاتركوه فيه.`,
  }),
  withdrawn: (id: number, why: WithdrawnWhy): Text => ({
    title: 'Order taken back',
    titleAr: 'سُحب الطلب',
    message: `${orderName(id).en} is no longer yours to deliver: ${reasons[why].en}.`,
    messageAr: `لم يعد توصيل ${orderName(id).ar} مسندًا إليكم: ${reasons[why].ar}.`,
  }),
} as const;

const reasons: Readonly<Record<WithdrawnWhy, { readonly en: string; readonly ar: string }>> = {
  timed_out: { en: 'it was not answered in time', ar: 'انتهت مهلة الرد' },
  withdrawn: { en: 'the pharmacy gave it to somebody else', ar: 'أسندته الصيدلية إلى مندوب آخر' },
  cancelled: { en: 'the customer cancelled it', ar: 'ألغاه العميل' },
};
