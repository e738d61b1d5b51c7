import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { payByCard } from '../support/care.ts';
import { inspect } from '../support/checks.ts';
import { enter, expectAt } from '../support/entering.ts';
import { aPhoto } from '../support/registering.ts';
import { inEachWay, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Listed = { readonly id: number };

/** Puts a medicine that needs a prescription into a guest's cart. */
async function fillCart(request: APIRequestContext, guest: string): Promise<void> {
  const listed = await request.get('/api/v1/products?prescription=true&in_stock=true&limit=1');
  const [product] = ((await listed.json()) as { data: { items: Listed[] } }).data.items;
  const data = { product_id: product!.id, quantity: 1 };
  const added = await request.post('/api/v1/cart/add', { headers: { 'x-guest-id': guest }, data });
  expect(added.ok(), await added.text()).toBe(true);
}

/** Adds an address by its fields alone, as somebody does who uses no map. */
async function addAddress(page: Page, say: Words): Promise<void> {
  await page.getByRole('button', { name: say('pharmacy_address_add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const fill = (key: string, text: string) => dialog.getByLabel(say(key), { exact: true }).fill(text);
  await dialog.getByRole('button', { name: say('pharmacy_address_save'), exact: true }).click();
  await expect(dialog.getByText(say('pharmacy_address_point_missing'))).toBeVisible();
  await fill('pharmacy_address_name', '1');
  await dialog.getByLabel(say('pharmacy_address_city'), { exact: true }).selectOption('Riyadh');
  await fill('pharmacy_address_district', '2');
  await fill('pharmacy_address_street', '3');
  await fill('pharmacy_address_latitude', '24.7136');
  await fill('pharmacy_address_longitude', '46.6753');
  await dialog.getByRole('button', { name: say('pharmacy_address_save'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

inEachWay(({ language }) => {
  const arabic = language === 'ar';

  test('S5.17 S5.18 S5.19 a guest’s cart is taken along to the log-in, gets its prescription and address, and is paid', async ({
    page,
    say,
    request,
  }) => {
    test.slow();
    const guest = `checkout-journey-${language}-0001`;
    await fillCart(request, guest);
    await page.addInitScript((name) => localStorage.setItem('guestId', name), guest);
    await page.goto('/pharmacy/checkout');
    await enter({ page, say }, 'auth_mrn_number', arabic ? '1000032' : '1000033');
    await expectAt(page, '/pharmacy/checkout');
    await inspect(page, language);

    const pay = page.getByRole('button', { name: say('pharmacy_checkout_pay'), exact: true });
    await pay.click();
    await expect(page.getByRole('alert')).toContainText(say.refusal('address_required'));
    await addAddress(page, say);
    await pay.click();
    await expect(page.getByRole('alert')).toContainText(say.refusal('prescription_required'));
    const picture = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) };
    await page.locator('input[type="file"][multiple]').setInputFiles(picture);
    await expect(page.getByRole('button', { name: say.any('pharmacy_rx_remove') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: say.any('pharmacy_rx_remove') })).toBeVisible();
    await pay.click();
    await expect(page.getByRole('alert')).toContainText(say.refusal('policies_not_accepted'));
    await inspect(page, language);
    await page.getByLabel(say('pharmacy_checkout_privacy'), { exact: true }).check();
    await page.getByLabel(say('pharmacy_checkout_returns'), { exact: true }).check();
    await payByCard({ page, say, language }, 'paid', 'pharmacy_checkout_pay');
    await expect(page.getByRole('heading', { name: say('payment_success_title') })).toBeVisible();
    await page.getByRole('link', { name: say('payment_to_order'), exact: true }).click();
    await expect(page).toHaveURL(/\/pharmacy\/orders\/\d+$/);
    await page.goto('/pharmacy/addresses');
    await expect(page.getByText(say('pharmacy_address_is_default'), { exact: true })).toBeVisible();
    await inspect(page, language);
  });
});
