import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { patient, createSession } from './server.ts';
import type { Language, Words } from './words.ts';

type Screen = { readonly page: Page; readonly say: Words };

/** The name that is searched for: behind it the shop says how much is in a package. */
export const bareName = (name: string): string => name.split(/[,،]/)[0]!;

/** Puts a product into the cart from the list that its name finds. */
export async function addToCart({ page, say }: Screen, product: string): Promise<void> {
  await page.goto(`/pharmacy/products?q=${encodeURIComponent(bareName(product))}`);
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/cart/add') && reply.ok());
  await page
    .getByRole('button', { name: say('pharmacy_add', { name: product }), exact: true })
    .first()
    .click();
  await answered;
}

type Listed = { readonly id: number };

/** The shop as a patient's own calls see it, for journeys that are about something else. */
export async function shopperOf(request: APIRequestContext, mrn: string) {
  const { token } = await createSession(request, patient(mrn));
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object): Promise<void> => {
    const reply = await request.post(`/api/v1${path}`, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  const addAddress = (name: string) =>
    post('/user-address', {
      name,
      street: '3',
      district: '2',
      city: 'Riyadh',
      latitude: 24.7136,
      longitude: 46.6753,
    });
  return {
    livesAt: addAddress,
    addHomeAddress: () => addAddress('1'),
    addToCart: async (english: string, quantity: number) => {
      const found = await request.get(`/api/v1/products?query=${encodeURIComponent(english)}&limit=1`);
      const [product] = ((await found.json()) as { data: { items: Listed[] } }).data.items;
      await post('/cart/add', { product_id: product!.id, quantity });
    },
    applyCoupon: (applyCoupon: string | null) => post('/cart/coupon', { code: applyCoupon }),
  };
}

/** Accepts both policies of the check-out. */
export async function acceptPolicies({ page, say }: Screen): Promise<void> {
  await page.getByLabel(say('pharmacy_checkout_privacy'), { exact: true }).check();
  await page.getByLabel(say('pharmacy_checkout_returns'), { exact: true }).check();
}

/** A product of the demo by its name on the screen. */
export const byLanguage = (language: Language, arabic: string, english: string): string =>
  language === 'ar' ? arabic : english;
