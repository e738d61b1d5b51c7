import type { DosageForm, Storage } from '@balsam/domain/catalogue';
import { fromSar } from '@balsam/domain/money';
import { listOf } from '../hospital/table.ts';
import { goods } from './goods.ts';
import { medicines } from './medicines.ts';
import { textsOf } from './product.texts.ts';

const orEmpty = (cell: string): string => (cell === '-' ? '' : cell);

/** A valid EAN-13 of the range that is kept for use within a company (it begins with 20). */
function barcodeOf(n: number): string {
  const digits = `20${String(n).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const isCount = (pack: string): boolean => /^\d+$/.test(pack);
const storageOf = (marks: readonly string[]): Storage => (marks.includes('cold') ? 'refrigerator' : 'room_25');
/** What is bought often, and what seldom: any order that stays the same will do. */
const soldOf = (n: number): number => (n * 7919) % 997;

const shared = (p: {
  category: string;
  brand: string;
  name: string;
  name_ar: string;
  form: string;
  pack: string;
  price: string;
}) => ({
  source_id: p.name,
  name: p.name,
  name_ar: p.name_ar,
  brand: p.brand,
  category: p.category,
  form: p.form as DosageForm,
  pack_count: isCount(p.pack) ? Number(p.pack) : null,
  pack_size: isCount(p.pack) ? '' : p.pack,
  price: fromSar(Number(p.price)),
});

const fromMedicine = (p: (typeof medicines)[number]) => {
  const marks = listOf(p.marks);
  return {
    ...shared(p),
    scientific_name: p.substance,
    scientific_name_ar: p.substance_ar,
    strength: orEmpty(p.strength),
    atc: p.atc,
    is_prescription: marks.includes('rx'),
    storage: storageOf(marks),
    is_zero_rated: true,
    relief: listOf(orEmpty(p.relief)),
    ...textsOf(p.category, true),
  };
};

const fromGood = (p: (typeof goods)[number]) => ({
  ...shared(p),
  scientific_name: '',
  scientific_name_ar: '',
  strength: '',
  atc: '',
  is_prescription: false,
  storage: 'room_30' as Storage,
  is_zero_rated: false,
  relief: listOf(orEmpty(p.relief)),
  ...textsOf(p.category, false),
});

/** The 150 products of the demo (DECISIONS §8). */
export const products = [...medicines.map(fromMedicine), ...goods.map(fromGood)].map((p, n) => ({
  ...p,
  barcode: barcodeOf(n + 1),
  sold: soldOf(n + 1),
}));
