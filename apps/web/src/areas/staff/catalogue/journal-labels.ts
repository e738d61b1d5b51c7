import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import type { CatalogueChange } from './queries.ts';

const fields: Readonly<Record<string, () => string>> = {
  name: m.staff_field_name_en,
  name_ar: m.staff_field_name_ar,
  scientific_name: m.staff_field_substance_en,
  scientific_name_ar: m.staff_field_substance_ar,
  brand_id: m.staff_field_brand,
  category_id: m.staff_field_shelf,
  form: m.staff_field_form,
  strength: m.staff_field_strength,
  pack_count: m.staff_field_pack_count,
  pack_size: m.staff_field_pack_size,
  barcode: m.staff_field_barcode,
  is_prescription: m.staff_needs_rx,
  storage: m.staff_field_storage,
  is_zero_rated: m.staff_field_vat,
  offer_id: m.staff_field_offer,
  about: m.staff_field_about_en,
  about_ar: m.staff_field_about_ar,
  leaflet: m.staff_field_leaflet_en,
  leaflet_ar: m.staff_field_leaflet_ar,
  weight_grams: m.staff_field_weight,
  relief_ids: m.staff_part_relief,
  withdrawn_at: m.staff_withdrawn,
};

export type Kept = Readonly<Record<string, unknown>>;

const amount = (halalas: unknown): string => (typeof halalas === 'number' ? money(halalas / 100) : '');

/** What a line of the journal says was changed: prices as they were and are, other fields by their names. Those of stock are shown by themselves. */
export const differencesOf = ({
  what,
  before,
  after,
}: Pick<CatalogueChange, 'what' | 'before' | 'after'>): string[] => {
  if (after === null || what === 'stock') return [];
  // A product that is new has all of its fields.
  if (before === null) return what === 'product' ? [m.staff_journal_new()] : [];
  const price =
    'price' in after ? [m.staff_journal_price({ before: amount(before['price']), after: amount(after['price']) })] : [];
  const names = Object.keys(after).flatMap((key) => fields[key]?.() ?? []);
  return [...price, ...(names.length > 0 ? [names.join(' – ')] : [])];
};
