import type { Text } from '#platform/texts.ts';
import { orderMark, orderName } from '@balsam/domain/orders';
import type { WithdrawnWhy } from '#modules/delivery/index.ts';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

/** Notifications of riders about the order with this id. */
export const deliveryTexts = {
  assigned: (id: number): Notification => ({
    title: { en: 'New order to deliver', ar: 'طلب جديد للتوصيل' },
    message: {
      en: `${orderName(id).en} was assigned to you. Please accept or decline it.`,
      ar: `أُسند إليكم ${orderName(id).ar}. يُرجى قبوله أو رفضه.`,
    },
  }),
  handed: (id: number): Notification => ({
    title: { en: 'Order reassigned to you', ar: 'أُسند إليكم طلب' },
    message: {
      en: `${orderName(id).en} was collected by another rider and is now yours to deliver.`,
      ar: `أصبح توصيل ${orderName(id).ar} مسندًا إليكم بعد أن استلمه مندوب آخر من الصيدلية.`,
    },
  }),
  reminder: (id: number): Notification => ({
    title: { en: 'An order awaits your answer', ar: 'طلب بانتظار الرد' },
    message: {
      en: `Please accept or decline order ${orderMark(id).en}. Otherwise it will soon be offered to another rider.`,
      ar: `يُرجى قبول ${orderName(id).ar} أو رفضه، وإلا فسيُعرض قريبًا على مندوب آخر.`,
    },
  }),
  recalled: (id: number): Notification => ({
    title: { en: 'Do not hand over this order', ar: 'يُمنع تسليم هذا الطلب' },
    message: {
      en: `Do not hand over order ${orderMark(id).en}: it contains a product that was withdrawn. If you have collected it, please bring it back to the branch; if not, leave it there.`,
      ar: `يُرجى عدم تسليم ${orderName(id).ar}، ففيه منتج أُوقف بيعه. إن كنتم قد استلمتموه فأعيدوه إلى الفرع، وإلا فاتركوه فيه.`,
    },
  }),
  calledBack: (id: number): Notification => ({
    title: { en: 'Bring this order back', ar: 'يُرجى إعادة هذا الطلب' },
    message: {
      en: `The pharmacy has recalled order ${orderMark(id).en}. Please do not hand it over, and bring it to the branch.`,
      ar: `استدعت الصيدلية ${orderName(id).ar}. يُرجى عدم تسليمه وإعادته إلى الفرع.`,
    },
  }),
  withdrawn: (id: number, why: WithdrawnWhy): Notification => ({
    title: { en: 'Order unassigned', ar: 'سُحب الطلب' },
    message: {
      en: `${orderName(id).en} is no longer yours to deliver: ${reasons[why].en}.`,
      ar: `لم يعد توصيل ${orderName(id).ar} مسندًا إليكم: ${reasons[why].ar}.`,
    },
  }),
} as const satisfies NotificationTexts;

const reasons: Readonly<Record<WithdrawnWhy, Text>> = {
  timed_out: { en: 'it was not answered in time', ar: 'انتهت مهلة الرد' },
  // Given to another rider, back in the queue, or taken from somebody who was locked out: true of each.
  withdrawn: { en: 'staff took it back', ar: 'سحبه فريق العمل' },
  cancelled: { en: 'it was cancelled', ar: 'أُلغي الطلب' },
  accepted_before: { en: 'another rider had accepted it earlier', ar: 'سبق أن قبله مندوب آخر' },
};
