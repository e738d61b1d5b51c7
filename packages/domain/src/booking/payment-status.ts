/** S4.07: the payment statuses of an appointment, as the wire writes them. */
export const paymentStatuses = ['unpaid', 'pending payment', 'partial', 'paid', 'success', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const labels = {
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  'pending payment': { en: 'Pending payment', ar: 'بانتظار الدفع' },
  partial: { en: 'Partially paid', ar: 'مدفوع جزئيًا' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  success: { en: 'Completed', ar: 'مكتمل' },
  cancelled: { en: 'Cancelled', ar: 'ملغى' },
} as const satisfies Record<PaymentStatus, { en: string; ar: string }>;

/** What a person reads for a status; `success` reads Completed (§4). */
export function paymentStatusLabel(status: PaymentStatus): { readonly en: string; readonly ar: string } {
  return labels[status];
}

/** Whether the whole price has been paid. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'success';
}

/** Whether the whole price was paid once: it still is, or it went back. */
export function wasSettled(status: PaymentStatus): boolean {
  return isSettled(status) || status === 'cancelled';
}
