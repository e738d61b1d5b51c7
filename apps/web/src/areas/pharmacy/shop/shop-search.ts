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

const onlyChosen = (search: ShopSearch): ShopSearch =>
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

/** A change of what is looked for begins the list anew. */
export const narrowed = (search: ShopSearch, change: ShopSearch): ShopSearch =>
  onlyChosen({ ...search, ...change, pages: undefined });

/** Without its filters; where there are none, without its words as well. */
export const cleared = (search: ShopSearch): ShopSearch =>
  activeFiltersOf(search).length === 0 ? {} : onlyChosen({ q: search.q, sort: search.sort });

/** The next page below those that are shown. */
export const withMore = (search: ShopSearch): ShopSearch => ({ ...search, pages: (search.pages ?? 1) + 1 });

/** Whether another page may be asked for. */
export const mayShowMore = ({ pages = 1 }: ShopSearch): boolean => pages < mostPages;

/** The choices with one more or one less of them; no more than may be chosen. */
export const toggled = <Choice>(chosen: readonly Choice[] | undefined, choice: Choice, on: boolean) => {
  const others = (chosen ?? []).filter((one) => one !== choice);
  const next = on ? [...others, choice].slice(0, maxChosen) : others;
  return next.length > 0 ? next : undefined;
};

/** Whether another of the kind may be chosen. */
export const mayChooseMore = (chosen: readonly unknown[] | undefined): boolean => (chosen?.length ?? 0) < maxChosen;

/** One thing that the shelves are narrowed by, and the address's change that takes it off. */
export type ActiveFilter = { readonly key: string; readonly off: ShopSearch } & (
  | { readonly kind: 'category' | 'brand' | 'relief'; readonly id: number }
  | { readonly kind: 'form'; readonly form: DosageForm }
  | { readonly kind: 'price' | 'rx' | 'offer' | 'stock' }
);

const titledKinds = ['category', 'brand', 'relief'] as const;

/** What the shelves are narrowed by beside the words and the order, each by itself, both ends of the price as one. */
export function activeFiltersOf(search: ShopSearch): readonly ActiveFilter[] {
  const alone = (kind: 'price' | 'rx' | 'offer' | 'stock', isSet: boolean, off: ShopSearch): readonly ActiveFilter[] =>
    isSet ? [{ kind, key: kind, off }] : [];
  return [
    ...titledKinds.flatMap((kind) =>
      (search[kind] ?? []).map((id) => ({
        kind,
        id,
        key: `${kind}-${id}`,
        off: { [kind]: toggled(search[kind], id, false) },
      })),
    ),
    ...(search.form ?? []).map(
      (form) => ({ kind: 'form', form, key: form, off: { form: toggled(search.form, form, false) } }) as const,
    ),
    ...alone('price', search.min !== undefined || search.max !== undefined, { min: undefined, max: undefined }),
    ...alone('rx', search.rx !== undefined, { rx: undefined }),
    ...alone('offer', search.offer !== undefined, { offer: undefined }),
    ...alone('stock', search.stock !== undefined, { stock: undefined }),
  ];
}
