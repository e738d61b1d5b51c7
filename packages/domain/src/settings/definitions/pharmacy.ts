import { mostOrderLimits } from '../../orders/index.ts';
import type { SettingDefinition } from '../definition.ts';
import { number, sar } from './types.ts';

/** Fees, hours and areas of the shop. */
export const pharmacy = {
  SCHEDULING_WITHIN_DAYS: {
    group: 'pharmacy',
    type: number(1, mostOrderLimits.scheduleDays, 'days'),
    label: { en: 'Scheduled delivery ahead', ar: 'مدة جدولة التوصيل' },
    effect: { en: 'An order can be scheduled this many days ahead', ar: 'يمكن جدولة الطلب خلال هذه الأيام' },
  },
  PRESCRIPTION_IMAGES_MAXIMUM: {
    group: 'pharmacy',
    type: number(1, mostOrderLimits.prescriptionImages, 'count'),
    label: { en: 'Pictures of a prescription', ar: 'صور الوصفة' },
    effect: { en: 'The most that one order may have', ar: 'أقصى عدد مع الطلب الواحد' },
  },
  FREE_DELIVERY_MINIMUM: {
    group: 'pharmacy',
    type: sar(0, 10_000),
    label: { en: 'Free delivery from', ar: 'توصيل مجاني ابتداءً من' },
    effect: {
      en: 'Products with VAT, after offers and before a promo code',
      ar: 'قيمة المنتجات شاملة الضريبة، بعد العروض وقبل الرمز الترويجي',
    },
  },
  DELIVERY_FEE: {
    group: 'pharmacy',
    type: sar(0, 500),
    label: { en: 'Delivery fee', ar: 'رسوم التوصيل' },
    effect: { en: 'With VAT', ar: 'شاملة الضريبة' },
  },
  FAST_DELIVERY_FEE: {
    group: 'pharmacy',
    type: sar(0, 500),
    label: { en: 'Fast delivery fee', ar: 'رسوم التوصيل السريع' },
    effect: { en: 'On top of the delivery fee, with VAT', ar: 'تضاف إلى رسوم التوصيل، شاملة الضريبة' },
  },
  PHARMACY_OPENS: {
    group: 'pharmacy',
    type: { kind: 'time' },
    label: { en: 'Deliveries and pickups from', ar: 'بدء التوصيل والاستلام' },
    effect: {
      en: 'First slot of a day, and fast delivery from then on',
      ar: 'أول وقت في اليوم، ومنه يبدأ التوصيل السريع',
    },
    below: 'PHARMACY_CLOSES',
  },
  PHARMACY_CLOSES: {
    group: 'pharmacy',
    type: { kind: 'time' },
    label: { en: 'Deliveries and pickups until', ar: 'انتهاء التوصيل والاستلام' },
    effect: { en: 'Fast delivery is accepted until four hours before', ar: 'يُقبل التوصيل السريع حتى أربع ساعات قبله' },
  },
  FAST_DELIVERY_RADIUS_KM: {
    group: 'pharmacy',
    type: number(1, 100, 'km'),
    label: { en: 'Reach of fast delivery', ar: 'نطاق التوصيل السريع' },
    effect: { en: 'Around each branch', ar: 'حول كل فرع' },
  },
  DELIVERY_SLOT_HOURS: {
    group: 'pharmacy',
    type: number(1, 12, 'hours'),
    label: { en: 'Length of a slot', ar: 'مدة وقت التوصيل' },
    effect: { en: 'Planned deliveries and pickups', ar: 'للتوصيل والاستلام المجدولين' },
  },
  DELIVERY_SLOT_ORDERS: {
    group: 'pharmacy',
    type: number(1, 1000, 'count'),
    label: { en: 'Deliveries in a slot', ar: 'عدد الطلبات في وقت التوصيل' },
    effect: { en: 'For each branch', ar: 'لكل فرع' },
  },
  NORMAL_DELIVERY_DAYS: {
    group: 'pharmacy',
    type: number(1, 14, 'days'),
    label: { en: 'Normal delivery within', ar: 'مدة التوصيل العادي' },
    effect: {
      en: 'An order without a chosen time is promised by the closing time of that day',
      ar: 'يصل الطلب الذي لم يُحدد له وقت قبل إغلاق الصيدلية في ذلك اليوم',
    },
  },
  TRANSFER_DAYS: {
    group: 'pharmacy',
    type: number(1, 14, 'days'),
    label: { en: 'Transfer between branches', ar: 'مدة النقل بين الفروع' },
    effect: {
      en: 'How long products take that come from another branch',
      ar: 'المدة التي تستغرقها المنتجات القادمة من فرع آخر',
    },
  },
  SUBSTITUTE_ANSWER_MINUTES: {
    group: 'pharmacy',
    type: number(10, 1440, 'minutes'),
    label: { en: 'Time to answer about a substitute', ar: 'مهلة الرد على البديل' },
    effect: {
      en: 'Then the suggestion ends and its pieces go back to stock',
      ar: 'بعدها ينتهي العرض وتعود القطع إلى المخزون',
    },
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;

/** Riders and proofs. */
export const delivery = {
  RIDER_ANSWER_MINUTES: {
    group: 'delivery',
    type: number(1, 60, 'minutes'),
    label: { en: 'Time for a rider to accept', ar: 'مهلة قبول المندوب' },
    effect: { en: 'Then the order goes to another rider', ar: 'بعدها يُسند الطلب إلى مندوب آخر' },
  },
  RIDER_ORDERS_MAXIMUM: {
    group: 'delivery',
    type: number(1, 20, 'count'),
    label: { en: 'Orders of one rider at a time', ar: 'طلبات المندوب في وقت واحد' },
    effect: { en: 'The system assigns no more, but staff can', ar: 'لا يُسند النظام أكثر منها، وللموظفين ذلك' },
  },
  PROOF_PHOTO_FROM_SAR: {
    group: 'delivery',
    type: sar(0, 100_000),
    label: { en: 'Photo at delivery from', ar: 'صورة عند التسليم ابتداءً من' },
    effect: {
      en: 'Orders of this amount or more need a photo at delivery',
      ar: 'تُلتقط صورة عند تسليم الطلبات التي تبلغ قيمتها هذا المبلغ أو تزيد عليه',
    },
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;
