import { z } from 'zod';
import { eventKind } from '../../platform/outbox/outbox.ts';

const payment_id = z.int().positive();

/** A provider is to give back what `payment.source_refund` says. Told until the provider has answered. */
export const refundAsked = eventKind('payment.refund-asked', z.object({ payment_id }));

/** A payment was given up while its page at the provider may still have taken money. */
export const pageLeft = eventKind('payment.page-left', z.object({ payment_id }));

/** What a provider was asked to give back has come to its end; `to` is where the money is. */
export const sourceRefundEnded = eventKind(
  'payment.source-refund-ended',
  z.object({ payment_id, to: z.enum(['source', 'wallet']) }),
);
