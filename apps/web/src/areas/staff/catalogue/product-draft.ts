import { dosageForms, type DosageForm } from '@balsam/domain/catalogue';
import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { numberValue, textValue } from './form-values.ts';
import type { CatalogueProduct } from './queries.ts';

/** What the sheet of a product says, as the server takes it. */
export type ProductDraft = Required<Omit<CallInput<typeof pharmacyDesk.addProduct>['body'], 'is_withdrawn'>>;

export const storages = ['room_25', 'room_30', 'refrigerator', 'freezer', 'unknown'] as const;

export const draftOf = (product: CatalogueProduct): ProductDraft => ({
  name: product.name,
  name_ar: product.name_ar,
  scientific_name: product.scientific_name,
  scientific_name_ar: product.scientific_name_ar,
  brand_id: product.brand.id,
  category_id: product.category.id,
  form: product.form,
  strength: product.strength,
  pack_count: product.pack_count,
  pack_size: product.pack_size,
  barcode: product.barcode,
  is_prescription: product.is_prescription,
  storage: product.storage,
  price: product.price_without_vat,
  is_zero_rated: product.is_zero_rated,
  offer_id: product.offer_id,
  about: product.about,
  about_ar: product.about_ar,
  leaflet: product.leaflet,
  leaflet_ar: product.leaflet_ar,
  weight_grams: product.weight_grams,
  relief_ids: product.relief.map(({ id }) => id),
});

/** Of a new product: what is usual. */
export const emptyDraft: ProductDraft = {
  name: '',
  name_ar: '',
  scientific_name: '',
  scientific_name_ar: '',
  brand_id: 0,
  category_id: 0,
  form: 'tablet',
  strength: '',
  pack_count: null,
  pack_size: '',
  barcode: null,
  is_prescription: false,
  storage: 'room_25',
  price: 0,
  is_zero_rated: false,
  offer_id: null,
  about: '',
  about_ar: '',
  leaflet: '',
  leaflet_ar: '',
  weight_grams: 100,
  relief_ids: [],
};

const formIn = (form: FormData): DosageForm => dosageForms.find((one) => one === textValue(form, 'form')) ?? 'other';

/** What stands in the fields. */
export const draftIn = (form: FormData): ProductDraft => ({
  name: textValue(form, 'name'),
  name_ar: textValue(form, 'name_ar'),
  scientific_name: textValue(form, 'scientific_name'),
  scientific_name_ar: textValue(form, 'scientific_name_ar'),
  brand_id: Number(textValue(form, 'brand_id')),
  category_id: Number(textValue(form, 'category_id')),
  form: formIn(form),
  strength: textValue(form, 'strength'),
  pack_count: numberValue(form, 'pack_count'),
  pack_size: textValue(form, 'pack_size'),
  barcode: textValue(form, 'barcode') || null,
  is_prescription: form.get('is_prescription') !== null,
  storage: storages.find((one) => one === textValue(form, 'storage')) ?? 'unknown',
  price: numberValue(form, 'price') ?? 0,
  is_zero_rated: textValue(form, 'is_zero_rated') === 'true',
  offer_id: Number(textValue(form, 'offer_id')) || null,
  about: textValue(form, 'about'),
  about_ar: textValue(form, 'about_ar'),
  leaflet: textValue(form, 'leaflet'),
  leaflet_ar: textValue(form, 'leaflet_ar'),
  weight_grams: numberValue(form, 'weight_grams') ?? 0,
  relief_ids: form.getAll('relief_ids').map(Number),
});

type Named = { readonly id: number };

/** The offers to choose from: the list ends somewhere, and what a product has is not lost for being beyond it. */
export const offersFor = <Offer extends Named>(offers: readonly Offer[], assigned: Offer | null): readonly Offer[] =>
  assigned === null || offers.some(({ id }) => id === assigned.id) ? offers : [assigned, ...offers];

/** Complaints in any order are the same. */
const same = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each) => other.includes(each))
    : one === other;

/** Only what somebody changed: the rest is not theirs to set, and stays open to the next import. */
export const changesOf = (before: ProductDraft, after: ProductDraft): Partial<ProductDraft> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => !same(before[key as keyof ProductDraft], value)));
