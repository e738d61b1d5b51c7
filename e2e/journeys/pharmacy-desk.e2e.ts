import type { Locator, Page } from '@playwright/test';
import { button } from '../support/buttons.ts';
import { inspect, settled } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { orderDelivery, productOf } from '../support/ordering.ts';
import { newPatient } from '../support/orders.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** Opens an order's sheet in the queue. */
async function openOrder(page: Page, say: Words, id: number) {
  await page.goto(`/staff/orders?order=${id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(say.any('pharmacy_order_name'));
  return sheet;
}

/** Looks at a prescription closely, by keys alone. */
async function lookClosely(page: Page, say: Words): Promise<void> {
  const glass = page.getByRole('region', { name: say('staff_rx_title') });
  await expect(page.getByRole('img', { name: say('staff_rx_picture') })).toBeVisible();
  await glass.focus();
  const size = page.getByRole('dialog').locator('output');
  const before = await size.innerText();
  await page.keyboard.press('+');
  await expect(size).not.toHaveText(before);
  const picture = page.getByRole('img', { name: say('staff_rx_picture') });
  await page.keyboard.press('ArrowDown');
  await expect(picture).toHaveAttribute('style', /-60px/);
  await page.keyboard.press('r');
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
  await page.keyboard.press('0');
  await expect(size).toHaveText(before);
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const areaOf = async (shown: Locator): Promise<Area> => (await shown.boundingBox())!;

/** Presses a button, and answers where it stood. */
async function pressAt(shown: Locator): Promise<Area> {
  await shown.scrollIntoViewIfNeeded();
  const area = await areaOf(shown);
  await shown.click();
  return area;
}

const isApart = (one: Area, other: Area): boolean =>
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y ||
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x;

/** The next button does not lie under the finger that pressed the last. */
const expectApart = (one: Area, other: Area): void =>
  expect(isApart(one, other), JSON.stringify([one, other])).toBe(true);

const expectAbove = async (upper: Locator, lower: Locator): Promise<void> =>
  expect((await areaOf(upper)).y).toBeLessThan((await areaOf(lower)).y);

inBothLanguages('en', ({ language }) => {
  const arabic = language === 'ar';

  test(
    'D6.02 S4.13 the pharmacist approves and makes ready, approves in part, and rejects; the patient sees each, and the money',
    { tag: '@quick' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      test.slow();
      const member = await newStaff(request, { email: `e2e-desk-${language}@example.org`, role_id: roles.pharmacist });
      const me = await newPatient(request);
      const medicine = await productOf(request, { prescription: true, nth: arabic ? 6 : 7 });
      const other = await productOf(request, { prescription: false, nth: arabic ? 12 : 13 });
      const whole = await orderDelivery(me, request, [medicine], await me.prescribe(2));
      const part = await orderDelivery(me, request, [medicine, other], await me.prescribe());
      const none = await orderDelivery(me, request, [other]);

      await signInAs(asPerson(member));
      await page.goto('/staff/orders?order=999999');
      await expect(page.getByRole('dialog').getByText(say('pharmacy_data_not_found'), { exact: true })).toBeVisible();
      await page.goto('/staff/orders');
      await inspect(page, language);
      const sheet = await openOrder(page, say, whole);
      await expect(button(page, say('staff_act_confirm'))).toBeHidden();
      await lookClosely(page, say);
      await inspect(page, language);
      await expectAbove(
        sheet.getByRole('heading', { name: say('staff_goods'), exact: true }),
        sheet.getByRole('group', { name: say('staff_judge_title') }),
      );
      const pressed = await pressAt(button(page, say('staff_judge_approve')));
      await expect(button(page, say('staff_act_confirm'))).toBeVisible();
      expectApart(pressed, await areaOf(button(page, say('staff_act_confirm'))));
      const inHistory = sheet.getByRole('listitem').filter({ has: page.locator('time') });
      await expect(inHistory.filter({ hasText: say('staff_rx_approved') })).toBeVisible();
      await button(page, say('staff_act_confirm')).click();
      await button(page, say('staff_act_process')).click();
      await button(page, say('staff_act_ready')).click();
      await expect(button(page, say('staff_act_send_out'))).toBeVisible();

      await openOrder(page, say, part);
      await button(page, say('staff_judge_some')).click();
      await button(page, say('staff_judge_partly')).click();
      await expect(sheet.getByText(say('staff_judge_undecided'), { exact: true })).toBeVisible();
      await sheet.getByRole('checkbox', { name: say('staff_judge_none_kept'), exact: true }).check();
      await button(page, say('staff_judge_partly')).click();
      await expect(sheet.getByText(say.refusal('order_reason_required'))).toBeVisible();
      await sheet.getByLabel(say('staff_reason'), { exact: true }).fill('12');
      await button(page, say('staff_judge_partly')).click();
      await expect(sheet.getByText(say('staff_taken_out'), { exact: true })).toBeVisible();
      await expect(button(page, say('staff_act_confirm'))).toBeVisible();

      await openOrder(page, say, none);
      await button(page, say('staff_act_reject')).click();
      await sheet.getByLabel(say('staff_reason'), { exact: true }).fill('34');
      await inspect(page, language);
      await button(page, say('staff_reject_finally')).click();
      await expect(sheet.getByText(say('pharmacy_order_state_rejected'), { exact: true }).first()).toBeVisible();

      const patientPage = await openBrowser(me.signIn);
      await patientPage.goto(`/pharmacy/orders/${part}`);
      await expect(patientPage.getByText(say('pharmacy_order_item_taken_out'))).toBeVisible();
      await patientPage.goto(`/pharmacy/orders/${none}`);
      await expect(patientPage.getByText('34', { exact: true })).toBeVisible();
      await patientPage.goto(`/pharmacy/orders/${whole}`);
      await expect(patientPage.getByText(say('pharmacy_order_state_ready_to_ship')).first()).toBeVisible();

      const { REFUND_AMOUNT, ITEMS } = await me.call<{
        REFUND_AMOUNT: number;
        ITEMS: { TOTAL_PRICE: number; IS_TAKEN_OUT: boolean }[];
      }>('GET', `/orders/${part}`);
      expect(REFUND_AMOUNT).toBe(ITEMS.find((item) => item.IS_TAKEN_OUT)!.TOTAL_PRICE);
      expect((await me.call<{ balance: number }>('GET', '/payment/wallet')).balance).toBe(REFUND_AMOUNT);
      expect(await me.call('GET', `/orders/${none}`)).toMatchObject({ STATUS: 'rejected', PAYMENT_STATUS: 'refunded' });
    },
  );

  test(
    'D6.02 of two pharmacists the second is told, sees the order as it is, and undoes nothing',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      test.slow();
      const [one, two] = [
        await newStaff(request, { email: `e2e-desk-one-${language}@example.org`, role_id: roles.pharmacist }),
        await newStaff(request, { email: `e2e-desk-two-${language}@example.org`, role_id: roles.pharmacist }),
      ];
      const me = await newPatient(request);
      const order = await orderDelivery(me, request, [
        await productOf(request, { prescription: false, nth: arabic ? 14 : 15 }),
      ]);
      const late = await openBrowser(asPerson(two));
      // Their line is down: they do not hear that a colleague was faster.
      await late.routeWebSocket(/socket\.io/, () => undefined);
      const lateSheet = await openOrder(late, say, order);
      await expect(button(late, say('staff_act_confirm'))).toBeVisible();

      await signInAs(asPerson(one));
      await openOrder(page, say, order);
      await button(page, say('staff_act_confirm')).click();
      await expect(button(page, say('staff_act_process'))).toBeVisible();

      await button(late, say('staff_act_reject')).click();
      await lateSheet.getByLabel(say('staff_reason'), { exact: true }).fill('56');
      await button(late, say('staff_reject_finally')).click();
      await expect(lateSheet.getByRole('alert')).toContainText(say.refusal('order_changed'));
      await expect(button(late, say('staff_act_process'))).toBeVisible();
      await inspect(late, language);
      expect(await me.call('GET', `/orders/${order}`)).toMatchObject({ STATUS: 'confirmed' });
    },
  );

  test(
    'D6.01 a new product gets stock, a price, a photo, an offer and a promo code, and a guest sees them in the shop',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      test.slow();
      const member = await newStaff(request, { email: `e2e-stock-${language}@example.org`, role_id: roles.pharmacist });
      await signInAs(asPerson(member));
      await page.goto('/staff/catalogue');
      await inspect(page, language);
      const sheet = page.getByRole('dialog').first();
      const fill = (key: string, text: string) => sheet.getByLabel(say(key), { exact: true }).fill(text);
      const [nameAr, nameEn] = arabic ? ['زيت الرحلة', 'Oil of the journey'] : ['دهان الطريق', 'Wayside balm'];
      const name = arabic ? nameAr : nameEn;

      await button(page, say('staff_new_product')).click();
      // A brand that was chosen is asked about before the sheet closes, though nothing was typed.
      await sheet.getByRole('combobox', { name: say('staff_field_brand') }).press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await button(page, say('shell_leave_no')).click();
      await fill('staff_field_name_ar', nameAr);
      await fill('staff_field_name_en', nameEn);
      await fill('staff_field_price', '40');
      await sheet.getByLabel(say('staff_field_shelf'), { exact: true }).selectOption({ index: 5 });
      await inspect(page, language);
      await button(page, say('staff_add_product')).click();
      await expectAt(page, /product=\d+/);
      await expect(sheet.getByRole('heading', { level: 2, name })).toBeVisible();
      const id = /product=(\d+)/.exec(page.url())![1]!;

      const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
      await sheet.locator('input[type="file"]').setInputFiles(photo);
      await expect(sheet.getByRole('img', { name: say('staff_photo') })).toBeVisible();
      await sheet.getByRole('tab', { name: say('staff_part_stock'), exact: true }).click();
      await sheet.getByLabel(say('staff_lot'), { exact: true }).fill(`E2E-${language}`);
      await fill('staff_expiry', '2028-01-31');
      await fill('staff_quantity', '7 pcs');
      await button(page, say('staff_add_lot')).click();
      await expect(sheet.getByLabel(say('staff_quantity'), { exact: true })).toBeFocused();
      await expect(sheet.getByText(say('staff_number_wrong'))).toBeVisible();
      await fill('staff_quantity', '7');
      await button(page, say('staff_add_lot')).click();
      await expect(sheet.getByText(`E2E-${language}`)).toBeVisible();
      await inspect(page, language);

      await page.goto('/staff/catalogue?tab=offers');
      await button(page, say('staff_new_offer')).click();
      await button(page, say('staff_save')).click();
      await expect(sheet.getByLabel(say('staff_title_ar'), { exact: true })).toBeFocused();
      await fill('staff_percent', '50');
      // One offer for each way, told apart in both languages.
      const titleAr = arabic ? 'نصف السعر الأول' : 'نصف السعر الثاني';
      await fill('staff_title_ar', titleAr);
      await fill('staff_title_en', `Half price ${language}`);
      await fill('staff_from_day', '2027-01-01');
      await fill('staff_until_day', '2027-01-31');
      await inspect(page, language);
      await button(page, say('staff_save')).click();
      await expect(sheet).toBeHidden();
      const offer = arabic ? titleAr : `Half price ${language}`;

      await page.goto(`/staff/catalogue?product=${id}`);
      await sheet.getByLabel(say('staff_field_offer'), { exact: true }).selectOption({ label: offer });
      await fill('staff_field_price', arabic ? '٦٠' : '60');
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
      await button(page, say('staff_save')).click();
      await saved;
      await sheet.getByRole('tab', { name: say('staff_history'), exact: true }).click();
      await expect(sheet.getByText(say('staff_changed_price'), { exact: true })).toBeVisible();
      await inspect(page, language);

      await page.goto('/staff/catalogue?tab=coupons');
      await button(page, say('staff_new_coupon')).click();
      await fill('staff_code', `JOURNEY-${language}`);
      await fill('staff_percent', '10');
      await fill('staff_title_ar', 'رمز الرحلة');
      await fill('staff_title_en', 'Journey code');
      await fill('staff_from_day', '2027-01-01');
      await fill('staff_until_day', '2027-01-31');
      await button(page, say('staff_save')).click();
      const row = page.getByRole('listitem').filter({ hasText: `JOURNEY-${language.toUpperCase()}` });
      await row.getByRole('button', { name: say('staff_edit'), exact: true }).click();
      await fill('staff_percent', '20');
      await button(page, say('staff_save')).click();
      await expect(row).toContainText(arabic ? '٢٠' : '20%');

      const guest = await openBrowser();
      await guest.goto(`/pharmacy/products?q=${encodeURIComponent(name)}`);
      await guest.getByRole('main').getByRole('link', { name }).first().click();
      await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
      // 60 SAR at half price, with VAT.
      await expect(guest.getByRole('main')).toContainText(arabic ? /٣٤[٫,.]٥٠/ : '34.50');
      await expect(guest.getByText(offer).first()).toBeVisible();
      await settled(guest);
      const headers = { 'x-guest-id': `desk-journey-${language}-0001` };
      const add = (path: string, data: object) => request.post(`/api/v1${path}`, { headers, data });
      expect((await add('/cart/add', { product_id: Number(id), quantity: 2 })).ok()).toBe(true);
      const used = await add('/cart/coupon', { code: `journey-${language}` });
      expect(await used.json()).toMatchObject({ status: true });
    },
  );
});
