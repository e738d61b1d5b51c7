import { halalas, sum } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { issueExchangeNote, negated } from './invoices.ts';
import type { InvoiceLine } from './payable.ts';
import { lockSuccess } from './payments.store.ts';
import { refundPart, type PartBack, type PartialRefund } from './refund-part.ts';

type Exchange = Omit<PartialRefund, 'lines'> & {
  /** The lines of the invoice that are given back. */
  readonly out: readonly InvoiceLine[];
  /** What is sold in their place; it costs no more. */
  readonly sold: readonly InvoiceLine[];
};

/**
 * Sells something in place of lines of a purchase, with a credit note that gives those back and names what was delivered instead: what it costs less
 * is refunded as `refundPart` does. The module that owns the thing has locked its row and does it once.
 */
export async function exchangeLines(tx: Tx, call: Call, { out, sold, ...refund }: Exchange): Promise<PartBack> {
  const lines = [...out, ...sold.map(negated)];
  const difference = sum(lines.map(({ total }) => halalas(total)));
  if (difference < 0) throw new RangeError('what is sold in place of something costs no more');
  if (difference > 0) return refundPart(tx, call, { ...refund, lines });
  const payment = await lockSuccess(tx, refund.purpose, refund.entityId);
  if (payment) await issueExchangeNote(tx, payment, lines, call.now);
  return { amount: halalas(0), toWallet: halalas(0) };
}
