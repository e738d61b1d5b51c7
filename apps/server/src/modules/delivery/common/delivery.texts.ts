import type { Texts } from '#platform/texts.ts';

export const deliveryTexts = {
  statusUpdated: { en: 'Status updated successfully', ar: 'تم تحديث الحالة بنجاح' },
  codeSent: { en: 'OTP sent successfully', ar: 'تم إرسال الرمز بنجاح' },
  exportParts: {
    handOvers: { en: 'Photos and signatures of the hand-over of your orders', ar: 'صور تسليم الطلبات وتواقيع الاستلام' },
    assignments: {
      en: 'As a rider: the orders that you were asked to bring, and what came of it',
      ar: 'للمندوب: الطلبات التي أُسندت إليكم ونتيجة كل منها',
    },
    riderHandOvers: {
      en: 'As a rider: how you handed orders over or brought them back',
      ar: 'للمندوب: كيف سُلّمت الطلبات أو أُعيدت',
    },
    shifts: { en: 'As a rider: your shifts', ar: 'للمندوب: المناوبات' },
    position: { en: 'As a rider: where you were last, kept for a day', ar: 'للمندوب: آخر موقع، ويُحفظ ليوم واحد' },
    vehicle: { en: 'As a rider: what your vehicle carries', ar: 'للمندوب: حمولة المركبة' },
  },
} as const satisfies Texts;
