import { normaliseArabic } from '@balsam/domain/text';
import { BrokenRegister } from './register-text.ts';

/**
 * The columns of the SFDA's register of human medicines: our names, and those under which they come. The first is the authority's own; case, spaces
 * and marks make no difference.
 */
const columns = {
  number: ['RegisterNumber', 'Registration Number', 'Registration No', 'Register No', 'رقم التسجيل'],
  name: ['Trade Name', 'Trade Name English', 'Brand Name', 'Product Name', 'الاسم التجاري'],
  nameAr: ['Trade Name Arabic', 'Trade Name Ar', 'Arabic Trade Name', 'الاسم التجاري بالعربية', 'الاسم التجاري العربي'],
  legalStatus: ['Legal Status', 'الحالة القانونية', 'الوضع القانوني'],
  control: ['Product Control', 'Control Status', 'الرقابة', 'حالة الرقابة'],
  distribution: ['Distribute area', 'Distribution area', 'منطقة التوزيع', 'مكان الصرف'],
  marketing: ['Marketing Status', 'حالة التسويق'],
  authorization: ['Authorization Status', 'Authorisation Status', 'حالة الترخيص', 'حالة التسجيل'],
  price: ['Public price', 'Price', 'Public price SAR', 'السعر للجمهور', 'سعر الجمهور', 'السعر'],
  scientificName: ['Scientific Name', 'Generic Name', 'Active Ingredient', 'الاسم العلمي'],
  scientificNameAr: ['Scientific Name Arabic', 'Scientific Name Ar', 'Arabic Scientific Name', 'الاسم العلمي بالعربية'],
  strength: ['Strength', 'التركيز'],
  strengthUnit: ['StrengthUnit', 'Unit of Strength', 'وحدة التركيز'],
  form: ['PharmaceuticalForm', 'Dosage Form', 'الشكل الصيدلاني'],
  route: ['AdministrationRoute', 'Route of Administration', 'طريقة الاستعمال', 'طريقة الاستخدام'],
  atc: ['AtcCode1', 'ATC Code', 'ATC', 'رمز ATC'],
  size: ['Size', 'الحجم'],
  sizeUnit: ['SizeUnit', 'Unit of Size', 'وحدة الحجم'],
  packType: ['PackageTypes', 'Package Type', 'نوع العبوة'],
  packSize: ['PackageSize', 'Pack Size', 'حجم العبوة'],
  storage: ['Storage conditions', 'Storage', 'ظروف التخزين', 'شروط التخزين'],
  company: ['Marketing Company', 'Company', 'الشركة المسوقة', 'الشركة'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RegisterColumn = keyof typeof columns;

/** What the authority calls a column. */
export const titleOf = (column: RegisterColumn): string => columns[column][0];

export const registerColumnNames = Object.keys(columns) as RegisterColumn[];
/** Without these everything is sold under its English name. */
const optional: ReadonlySet<RegisterColumn> = new Set(['nameAr', 'scientificNameAr']);

/** A head's name in its letters and digits alone, in lower case. */
const plain = (name: string): string => normaliseArabic(name.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Where each of our columns stands in the file; one that it does not have is not in it. The authority's own name goes before others. */
function columnIndexesOf(head: readonly string[]): ReadonlyMap<RegisterColumn, number> {
  const written = head.map(plain);
  const found = registerColumnNames.map((column) => {
    const indexes = columns[column].map((name) => written.indexOf(plain(name)));
    return [column, indexes.find((index) => index !== -1) ?? -1] as const;
  });
  return new Map(found.filter(([, index]) => index !== -1));
}

/** How many of our columns a head line has. */
export const knownColumns = (head: readonly string[]): number => columnIndexesOf(head).size;

/** One of our columns that two columns of a file are called alike: nobody knows which of them is meant. */
function columnTwice(head: readonly string[]): string | undefined {
  const written = head.map(plain);
  const index = [...columnIndexesOf(head).values()].find((at) => written.indexOf(written[at]!, at + 1) !== -1);
  return index === undefined ? undefined : head[index];
}

/**
 * Where our columns stand by the head of a file.
 * @throws BrokenRegister naming those that are missing, in the words of the authority, or one that comes twice
 */
export function columnsOf(head: readonly string[]): ReadonlyMap<RegisterColumn, number> {
  const indexes = columnIndexesOf(head);
  const missing = registerColumnNames.filter((column) => !indexes.has(column) && !optional.has(column));
  if (missing.length > 0) throw new BrokenRegister(`the column ${missing.map(titleOf).join(', ')} is missing`);
  const twice = columnTwice(head);
  if (twice !== undefined) throw new BrokenRegister(`the column ${twice} comes twice`);
  return indexes;
}
