import { expect, type APIRequestContext } from '@playwright/test';
import type { Patient } from './orders.ts';

type Listed = { readonly id: number };
export type Product = { readonly id: number; readonly name: string; readonly name_ar: string };

/** A product of the demo's shelves that is in stock: the nth that needs a prescription, or that needs none. */
export async function productOf(
  request: APIRequestContext,
  { prescription, nth }: { prescription: boolean; nth: number },
): Promise<Product> {
  const listed = await request.get(`/api/v1/products?prescription=${prescription}&in_stock=true&limit=${nth + 1}`);
  return ((await listed.json()) as { data: { items: Product[] } }).data.items[nth]!;
}

const place = { name: 'Home', street: 'Olaya 12', district: 'Olaya', city: 'Riyadh', latitude: 24.7, longitude: 46.68 };

/** Orders one of each of these products for delivery and pays by card; answers the order's id. */
export async function orderDelivery(
  { call }: Patient,
  request: APIRequestContext,
  goods: readonly Product[],
  prescription?: number,
): Promise<number> {
  await goods.reduce<Promise<unknown>>(
    (before, { id }) => before.then(() => call('POST', '/cart/add', { product_id: id, quantity: 1 })),
    Promise.resolve(),
  );
  const { id: address_id } = await call<Listed>('POST', '/user-address', place);
  const made = await call<{ order: { ID: number }; reference: string; redirect_url: string }>('POST', '/orders', {
    mode: 'normal_delivery',
    address_id,
    prescription_ids: prescription === undefined ? [] : [prescription],
    payment_method: 'card',
    privacy_accepted: true,
    return_policy_accepted: true,
  });
  const form = { outcome: 'paid', card: '4111111111111111' };
  expect((await request.post(made.redirect_url, { form, maxRedirects: 0 })).status()).toBe(303);
  await call('POST', '/payment/confirm', { reference: made.reference });
  return made.order.ID;
}
