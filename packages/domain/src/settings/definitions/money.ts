import type { SettingDefinition } from '../definition.ts';
import { number, sar } from './types.ts';

/** VAT, instalments, points, wallet and insurance. */
export const money = {
  VAT_PERCENT: {
    group: 'money',
    type: number(0, 50, 'percent'),
    label: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
    effect: {
      en: 'The standard rate of visits, packages, delivery and all products that are not zero-rated; earlier bookings and orders keep theirs',
      ar: 'النسبة الأساسية للزيارات والباقات والتوصيل والمنتجات غير الخاضعة للنسبة الصفرية، وما سبق حجزه أو طلبه يبقى على نسبته',
    },
  },
  TAMARA_MINIMUM: {
    group: 'money',
    type: sar(1, 100_000),
    label: { en: 'Minimum amount for instalments', ar: 'أقل مبلغ للتقسيط' },
    effect: { en: 'Smaller amounts cannot be paid by instalments', ar: 'لا تُقسَّط المبالغ الأقل' },
    below: 'TAMARA_MAXIMUM',
  },
  TAMARA_MAXIMUM: {
    group: 'money',
    type: sar(1, 100_000),
    label: { en: 'Maximum amount for instalments', ar: 'أعلى مبلغ للتقسيط' },
    effect: { en: 'Larger amounts cannot be paid by instalments', ar: 'لا تُقسَّط المبالغ الأكبر' },
  },
  TAMARA_MINIMUM_AGE: {
    group: 'money',
    type: number(18, 99, 'years'),
    label: { en: 'Minimum age for instalments', ar: 'أقل عمر للتقسيط' },
    effect: {
      en: 'Of the payer; younger ones cannot pay by instalments',
      ar: 'عمر من يدفع، ولا يُتاح التقسيط لمن هو أصغر',
    },
  },
  LOYALTY_POINTS_PER_SAR: {
    group: 'money',
    type: number(1, 10_000, 'points'),
    label: { en: 'Points for one riyal off', ar: 'نقاط مقابل خصم ريال' },
    effect: { en: 'How many points pay one riyal', ar: 'عدد النقاط التي تعادل ريالًا عند الدفع' },
  },
  LOYALTY_POINTS_EARNED_PER_SAR: {
    group: 'money',
    type: number(0, 1000, 'points'),
    label: { en: 'Points earned by one riyal', ar: 'نقاط تُكتسب عن كل ريال' },
    effect: { en: 'Given for each riyal paid for a delivered order', ar: 'تُمنح عن كل ريال مدفوع في طلب تم تسليمه' },
  },
  WALLET_TOP_UP_MINIMUM: {
    group: 'money',
    type: sar(1, 10_000),
    label: { en: 'Minimum wallet top-up', ar: 'أقل مبلغ لإضافة الرصيد' },
    effect: { en: 'Smaller amounts cannot be added', ar: 'لا تُضاف المبالغ الأقل' },
    below: 'WALLET_TOP_UP_MAXIMUM',
  },
  WALLET_TOP_UP_MAXIMUM: {
    group: 'money',
    type: sar(1, 100_000),
    label: { en: 'Maximum wallet top-up', ar: 'أعلى مبلغ لإضافة الرصيد' },
    effect: { en: 'Larger amounts cannot be added at once', ar: 'لا تُضاف المبالغ الأكبر دفعة واحدة' },
  },
  INSURANCE_PATIENT_PERCENT: {
    group: 'money',
    type: number(0, 100, 'percent'),
    label: { en: "Insured patient's share", ar: 'حصة المريض المؤمَّن' },
    effect: {
      en: 'Of a covered fee, where the plan says nothing else',
      ar: 'من قيمة الخدمة المغطاة ما لم تحدد الفئة غير ذلك',
    },
  },
  INSURANCE_PATIENT_AT_MOST: {
    group: 'money',
    type: sar(0, 10_000),
    label: { en: 'Maximum share of an insured patient', ar: 'أعلى حصة للمريض المؤمَّن' },
    effect: { en: 'The insurer bears what is above it', ar: 'يتحمل التأمين ما زاد عليها' },
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;
