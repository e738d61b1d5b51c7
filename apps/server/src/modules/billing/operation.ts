import type { Text } from '#platform/texts.ts';
import { billingTexts } from './billing.texts.ts';
import type { PaymentRow } from './payments.store.ts';

type Message = Readonly<Pick<PaymentRow, 'operation_message' | 'operation_message_ar'>>;

const messageOf = ({ en, ar }: Text): Message => ({ operation_message: en, operation_message_ar: ar });

const texts = billingTexts.operation;

/** The message of a payment, as its columns take it. */
export const operation = {
  pending: messageOf(texts.pending),
  success: messageOf(texts.success),
  failed: messageOf(texts.failed),
  insufficient_funds: messageOf(texts.insufficient_funds),
  expired_card: messageOf(texts.expired_card),
  not_confirmed: messageOf(texts.not_confirmed),
  declined: messageOf(texts.declined),
  cancelled: messageOf(texts.cancelled),
  abandoned: messageOf(texts.cancelled),
  expired: messageOf(texts.expired),
  replaced: messageOf(texts.replaced),
  unavailable: messageOf(texts.unavailable),
  late: messageOf(texts.late),
  lateToSource: messageOf(texts.lateToSource),
} as const;

/** The message of a payment that was refunded: points came back as points, and money went where it says. */
export function refundedMessage({
  money,
  hasPoints,
}: {
  money: 'source' | 'wallet' | 'none';
  hasPoints: boolean;
}): Message {
  if (money === 'source') return messageOf(hasPoints ? texts.refundedToSourceWithPoints : texts.refundedToSource);
  if (!hasPoints) return messageOf(texts.refunded);
  return messageOf(money === 'none' ? texts.refundedPoints : texts.refundedWithPoints);
}

/** Whether the money came when nothing could take it, and so was never a sale. */
export const cameLate = (payment: PaymentRow): boolean => payment.status === 'refunded' && payment.settled_at === null;
