import { litPlace } from '../support/bottom-bar.ts';
import { expect, type Page } from '@playwright/test';
import { payByCard } from '../support/booking.ts';
import { inspect } from '../support/checks.ts';
import { submitLogIn, expectAt } from '../support/log-in-form.ts';
import { expectKeyboardReachesAll } from '../support/keyboard.ts';
import { heic, noPicture } from '../support/pictures.ts';
import { takePhoto } from '../support/registration.ts';
import { acceptPolicies, byLanguage, addToCart, shopperOf } from '../support/shopping.ts';
import { inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Screen = { readonly page: Page; readonly say: Words };

/** Adds an address by its fields alone, as somebody does who uses no map. */
async function addAddress({ page, say }: Screen, look: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: say('pharmacy_address_add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const fill = (key: string, text: string) => dialog.getByLabel(say(key), { exact: true }).fill(text);
  await expect(dialog.getByRole('application', { name: say('pharmacy_address_map') })).toBeVisible();
  await dialog.getByRole('button', { name: say('pharmacy_address_save'), exact: true }).click();
  await expect(dialog.getByText(say('pharmacy_address_point_missing'))).toBeVisible();
  await look();
  await fill('pharmacy_address_name', '1');
  await dialog.getByLabel(say('pharmacy_address_city'), { exact: true }).selectOption('Riyadh');
  await fill('pharmacy_address_district', '2');
  await fill('pharmacy_address_street', '3');
  await fill('pharmacy_address_latitude', '24.7136');
  await fill('pharmacy_address_longitude', '46.6753');
  await dialog.getByRole('button', { name: say('pharmacy_address_save'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Of several addresses one stands there; another is chosen by keyboard, and the draft keeps it. */
async function chooseAnother({ page, say }: Screen, look: () => Promise<void>): Promise<void> {
  await page.reload();
  const part = page.getByRole('region', { name: say('pharmacy_checkout_address') });
  const shown = (name: string) => part.getByText(name, { exact: true });
  await expect(shown('1')).toBeVisible();
  await expect(shown('13')).toBeHidden();
  const other = part.getByRole('button', { name: say('pharmacy_checkout_address_other'), exact: true });
  const dialog = page.getByRole('dialog', { name: say('pharmacy_checkout_address_which') });
  await other.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await look();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(shown('1')).toBeVisible();
  await other.press('Enter');
  await dialog.getByRole('button', { name: /^13/ }).press('Enter');
  await expect(other).toBeFocused();
  await expect(shown('13')).toBeVisible();
  await expect(shown('1')).toBeHidden();
  await page.reload();
  await expect(shown('13')).toBeVisible();
}

/** Adds a picture of the prescription as it is chosen from the device. */
const choose = ({ page }: Screen, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type="file"][multiple]').setInputFiles({ name, mimeType, buffer });

inBothLanguages('en', ({ language }) => {
  const mrn = byLanguage(language, '1000032', '1000033');
  const nexium = byLanguage(language, 'نكسيوم ٤٠ ملغ أقراص، ٢٨ قطعة', 'Nexium 40 mg tablets, 28 pieces');

  test(
    'S5.17 S5.18 S5.19 a guest fills a cart, logs in, sends a prescription and an address, and pays',
    { tag: '@quick' },
    async ({ page, request, say }) => {
      test.slow();
      const screen = { page, say };
      const look = () => inspect(page, language);
      await addToCart(screen, nexium);
      await page.goto('/pharmacy/cart');
      await page.getByRole('button', { name: say('pharmacy_cart_checkout'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('shell_go_to_login'), exact: true })
        .click();
      await submitLogIn(screen, 'identity_mrn_number', mrn);
      await expectAt(page, '/pharmacy/checkout');
      await look();

      const pay = page.getByRole('button', { name: say.any('billing_pay_amount') });
      await pay.click();
      await expect(page.getByRole('alert')).toContainText(say.refusal('address_required'));
      await addAddress(screen, look);
      const shopper = await shopperOf(request, mrn);
      for (const name of ['12', '13']) await shopper.livesAt(name);
      await chooseAnother(screen, look);
      await pay.click();
      await expect(page.getByRole('alert')).toContainText(say.refusal('prescription_required'));

      const removes = page.getByRole('button', { name: say.any('pharmacy_rx_remove') });
      await choose(screen, 'page.jpg', 'image/jpeg', noPicture);
      await expect(page.getByRole('alert').filter({ hasText: say.refusal('file_not_an_image') })).toBeVisible();
      await look();
      await page.getByRole('button', { name: say('pharmacy_rx_give_up'), exact: true }).click();
      await choose(screen, 'page.jpg', 'image/jpeg', await takePhoto(page));
      await expect(removes).toHaveCount(1);
      await choose(screen, 'IMG_0001.HEIC', 'image/heic', heic);
      await expect(removes).toHaveCount(2);

      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await look();
      await expectKeyboardReachesAll(page);
      await page.emulateMedia({ colorScheme: 'light' });

      // The draft is as it was left, also after another page and a reload.
      await page.getByText(say('pharmacy_checkout_fast'), { exact: true }).click();
      await page.goto('/pharmacy');
      await page.goto('/pharmacy/checkout');
      await page.reload();
      await expect(removes).toHaveCount(2);
      await expect(page.getByRole('radio', { name: say.any('pharmacy_checkout_fast') })).toBeChecked();

      await pay.click();
      await expect(page.getByRole('alert')).toContainText(say.refusal('policies_not_accepted'));
      await look();
      await acceptPolicies(screen);
      await payByCard({ page, say, language }, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      await expect(page.getByText(say('billing_success_order_text'))).toBeVisible();
      if (language === 'ar') await expect(litPlace(page)).toContainText(say('shell_menu_pharmacy'));
      await look();
      await page.getByRole('link', { name: say('billing_to_order'), exact: true }).click();
      await expectAt(page, /\/pharmacy\/orders\/\d+$/);
      await expect(page.getByText(say('pharmacy_order_rx_pending'), { exact: true })).toBeVisible();
      await page.goto('/pharmacy/addresses');
      await expect(page.getByText(say('pharmacy_address_is_default'), { exact: true })).toBeVisible();
      await look();
    },
  );
});
