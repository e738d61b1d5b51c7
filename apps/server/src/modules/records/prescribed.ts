import { isPrescribed } from '@balsam/domain/safety';
import type { Sql } from '../../platform/db/types.ts';
import { activePrescriptions } from './safety-facts.store.ts';
import { Named, nameOf } from './safety-facts.ts';

/** A prescription of the record, by its number and in its own words. */
export type PortalPrescription = { readonly recordId: number; readonly title: string };

type Medicine = { readonly id: number; readonly substance: string; readonly atc: string };

const atcSystem = 'http://www.whocc.no/atc';

/** The ATC codes that a resource names. */
function atcOf(body: unknown): string[] {
  const named = Named.safeParse(body);
  const coding = named.success ? named.data.medicationCodeableConcept?.coding : undefined;
  return (coding ?? []).flatMap(({ system, code }) => (system === atcSystem && code !== undefined ? [code] : []));
}

/**
 * Which of these products a person's own record prescribes now, and by which prescription: the newest that names it. What is not in the
 * answer needs a prescription from elsewhere.
 */
export async function prescribedInPortal(
  db: Sql,
  personId: number,
  products: readonly Medicine[],
): Promise<ReadonlyMap<number, PortalPrescription>> {
  if (products.length === 0) return new Map();
  const there = (await activePrescriptions(db, personId)).flatMap(({ id, body }) => {
    const title = nameOf(body);
    return title === undefined ? [] : [{ recordId: id, title, atcCodes: atcOf(body) }];
  });
  return new Map(
    products.flatMap((product) => {
      const found = there.find(({ title, atcCodes }) => isPrescribed({ words: title, atcCodes }, product));
      return found ? [[product.id, { recordId: found.recordId, title: found.title }] as const] : [];
    }),
  );
}
