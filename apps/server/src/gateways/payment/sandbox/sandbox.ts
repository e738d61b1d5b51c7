import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/types.ts';
import { parseJson } from '../parse-json.ts';
import type { PaymentGateway, ChargeStatus } from '#platform/ports/payment.ts';
import { sameSecret } from '../same-secret.ts';
import { findCharge, insertCharge, refundCharge, type ChargeRow } from './sandbox.store.ts';
import { signatureHeader, signatureOf } from './signature.ts';

const Notice = z.object({ id: z.uuid(), charge: z.uuid() });
export type Notice = z.output<typeof Notice> & { status: string };

const statusOf: Readonly<Record<ChargeRow['status'], ChargeStatus>> = {
  initiated: 'pending',
  challenge: 'pending',
  paid: 'success',
  failed: 'failed',
  cancelled: 'cancelled',
};

/**
 * A provider made of a hosted page of our own, which takes test cards only and no money. It keeps its own books, signs its notices,
 * and knows nothing of payments beyond the reference it was given.
 */
export function sandboxGateway(
  { publicUrl, secret }: Pick<Config, 'publicUrl' | 'secret'>,
  db: Db,
  kind: ChargeRow['kind'] = 'card',
): PaymentGateway {
  return {
    name: kind === 'card' ? 'sandbox' : 'sandbox-instalments',
    open: async (order) => {
      const id = randomUUID();
      await insertCharge(db, {
        id,
        amount: order.amount,
        currency: 'SAR',
        kind,
        description: order.description,
        language: order.language,
        return_url: order.returnUrl,
        webhook_url: order.webhookUrl,
        metadata_reference: order.reference,
        created_at: order.now,
        expires_at: order.expiresAt,
      });
      return { providerReference: id, redirectUrl: `${publicUrl}/sandbox-gateway/pay/${id}?lang=${order.language}` };
    },
    look: async (providerReference) => {
      const charge = await findCharge(db, providerReference);
      return (
        charge && {
          providerReference,
          status: statusOf[charge.status],
          amount: charge.amount,
          currency: charge.currency,
          reference: charge.metadata_reference,
          message: charge.decline_reason ?? undefined,
        }
      );
    },
    refund: async ({ providerReference, amount }) =>
      (await refundCharge(db, providerReference, amount)) ? 'done' : 'refused',
    readWebhook: (rawBody, headers) => {
      const signature = headers[signatureHeader];
      if (typeof signature !== 'string' || !sameSecret(signature, signatureOf(secret, rawBody))) return 'not_genuine';
      const notice = Notice.safeParse(parseJson(rawBody));
      if (!notice.success) return 'malformed';
      return { eventId: notice.data.id, providerReference: notice.data.charge };
    },
  };
}
