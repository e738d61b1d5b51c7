import { dosageForms, type DosageForm } from '@balsam/domain/catalogue';
import { toLatinDigits } from '@balsam/domain/text';

export const sorts = ['relevance', 'popular', 'price_asc', 'price_desc', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the shelves keep in their address: what is looked for, what they are narrowed by and how much is shown. */
export type ShopSearch = {
  readonly q?: string | undefined;
  readonly category?: number | undefined;
  readonly brand?: number | undefined;
  readonly relief?: number | undefined;
  readonly form?: DosageForm | undefined;
  /** SAR with VAT. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly offer?: true | undefined;
  readonly stock?: true | undefined;
  /** Only what needs a prescription, or only what needs none. */
  readonly rx?: boolean | undefined;
  readonly sort?: Sort | undefined;
  /** Pages shown; one when left out. */
  readonly pages?: number | undefined;
};

type RawSearch = Readonly<Record<string, unknown>>;

const mostPages = 20;
const longestText = 80;
const highestPrice = 999_999;

const textIn = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? text.trim().slice(0, longestText).trim() || undefined : undefined;
};

const idIn = (value: unknown): number | undefined => {
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** An amount as somebody types it, in digits of either kind; nothing when it is none that a product could cost. */
export const amountIn = (value: unknown): number | undefined => {
  const typed = typeof value === 'number' ? String(value) : value;
  if (typeof typed !== 'string' || typed.trim() === '') return undefined;
  const amount = Number(toLatinDigits(typed.trim()).replace(/[٫,]/, '.'));
  return amount >= 0 && amount <= highestPrice ? Math.round(amount * 100) / 100 : undefined;
};

const saysYes = (value: unknown): true | undefined => (String(value) === 'true' ? true : undefined);
const saysEither = (value: unknown): boolean | undefined =>
  String(value) === 'false' ? false : (saysYes(value) ?? undefined);
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

const onlyChosen = (search: ShopSearch): ShopSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** Whatever an address says, as far as it makes sense. */
export const shopSearch = (raw: RawSearch): ShopSearch => {
  const pages = Math.min(idIn(raw['pages']) ?? 1, mostPages);
  return onlyChosen({
    q: textIn(raw['q']),
    category: idIn(raw['category']),
    brand: idIn(raw['brand']),
    relief: idIn(raw['relief']),
    form: oneOf(dosageForms, raw['form']),
    min: amountIn(raw['min']),
    max: amountIn(raw['max']),
    offer: saysYes(raw['offer']),
    stock: saysYes(raw['stock']),
    rx: saysEither(raw['rx']),
    sort: oneOf(sorts, raw['sort']),
    pages: pages > 1 ? pages : undefined,
  });
};

/** A change of what is looked for begins the list anew. */
export const narrowed = (search: ShopSearch, change: ShopSearch): ShopSearch =>
  onlyChosen({ ...search, ...change, pages: undefined });

/** The next page below those that are shown. */
export const withMore = (search: ShopSearch): ShopSearch => ({ ...search, pages: (search.pages ?? 1) + 1 });

/** Whether another page may be asked for. */
export const mayShowMore = ({ pages = 1 }: ShopSearch): boolean => pages < mostPages;

const filters = ['category', 'brand', 'relief', 'form', 'min', 'max', 'offer', 'stock', 'rx'] as const;

/** How many filters are set, beside the words and the order. */
export const filtersIn = (search: ShopSearch): number => filters.filter((name) => search[name] !== undefined).length;
