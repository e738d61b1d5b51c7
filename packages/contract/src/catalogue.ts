import { maxChosen } from '@balsam/domain/catalogue';
import { z } from 'zod';
import { Brand, Category, DosageForm, ProductCard, ProductDetail, Relief } from './catalogue/shapes.ts';
import { Id, IdText, listOf, PageQuery, Sar, SearchText } from './common.ts';
import { endpoint } from './endpoint.ts';

const Amount = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/)
  .transform(Number);
const YesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');

const longestChoice = 16;

/** One or several of a kind, commas between them (`3` or `3,7`), in any order and each once: any of them will do. */
const anyOf = <T extends number | string>(one: z.ZodType<T, string>) =>
  z
    .string()
    .max(maxChosen * (longestChoice + 1))
    .transform((text) => text.split(','))
    .pipe(z.array(one).max(maxChosen))
    .transform((chosen): readonly T[] => [...new Set(chosen)].toSorted((a, b) => (a < b ? -1 : 1)))
    .optional();

/** What a category may be narrowed by. */
const Filters = {
  query: SearchText.optional(),
  category_id: anyOf(IdText),
  brand_id: anyOf(IdText),
  relief_id: anyOf(IdText),
  form: anyOf(DosageForm),
  /** SAR with VAT. */
  price_min: Amount.optional(),
  price_max: Amount.optional(),
  offer: YesOrNo.optional(),
  in_stock: YesOrNo.optional(),
  prescription: YesOrNo.optional(),
};
const Sort = { sort: z.enum(['relevance', 'popular', 'price_asc', 'price_desc', 'name']).optional() };

/**
 * How many there are of each kind, counted without what is chosen of that kind itself: so many another choice would bring. Those that there
 * are, the most first, and those that are chosen, also when there are none.
 */
const Count = z.object({ id: Id, title: z.string(), title_ar: z.string(), count: z.int() });
const mostCounted = 30 + maxChosen;
const Facets = z.object({
  categories: z.array(Count).max(mostCounted),
  brands: z.array(Count).max(mostCounted),
  forms: z.array(z.object({ form: DosageForm, count: z.int() })).max(20),
  /** SAR with VAT, both ends within the band; null where it has no end. */
  prices: z.array(z.object({ min: Sar.nullable(), max: Sar.nullable(), count: z.int() })).max(10),
  prescription: z.int(),
  no_prescription: z.int(),
  offer: z.int(),
});

/** The categories of the pharmacy: what is sold, and how it is found (SPEC §1, §7 E-pharmacy; DECISIONS §4, §9). */
export const catalogue = {
  products: endpoint({
    method: 'GET',
    path: '/products',
    access: ['guest'],
    summary: 'Products, the most sold first unless asked otherwise; 100 a page at most',
    query: z.object({ ...Filters, ...Sort, ...PageQuery }),
    reply: listOf(ProductCard),
    errors: [],
  }),
  listing: endpoint({
    method: 'GET',
    path: '/products/listing',
    access: ['guest'],
    summary: 'The same with counts by category, brand and form, and the nearest words when nothing was found',
    query: z.object({ ...Filters, ...Sort, ...PageQuery }),
    reply: listOf(ProductCard).extend({
      facets: Facets,
      /** What may have been meant, when nothing was found. */
      did_you_mean: z.array(z.string().max(60)).max(5),
    }),
    errors: [],
  }),
  brandsFound: endpoint({
    method: 'GET',
    path: '/products/brands',
    access: ['guest'],
    summary: 'Brands whose name holds what was typed, with how many products of each there are among those asked for',
    query: z.object({ ...Filters, name: SearchText.min(1) }),
    reply: z.object({ items: z.array(Count).max(30) }),
    errors: [],
  }),
  home: endpoint({
    method: 'GET',
    path: '/products/home-listing',
    access: ['guest'],
    summary: 'The first page of the shop: shelves, complaints, offers, what is bought most, brands',
    reply: z.object({
      categories: z.array(Category).max(30),
      symptoms_relief: z.array(Relief).max(30),
      brands: z.array(Brand).max(30),
      offers: z.array(ProductCard).max(20),
      popular: z.array(ProductCard).max(20),
    }),
    errors: [],
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/products/suggestions',
    access: ['guest'],
    summary: 'While typing: a few products that what was typed so far leads to',
    query: z.object({ query: SearchText }),
    reply: z.object({ items: z.array(ProductCard).max(8) }),
    errors: [],
  }),
  product: endpoint({
    method: 'GET',
    path: '/products/:id',
    access: ['guest'],
    summary: 'One product with its leaflet, storage and what each branch has of it',
    params: z.object({ id: IdText }),
    reply: ProductDetail,
    errors: ['not_found'],
  }),
  related: endpoint({
    method: 'GET',
    path: '/products/:id/related',
    access: ['guest'],
    summary: 'Products with the same substance, then of the same category',
    params: z.object({ id: IdText }),
    reply: listOf(ProductCard),
    errors: ['not_found'],
  }),
  photo: endpoint({
    method: 'GET',
    path: '/products/photos/:id',
    access: ['guest'],
    summary:
      'A photo of a product, as AVIF to who accepts it, else WebP; the width is the nearest of 160, 480 and 960 that is no smaller',
    params: z.object({ id: z.uuid() }),
    query: z.object({
      w: z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .transform(Number)
        .optional(),
    }),
    reply: 'file',
    errors: ['not_found'],
  }),
  categories: endpoint({
    method: 'GET',
    path: '/categories',
    access: ['guest'],
    summary: 'The shelves that something stands on',
    reply: listOf(Category),
    errors: [],
  }),
  symptomsRelief: endpoint({
    method: 'GET',
    path: '/symptoms-relief',
    access: ['guest'],
    summary: 'The complaints that products help against',
    reply: listOf(Relief),
    errors: [],
  }),
  brands: endpoint({
    method: 'GET',
    path: '/brands',
    access: ['guest'],
    summary: 'Brands by how much they have to offer',
    query: z.object({ ...PageQuery }),
    reply: listOf(Brand),
    errors: [],
  }),
  favourites: endpoint({
    method: 'GET',
    path: '/favorites',
    access: ['patient'],
    summary: 'The products that I keep, the last one first',
    query: z.object({ ...PageQuery }),
    reply: listOf(ProductCard),
    errors: [],
  }),
  addFavourite: endpoint({
    method: 'POST',
    path: '/favorites/:id',
    access: ['patient'],
    summary: 'Keeps a product; again is no second time',
    params: z.object({ id: IdText }),
    reply: z.object({ id: Id, favourite: z.boolean() }),
    errors: ['not_found', 'too_many_favourites'],
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/favorites/:id',
    access: ['patient'],
    summary: 'Keeps a product no more',
    params: z.object({ id: IdText }),
    reply: z.object({ id: Id, favourite: z.boolean() }),
    errors: [],
  }),
} as const;
