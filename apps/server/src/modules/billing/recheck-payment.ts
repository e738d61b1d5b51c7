import { mayMovePayment } from '@balsam/domain/billing';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { fetchCharge } from './confirm-payment.ts';
import { pageLeft } from './events.ts';
import type { Payables } from './payable.ts';
import { findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * A payer may have paid in the last moment on the page of a voided payment, closed the browser, and the provider's notice been lost: that
 * money is found here and goes where late money goes. While the provider does not answer the outbox tries again.
 */
export const recheckPayment = (payables: Payables): Subscription =>
  on(
    pageLeft,
    async ({ payment_id }, { tx, platform, now }) => {
      const payment = await findPayment(tx, payment_id);
      // One that is open is settled by its own expiry.
      if (!payment || payment.status === 'pending' || !mayMovePayment(payment.status, 'success')) return;
      const charge = await fetchCharge(platform, payment);
      if (charge) await settlePayment(tx, payables, payment.id, charge, now);
    },
    { slow: true },
  );
