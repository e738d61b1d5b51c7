import { isCalledOff } from '@balsam/domain/records';
import { isPrescribed } from '@balsam/domain/safety';
import type { Sql } from '#platform/db/types.ts';
import { namedIn, titleOf } from './fhir/medicine.ts';
import { activePrescriptions, located, prescriptionsById } from './safety-facts.store.ts';
import { medicineResolver } from './safety-facts.ts';
import { hiddenResources } from './hidden-resources.ts';

/** A prescription of the record, by its number and in its own words. */
export type PortalPrescription = { readonly recordId: number; readonly title: string };

type Medicine = { readonly id: number; readonly substance: string; readonly atc: string };
type Kept = Awaited<ReturnType<typeof activePrescriptions>>[number];

/** For each product the first of these prescriptions that names it. */
async function firstNaming(
  db: Sql,
  personId: number,
  prescriptions: readonly Kept[],
  products: readonly Medicine[],
): Promise<ReadonlyMap<number, PortalPrescription>> {
  const rows = prescriptions.map((row) => ({ id: row.id, resource: located(row) }));
  const resolve = await medicineResolver(
    db,
    personId,
    rows.map(({ resource }) => resource),
  );
  const there = rows.flatMap(({ id, resource }) => {
    const thing = namedIn(resource, resolve);
    const title = titleOf(thing);
    return title === undefined
      ? []
      : [{ recordId: id, title, words: thing.words.join('; '), atcCodes: thing.atcCodes }];
  });
  return new Map(
    products.flatMap((product) => {
      const found = there.find((prescribed) => isPrescribed(prescribed, product));
      return found ? [[product.id, { recordId: found.recordId, title: found.title }] as const] : [];
    }),
  );
}

/**
 * Which of these products a person's own record prescribes now, and by which prescription: the newest that names it. What is not in the
 * answer needs a prescription from elsewhere. What is marked sensitive is left out where the reader must not see it.
 */
export async function prescribedInPortal(
  db: Sql,
  personId: number,
  products: readonly Medicine[],
  { hideSensitive = false } = {},
): Promise<ReadonlyMap<number, PortalPrescription>> {
  if (products.length === 0) return new Map();
  const hidden = await hiddenResources(db, personId, { held: false, sensitive: hideSensitive });
  const rows = (await activePrescriptions(db, personId)).filter(({ id }) => !hidden.has(id));
  return firstNaming(db, personId, rows, products);
}

/**
 * Which of these prescriptions, on which an order of these products relied, its products are covered by: as `prescribedInPortal` chose them when
 * it was placed, also where one has been stopped since.
 */
export async function prescriptionsCovering(
  db: Sql,
  personId: number,
  recordIds: readonly number[],
  products: readonly Medicine[],
): Promise<ReadonlySet<number>> {
  const rows = await prescriptionsById(db, personId, recordIds);
  const found = await firstNaming(db, personId, rows, products);
  return new Set([...found.values()].map(({ recordId }) => recordId));
}

const isOff = (row: Kept): boolean => {
  const { status } = located(row).body;
  return typeof status === 'string' && isCalledOff(status);
};

/**
 * Which of these products were ordered on prescriptions of the record that a doctor has taken back or stopped by then, as one that was written for
 * somebody else, and are on no other prescription of the record now.
 */
export async function prescribedNoMore(
  db: Sql,
  personId: number,
  recordIds: readonly number[],
  products: readonly Medicine[],
  at: Date,
): Promise<readonly number[]> {
  const kept = recordIds.length === 0 ? [] : await prescriptionsById(db, personId, recordIds);
  const off = kept.filter((row) => row.imported_at <= at && isOff(row));
  if (off.length === 0) return [];
  const named = await firstNaming(db, personId, off, products);
  const left = products.filter(({ id }) => named.has(id));
  const standing = await prescribedInPortal(db, personId, left);
  return left.flatMap(({ id }) => (standing.has(id) ? [] : [id]));
}
