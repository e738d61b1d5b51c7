import { orderMark, type LocalizedText, type OrderState, type Fulfilment } from '@balsam/domain/orders';
import { asSentence } from '@balsam/domain/text';
import { whenArabic, whenEnglish } from '#platform/messages/when.ts';
import { sar, sarArabic, type Kind } from './appointment.texts.ts';
import type { Notification } from './notifications.texts.ts';

/** The kinds of which each has one text; of a substitute there are several. */
type OrderKind = Exclude<Extract<Kind, `order_${string}`>, 'order_substitute'>;

/** What the sentences speak of. `refund` is SAR that went back, where some did; `reason` is the pharmacist's own words. */
type OrderFacts = {
  readonly id: number;
  readonly fulfilment: Fulfilment;
  readonly refund: number | undefined;
  readonly reason: string | null;
  /** The prescription was not valid: that is why the order was rejected (SPEC §8). */
  readonly isPrescriptionRejected: boolean;
  /** A young person's own affair: guardians read its notices, so that these say nothing of what it is about (D10.09). */
  readonly isYoungPersons: boolean;
  /** Its rider was lost after the pharmacy had called it back: it is over, and did not go back to the pharmacy. */
  readonly isLostAfterCallBack: boolean;
};

const given = ({ refund }: OrderFacts) => (refund ? ` SAR ${sar.format(refund)} goes back to you.` : '');
const givenAr = ({ refund }: OrderFacts) => (refund ? ` يُعاد إليكم ${sarArabic.format(refund)} ر.س.` : '');
const toWallet = ({ refund }: OrderFacts) => (refund ? ` SAR ${sar.format(refund)} is in your wallet.` : '');
const toWalletAr = ({ refund }: OrderFacts) => (refund ? ` أُضيف ${sarArabic.format(refund)} ر.س إلى محفظتكم.` : '');
const because = ({ reason, isYoungPersons }: OrderFacts) => {
  if (!reason) return '';
  return isYoungPersons ? ' You can see the reason in the order.' : ` Reason: ${asSentence(reason)}`;
};
const becauseAr = ({ reason, isYoungPersons }: OrderFacts) => {
  if (!reason) return '';
  return isYoungPersons ? ' السبب مذكور مع الطلب.' : ` السبب: ${asSentence(reason)}`;
};

/** The facts, and how a sentence names the order. */
type MarkedFacts = OrderFacts & { readonly mark: LocalizedText };

const whyRejected = ({ mark, isPrescriptionRejected, isYoungPersons }: MarkedFacts) =>
  isPrescriptionRejected && !isYoungPersons
    ? `The prescription is not valid, so your order ${mark.en} was rejected.`
    : `The pharmacy could not accept your order ${mark.en}.`;
const whyRejectedAr = ({ mark, isPrescriptionRejected, isYoungPersons }: MarkedFacts) =>
  isPrescriptionRejected && !isYoungPersons
    ? `الوصفة الطبية غير صالحة، لذا رُفض طلبكم ${mark.ar}.`
    : `تعذّر على الصيدلية قبول طلبكم ${mark.ar}.`;

const whyReduced = ({ mark, isYoungPersons }: MarkedFacts) =>
  isYoungPersons
    ? `The pharmacy removed part of your order ${mark.en}.`
    : `The prescription covers only part of your order ${mark.en}; the rest was removed.`;
const whyReducedAr = ({ mark, isYoungPersons }: MarkedFacts) =>
  isYoungPersons
    ? `استبعدت الصيدلية جزءًا من طلبكم ${mark.ar}.`
    : `لا تغطي الوصفة سوى جزء من طلبكم ${mark.ar}، واستُبعد الباقي.`;

const broughtBack = (f: MarkedFacts): Notification => ({
  title: { en: 'Order returned', ar: 'أُعيد الطلب' },
  message: {
    en: `Your order ${f.mark.en} could not be delivered and went back to the pharmacy.${given(f)}`,
    ar: `تعذّر تسليم طلبكم ${f.mark.ar} وأُعيد إلى الصيدلية.${givenAr(f)}`,
  },
});

const lost = (f: MarkedFacts): Notification => ({
  title: { en: 'Order will not be delivered', ar: 'لن يُسلَّم الطلب' },
  message: {
    en: `Your order ${f.mark.en} will not be delivered, and you are refunded in full.${given(f)}`,
    ar: `لن يُسلَّم طلبكم ${f.mark.ar}، ويُعاد المبلغ كاملًا.${givenAr(f)}`,
  },
});

const texts: Readonly<Record<OrderKind, (f: MarkedFacts) => Notification>> = {
  order_placed: ({ mark }) => ({
    title: { en: 'Order received', ar: 'تم استلام الطلب' },
    message: {
      en: `Your order ${mark.en} is paid and with our pharmacy.`,
      ar: `تم دفع طلبكم ${mark.ar} ووصل إلى الصيدلية.`,
    },
  }),
  order_confirmed: ({ mark }) => ({
    title: { en: 'Order confirmed', ar: 'تم تأكيد الطلب' },
    message: {
      en: `A pharmacist has checked your order ${mark.en}. It is being prepared.`,
      ar: `راجع الصيدلي طلبكم ${mark.ar}، ويجري تجهيزه الآن.`,
    },
  }),
  order_reduced: (f) => ({
    title: { en: 'Your order was changed', ar: 'تعديل على طلبكم' },
    message: {
      en: `${whyReduced(f)} You can see the reason in the order.${toWallet(f)}`,
      ar: `${whyReducedAr(f)} السبب مذكور مع الطلب.${toWalletAr(f)}`,
    },
  }),
  order_withdrawn: ({ mark }) => ({
    title: { en: 'Safety notice: a product in your order', ar: 'تنبيه سلامة: منتج في الطلب' },
    message: {
      en: `A product in your order ${mark.en} may no longer be sold. Our pharmacist will contact you about it.`,
      ar: `أُوقف بيع أحد المنتجات في طلبكم ${mark.ar}. سيتواصل معكم الصيدلي بشأنه.`,
    },
  }),
  order_ready: ({ mark }) => ({
    title: { en: 'Ready for pickup', ar: 'جاهز للاستلام' },
    message: {
      en: `Your order ${mark.en} is waiting for you at the branch. You will receive a code for the counter there.`,
      ar: `طلبكم ${mark.ar} جاهز في الفرع. يصلكم رمز التسليم عند الوصول.`,
    },
  }),
  order_on_the_way: ({ mark }) => ({
    title: { en: 'Your order is on the way', ar: 'الطلب في الطريق' },
    message: {
      en: `The rider is on the way to you with your order ${mark.en}.`,
      ar: `المندوب في الطريق إليكم ومعه الطلب ${mark.ar}.`,
    },
  }),
  order_arrived: ({ mark }) => ({
    title: { en: 'The rider has arrived', ar: 'وصل المندوب' },
    message: {
      en: `Your order ${mark.en} is at the door. Please give the rider the code you receive.`,
      ar: `الطلب ${mark.ar} عند الباب. يُرجى إعطاء المندوب رمز التسليم الذي يصلكم.`,
    },
  }),
  order_delivered: ({ mark, fulfilment }) => ({
    title: {
      en: fulfilment === 'pickup' ? 'Order picked up' : 'Order delivered',
      ar: fulfilment === 'pickup' ? 'تم استلام الطلب من الفرع' : 'تم تسليم الطلب',
    },
    message: {
      en: `Your order ${mark.en} is complete. You can rate it in the app.`,
      ar: `اكتمل طلبكم ${mark.ar}. يمكن تقييمه في التطبيق.`,
    },
  }),
  order_returned: (f) => (f.isLostAfterCallBack ? lost(f) : broughtBack(f)),
  order_cancelled: (f) => ({
    title: { en: 'Order cancelled', ar: 'أُلغي الطلب' },
    message: { en: `Your order ${f.mark.en} was cancelled.${given(f)}`, ar: `أُلغي طلبكم ${f.mark.ar}.${givenAr(f)}` },
  }),
  order_rejected: (f) => ({
    title: { en: 'Order not accepted', ar: 'تعذّر قبول الطلب' },
    message: { en: `${whyRejected(f)}${because(f)}${given(f)}`, ar: `${whyRejectedAr(f)}${becauseAr(f)}${givenAr(f)}` },
  }),
};

/** Which moves are notified, beyond the open screens: those that the patient waits for or must know. */
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

/** The notice of a move to a state; undefined for a state that is not notified. */
export function orderNotice(to: OrderState, facts: OrderFacts): { kind: OrderKind; text: Notification } | undefined {
  const kind = to === 'ready_to_ship' && facts.fulfilment === 'pickup' ? 'order_ready' : kindOf[to];
  return kind && noticeOf(kind, facts);
}

const takenOutWithdrawn = ({ mark, ...facts }: MarkedFacts): Notification => ({
  title: { en: 'Your order was changed', ar: 'تعديل على طلبكم' },
  message: {
    en: `A product in your order ${mark.en} may no longer be sold and was removed. The rest is being prepared.${toWallet(facts)}`,
    ar: `أُوقف بيع أحد المنتجات في طلبكم ${mark.ar} فاستُبعد منه، ويجري تجهيز الباقي.${toWalletAr(facts)}`,
  },
});

const takenOutUnavailable = ({ mark, ...facts }: MarkedFacts): Notification => ({
  title: { en: 'Your order was changed', ar: 'تعديل على طلبكم' },
  message: {
    en: `A product in your order ${mark.en} is not available and was removed. You can see the reason in the order. The rest is being prepared.${toWallet(facts)}`,
    ar: `أحد المنتجات في طلبكم ${mark.ar} غير متوفر فاستُبعد منه. السبب مذكور مع الطلب، ويجري تجهيز الباقي.${toWalletAr(facts)}`,
  },
});

/** The notice when lines were taken out of an order: its prescription does not cover them, they are not available, or may no longer be sold. */
export function reducedNotice(facts: OrderFacts, why: 'prescription' | 'unavailable' | 'withdrawn') {
  const notice = noticeOf('order_reduced', facts);
  if (why === 'prescription') return notice;
  const textOf = why === 'withdrawn' ? takenOutWithdrawn : takenOutUnavailable;
  return { ...notice, text: textOf({ ...facts, mark: orderMark(facts.id) }) };
}

/** The question whether a substitute is welcome, with until when it is open. */
export function substituteNotice(facts: OrderFacts, until: Date) {
  const mark = orderMark(facts.id);
  const text = {
    title: { en: 'A question about your order', ar: 'سؤال عن طلبكم' },
    message: {
      en: `A product in your order ${mark.en} is not available. Our pharmacist suggests a substitute at no extra cost. Please answer in the order by ${whenEnglish(until)}.`,
      ar: `أحد المنتجات في طلبكم ${mark.ar} غير متوفر، ويقترح الصيدلي بديلًا دون تكلفة إضافية. يُرجى الرد من صفحة الطلب قبل ${whenArabic(until)}.`,
    },
  };
  return { kind: 'order_substitute', text } as const;
}

/** The notice when nobody answered about a substitute in time. */
export function substituteLapsedNotice(facts: OrderFacts) {
  const mark = orderMark(facts.id);
  const text = {
    title: { en: 'The substitute was not used', ar: 'لم يُعتمد البديل' },
    message: {
      en: `We did not receive your answer about the substitute in your order ${mark.en} in time. Our pharmacist decides how your order continues.`,
      ar: `لم يصلنا الرد على البديل المقترح في طلبكم ${mark.ar} ضمن المهلة. يقرر الصيدلي كيفية استكمال الطلب.`,
    },
  };
  return { kind: 'order_substitute', text } as const;
}

/** The notice when the pharmacist has taken a substitute back before the answer. */
export function substituteTakenBackNotice(facts: OrderFacts) {
  const mark = orderMark(facts.id);
  const text = {
    title: { en: 'The substitute is no longer suggested', ar: 'سُحب اقتراح البديل' },
    message: {
      en: `You no longer need to answer about the substitute in your order ${mark.en}. Our pharmacist is handling your order.`,
      ar: `لم يعد الرد على البديل المقترح في طلبكم ${mark.ar} مطلوبًا. يتابع الصيدلي طلبكم.`,
    },
  };
  return { kind: 'order_substitute', text } as const;
}

/** The reminder of a pickup that waits at the branch until an instant. */
export function pickupNotice(facts: OrderFacts, lapsesAt: Date) {
  const mark = orderMark(facts.id);
  const text = {
    title: { en: 'Your order is waiting for you', ar: 'طلبكم جاهز للاستلام' },
    message: {
      en: `Your order ${mark.en} waits at the branch until ${whenEnglish(lapsesAt)}. After that it is cancelled and you are refunded.`,
      ar: `طلبكم ${mark.ar} بانتظاركم في الفرع حتى ${whenArabic(lapsesAt)}. بعد ذلك يُلغى ويُعاد إليكم ما دفعتموه.`,
    },
  };
  return { ...noticeOf('order_ready', facts), text };
}

/** The notice when the pharmacy has called an order back from its rider. */
export function calledBackNotice(facts: OrderFacts) {
  const mark = orderMark(facts.id);
  const text = {
    title: { en: 'The pharmacy recalled your order', ar: 'استدعت الصيدلية الطلب' },
    message: {
      en: `Your order ${mark.en} will not be delivered.${because(facts)} Once it is back at the pharmacy it is cancelled, and you are refunded in full.`,
      ar: `لن يُسلَّم طلبكم ${mark.ar}.${becauseAr(facts)} فور عودته إلى الصيدلية يُلغى ويُعاد إليكم كل ما دفعتموه.`,
    },
  };
  return { ...noticeOf('order_cancelled', facts), text };
}

/** The notice when the register no longer allows a product of an order to be sold. */
export function withdrawnNotice(facts: OrderFacts, isReceived: boolean) {
  const notice = noticeOf('order_withdrawn', facts);
  return isReceived ? { ...notice, text: received(orderMark(facts.id)) } : notice;
}

/** Of a medicine that somebody has at home. Stopping one by oneself can do more harm than taking it. */
const received = (mark: LocalizedText): Notification => ({
  title: { en: 'Safety notice: a product that you received', ar: 'تنبيه سلامة: منتج استلمتموه' },
  message: {
    en: `A product that you received with your order ${mark.en} was withdrawn by the authority. Please do not use it before asking our pharmacist. Do not stop a medicine that you take regularly without asking your doctor or pharmacist.`,
    ar: `سُحب من السوق منتج استلمتموه مع طلبكم ${mark.ar}. يُرجى عدم استعماله قبل سؤال الصيدلي، وعدم إيقاف دواء تستعملونه بانتظام دون استشارة الطبيب أو الصيدلي.`,
  },
});

/** The notice to a person with a recalled medicine in the cart. */
export const cartNotice = {
  kind: 'order_withdrawn',
  text: {
    title: { en: 'Safety notice: a product in your cart', ar: 'تنبيه سلامة: منتج في السلة' },
    message: {
      en: 'A product in your cart was withdrawn by the authority and is no longer sold. If you have it at home, please ask our pharmacist or your doctor about it.',
      ar: 'سُحب من السوق منتج في سلتكم، ولم يعد يُباع. إن كان لديكم في المنزل، يُرجى سؤال الصيدلي أو الطبيب عنه.',
    },
  },
} as const;
