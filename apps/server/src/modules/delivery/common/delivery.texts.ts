import type { Texts } from '#platform/texts.ts';

export const deliveryTexts = {
  statusUpdated: { en: 'Status updated successfully', ar: 'تم تحديث الحالة بنجاح' },
  codeSent: { en: 'OTP sent successfully', ar: 'تم إرسال الرمز بنجاح' },
  exportParts: {
    handOvers: { en: 'Photos and signatures from your deliveries', ar: 'صور تسليم الطلبات وتواقيع الاستلام' },
    assignments: {
      en: 'As a rider: the orders assigned to you and their outcome',
      ar: 'للمندوب: الطلبات التي أُسندت إليكم ونتيجة كل منها',
    },
    riderHandOvers: {
      en: 'As a rider: your deliveries and returns',
      ar: 'للمندوب: كيف سُلّمت الطلبات أو أُعيدت',
    },
    shifts: { en: 'As a rider: your shifts', ar: 'للمندوب: الورديات' },
    position: { en: 'As a rider: your last location, kept for a day', ar: 'للمندوب: آخر موقع، ويُحفظ ليوم واحد' },
    vehicle: { en: "As a rider: your vehicle's capacity", ar: 'للمندوب: حمولة المركبة' },
  },
} as const satisfies Texts;
