import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const payment_id = z.int().positive();

/** A provider is to refund what `payment.source_refund` says. Handled again until the provider has answered. */
export const refundRequested = eventKind('payment.refund-asked', z.object({ payment_id }));

/** A payment was voided while its page at the provider may still have taken money. */
export const pageLeft = eventKind('payment.page-left', z.object({ payment_id }));

/** A refund through the provider has ended; `to` is where the money is. */
export const sourceRefundEnded = eventKind(
  'payment.source-refund-ended',
  z.object({ payment_id, to: z.enum(['source', 'wallet']) }),
);

/** What was paid for a thing, or settled for nothing, is given back whole. */
export const paymentRefunded = eventKind(
  'payment.refunded',
  z.object({ purpose: z.string(), entity_id: z.int().positive() }),
);
