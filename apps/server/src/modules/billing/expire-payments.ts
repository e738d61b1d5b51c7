import type { Charge } from '../../gateways/payment/port.ts';
import { retryOnConflict } from '../../platform/http/retry.ts';
import type { DueWork } from '../../platform/jobs/due.ts';
import type { Platform } from '../../platform/platform.ts';
import { lookAtCharge } from './confirm-payment.ts';
import type { Payables } from './payable.ts';
import { listExpired, lockPayment, type PaymentRow } from './payments.store.ts';
import { giveUp, payableOf, settlePayment } from './settle-payment.ts';

const batch = 50;

async function end(platform: Platform, payables: Payables, payment: PaymentRow, now: Date): Promise<void> {
  const charge: Charge | undefined = await lookAtCharge(platform, payment);
  await retryOnConflict(() =>
    platform.db.transaction().execute(async (tx) => {
      if (charge) await settlePayment(tx, payables, payment.id, charge, now);
      else await payableOf(payables, payment).lock(tx, payment.entity_id);
      await giveUp(tx, await lockPayment(tx, payment.id), { status: 'cancelled', says: 'expired' }, now);
    }),
  );
}

/**
 * Ends payments whose time is over: what the provider took by then is settled, the others are cancelled and give back what they held of the
 * wallet. When the provider does not answer it stops, and what is left comes round again.
 */
export const expirePayments = (payables: Payables): DueWork => ({
  name: 'expired payments',
  run: async (platform, now) => {
    const expired = await listExpired(platform.db, now, batch);
    await expired.reduce(
      (before, payment) => before.then(() => end(platform, payables, payment, now)),
      Promise.resolve(),
    );
  },
});
