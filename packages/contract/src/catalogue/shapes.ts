import { dosageForms } from '@balsam/domain/catalogue';
import { z } from 'zod';
import { Id, InstantText, Sar } from '../common.ts';

const Title = z.string().max(200);
/** The substances of a mixture, as the register lists them. */
const Substances = z.string().max(1000);
const Titled = { id: Id, title: Title, title_ar: Title };

/** A category of the pharmacy, with the number of its products. */
export const Category = z.object({ ...Titled, code: z.string().max(40), products: z.int() });
export const Brand = z.object({ ...Titled, products: z.int() });
/** A complaint that products help against. */
export const Relief = z.object({ ...Titled, code: z.string().max(40), products: z.int() });

export const DosageForm = z.enum(dosageForms);

/** An offer, named as SPEC §3 names it. DISCOUNT_VALUE: the percentage, the free pieces, or the SAR taken off. */
export const Offer = z.object({
  ID: Id,
  TYPE: z.enum(['FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT']),
  DISCOUNT_VALUE: z.number(),
  TITLE: Title,
  TITLE_AR: Title,
  /** Pieces to buy for the free ones; null for other offers. */
  BUY: z.int().nullable(),
  /** SAR of one product from which the offer counts; null for other offers. */
  MINIMUM: Sar.nullable(),
  ENDS_AT: InstantText,
});

/** A product in a list. Prices are in SAR for one piece. */
export const ProductCard = z.object({
  id: Id,
  name: Title,
  name_ar: Title,
  /** The Arabic name is the English one: it wants its own `lang`. */
  name_ar_missing: z.boolean(),
  scientific_name: Substances,
  strength: z.string().max(200),
  form: DosageForm,
  pack_count: z.int().nullable(),
  pack_size: z.string().max(60),
  brand: z.object(Titled),
  category: z.object({ ...Titled, code: z.string().max(40) }),
  is_prescription: z.boolean(),
  is_cold_chain: z.boolean(),
  /** With VAT, after the offer as far as it is on a single piece. */
  price: Sar,
  /** With VAT, before the offer. */
  price_before: Sar,
  /** Without VAT, before the offer. */
  price_without_vat: Sar,
  vat_percent: z.int(),
  offer: Offer.nullable(),
  /** Pieces that can be had now, over all branches. */
  stock: z.int(),
  /** Null where the picture is drawn by the form. */
  photo_url: z.string().max(300).nullable(),
});

export const ProductDetail = ProductCard.extend({
  scientific_name_ar: Substances,
  atc: z.string().max(20),
  barcode: z.string().max(20).nullable(),
  storage: z.enum(['room_25', 'room_30', 'refrigerator', 'freezer', 'unknown']),
  about: z.string().max(4000),
  about_ar: z.string().max(4000),
  leaflet: z.string().max(20_000),
  leaflet_ar: z.string().max(20_000),
  relief: z.array(z.object(Titled)).max(20),
  /** What is there at each branch. */
  branches: z.array(z.object({ location_id: Id, title: Title, title_ar: Title, stock: z.int() })).max(100),
});
