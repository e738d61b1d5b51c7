import { packsForCourse } from '@balsam/domain/orders';
import { warningsFor } from '@balsam/domain/safety';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { careRelationship, type Visit } from '#modules/booking/index.ts';
import { readStockedProducts, type StockedProduct } from '#modules/catalogue/index.ts';
import { safetyFactsOf } from '#modules/records/index.ts';
import type { MedicineRow } from './summary.store.ts';

/** As many as a doctor would read; the serious stand first. */
const mostWarnings = 20;

/**
 * What to think about before these medicines are taken together, and with what the record of the patient says, where it is open to the doctor;
 * never complete (DECISIONS §6).
 */
export async function warningsOf(sql: Sql, { patient, doctor }: Visit, products: readonly StockedProduct[]) {
  if (products.length === 0) return [];
  const isOpen = await careRelationship(sql, doctor.id, patient.personId);
  const { allergies, medicines } = isOpen
    ? await safetyFactsOf(sql, patient.personId)
    : { allergies: [], medicines: [] };
  return warningsFor(products, { allergies, substances: medicines })
    .slice(0, mostWarnings)
    .map(({ kind, severity, text, textAr, productIds, known, knownAr }) => ({
      kind,
      severity,
      text,
      text_ar: textAr,
      product_ids: [...productIds],
      known: known ?? null,
      known_ar: knownAr ?? null,
    }));
}

/** The products of these medicines as they are now, by id. */
export const productsOf = (
  sql: Sql,
  medicines: readonly Pick<MedicineRow, 'product_id'>[],
  now: Date,
): Promise<ReadonlyMap<number, StockedProduct>> =>
  medicines.length === 0
    ? Promise.resolve(new Map())
    : readStockedProducts(
        sql,
        medicines.map(({ product_id }) => product_id),
        now,
      );

/** What is withdrawn from sale is neither written into a summary nor signed. @throws medicine_withdrawn */
export function assertSold(products: ReadonlyMap<number, StockedProduct>): void {
  const withdrawn = [...products.values()].find(({ isWithdrawn }) => isWithdrawn);
  if (!withdrawn) return;
  const { name, name_ar } = withdrawn.card;
  throw fail('medicine_withdrawn', { values: { name, name_ar }, path: 'medicines' });
}

/** A medicine as a page shows it: how it was prescribed, and whether it can be bought now. */
export const medicineView = (row: MedicineRow, product: StockedProduct | undefined) => ({
  ...row,
  packs: product
    ? packsForCourse(
        { form: product.card.form, count: product.card.pack_count },
        { timesPerDay: row.times_per_day, days: row.days },
      )
    : 1,
  available: product !== undefined && !product.isWithdrawn && product.stock > 0,
});
