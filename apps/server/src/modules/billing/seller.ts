import { z } from 'zod';
import type { Sql } from '#platform/db/types.ts';
import { readSellerSetting } from './invoices.store.ts';
import { sellerTexts } from './seller.texts.ts';

/** Who stands on a tax invoice as the seller. */
export const Seller = z.object({
  name: z.string().min(1).max(120),
  name_ar: z.string().min(1).max(120),
  /** 15 digits that begin and end with 3. */
  vat_number: z.string().regex(/^3\d{13}3$/),
  registration: z.string().max(20),
  address: z.string().max(200),
  address_ar: z.string().max(200),
});
export type Seller = z.output<typeof Seller>;

/** The demo hospital; an operator sets their own under `TAX_SELLER`. */
const demoSeller: Seller = {
  name: sellerTexts.name.en,
  name_ar: sellerTexts.name.ar,
  vat_number: '310000000000003',
  registration: '1010000000',
  address: sellerTexts.address.en,
  address_ar: sellerTexts.address.ar,
};

/** The seller of the invoices that are issued now. A setting that cannot be read stops the invoice rather than misprint it. */
export async function currentSeller(sql: Sql): Promise<Seller> {
  const set = await readSellerSetting(sql);
  return set === null ? demoSeller : Seller.parse(set);
}
