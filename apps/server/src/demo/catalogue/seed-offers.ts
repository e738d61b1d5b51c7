import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { listOf, rowsOf } from '../hospital/table.ts';

const dayMinutes = 24 * 60;

/** `value`: percent; pieces to buy and free ones; or minimum and amount in SAR. `from` and `to` are days from today. */
const offers = rowsOf(
  ['type', 'title', 'title_ar', 'value', 'from', 'to', 'on'],
  `
  FLAT_DISCOUNT | 20% off | خصم ٢٠٪ | 20 | -1 | 30 | Bepanthen moisturising cream, Effaclar purifying gel, Centrum for adults, Nivea soft cream
  FLAT_DISCOUNT | 15% off | خصم ١٥٪ | 15 | -1 | 30 | Berocca effervescent orange, Caltrate 600 plus, Lipikar balm for dry skin, M3 blood pressure monitor
  BUNDLE_DISCOUNT | Buy 2 and get 1 free | اشتر ٢ واحصل على ١ مجانًا | 2, 1 | -1 | 30 | Strepsils honey and lemon lozenges, Dettol hand sanitiser, Labello lip balm, Cerelac wheat and milk
  VALUE_BASED_DISCOUNT | 25 SAR off from 150 SAR | خصم ٢٥ ر.س عند الشراء بقيمة ١٥٠ ر.س | 150, 25 | -1 | 30 | NAN Optipro stage 2, Similac Gold stage 3, Infrared ear thermometer
  FLAT_DISCOUNT | 30% off | خصم ٣٠٪ | 30 | 30 | 60 | Anthelios sun cream SPF 50
  `,
);
type Row = (typeof offers)[number];

function valueOf({ type, value }: Row) {
  const [one = 0, other = 0] = listOf(value).map(Number);
  if (type === 'FLAT_DISCOUNT') return { type: 'FLAT_DISCOUNT' as const, percent: one };
  if (type === 'BUNDLE_DISCOUNT') return { type: 'BUNDLE_DISCOUNT' as const, buy: one, free: other };
  return { type: 'VALUE_BASED_DISCOUNT' as const, minimum: one * 100, amount: other * 100 };
}

const inDays = (now: Date, days: string): Date => addMinutes(now, Number(days) * dayMinutes);

/** Offers of each kind that run now, and one that begins later, on some products each. */
export async function insertOffers(tx: Tx, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const rows = await tx
    .insertInto('offer')
    .values(
      offers.map((row) => ({
        ...valueOf(row),
        title: row.title,
        title_ar: row.title_ar,
        starts_at: inDays(now, row.from),
        ends_at: inDays(now, row.to),
      })),
    )
    .returning('id')
    .execute();
  const links = offers.flatMap(({ on }, n) =>
    listOf(on).map((name) => ({ product_id: ids.get(name)!, offer_id: rows[n]!.id })),
  );
  await sql`
    update product set offer_id = l.offer_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (product_id bigint, offer_id bigint)
    where product.id = l.product_id`.execute(tx);
}
