import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient, orderAndPay, orderPickup } from '../support/orders.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

inBothLanguages('ar', ({ language, size }) => {
  test(
    'S2.01 without a log-in there is a way to the pharmacy and to doctors, a menu there, and the logo leads home',
    { tag: '@full' },
    async ({ page, say }) => {
      const link = (key: string) => page.getByRole('link', { name: say(key), exact: true });
      await page.goto('/');
      await expectAt(page, '/auth/user/dashboard');
      await inspect(page, language);
      await link('shell_menu_pharmacy').click();
      await expectAt(page, '/pharmacy');
      const menu = page.getByRole('navigation', {
        name: say(size === 'phone' ? 'shell_bar_label' : 'shell_menu_label'),
      });
      await menu
        .getByRole('link', {
          name: say(size === 'phone' ? 'shell_bar_doctors' : 'shell_menu_find_doctor'),
          exact: true,
        })
        .click();
      await expectAt(page, '/find-a-specialist');
      await inspect(page, language);
      await menu.getByRole('link', { name: say('packages_title'), exact: true }).click();
      await expectAt(page, '/services-packages');
      await page
        .getByRole('banner')
        .getByRole('link', { name: say.any('shell_app_name') })
        .click();
      await expectAt(page, '/auth/user/dashboard');
      await link('identity_guest_doctors').click();
      await expectAt(page, '/find-a-specialist');
    },
  );

  test(
    'D6.03 past orders are found from the shop and the account menu; one that is not paid is edited, or given up',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const buyer = await newPatient(request);
      const past = await orderAndPay(request, buyer);
      const unpaid = await orderPickup(buyer, false);
      await signInAs(buyer.signIn);
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const order = (id: number) => page.locator(`a[href="/pharmacy/orders/${id}"]`).first();
      await page.goto('/pharmacy');
      await page
        .locator('main')
        .getByRole('link', { name: say('pharmacy_orders_title'), exact: true })
        .click();
      await expectAt(page, /\/pharmacy\/orders/);
      await expect(order(past.ID)).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('button', { name: say.any('shell_account') })
        .click();
      await button('pharmacy_orders_title').click();
      await expectAt(page, /\/pharmacy\/orders/);

      await order(unpaid.order.ID).click();
      await expectAt(page, `/pharmacy/orders/${unpaid.order.ID}`);
      await expect(page.getByRole('button', { name: say.any('pharmacy_order_pay') })).toBeVisible();
      await inspect(page, language);
      await button('pharmacy_order_edit').click();
      await expectAt(page, '/pharmacy/cart');
      await expect(
        button('pharmacy_cart_checkout').or(
          page.getByRole('link', { name: say('pharmacy_cart_checkout'), exact: true }),
        ),
      ).toBeVisible();
      await page.goto(`/pharmacy/orders/${unpaid.order.ID}`);
      await expect(page.getByText(say('pharmacy_order_was_put_back'), { exact: true })).toBeVisible();
      await inspect(page, language);

      const second = await orderPickup(buyer, false);
      await page.goto(`/pharmacy/orders/${second.order.ID}`);
      await button('pharmacy_order_cancel').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(say('pharmacy_order_release_text'))).toBeVisible();
      await inspect(page, language);
      await dialog.getByRole('button', { name: say('pharmacy_order_cancel_yes'), exact: true }).click();
      await expectToast(page, say('pharmacy_order_cancelled'));
      await expectAt(page, /\/pharmacy\/orders$/);
      await page.goto(`/pharmacy/orders/${second.order.ID}`);
      await expect(page.getByText(say('pharmacy_order_was_given_up'), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: say.any('pharmacy_order_pay') })).toHaveCount(0);
    },
  );
});
