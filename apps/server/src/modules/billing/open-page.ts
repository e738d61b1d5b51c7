import type { ChargeOrder } from '#platform/ports/payment.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { patientOf, contactOf } from '#modules/people/index.ts';
import { instalmentPayer } from './instalments.ts';
import { isPaidForOwn } from './own-purchase.ts';
import type { Payables } from './payable.ts';
import { savePage, type PaymentRow } from './payments.store.ts';
import { currentSeller } from './seller.ts';
import { payableOf } from './settle-payment.ts';

/** What the page of a payment's result is called: by the method of a visit, else by what was paid for (S2.07). */
export const resultMethodOf = ({ result_method, purpose }: Pick<PaymentRow, 'result_method' | 'purpose'>): string =>
  result_method ?? purpose;

/** Where a payer reads how it went. */
export const resultUrl = (publicUrl: string, payment: PaymentRow): string =>
  `${publicUrl}/payment-result/${resultMethodOf(payment)}?reference=${payment.reference}`;

/** What an instalment provider must know: payer, goods and destination, and nothing else of the record. */
async function loanOf(sql: Sql, payables: Payables, call: UserCall, payment: PaymentRow): Promise<ChargeOrder['loan']> {
  const payer = await instalmentPayer(sql, call);
  const reach = payer && (await contactOf(sql, payer.personId));
  if (!reach) return undefined;
  const payable = payableOf(payables, payment);
  const isHidden = await isPaidForOwn(sql, call, payment.id);
  const lines = (isHidden ? undefined : await payable.lines?.(sql, payment.entity_id)) ?? [
    { title: payment.title, title_ar: payment.title_ar, quantity: 1, vat: payment.vat, total: payment.amount },
  ];
  const isArabic = reach.language === 'ar';
  const seller = await currentSeller(sql);
  const destination = await payable.destination?.(sql, payment.entity_id);
  return {
    payer: {
      firstName: reach.firstName,
      familyName: payer.name.split(' ').at(-1) ?? '',
      phone: reach.phone,
      email: reach.email,
    },
    bought: lines.map(({ title, title_ar, quantity, vat, total }) => ({
      title: isArabic ? title_ar : title,
      quantity,
      vat,
      total,
    })),
    destination: destination ?? { line: isArabic ? seller.address_ar : seller.address, city: 'Riyadh' },
    paidOtherwise: payment.amount - payment.card_part,
  };
}

/**
 * Opens the provider's page for a payment, and keeps its name and address.
 * @throws GatewayUnavailable when nobody can pay by it
 */
export async function openPage(
  platform: Platform,
  payables: Payables,
  call: UserCall,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const { gateways, config, db } = platform;
  const byInstalments = payment.method === 'tamara';
  const gateway = byInstalments ? gateways.instalments : gateways.card;
  if (!gateway) throw new GatewayUnavailable('nobody lends here');
  const { language } = await patientOf(db, call);
  const loan = byInstalments ? await loanOf(db, payables, call, payment) : undefined;
  const { providerReference, redirectUrl } = await gateway.open({
    reference: payment.reference,
    amount: payment.card_part,
    description: language === 'ar' ? payment.title_ar : payment.title,
    language,
    returnUrl: resultUrl(config.publicUrl, payment),
    webhookUrl: `${config.publicUrl}/api/v1/payment/webhook/${gateway.name}`,
    now: call.now,
    expiresAt: payment.expires_at,
    ...(loan && { loan }),
  });
  return db.transaction().execute((tx) =>
    savePage(tx, payment.id, {
      provider: gateway.name,
      provider_reference: providerReference,
      redirect_url: redirectUrl,
    }),
  );
}
