import { toSar } from '@balsam/domain/money';
import { on, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import { refundSummary, sourceRefundEnded } from '../billing/index.ts';
import { notify } from './notify.ts';
import { sar, sarArabic, type Text } from './texts.ts';

type Summary = NonNullable<Awaited<ReturnType<typeof refundSummary>>>;

/** The provider has given it back: banks take their time to show it, instalments are cancelled at once. */
function givenBack({ amount, title, titleAr, isLent }: Summary): Text {
  const [en, ar] = isLent
    ? [' to your instalments', ' إلى الأقساط']
    : [' to your card. Banks take up to 14 days to show it', ' إلى البطاقة. قد يستغرق ظهوره في الحساب ١٤ يومًا'];
  return {
    title: 'Refund complete',
    titleAr: 'اكتمل استرداد المبلغ',
    message: `SAR ${sar.format(toSar(amount))} for ${title} went back${en}.`,
    messageAr: `أُعيد ${sarArabic.format(toSar(amount))} ر.س عن ${titleAr}${ar}.`,
  };
}

const toWallet = ({ amount, title, titleAr }: Summary): Text => ({
  title: 'Refund to your wallet',
  titleAr: 'استرداد إلى المحفظة',
  message: `The payment provider could not return SAR ${sar.format(toSar(amount))} for ${title}. It is in your wallet.`,
  messageAr: `تعذّر على مزود خدمة الدفع إعادة ${sarArabic.format(toSar(amount))} ر.س عن ${titleAr}، وأُضيف المبلغ إلى المحفظة.`,
});

async function tellOfRefund(paymentId: number, to: 'source' | 'wallet', occasion: EventContext): Promise<void> {
  const refund = await refundSummary(occasion.tx, paymentId);
  if (!refund) return;
  const { purpose, entityId, payer } = refund;
  const link = purpose === 'order' ? `/pharmacy/orders/${entityId}` : `/appointment/${entityId}`;
  const text = to === 'source' ? givenBack(refund) : toWallet(refund);
  await notify(payer, { kind: 'refund_ended', text, link }, occasion);
}

/** What the module of money tells. */
export const refundSubscriptions: readonly Subscription[] = [
  on(sourceRefundEnded, ({ payment_id, to }, occasion) => tellOfRefund(payment_id, to, occasion)),
];
