import type { Page } from '@playwright/test';
import { payByCard } from '../support/booking.ts';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { orderDelivery, productOf } from '../support/ordering.ts';
import { newPatient, type Patient } from '../support/orders.ts';
import { callAs } from '../support/sessions.ts';
import { acceptPolicies } from '../support/shopping.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** Where somebody lives; without a point it is the city's. */
const livesIn = ({ call }: Patient, place: object) =>
  call('POST', '/user-address', { name: 'Home', street: '1', district: '2', ...place });

const openCheckout = async (page: Page, say: Words): Promise<void> => {
  await page.goto('/pharmacy/checkout');
  await expect(page.getByRole('group', { name: say('pharmacy_checkout_way') })).toBeVisible();
};
const arabicDigits = (id: number): string =>
  String(id).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

inBothLanguages('en', ({ language }) => {
  test(
    'D15.01 fast delivery is not offered far from every branch, says why, and leaves the ways that remain',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const me = await newPatient(request);
      await livesIn(me, { city: 'Riyadh', latitude: 24.95, longitude: 46.68 });
      const { id } = await productOf(request, { prescription: false, nth: 3 });
      await me.call('POST', '/cart/add', { product_id: id, quantity: 1 });
      await signInAs(me.signIn);
      await openCheckout(page, say);
      const way = (key: string) => page.getByRole('radio', { name: say.any(key) }).first();
      await expect(way('pharmacy_checkout_fast')).toBeDisabled();
      await expect(page.getByText(say.refusal('fast_delivery_too_far'))).toBeVisible();
      for (const key of ['pharmacy_checkout_normal', 'pharmacy_checkout_scheduled', 'pharmacy_checkout_pickup'])
        await expect(way(key)).toBeEnabled();
      await inspect(page, language);
    },
  );

  test(
    'D15.02 what no branch has all of is split when the patient agrees, and the rest waits in the cart',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const desk = await callAs(
        request,
        asPerson(await newStaff(request, { email: `e2e-split-${language}@example.org`, role_id: roles.pharmacist })),
      );
      const choices = await desk<Record<'brands' | 'categories' | 'branches', { id: number; title: string }[]>>(
        'GET',
        '/desk/choices',
      );
      const branch = (title: string) => choices.branches.find((each) => each.title.startsWith(title))!.id;
      const productAt = async (name: string, location_id: number): Promise<number> => {
        const shelf = { brand_id: choices.brands[0]!.id, category_id: choices.categories[0]!.id };
        const made = await desk<{ id: number }>('POST', '/desk/products', {
          ...shelf,
          name: `${name} ${language}`,
          name_ar: name === 'Near' ? 'منتج قريب' : 'منتج بعيد',
          form: 'tablet',
          price: 40,
          vat_percent: 15,
        });
        const lot = { location_id, lot: 'E2E', expires_on: '2030-01-01', quantity: 5 };
        await desk('POST', `/desk/products/${made.id}/lots`, lot);
        return made.id;
      };
      const products = [await productAt('Near', branch('Riyadh')), await productAt('Far', branch('Dammam'))];
      const me = await newPatient(request);
      await livesIn(me, { city: 'Hofuf' });
      for (const product_id of products) await me.call('POST', '/cart/add', { product_id, quantity: 1 });
      await signInAs(me.signIn);
      await openCheckout(page, say);
      await acceptPolicies({ page, say });
      await button(page, say('pharmacy_checkout_pay')).click();
      const dialog = page.getByRole('dialog', { name: say('pharmacy_sourcing_title') });
      await expect(dialog.getByRole('button', { name: say('pharmacy_sourcing_transfer') })).toBeVisible();
      await inspect(page, language);
      await dialog.getByRole('button', { name: say.any('pharmacy_sourcing_split') }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await page.locator('button[value="paid"]').click();
      await expect(page).toHaveURL(/\/payment-result\//);
      expect((await me.call<{ count: number }>('GET', '/cart')).count).toBe(1);
      await openCheckout(page, say);
      await acceptPolicies({ page, say });
      await payByCard({ page, say, language }, 'paid', 'pharmacy_checkout_pay');
      await expect(page).toHaveURL(/\/payment-result\//);
      const { items } = await me.call<{ items: { ITEM_COUNT: number }[] }>('GET', '/orders/user-orders');
      expect(items.map(({ ITEM_COUNT }) => ITEM_COUNT)).toEqual([1, 1]);
    },
  );

  test(
    'D15.03 the pharmacy ends an order that is ready, found by what its patient says on the phone; the money is back',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const member = await newStaff(request, { email: `e2e-end-${language}@example.org`, role_id: roles.pharmacist });
      const me = await newPatient(request);
      const id = await orderDelivery(me, request, [await productOf(request, { prescription: false, nth: 5 })]);
      const desk = await callAs(request, asPerson(member));
      for (const to of ['confirmed', 'processed', 'ready_to_ship'])
        await desk('POST', `/desk/orders/${id}/move`, { to });
      await signInAs(asPerson(member));
      const local = `0${me.e164.slice(4)}`;
      for (const said of [
        `#${id}`,
        `طلب ${id}`,
        arabicDigits(id),
        local,
        arabicDigits(Number(local)).padStart(10, '٠'),
      ]) {
        await page.goto(`/staff/orders?state=ready_to_ship&q=${encodeURIComponent(said)}`);
        await expect(page.getByText(say.any('pharmacy_order_name')).first()).toBeVisible();
        const { items } = await desk<{ items: { ID: number }[] }>('GET', `/desk/orders?q=${encodeURIComponent(said)}`);
        expect(items.map(({ ID }) => ID)).toContain(id);
      }
      await page.goto(`/staff/orders?order=${id}`);
      const sheet = page.getByRole('dialog');
      await button(page, say('staff_act_end')).click();
      await sheet.getByLabel(say('staff_reason'), { exact: true }).fill('12');
      await button(page, say('staff_end_finally')).click();
      await expect(sheet.getByText(say('pharmacy_order_state_cancelled'), { exact: true }).first()).toBeVisible();
      const order = await me.call<{ AMOUNT: number; REFUND_AMOUNT: number; STATUS: string }>('GET', `/orders/${id}`);
      expect([order.STATUS, order.REFUND_AMOUNT]).toEqual(['cancelled', order.AMOUNT]);
    },
  );
});
