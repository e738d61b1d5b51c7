import type { z } from 'zod';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { halalas, toSar } from '@balsam/domain/money';
import type { CouponRow, OfferRow } from './offers.store.ts';

const sar = (amount: number | null) => (amount === null ? null : toSar(halalas(amount)));
const period = (row: { starts_at: Date; ends_at: Date }) => ({
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
});

export const offerView = (row: OfferRow): z.input<(typeof pharmacyDesk)['addOffer']['reply']> => ({
  ...row,
  minimum: sar(row.minimum),
  amount: sar(row.amount),
  ...period(row),
});

type Choice = z.input<(typeof pharmacyDesk)['choices']['reply']>['offers'][number];

/** As products name it (SPEC §3). */
export const offerChoice = (row: OfferRow): Choice => ({
  ID: row.id,
  TYPE: row.type,
  DISCOUNT_VALUE: row.percent ?? row.free ?? sar(row.amount) ?? 0,
  TITLE: row.title,
  TITLE_AR: row.title_ar,
  BUY: row.buy,
  MINIMUM: sar(row.minimum),
  ENDS_AT: row.ends_at.toISOString(),
});

export const couponView = (row: CouponRow): z.input<(typeof pharmacyDesk)['addCoupon']['reply']> => ({
  ...row,
  at_most: sar(row.at_most),
  amount: sar(row.amount),
  minimum_purchase: toSar(halalas(row.minimum_purchase)),
  ...period(row),
});
