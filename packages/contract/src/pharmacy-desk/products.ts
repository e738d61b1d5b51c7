import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { DosageForm, Offer, ProductCard, ProductDetail } from '../catalogue/shapes.ts';
import {
  Day,
  Id,
  IdText,
  InstantText,
  LineText,
  listOf,
  PageQuery,
  pictureRefusals,
  SearchText,
  WrittenText,
} from '../common.ts';
import { endpoint, callerOf } from '../endpoint.ts';

const access = rolesThatMay('manage_catalogue').map(callerOf);
const byId = z.object({ id: IdText });
const Title = LineText.min(1).max(200);
const Name = z.string().max(250);
const Storage = z.enum(['room_25', 'room_30', 'refrigerator', 'freezer', 'unknown']);

const Lot = z.object({
  id: Id,
  location_id: Id,
  branch: z.string(),
  branch_ar: z.string(),
  lot: z.string(),
  expires_on: Day,
  /** May be sold. */
  quantity: z.int(),
  /** Set aside for orders that have not left the branch. */
  reserved: z.int(),
  /** What whoever counts should find: both together, less what the last count did not find of it. */
  on_hand: z.int(),
  /** It cannot be sold any more. */
  is_expired: z.boolean(),
});

/** A change that was made at the pharmacy desk. Values are as they were kept: amounts in halalas. */
const ProductChange = z.object({
  id: Id,
  at: InstantText,
  what: z.enum(['product', 'price', 'photo', 'stock', 'offer', 'coupon']),
  reason: z.string().nullable(),
  by: z.object({ name: Name, name_ar: Name }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

const Row = ProductCard.extend({ is_withdrawn: z.boolean(), barcode: z.string().nullable() });
const StaffProduct = ProductDetail.extend({
  is_withdrawn: z.boolean(),
  /** That is set, whether it runs now or not. */
  offer_id: Id.nullable(),
  assigned_offer: Offer.nullable(),
  weight_grams: z.int(),
  is_zero_rated: z.boolean(),
  updated_at: InstantText,
  /** Counts the changes; a change says which one it was made on. */
  revision: z.int(),
  lots: z.array(Lot).max(500),
});

const Fields = {
  name: Title,
  name_ar: Title,
  scientific_name: LineText.max(1000),
  scientific_name_ar: LineText.max(1000),
  brand_id: Id,
  category_id: Id,
  form: DosageForm,
  strength: LineText.max(200),
  pack_count: z.int().min(1).max(10_000).nullable(),
  pack_size: LineText.max(60),
  barcode: z
    .string()
    .trim()
    .regex(/^\d{8,14}$/)
    .nullable(),
  is_prescription: z.boolean(),
  storage: Storage,
  /** SAR without VAT. */
  price: z.number().positive().max(100_000),
  /** Whether no VAT is charged on it; else the standard rate is (setting VAT_PERCENT). */
  is_zero_rated: z.boolean(),
  offer_id: Id.nullable(),
  about: WrittenText.max(4000),
  about_ar: WrittenText.max(4000),
  leaflet: WrittenText.max(20_000),
  leaflet_ar: WrittenText.max(20_000),
  weight_grams: z.int().min(1).max(100_000),
  relief_ids: z.array(Id).max(20),
  is_withdrawn: z.boolean(),
};

/** What was on the screen of whoever changes it: `desk_changed` when somebody else has changed it since. */
const Revision = z.int().min(1).optional();

/** Of a new product only what it cannot be without must be said. */
const NewFields = z.object({
  ...Fields,
  scientific_name: Fields.scientific_name.default(''),
  scientific_name_ar: Fields.scientific_name_ar.default(''),
  strength: Fields.strength.default(''),
  pack_count: Fields.pack_count.default(null),
  pack_size: Fields.pack_size.default(''),
  barcode: Fields.barcode.default(null),
  is_prescription: Fields.is_prescription.default(false),
  storage: Fields.storage.default('room_25'),
  offer_id: Fields.offer_id.default(null),
  about: Fields.about.default(''),
  about_ar: Fields.about_ar.default(''),
  leaflet: Fields.leaflet.default(''),
  leaflet_ar: Fields.leaflet_ar.default(''),
  weight_grams: Fields.weight_grams.default(100),
  relief_ids: Fields.relief_ids.default([]),
  is_withdrawn: Fields.is_withdrawn.default(false),
});

const Choice = z.object({ id: Id, title: z.string(), title_ar: z.string() });

/** Products, their photos and their stock by branch and lot (issue of the pharmacy's staff side; D6.01). */
export const pharmacyDeskProducts = {
  products: endpoint({
    method: 'GET',
    path: '/desk/products',
    access,
    summary: 'All products by name, withdrawn ones too; `q` looks in names, substances and barcodes',
    query: z.object({
      ...PageQuery,
      q: SearchText.optional(),
      category_id: IdText.optional(),
      only: z.enum(['sold', 'withdrawn', 'low', 'expiring']).optional(),
    }),
    reply: listOf(Row),
    errors: [],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/desk/choices',
    access,
    summary:
      'What the fields of a product may be: shelves, brands, complaints, branches, offers and the standard rate of VAT',
    reply: z.object({
      categories: z.array(Choice).max(50),
      brands: z.array(Choice).max(3000),
      reliefs: z.array(Choice).max(50),
      branches: z.array(Choice).max(100),
      /** Those that are not over before those that are, the newest first. */
      offers: z.array(Offer).max(200),
      /** The standard rate of now, of what is not zero-rated. */
      vat_percent: z.int(),
    }),
    errors: [],
  }),
  product: endpoint({
    method: 'GET',
    path: '/desk/products/:id',
    access,
    summary: 'One product whole with its lots',
    params: byId,
    reply: StaffProduct,
    errors: ['not_found'],
  }),
  productChanges: endpoint({
    method: 'GET',
    path: '/desk/products/:id/changes',
    access,
    summary: 'What was changed of a product and its stock, the newest first',
    params: byId,
    query: z.object({ ...PageQuery }),
    reply: listOf(ProductChange),
    errors: ['not_found'],
  }),
  addProduct: endpoint({
    method: 'POST',
    path: '/desk/products',
    access,
    summary: 'Puts a product on the shelves that no register brought; its stock comes by lots',
    body: NewFields,
    reply: StaffProduct,
    errors: ['not_found', 'price_not_valid', 'barcode_taken'],
  }),
  addBrand: endpoint({
    method: 'POST',
    path: '/desk/brands',
    access,
    summary: 'Makes a brand that products can be of',
    body: z.object({ title: Title, title_ar: Title }),
    reply: Choice,
    errors: ['brand_taken'],
  }),
  changeProduct: endpoint({
    method: 'PATCH',
    path: '/desk/products/:id',
    access,
    summary:
      'Changes what is sent of a product, and no import changes that again; withdrawn ones are sold no more and can come back. Orders keep what they were made with',
    params: byId,
    body: z.object(Fields).partial().extend({ revision: Revision }),
    reply: StaffProduct,
    errors: ['not_found', 'price_not_valid', 'barcode_taken', 'desk_changed', 'register_refuses_product'],
  }),
  setPhoto: endpoint({
    method: 'POST',
    path: '/desk/products/:id/photo',
    access,
    form: true,
    summary:
      'Takes a photo (its part named `file`), re-encoded as AVIF and WebP in three sizes; the one before is replaced',
    params: byId,
    body: z.object({}),
    reply: StaffProduct,
    errors: ['not_found', ...pictureRefusals],
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/desk/products/:id/photo',
    access,
    summary: 'Takes the photo away; the picture is drawn by the form again',
    params: byId,
    reply: StaffProduct,
    errors: ['not_found'],
  }),
  addLot: endpoint({
    method: 'POST',
    path: '/desk/products/:id/lots',
    access,
    summary: 'Adds a lot that came to a branch',
    params: byId,
    body: z.object({
      location_id: Id,
      lot: LineText.min(1).max(40),
      expires_on: Day,
      quantity: z.int().min(1).max(100_000),
    }),
    reply: StaffProduct,
    errors: ['not_found', 'lot_exists', 'lot_expired'],
  }),
  correctLot: endpoint({
    method: 'POST',
    path: '/desk/lots/:id/correct',
    access,
    summary:
      'Sets what was counted of a lot at the branch, what is set aside for orders with it, and the reason; `counted_from` is the `on_hand` that the screen showed, so that nothing that went out meanwhile is lost',
    params: byId,
    body: z.object({
      quantity: z.int().min(0).max(100_000),
      counted_from: z.int().min(0).max(100_000),
      reason: WrittenText.max(300).default(''),
    }),
    reply: StaffProduct,
    errors: ['not_found', 'order_reason_required', 'lot_changed'],
  }),
} as const;
