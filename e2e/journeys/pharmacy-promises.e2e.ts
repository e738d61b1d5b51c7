import type { Page } from '@playwright/test';
import { payByCard } from '../support/booking.ts';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { accept, assignTo, createDelivery, move, riderBy, startShift } from '../support/deliveries.ts';
import { orderDelivery, productOf } from '../support/ordering.ts';
import { newPatient, type Patient } from '../support/orders.ts';
import { cardOf } from '../support/rider-cards.ts';
import { callAs } from '../support/sessions.ts';
import { acceptPolicies } from '../support/shopping.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** Where somebody lives; without a point it is the city's. */
const livesIn = ({ call }: Patient, place: object) =>
  call<{ id: number }>('POST', '/user-address', { name: 'Home', street: '1', district: '2', ...place });

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
          is_zero_rated: false,
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
      await page.getByRole('button', { name: say.any('billing_pay_amount') }).click();
      const dialog = page.getByRole('dialog', { name: say('pharmacy_sourcing_title') });
      await expect(dialog.getByRole('button', { name: say('pharmacy_sourcing_transfer') })).toBeVisible();
      await inspect(page, language);
      await dialog.getByRole('button', { name: say.any('pharmacy_sourcing_split') }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await page.locator('button[value="paid"]').click();
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      expect((await me.call<{ count: number }>('GET', '/cart')).count).toBe(1);
      await openCheckout(page, say);
      await acceptPolicies({ page, say });
      await payByCard({ page, say, language }, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      const { items } = await me.call<{ items: { ITEM_COUNT: number }[] }>('GET', '/orders/user-orders');
      expect(items.map(({ ITEM_COUNT }) => ITEM_COUNT)).toEqual([1, 1]);
    },
  );

  test(
    'D15.03 the pharmacy calls an order back from the rider on the way: rider and patient read it, and the money is back once the goods are',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      test.slow();
      // On shift elsewhere: the system gives none of the others' orders to this rider.
      const rider = riderBy('rider4');
      await startShift(request, rider);
      const delivery = await createDelivery(request);
      const { id, patient } = delivery;
      await assignTo(request, rider, delivery);
      await accept(request, rider, delivery);
      for (const status of ['order_picked', 'on_the_way']) await move(request, rider, delivery, { status });
      const member = await newStaff(request, { email: `e2e-back-${language}@example.org`, role_id: roles.pharmacist });
      const patientPage = await openBrowser(patient.signIn);
      await patientPage.goto(`/pharmacy/orders/${id}`);
      const bag = await openBrowser(rider);
      await bag.goto('/rider-orders');
      const card = cardOf({ page: bag, say, language }, id);
      await expect(card.locator('[aria-haspopup=dialog][aria-label]')).toBeVisible();

      await signInAs(asPerson(member));
      await page.goto(`/staff/orders?order=${id}`);
      const sheet = page.getByRole('dialog');
      await button(page, say('staff_call_back')).click();
      await button(page, say('staff_call_back_finally')).click();
      await expect(sheet.getByRole('alert')).toContainText(say.refusal('order_reason_required'));
      await sheet.getByLabel(say('staff_reason'), { exact: true }).fill('12');
      await inspect(page, language);
      await button(page, say('staff_call_back_finally')).click();
      await expect(button(page, say('staff_return_confirm'))).toBeVisible();
      await inspect(page, language);

      await expect(card.getByText(say('rider_called_back'), { exact: true })).toBeVisible();
      await expect(card.locator('[aria-haspopup=dialog][aria-label]')).toHaveCount(0);
      await inspect(bag, language);
      await expect(patientPage.getByText(say('pharmacy_order_called_back_text'), { exact: true })).toBeVisible();
      await inspect(patientPage, language);

      await button(page, say('staff_return_confirm')).click();
      await expect(sheet.getByText(say('pharmacy_order_state_cancelled'), { exact: true }).first()).toBeVisible();
      await expect(patientPage.getByText(say('pharmacy_order_was_cancelled'), { exact: true })).toBeVisible();
      await expect(card).toHaveCount(0);
      const order = await patient.call<{ AMOUNT: number; REFUND_AMOUNT: number }>('GET', `/orders/${id}`);
      expect(order.REFUND_AMOUNT).toBe(order.AMOUNT);
    },
  );

  test(
    'D15.01 an administrator draws where a branch delivers, by the fields alone, and a crossing border is refused',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const member = await newStaff(request, {
        email: `e2e-area-${language}@example.org`,
        role_id: roles.administrator,
      });
      // Each language at a branch of its own, far from where other journeys order to.
      const branch = language === 'ar' ? 2 : 3;
      const [north, east] = language === 'ar' ? [22.0, 39.1] : [26.8, 49.9];
      const me = await newPatient(request);
      const { id: address_id } = await livesIn(me, { city: 'Nowhere', latitude: north + 0.05, longitude: east + 0.05 });
      const isFast = async () =>
        (
          await me.call<{ items: { mode: string; is_offered: boolean }[] }>(
            'GET',
            `/orders/delivery-options?address_id=${address_id}`,
          )
        ).items.find(({ mode }) => mode === 'fast_delivery')?.is_offered;
      expect(await isFast()).toBe(false);
      await signInAs(asPerson(member));
      await page.goto('/staff/delivery-areas');
      await inspect(page, language);
      await page.goto(`/staff/delivery-areas?branch=${branch}`);
      const sheet = page.getByRole('dialog');
      const corner = async (latitude: number, longitude: number) => {
        await sheet.getByLabel(say('staff_areas_latitude'), { exact: true }).fill(latitude.toFixed(2));
        await sheet.getByLabel(say('staff_areas_longitude'), { exact: true }).fill(longitude.toFixed(2));
        await button(sheet, say('staff_areas_add_corner')).click();
      };
      const corners = [
        [north, east],
        [north + 0.1, east + 0.1],
        [north + 0.1, east],
        [north, east + 0.1],
      ] as const;
      for (const [latitude, longitude] of corners) await corner(latitude, longitude);
      await button(sheet, say('staff_areas_save')).click();
      await expect(sheet.getByRole('alert')).toContainText(say.refusal('area_crosses_itself'));
      await inspect(page, language);
      await button(sheet, say('staff_areas_clear')).click();
      for (const n of [0, 3, 1, 2]) await corner(...corners[n]!);
      await button(sheet, say('staff_areas_save')).click();
      await expect(sheet).toBeHidden();
      expect(await isFast()).toBe(true);
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
      const { first_name, family_name } = await me.call<Record<'first_name' | 'family_name', string>>('GET', '/users');
      for (const said of [
        me.mrn,
        `${first_name} ${family_name}`,
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
