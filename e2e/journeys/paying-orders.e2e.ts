import type { Page } from '@playwright/test';
import { payByCard } from '../support/booking.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { patient } from '../support/server.ts';
import { acceptPolicies, byLanguage, shopperOf } from '../support/shopping.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

inBothLanguages('en', ({ language, size }) => {
  const mrn = byLanguage(language, '1000028', '1000027');

  test(
    'S5.13 S5.14 an order is paid by points and instalments, by wallet, and by wallet and card in one of two tabs',
    { tag: '@full' },
    async ({ page, say, context, request, signInAs }) => {
      test.slow();
      const shopper = await shopperOf(request, mrn);
      const screen = { page, say };
      const look = () => inspect(page, language);
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const pay = (on: Page) => on.getByRole('button', { name: say.any('billing_pay_amount') });
      const turn = (key: string) => page.getByRole('switch', { name: say.any(key) });
      const payment = page.getByRole('region', { name: say('pharmacy_checkout_payment'), exact: true });
      const begin = async (product: string, quantity: number) => {
        await shopper.addToCart(product, quantity);
        await page.goto('/pharmacy/checkout');
        await acceptPolicies(screen);
      };
      const isPlaced = async () => {
        await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
        await expect(page.getByText(say('billing_success_order_text'))).toBeVisible();
      };
      await shopper.addHomeAddress();
      await signInAs(patient(mrn));

      await shopper.addToCart('Omega-3 fish oil 1000 mg', 2);
      await shopper.applyCoupon('BALSAM15');
      await begin('Panadol Advance 500 mg tablets', 10);
      await expect(turn('billing_points')).toBeDisabled();
      await expect(payment.getByText(say.refusal('one_discount_only'))).toBeVisible();
      await shopper.applyCoupon(null);
      await page.reload();
      await acceptPolicies(screen);
      await turn('billing_points').check();
      await page.getByRole('radio', { name: say.any('billing_tamara') }).check();
      await expect(payment.getByRole('list').getByRole('listitem')).toHaveCount(3);
      await look();
      await pay(page).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await expect(page.getByRole('listitem')).toHaveCount(3);
      await page.locator('button[value="paid"]').click();
      await isPlaced();
      await expect(page.getByText(say('billing_by_points'), { exact: true })).toBeVisible();
      await expect(page.getByText(say('billing_by_instalments'), { exact: true })).toBeVisible();
      await look();

      await begin('Panadol Advance 500 mg tablets', 1);
      await expect(page.getByRole('radio', { name: say.any('billing_tamara') })).toBeDisabled();
      await expect(payment.getByText(say.refusal('tamara_out_of_range'))).toBeVisible();
      await turn('billing_wallet').check();
      await expect(payment.getByText(say('billing_wallet_covers'))).toBeVisible();
      await button('pharmacy_checkout_confirm').click();
      await isPlaced();

      await begin('Panadol Advance 500 mg tablets', 1);
      await turn('billing_wallet').check();
      // Beside the button stands what the card will bear, not the total.
      if (size === 'phone') await expect(page.locator('[data-dock]')).toContainText(say('billing_now'));
      await pay(page).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      // The other tab finds the cart empty; filled again, it is told of the payment that is open, and can go on with it.
      const other = await context.newPage();
      const goOn = other.getByRole('button', { name: say.any('pharmacy_checkout_open_payment') });
      await other.goto('/pharmacy/checkout');
      await expect(other.getByRole('heading', { name: say('pharmacy_checkout_empty') })).toBeVisible();
      await expect(other.getByRole('link', { name: say.any('pharmacy_order_pay') })).toBeVisible();
      await shopper.addToCart('Panadol Advance 500 mg tablets', 1);
      await other.reload();
      await acceptPolicies({ page: other, say });
      await pay(other).click();
      await expect(other.getByRole('alert')).toContainText(say.refusal('payment_in_progress'));
      await expect(goOn).toBeVisible();
      await inspect(other, language);
      // It goes on as it was begun: the wallet bears its part.
      await goOn.click();
      await expect(other).toHaveURL(/\/sandbox-gateway\/pay\//);
      await other.locator('button[value="paid"]').click();
      await expect(other.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      await expect(other.getByText(say('billing_by_wallet'), { exact: true })).toBeVisible();
      await expect(other.getByText(say('billing_by_card'), { exact: true })).toBeVisible();
    },
  );

  test(
    'D6.01 a card that is refused says so, and what was ordered is in the cart again to be paid',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const someone = byLanguage(language, '1000029', '1000030');
      const shopper = await shopperOf(request, someone);
      await shopper.addHomeAddress();
      await shopper.addToCart('Panadol Advance 500 mg tablets', 2);
      await signInAs(patient(someone));
      await page.goto('/pharmacy/checkout');
      await acceptPolicies({ page, say });
      await payByCard({ page, say, language }, 'declined');
      await expect(page.getByRole('dialog').getByRole('heading', { name: say('billing_failed_title') })).toBeVisible();
      await inspect(page, language);
      await expect(page.getByRole('dialog').getByText(say('billing_nothing_charged'), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: say('billing_try_again'), exact: true }).click();
      await expectAt(page, '/pharmacy/checkout');
      // The same products: what was agreed to for them stays so.
      for (const key of ['pharmacy_checkout_privacy', 'pharmacy_checkout_returns'])
        await expect(page.getByRole('checkbox', { name: say(key), exact: true })).toBeChecked();
      await payByCard({ page, say, language }, 'cancelled');
      await expect(page.getByText(say('billing_cancelled_title'), { exact: true })).toBeVisible();
      await inspect(page, language);
      await page.getByRole('link', { name: say('billing_try_again'), exact: true }).click();
      await acceptPolicies({ page, say });
      await payByCard({ page, say, language }, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
    },
  );

  test(
    'whoever goes back from the page of the payment is not left with a button that stays busy',
    { tag: '@full-once' },
    async ({ page, say, request, signInAs }) => {
      const someone = '1000040';
      const shopper = await shopperOf(request, someone);
      await shopper.addHomeAddress();
      await shopper.addToCart('Panadol Advance 500 mg tablets', 1);
      await signInAs(patient(someone));
      await page.goto('/pharmacy/checkout');
      await acceptPolicies({ page, say });
      // The page is left and brought back as it was: a browser may keep it so instead of loading it again.
      await page.route(/\/sandbox-gateway\/pay\//, (route) => route.fulfill({ status: 204 }));
      const leaving = page.waitForRequest(/\/sandbox-gateway\/pay\//);
      await page.getByRole('button', { name: say.any('billing_pay_amount') }).click();
      await leaving;
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(page.getByRole('heading', { name: say('pharmacy_checkout_empty') })).toBeVisible();
      await expect(page.getByRole('link', { name: say.any('pharmacy_order_pay') })).toBeVisible();
    },
  );
});
