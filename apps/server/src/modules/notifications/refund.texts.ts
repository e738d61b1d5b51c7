import { toSar } from '@balsam/domain/money';
import type { refundSummary } from '#modules/billing/index.ts';
import { sar, sarArabic } from './appointment.texts.ts';
import type { Notification, NotificationTexts } from './notifications.texts.ts';

type Refund = Pick<
  NonNullable<Awaited<ReturnType<typeof refundSummary>>>,
  'amount' | 'title' | 'titleAr' | 'byInstalments'
>;

const toInstalments = { en: 'to your instalments', ar: 'إلى الأقساط' };
const toCard = {
  en: 'to your card. Banks take up to 14 days to show it',
  ar: 'إلى البطاقة. قد يستغرق ظهوره في الحساب مدة تصل إلى ١٤ يومًا',
};

/** Notifications about refunds, by where the money went. Banks take their time to show it, instalments are cancelled at once. */
export const refundTexts = {
  source: ({ amount, title, titleAr, byInstalments }: Refund): Notification => {
    const to = byInstalments ? toInstalments : toCard;
    return {
      title: { en: 'Refund complete', ar: 'اكتمل استرداد المبلغ' },
      message: {
        en: `SAR ${sar.format(toSar(amount))} for ${title} went back ${to.en}.`,
        ar: `أُعيد ${sarArabic.format(toSar(amount))} ر.س عن ${titleAr} ${to.ar}.`,
      },
    };
  },
  wallet: ({ amount, title, titleAr }: Refund): Notification => ({
    title: { en: 'Refund to your wallet', ar: 'استرداد إلى المحفظة' },
    message: {
      en: `The payment provider could not return SAR ${sar.format(toSar(amount))} for ${title}. It is in your wallet.`,
      ar: `تعذّر على مزود خدمة الدفع إعادة ${sarArabic.format(toSar(amount))} ر.س عن ${titleAr}، وأُضيف المبلغ إلى المحفظة.`,
    },
  }),
} as const satisfies NotificationTexts;
