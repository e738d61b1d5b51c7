import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { rowsOf } from './hospital/table.ts';
import type { Seeding } from './seeding.ts';

const dayMinutes = 24 * 60;

/**
 * A promo code of each kind. `takes`: a percentage, or an amount in SAR; `at_most` and `minimum` in SAR; `from` and `to` in days from today;
 * `in_all` and `by_person` how often it may be used. `-` is no limit.
 */
const coupons = rowsOf(
  ['code', 'title', 'title_ar', 'takes', 'at_most', 'minimum', 'from', 'to', 'in_all', 'by_person', 'used'],
  `
  BALSAM15  | 15 SAR off from 100 SAR        | خصم ١٥ ر.س عند الشراء بقيمة ١٠٠ ر.س          | 15 SAR | -  | 100 | -30 | 60  | -   | 3 | 0
  WELCOME10 | 10% off the first order        | خصم ١٠٪ على الطلب الأول                      | 10%    | 30 | -   | -30 | 365 | -   | 1 | 0
  FAMILY20  | 20% off from 300 SAR           | خصم ٢٠٪ عند الشراء بقيمة ٣٠٠ ر.س             | 20%    | 80 | 300 | -30 | 60  | 500 | - | 0
  WINTER25  | 25% off this winter            | خصم ٢٥٪ هذا الشتاء                           | 25%    | 50 | -   | 30  | 90  | -   | 1 | 0
  SUMMER10  | 10% off last summer            | خصم ١٠٪ في الصيف الماضي                      | 10%    | -  | -   | -120 | -30 | -  | - | 0
  FIRST100  | 20 SAR for the first hundred   | خصم ٢٠ ر.س لأول مئة طلب                      | 20 SAR | -  | 50  | -30 | 60  | 100 | 1 | 100
  `,
);
type Row = (typeof coupons)[number];

const given = (cell: string): number | null => (cell === '-' ? null : Number(cell));
const halalasIn = (cell: string): number | null => (cell === '-' ? null : Math.round(Number(cell) * 100));

const valueOf = ({ takes, at_most }: Row) =>
  takes.endsWith('%')
    ? { percent: Number(takes.slice(0, -1)), at_most: halalasIn(at_most) }
    : { amount: halalasIn(takes.replace(' SAR', '')) };

/** Promo codes for trying the cart: some that count, and one for each refusal (SPEC §8). */
export async function seedCoupons(tx: Tx, { now }: Seeding): Promise<void> {
  const rows = coupons.map((row) => ({
    code: row.code,
    title: row.title,
    title_ar: row.title_ar,
    minimum_purchase: halalasIn(row.minimum) ?? 0,
    starts_at: addMinutes(now, Number(row.from) * dayMinutes),
    ends_at: addMinutes(now, Number(row.to) * dayMinutes),
    uses_in_all: given(row.in_all),
    uses_by_person: given(row.by_person),
    used: Number(row.used),
    first_order_only: row.code === 'WELCOME10',
    created_at: now,
    percent: null,
    at_most: null,
    amount: null,
    ...valueOf(row),
  }));
  await tx.insertInto('coupon').values(rows).execute();
}
