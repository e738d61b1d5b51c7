import { patientPrice, promotionDiscount, standardVatPercent, type Promotion } from '@balsam/domain/billing';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { returnServices } from '#modules/packages/index.ts';
import { giveBackFreeVisits } from '#modules/people/index.ts';
import { appliedPromotion, endPromotions } from '#modules/promotions/index.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { vatPercentOf } from './appointments.view.ts';
import { updatePrice } from './change.store.ts';

type Taken = {
  /** What an insurer bears of the fee, without VAT. */
  readonly insurerShare: Halalas;
  readonly discount: Halalas;
  readonly kind: AppointmentRow['discount_kind'];
};

/** The fee without VAT, before anything is taken off. */
export const feeOf = (row: AppointmentRow): Halalas => halalas(row.list_price ?? row.price);

/** Writes what the patient of a locked appointment owes after these reductions (D12.03), at the rate of VAT that it was booked at or at another. */
export async function reprice(
  tx: Tx,
  row: AppointmentRow,
  { insurerShare, discount, kind }: Taken,
  vatPercent = vatPercentOf(row),
): Promise<void> {
  const standardPercent = await readNumberSetting(tx, 'VAT_PERCENT', standardVatPercent);
  const price = patientPrice({ fee: feeOf(row), insurerShare, discount, vatPercent, standardPercent });
  await updatePrice(tx, row.id, {
    price: price.net,
    vat: price.vat,
    vat_percent: vatPercent,
    insurer_share: price.insurer.net,
    insurer_vat: price.insurer.vat,
    discount: price.discount,
    discount_kind: kind,
  });
}

/** What a promotion takes off what the patient would pay beside the insurer. */
export const promotionOff = (promotion: Promotion, fee: Halalas, insurerShare: Halalas): Taken => ({
  insurerShare,
  discount: promotionDiscount(halalas(fee - insurerShare), promotion),
  kind: 'promo',
});

/** Takes a discount off again. */
export const withoutDiscount = (row: AppointmentRow): Taken => ({
  insurerShare: halalas(row.insurer_share),
  discount: halalas(0),
  kind: null,
});

/** Gives back the codes, free visits and services of packages that these appointments took: they are not kept, or were paid back. */
export async function endReductions(tx: Tx, appointmentIds: readonly number[], now: Date): Promise<void> {
  await endPromotions(tx, appointmentIds, now);
  await giveBackFreeVisits(tx, appointmentIds, now);
  await returnServices(tx, appointmentIds, now);
}

/** A code counts until its last day is over: on what is still unpaid then it counts no more. Answers whether it was taken off. */
export async function dropEndedPromotion(tx: Tx, row: AppointmentRow, now: Date): Promise<boolean> {
  if (row.discount_kind !== 'promo') return false;
  const applied = await appliedPromotion(tx, row.id, now);
  if (applied?.stillCounts) return false;
  await endPromotions(tx, [row.id], now);
  await reprice(tx, row, withoutDiscount(row));
  return true;
}
