import type { Texts } from '#platform/texts.ts';

/** What people read about payments. */
export const billingTexts = {
  /** The message of a payment (SPEC §8). */
  operation: {
    pending: { en: 'Your payment is being processed', ar: 'عملية الدفع قيد المعالجة' },
    success: { en: 'Your payment is complete', ar: 'اكتملت عملية الدفع' },
    failed: { en: 'Your payment has been failed', ar: 'تعذّر إتمام عملية الدفع' },
    insufficient_funds: {
      en: 'Your payment has been failed. The card does not have enough balance.',
      ar: 'تعذّر إتمام عملية الدفع. رصيد البطاقة غير كافٍ.',
    },
    expired_card: {
      en: 'Your payment has been failed. The card has expired.',
      ar: 'تعذّر إتمام عملية الدفع. انتهت صلاحية البطاقة.',
    },
    not_confirmed: {
      en: 'Your payment has been failed. The bank could not confirm that it was you.',
      ar: 'تعذّر إتمام عملية الدفع. لم يتمكن البنك من التحقق من حامل البطاقة.',
    },
    declined: {
      en: 'Your payment has been failed. The bank declined the card.',
      ar: 'تعذّر إتمام عملية الدفع. رفض البنك البطاقة.',
    },
    cancelled: { en: 'Your payment has been cancelled', ar: 'أُلغيت عملية الدفع' },
    expired: { en: 'The time for this payment is over and it has been cancelled', ar: 'انتهى وقت هذه العملية وأُلغيت' },
    replaced: { en: 'This payment has been replaced by a newer one', ar: 'حلّت محل هذه العملية عملية أحدث' },
    unavailable: {
      en: 'The payment provider did not answer, and nothing was charged',
      ar: 'لم يستجب مزود خدمة الدفع، ولم يُحتسب أي مبلغ',
    },
    late: {
      en: 'The payment arrived when it could no longer be used. The whole amount is in your wallet',
      ar: 'وصل المبلغ بعد أن تعذّر استخدامه، وأُضيف كاملًا إلى المحفظة',
    },
    refunded: { en: 'The amount has been returned to your wallet', ar: 'أُعيد المبلغ إلى المحفظة' },
    refundedPoints: { en: 'Your points have been returned', ar: 'أُعيدت النقاط إلى رصيد النقاط' },
    refundedWithPoints: {
      en: 'Your money has been returned to your wallet, and your points as points',
      ar: 'أُعيد المبلغ إلى المحفظة، والنقاط إلى رصيد النقاط',
    },
    lateToSource: {
      en: 'The payment arrived when it could no longer be used. The instalments are being cancelled',
      ar: 'وصل المبلغ بعد أن تعذّر استخدامه، ويجري إلغاء الأقساط',
    },
    refundedToSource: {
      en: 'The amount is on its way back to your original payment method',
      ar: 'المبلغ في طريقه إلى وسيلة الدفع الأصلية',
    },
    refundedToSourceWithPoints: {
      en: 'The money is on its way back to your original payment method, and your points have been returned',
      ar: 'المبلغ في طريقه إلى وسيلة الدفع الأصلية، وأُعيدت النقاط إلى رصيد النقاط',
    },
  },
  topUp: { en: 'Wallet top-up', ar: 'إضافة رصيد إلى المحفظة' },
  /** The titles of movements of the wallet, by the kind of their journal. */
  movements: {
    opening: { en: 'Opening balance', ar: 'رصيد افتتاحي' },
    top_up: { en: 'Added to the wallet', ar: 'إضافة إلى المحفظة' },
    payment: { en: 'Payment', ar: 'دفع' },
    wallet_hold: { en: 'Payment', ar: 'دفع' },
    wallet_hold_back: { en: 'Returned: payment not completed', ar: 'إعادة: لم تكتمل عملية الدفع' },
    arrived_late: { en: 'Returned: payment arrived too late', ar: 'إعادة: وصل المبلغ متأخرًا' },
    refund: { en: 'Refund', ar: 'استرداد' },
    source_refunded: { en: 'Refund', ar: 'استرداد' },
    source_refused: { en: 'Refund', ar: 'استرداد' },
    points_given: { en: 'Points', ar: 'نقاط' },
  },
  export: {
    payments: { en: 'Your payments', ar: 'عمليات الدفع' },
    wallet: { en: 'What went into your wallet and out of it', ar: 'حركات المحفظة' },
    loyaltyPoints: {
      en: 'What went into your loyalty points and out of them, by what it is worth',
      ar: 'حركات نقاط الولاء بقيمتها',
    },
    invoices: { en: 'Your invoices and credit notes', ar: 'الفواتير والإشعارات الدائنة' },
    receipts: { en: 'The same as PDF', ar: 'الإيصالات بصيغة PDF' },
  },
} as const satisfies Texts;
