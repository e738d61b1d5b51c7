import { orderMark, type LocalizedText, type OrderState, type Fulfilment } from '@balsam/domain/orders';
import { sar, sarArabic, type Kind, type Text } from './texts.ts';

type OrderKind = Extract<Kind, `order_${string}`>;

/** What the sentences speak of. `refund` is SAR that went back, where some did; `reason` is the pharmacist's own words. */
type OrderFacts = {
  readonly id: number;
  readonly fulfilment: Fulfilment;
  readonly refund: number | undefined;
  readonly reason: string | null;
  /** The prescription was not valid: that is why the order was rejected (SPEC §8). */
  readonly isPrescriptionRejected: boolean;
};

const given = ({ refund }: OrderFacts) => (refund ? ` SAR ${sar.format(refund)} goes back to you.` : '');
const givenAr = ({ refund }: OrderFacts) => (refund ? ` يُعاد إليكم ${sarArabic.format(refund)} ر.س.` : '');
const toWallet = ({ refund }: OrderFacts) => (refund ? ` SAR ${sar.format(refund)} is in your wallet.` : '');
const toWalletAr = ({ refund }: OrderFacts) => (refund ? ` أُضيف ${sarArabic.format(refund)} ر.س إلى محفظتكم.` : '');
const because = ({ reason }: OrderFacts) => (reason ? ` Reason: ${reason}.` : '');
const becauseAr = ({ reason }: OrderFacts) => (reason ? ` السبب: ${reason}.` : '');

/** The facts, and how a sentence says which order. */
type Told = OrderFacts & { readonly mark: LocalizedText };

const whyRejected = ({ mark, isPrescriptionRejected }: Told) =>
  isPrescriptionRejected
    ? `The prescription is not valid, so your order ${mark.en} was rejected.`
    : `The pharmacy could not accept your order ${mark.en}.`;
const whyRejectedAr = ({ mark, isPrescriptionRejected }: Told) =>
  isPrescriptionRejected
    ? `الوصفة الطبية غير صالحة، لذا رُفض طلبكم ${mark.ar}.`
    : `تعذّر على الصيدلية قبول طلبكم ${mark.ar}.`;

const texts: Readonly<Record<OrderKind, (f: Told) => Text>> = {
  order_placed: ({ mark }) => ({
    title: 'Order received',
    titleAr: 'تم استلام الطلب',
    message: `Your order ${mark.en} is paid and with our pharmacy.`,
    messageAr: `تم دفع طلبكم ${mark.ar} ووصل إلى الصيدلية.`,
  }),
  order_confirmed: ({ mark }) => ({
    title: 'Order confirmed',
    titleAr: 'تم تأكيد الطلب',
    message: `A pharmacist has checked your order ${mark.en}. It is being prepared.`,
    messageAr: `راجع الصيدلي طلبكم ${mark.ar}، ويجري تجهيزه الآن.`,
  }),
  order_reduced: (f) => ({
    title: 'Your order was changed',
    titleAr: 'تغيّر الطلب',
    message: `The prescription covers only a part of your order ${f.mark.en}; the rest was left out. The reason is with the order.${toWallet(f)}`,
    messageAr: `لا تغطي الوصفة سوى جزء من طلبكم ${f.mark.ar}، واستُبعد الباقي. السبب مذكور مع الطلب.${toWalletAr(f)}`,
  }),
  order_withdrawn: ({ mark }) => ({
    title: 'Safety notice: a product in your order',
    titleAr: 'تنبيه سلامة: منتج في الطلب',
    message: `A product in your order ${mark.en} may no longer be sold. Our pharmacist will be in touch with you about it.`,
    messageAr: `أُوقف بيع أحد المنتجات في طلبكم ${mark.ar}. سيتواصل معكم الصيدلي بشأنه.`,
  }),
  order_ready: ({ mark }) => ({
    title: 'Ready for pickup',
    titleAr: 'جاهز للاستلام',
    message: `Your order ${mark.en} waits for you at the branch. You receive a code for the counter there.`,
    messageAr: `طلبكم ${mark.ar} جاهز في الفرع. يصلكم رمز الاستلام عند الوصول.`,
  }),
  order_on_the_way: ({ mark }) => ({
    title: 'Your order is on its way',
    titleAr: 'الطلب في الطريق',
    message: `The rider is on the way to you with your order ${mark.en}.`,
    messageAr: `المندوب في الطريق إليكم ومعه الطلب ${mark.ar}.`,
  }),
  order_arrived: ({ mark }) => ({
    title: 'The rider has arrived',
    titleAr: 'وصل المندوب',
    message: `Your order ${mark.en} is at the door. Please give the rider the code that you receive.`,
    messageAr: `الطلب ${mark.ar} عند الباب. يُرجى إعطاء المندوب رمز الاستلام الذي يصلكم.`,
  }),
  order_delivered: ({ mark, fulfilment }) => ({
    title: fulfilment === 'pickup' ? 'Order picked up' : 'Order delivered',
    titleAr: fulfilment === 'pickup' ? 'تم استلام الطلب من الفرع' : 'تم تسليم الطلب',
    message: `Your order ${mark.en} is complete. You can rate it in the app.`,
    messageAr: `اكتمل طلبكم ${mark.ar}. يمكن تقييمه في التطبيق.`,
  }),
  order_returned: (f) => ({
    title: 'Order returned',
    titleAr: 'أُعيد الطلب',
    message: `Your order ${f.mark.en} could not be handed over and went back to the pharmacy.${given(f)}`,
    messageAr: `تعذّر تسليم طلبكم ${f.mark.ar} وأُعيد إلى الصيدلية.${givenAr(f)}`,
  }),
  order_cancelled: (f) => ({
    title: 'Order cancelled',
    titleAr: 'أُلغي الطلب',
    message: `Your order ${f.mark.en} was cancelled.${given(f)}`,
    messageAr: `أُلغي طلبكم ${f.mark.ar}.${givenAr(f)}`,
  }),
  order_rejected: (f) => ({
    title: 'Order not accepted',
    titleAr: 'تعذّر قبول الطلب',
    message: `${whyRejected(f)}${because(f)}${given(f)}`,
    messageAr: `${whyRejectedAr(f)}${becauseAr(f)}${givenAr(f)}`,
  }),
};

/** Which moves are told of, beyond the open screens: those that the patient waits for or must know. */
const kindOf: Readonly<Partial<Record<OrderState, OrderKind>>> = {
  placed: 'order_placed',
  confirmed: 'order_confirmed',
  on_the_way: 'order_on_the_way',
  arrived: 'order_arrived',
  delivered: 'order_delivered',
  returned: 'order_returned',
  cancelled: 'order_cancelled',
  rejected: 'order_rejected',
};

const noticeOf = (kind: OrderKind, facts: OrderFacts) => ({
  kind,
  text: texts[kind]({ ...facts, mark: orderMark(facts.id) }),
});

/** What is said when an order has come to a state; undefined when it is not worth a message. */
export function orderNotice(to: OrderState, facts: OrderFacts): { kind: OrderKind; text: Text } | undefined {
  const kind = to === 'ready_to_ship' && facts.fulfilment === 'pickup' ? 'order_ready' : kindOf[to];
  return kind && noticeOf(kind, facts);
}

const takenOutWithdrawn = ({ mark, ...facts }: Told): Text => ({
  title: 'Your order was changed',
  titleAr: 'تغيّر الطلب',
  message: `A product in your order ${mark.en} may no longer be sold and was left out. The rest is being prepared.${toWallet(facts)}`,
  messageAr: `أُوقف بيع أحد المنتجات في طلبكم ${mark.ar} فاستُبعد منه، ويجري تجهيز الباقي.${toWalletAr(facts)}`,
});

/** What is said when lines were taken out of an order: its prescription does not cover them, or they may no longer be sold. */
export function reducedNotice(facts: OrderFacts, why: 'prescription' | 'withdrawn') {
  const notice = noticeOf('order_reduced', facts);
  return why === 'prescription'
    ? notice
    : { ...notice, text: takenOutWithdrawn({ ...facts, mark: orderMark(facts.id) }) };
}

/** What is said when the register no longer allows a product of an order to be sold. */
export function withdrawnNotice(facts: OrderFacts, isReceived: boolean) {
  const notice = noticeOf('order_withdrawn', facts);
  return isReceived ? { ...notice, text: received(orderMark(facts.id)) } : notice;
}

/** What is said of a medicine that somebody has at home. Stopping one by oneself can do more harm than taking it. */
const received = (mark: LocalizedText): Text => ({
  title: 'Safety notice: a product that you received',
  titleAr: 'تنبيه سلامة: منتج استلمتموه',
  message: `A product that you received with your order ${mark.en} was withdrawn by the authority. Please do not use it before you have asked our pharmacist. Do not stop a medicine that you take regularly without asking your doctor or pharmacist.`,
  messageAr: `سُحب من السوق منتج استلمتموه مع طلبكم ${mark.ar}. يُرجى عدم استعماله قبل سؤال الصيدلي، وعدم إيقاف دواء تستعملونه بانتظام دون استشارة الطبيب أو الصيدلي.`,
});

/** What is said to whoever has a recalled medicine in the cart. */
export const cartNotice = {
  kind: 'order_withdrawn',
  text: {
    title: 'Safety notice: a product in your cart',
    titleAr: 'تنبيه سلامة: منتج في السلة',
    message:
      'A product in your cart was withdrawn by the authority and is no longer sold. If you have it at home, please ask our pharmacist or your doctor about it.',
    messageAr: 'سُحب من السوق منتج في سلتكم، ولم يعد يُباع. إن كان لديكم في المنزل، يُرجى سؤال الصيدلي أو الطبيب عنه.',
  },
} as const;
