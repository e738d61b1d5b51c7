import { halalas, toSar } from '@balsam/domain/money';
import type { ChargeOrder } from '#platform/ports/payment.ts';

const money = (amount: number) => ({ amount: toSar(halalas(amount)), currency: 'SAR' });

/** https://docs.tamara.co/reference/createcheckoutsession: an order of ours as Tamara wants it. RangeError without a payer. */
export function checkoutBody(order: ChargeOrder): object {
  const { loan } = order;
  if (!loan) throw new RangeError('instalments need a payer');
  const { payer, bought, destination } = loan;
  const person = { first_name: payer.firstName, last_name: payer.familyName, phone_number: payer.phone ?? '' };
  const vat = bought.reduce((all, line) => all + line.vat, 0);
  return {
    order_reference_id: order.reference,
    order_number: order.reference,
    total_amount: money(order.amount),
    shipping_amount: money(0),
    tax_amount: money(vat),
    ...(loan.paidOtherwise > 0 && { discount: { name: 'Paid otherwise', amount: money(loan.paidOtherwise) } }),
    items: bought.map((line, n) => ({
      reference_id: String(n + 1),
      type: 'Physical',
      name: line.title,
      sku: String(n + 1),
      quantity: line.quantity,
      tax_amount: money(line.vat),
      total_amount: money(line.total),
    })),
    consumer: { ...person, email: payer.email ?? '' },
    country_code: 'SA',
    description: order.description,
    merchant_url: {
      success: order.returnUrl,
      failure: order.returnUrl,
      cancel: order.returnUrl,
      notification: order.webhookUrl,
    },
    payment_type: 'PAY_BY_INSTALMENTS',
    shipping_address: { ...person, line1: destination.line, city: destination.city, country_code: 'SA' },
    locale: order.language === 'ar' ? 'ar_SA' : 'en_US',
    expires_in_minutes: Math.max(1, Math.floor((order.expiresAt.getTime() - order.now.getTime()) / 60_000)),
  };
}
