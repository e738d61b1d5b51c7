import { toArabicDigits } from '@balsam/domain/text';
import type { PackageStatus } from '@balsam/domain/packages';
import type { Text, Texts } from '#platform/texts.ts';

type Titled = { readonly title: string; readonly title_ar: string };

const statuses = {
  draft: { en: 'Draft', ar: 'مسودة' },
  'pending payment': { en: 'Pending payment', ar: 'بانتظار الدفع' },
  'partially booked': { en: 'Partially booked', ar: 'محجوزة جزئيًا' },
  booked: { en: 'All visits booked', ar: 'حُجزت جميع الزيارات' },
  completed: { en: 'Completed', ar: 'مكتملة' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  lapsed: { en: 'Not paid in time', ar: 'لم تُسدد في الوقت المحدد' },
  expired: { en: 'Expired', ar: 'منتهية الصلاحية' },
} as const satisfies Readonly<Record<PackageStatus, Text>>;

/** What people read about packages. */
export const packagesTexts = {
  statuses,
  payment: {
    unpaid: { en: 'Unpaid', ar: 'غير مدفوعة' },
    'pending payment': { en: 'Pending payment', ar: 'بانتظار الدفع' },
    paid: { en: 'Paid', ar: 'مدفوعة' },
  },
  booked: { en: 'The package is reserved for 24 hours', ar: 'حُجزت الباقة لمدة ٢٤ ساعة' },
  cancelled: { en: 'Package cancelled', ar: 'أُلغيت الباقة' },
  used: { en: 'The package covers this visit', ar: 'الباقة تغطي هذه الزيارة' },
  term: ({ title, title_ar }: Titled, number: number, of: number): Text =>
    of === 1
      ? { en: `Package: ${title}`, ar: `باقة: ${title_ar}` }
      : {
          en: `Package: ${title} (instalment ${number} of ${of})`,
          ar: `باقة: ${title_ar} (الدفعة ${toArabicDigits(String(number))} من ${toArabicDigits(String(of))})`,
        },
  unused: ({ title, title_ar }: Titled): Text => ({
    en: `Unused services of the package: ${title}`,
    ar: `خدمات لم تُستخدم من باقة: ${title_ar}`,
  }),
  export: { booked: { en: 'Your packages', ar: 'باقات الخدمات' } },
} as const satisfies Texts;
