import type { z } from 'zod';
import type { catalogue } from '@balsam/contract/catalogue';
import { isColdChain, type DosageForm } from '@balsam/domain/catalogue';
import { halalas, sum, toSar, vatOf, type Halalas } from '@balsam/domain/money';
import { offerDiscount, type Offer } from '@balsam/domain/orders';
import type { CardRow } from './products.store.ts';

type Card = z.input<(typeof catalogue)['products']['reply']>['items'][number];

/** The offer of a row as the rules read it. */
export function offerOf(row: CardRow): Offer | undefined {
  if (row.offer_type === 'FLAT_DISCOUNT') return { type: row.offer_type, percent: row.percent ?? 0 };
  if (row.offer_type === 'BUNDLE_DISCOUNT') return { type: row.offer_type, buy: row.buy ?? 1, free: row.free ?? 0 };
  if (row.offer_type === 'VALUE_BASED_DISCOUNT')
    return { type: row.offer_type, minimum: halalas(row.minimum ?? 0), amount: halalas(row.amount ?? 0) };
  return undefined;
}

const withVat = (amount: Halalas, percent: number): number => toSar(sum([amount, vatOf(amount, percent)]));

function offerView(row: CardRow): Card['offer'] {
  if (row.offer_id === null || row.offer_type === null || row.ends_at === null) return null;
  const value = {
    FLAT_DISCOUNT: row.percent ?? 0,
    BUNDLE_DISCOUNT: row.free ?? 0,
    VALUE_BASED_DISCOUNT: toSar(halalas(row.amount ?? 0)),
  }[row.offer_type];
  return {
    ID: row.offer_id,
    TYPE: row.offer_type,
    DISCOUNT_VALUE: value,
    TITLE: row.offer_title ?? '',
    TITLE_AR: row.offer_title_ar ?? '',
    BUY: row.buy,
    MINIMUM: row.minimum === null ? null : toSar(halalas(row.minimum)),
    ENDS_AT: row.ends_at.toISOString(),
  };
}

/** Where the photo of a product is read, if it has one. */
export const photoUrl = (file: string | null): string | null =>
  file === null ? null : `/api/v1/products/photos/${file}`;

/** A product as a list shows it: prices of one piece, with VAT. */
export function cardView(row: CardRow): Card {
  const unitPrice = halalas(row.price);
  const after = halalas(
    unitPrice - offerDiscount(offerOf(row), { unitPrice, quantity: 1, vatPercent: row.vat_percent }),
  );
  return {
    id: row.id,
    name: row.name,
    name_ar: row.name_ar,
    name_ar_missing: row.name_ar === row.name,
    scientific_name: row.scientific_name,
    strength: row.strength,
    form: row.form as DosageForm,
    pack_count: row.pack_count,
    pack_size: row.pack_size,
    brand: { id: row.brand_id, title: row.brand, title_ar: row.brand_ar },
    category: { id: row.category_id, code: row.category_code, title: row.category, title_ar: row.category_ar },
    is_prescription: row.is_prescription,
    is_cold_chain: isColdChain(row.storage),
    price: withVat(after, row.vat_percent),
    price_before: withVat(unitPrice, row.vat_percent),
    price_without_vat: toSar(unitPrice),
    vat_percent: row.vat_percent,
    offer: offerView(row),
    stock: row.stock,
    photo_url: photoUrl(row.photo_file),
  };
}
