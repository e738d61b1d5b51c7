import { dosageForms, maxChosen, type DosageForm } from '@balsam/domain/catalogue';

export const sorts = ['relevance', 'popular', 'price_asc', 'price_desc', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the shelves keep in their address: what is looked for, what they are narrowed by and how much is shown. */
export type ShopSearch = {
  readonly q?: string | undefined;
  /** Any of these shelves; brands, complaints and forms likewise. */
  readonly category?: readonly number[] | undefined;
  readonly brand?: readonly number[] | undefined;
  readonly relief?: readonly number[] | undefined;
  readonly form?: readonly DosageForm[] | undefined;
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

export const mostPages = 20;
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

/** A price in SAR, to the halala; nothing when it is none that a product could cost. */
export const priceIn = (value: unknown): number | undefined => {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const price = isGiven ? Number(value) : Number.NaN;
  return price >= 0 && price <= highestPrice ? Math.round(price * 100) / 100 : undefined;
};

const saysYes = (value: unknown): true | undefined => (String(value) === 'true' ? true : undefined);
const saysEither = (value: unknown): boolean | undefined =>
  String(value) === 'false' ? false : (saysYes(value) ?? undefined);
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

/** Several as a list, as a text with commas, or a single one as addresses used to have it; each once, as many as may be chosen. */
const several = <Choice>(value: unknown, one: (part: unknown) => Choice | undefined): readonly Choice[] | undefined => {
  const parts: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : [value];
  const chosen = [...new Set(parts.map(one).filter((part) => part !== undefined))].slice(0, maxChosen);
  return chosen.length > 0 ? chosen : undefined;
};

/** Without what is not said: an address names nothing that is left open. */
export const onlyChosen = (search: ShopSearch): ShopSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** Whatever an address says, as far as it makes sense. */
export const shopSearch = (raw: RawSearch): ShopSearch => {
  const pages = Math.min(idIn(raw['pages']) ?? 1, mostPages);
  return onlyChosen({
    q: textIn(raw['q']),
    category: several(raw['category'], idIn),
    brand: several(raw['brand'], idIn),
    relief: several(raw['relief'], idIn),
    form: several(raw['form'], (form) => oneOf(dosageForms, form)),
    min: priceIn(raw['min']),
    max: priceIn(raw['max']),
    offer: saysYes(raw['offer']),
    stock: saysYes(raw['stock']),
    rx: saysEither(raw['rx']),
    sort: oneOf(sorts, raw['sort']),
    pages: pages > 1 ? pages : undefined,
  });
};
