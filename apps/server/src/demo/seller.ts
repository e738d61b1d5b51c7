import { sellerSettings, type Seller } from '#modules/billing/index.ts';
import type { Tx } from '#platform/db/types.ts';

const demoSeller: Seller = {
  name: 'Balsam Medical Group',
  name_ar: 'مجموعة بلسم الطبية',
  vat_number: '310000000000003',
  registration: '1010000000',
  address: 'King Fahd Road, Riyadh 12211, Saudi Arabia',
  address_ar: 'طريق الملك فهد، الرياض 12211، المملكة العربية السعودية',
};

/** Who stands as the seller on the invoices of the demo hospital. */
export async function seedSeller(tx: Tx): Promise<void> {
  for (const field of Object.keys(demoSeller) as (keyof Seller)[])
    await tx
      .updateTable('setting')
      .set({ value: JSON.stringify(demoSeller[field]) })
      .where('title', '=', sellerSettings[field])
      .execute();
}
