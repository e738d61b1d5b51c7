import { namedIn, namesOf } from './names.ts';
import { substancesIn, type Substances } from './warnings.ts';

/** A prescription of a record: its words (`Simvastatin 10 MG Oral Tablet`) and the ATC codes that stand beside them, which may be none. */
export type Prescribed = { readonly words: string; readonly atcCodes: readonly string[] };

/**
 * Whether a prescription names what is in a product: by the same ATC code, or by the names of all of its substances. Strength and quantity
 * are the pharmacist's to compare, who approves each order (DECISIONS §6).
 */
export function isPrescribed({ words, atcCodes }: Prescribed, product: Omit<Substances, 'id'>): boolean {
  if (product.atc !== '' && atcCodes.includes(product.atc)) return true;
  const substances = new Set(substancesIn(product.substance));
  return substances.size > 0 && namedIn(words, namesOf([...substances])).length === substances.size;
}
