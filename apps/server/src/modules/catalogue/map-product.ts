import { createHash } from 'node:crypto';
import {
  categoryOfAtc,
  dosageForm,
  nameWithStrength,
  needsPrescription,
  packOf,
  productName,
  registerPrice,
  storageOf,
  strengthInArabic,
  strengthText,
  type CategoryCode,
  type DosageForm,
  type Storage,
} from '@balsam/domain/catalogue';
import { toArabicDigits } from '@balsam/domain/text';
import type { RegisterRow } from './read-register.ts';
import { registerColumnNames, type RegisterColumn } from './register-columns.ts';

/** A product as a register describes it, ready to be stored. */
export type MappedProduct = {
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
  readonly isZeroRated: boolean;
  /** The same facts have the same; lower-case hexadecimal. */
  readonly fingerprint: string;
};

const noCompany = 'Other companies';

function priceOf(cell: string): number {
  const price = registerPrice(cell);
  if (typeof price !== 'number') throw new RangeError(`no price: ${price}`);
  return price;
}

/** The product of a line that `mayBeSold` lets in. Registered medicines are zero-rated (DECISIONS §4); a missing Arabic name falls back to English. */
export function mapProduct(row: RegisterRow): MappedProduct {
  const strength = strengthText(row.strength, row.strengthUnit);
  const name = nameWithStrength(productName(row.name || row.nameAr), strength);
  const pack = packOf({ size: row.size, unit: row.sizeUnit, count: row.packSize });
  const facts = {
    sourceId: row.number.trim(),
    name,
    nameAr: row.nameAr === '' ? name : nameWithStrength(toArabicDigits(row.nameAr), strengthInArabic(strength)),
    arabicMissing: row.nameAr === '',
    scientificName: productName(row.scientificName),
    scientificNameAr: row.scientificNameAr,
    brand: productName(row.company) || noCompany,
    category: categoryOfAtc(row.atc),
    form: dosageForm({ form: row.form, route: row.route, pack: row.packType }),
    strength,
    packCount: pack.count,
    packSize: pack.size,
    atc: row.atc.toUpperCase(),
    isPrescription: needsPrescription(row.legalStatus),
    storage: storageOf(row.storage),
    price: priceOf(row.price),
    isZeroRated: true,
  };
  return { ...facts, fingerprint: createHash('sha256').update(JSON.stringify(facts)).digest('hex') };
}

/** What the shop holds of a product at most, in UTF-16 units, and the column that it is drawn from. The substances of a mixture are the longest. */
const limits: readonly (readonly [fact: keyof MappedProduct, most: number, from: RegisterColumn])[] = [
  ['name', 200, 'name'],
  ['nameAr', 200, 'nameAr'],
  ['scientificName', 1000, 'scientificName'],
  ['scientificNameAr', 1000, 'scientificNameAr'],
  ['brand', 200, 'company'],
  ['strength', 200, 'strength'],
  ['packSize', 60, 'size'],
  ['atc', 12, 'atc'],
];
const longestCell = 2000;

/** The column of a line that `mayBeSold` lets in which says more than the shop holds; undefined when none does. */
export function overlongColumn(row: RegisterRow): RegisterColumn | undefined {
  const cell = registerColumnNames.find((column) => row[column].length > longestCell);
  if (cell) return cell;
  const product = mapProduct(row);
  return limits.find(([fact, most]) => String(product[fact]).length > most)?.[2];
}
