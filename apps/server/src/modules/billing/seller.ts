import type { SettingTitle } from '@balsam/domain/settings';
import { z } from 'zod';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { readSellerSettings } from './invoices.store.ts';

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

/** The setting behind each field. */
export const sellerSettings = {
  name: 'TAX_SELLER_NAME',
  name_ar: 'TAX_SELLER_NAME_AR',
  vat_number: 'TAX_SELLER_VAT_NUMBER',
  registration: 'TAX_SELLER_REGISTRATION',
  address: 'TAX_SELLER_ADDRESS',
  address_ar: 'TAX_SELLER_ADDRESS_AR',
} as const satisfies Readonly<Record<keyof Seller, SettingTitle>>;

/**
 * The seller of the invoices that are issued now; undefined until the whole of it is set. A setting that cannot be read stops the invoice
 * rather than misprint it.
 */
export async function findSeller(sql: Sql): Promise<Seller | undefined> {
  const set = await readSellerSettings(sql, Object.values(sellerSettings));
  const fields = Object.entries(sellerSettings).map(([field, title]) => [field, set.get(title)] as const);
  return fields.some(([, value]) => value === undefined) ? undefined : Seller.parse(Object.fromEntries(fields));
}

/** As `findSeller`. @throws payments_not_open */
export async function currentSeller(sql: Sql): Promise<Seller> {
  const seller = await findSeller(sql);
  if (!seller) throw fail('payments_not_open');
  return seller;
}
