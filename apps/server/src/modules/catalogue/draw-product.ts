import { createHash } from 'node:crypto';
import {
  categoryOfAtc,
  dosageForm,
  packOf,
  productName,
  registerPrice,
  storageOf,
  strengthText,
  type CategoryCode,
  type DosageForm,
  type Storage,
} from '@balsam/domain/catalogue';
import { beginning, toArabicDigits } from '@balsam/domain/text';
import type { RegisterRow } from './read-register.ts';

/** A product as a register describes it, ready to be stored. */
export type DrawnProduct = {
  readonly sourceId: string;
  readonly name: string;
  readonly nameAr: string;
  readonly arabicMissing: boolean;
  readonly scientificName: string;
  readonly scientificNameAr: string;
  readonly brand: string;
  readonly category: CategoryCode;
  readonly form: DosageForm;
  readonly strength: string;
  readonly packCount: number | null;
  readonly packSize: string;
  readonly atc: string;
  readonly isPrescription: boolean;
  readonly storage: Storage;
  readonly price: number;
  readonly vatPercent: number;
  /** The same facts have the same; lower-case hexadecimal. */
  readonly fingerprint: string;
};

const longestName = 200;
const named = (text: string): string => beginning(text, longestName);
const noCompany = 'Other companies';

/** The product of a line that `mayBeSold` lets in. Registered medicines carry no VAT (DECISIONS §4); a missing Arabic name falls back to English. */
export function drawProduct(row: RegisterRow): DrawnProduct {
  const name = named(productName(row.name || row.nameAr));
  const pack = packOf({ size: row.size, unit: row.sizeUnit, count: row.packSize });
  const facts = {
    sourceId: row.number.trim(),
    name,
    nameAr: named(toArabicDigits(row.nameAr) || name),
    arabicMissing: row.nameAr === '',
    scientificName: named(productName(row.scientificName)),
    scientificNameAr: named(row.scientificNameAr),
    brand: named(productName(row.company)) || noCompany,
    category: categoryOfAtc(row.atc),
    form: dosageForm({ form: row.form, route: row.route, pack: row.packType }),
    strength: named(strengthText(row.strength, row.strengthUnit)),
    packCount: pack.count,
    packSize: named(pack.size),
    atc: beginning(row.atc.toUpperCase(), 12),
    isPrescription: row.legalStatus.toLowerCase() === 'prescription',
    storage: storageOf(row.storage),
    price: registerPrice(row.price) ?? 0,
    vatPercent: 0,
  };
  return { ...facts, fingerprint: createHash('sha256').update(JSON.stringify(facts)).digest('hex') };
}
