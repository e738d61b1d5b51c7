import type { PaymentRow } from './payments.store.ts';

type Sentence = { readonly operation_message: string; readonly operation_message_ar: string };

const sentence = (operation_message: string, operation_message_ar: string): Sentence => ({
  operation_message,
  operation_message_ar,
});

/** What a payment says of itself, as the person reads it (SPEC §8). */
export const operation = {
  pending: sentence('Your payment is being processed', 'عملية الدفع قيد المعالجة'),
  success: sentence('Your payment is complete', 'اكتملت عملية الدفع'),
  failed: sentence('Your payment has been failed', 'تعذّر إتمام عملية الدفع'),
  cancelled: sentence('Your payment has been cancelled', 'أُلغيت عملية الدفع'),
  expired: sentence('The time for this payment is over and it has been cancelled', 'انتهى وقت هذه العملية وأُلغيت'),
  replaced: sentence('This payment has been replaced by a newer one', 'حلّت محل هذه العملية عملية أحدث'),
  unavailable: sentence(
    'The payment provider did not answer, and nothing was charged',
    'لم يستجب مزود خدمة الدفع، ولم يُحتسب أي مبلغ',
  ),
  late: sentence(
    'The payment arrived when it could no longer be used. The whole amount is in your wallet',
    'وصل المبلغ بعد أن تعذّر استخدامه، وأُضيف كاملًا إلى المحفظة',
  ),
  refunded: sentence('The amount has been returned to your wallet', 'أُعيد المبلغ إلى المحفظة'),
  lateToSource: sentence(
    'The payment arrived when it could no longer be used. The instalments are being cancelled',
    'وصل المبلغ بعد أن تعذّر استخدامه، ويجري إلغاء الأقساط',
  ),
  refundedToSource: sentence(
    'The amount is on its way back to where it was paid from',
    'المبلغ في طريقه إلى وسيلة الدفع الأصلية',
  ),
} as const;

/** Whether the money came when nothing could take it, and so was never a sale. */
export const cameLate = (payment: PaymentRow): boolean => payment.status === 'refunded' && payment.settled_at === null;
