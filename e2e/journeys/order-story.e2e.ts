import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ignoreErrors, offlineErrors } from '../support/prepare-page.ts';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { inDigitsOf } from '../support/digits.ts';
import { expectAt } from '../support/log-in-form.ts';
import { isStillMarked, openAndMark, currentStep } from '../support/order-page.ts';
import { newPatient, orderAndPay, orderPickup } from '../support/orders.ts';
import { latestCode } from '../support/server.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Language, Words } from '../support/words.ts';

/** Saves the tax invoice in the language of the way; answers its first bytes. */
async function invoiceOf(page: Page, say: Words, language: Language): Promise<string> {
  const saved = page.waitForEvent('download');
  await button(page, say(`pharmacy_order_receipt_${language}`))
    .first()
    .click();
  return readFileSync(await (await saved).path())
    .subarray(0, 5)
    .toString();
}

/** Sends the rating without a star, then with four of them. */
async function rate(page: Page, say: Words, four: string): Promise<void> {
  await button(page, say('pharmacy_order_rate_send')).click();
  await expect(page.getByText(say('pharmacy_order_rate_none'), { exact: true })).toBeVisible();
  const radio = page.getByRole('radio', { name: say('shell_rating_of', { value: four }), exact: true });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
  await button(page, say('pharmacy_order_rate_send')).click();
  await expect(page.getByRole('heading', { name: say('pharmacy_order_your_rating'), exact: true })).toBeVisible();
}

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';

  test(
    'D6.02 S4.13 S5.10 the patient sees each step of the pharmacist without loading the page, then rates and orders again',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      test.slow();
      const buyer = await newPatient(request);
      const { ID: id } = await orderAndPay(request, buyer, true);
      await signInAs(buyer.signIn);
      await openAndMark(page, id);
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_placed'));
      await expect(page.getByText(say('pharmacy_order_rx_pending'), { exact: true })).toBeVisible();
      await inspect(page, language);

      const email = `story-${language}@balsam.example`;
      const member = asPerson(await newStaff(request, { email, role_id: roles.pharmacist }));
      const desk = await openBrowser(member, { size: 'desktop' });
      await desk.goto(`/staff/orders?order=${id}`);
      await button(desk, say('staff_judge_approve')).click();
      await expect(page.getByText(say('pharmacy_order_rx_approved'), { exact: true })).toBeVisible();
      await button(desk, say('staff_act_confirm')).click();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_confirmed'));
      await button(desk, say('staff_act_process')).click();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_processed'));
      await button(desk, say('staff_act_ready')).click();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_ready_for_pickup'));
      await expect(page.getByText(say('pharmacy_order_code_counter'), { exact: true })).toBeVisible();
      await inspect(page, language);

      await button(desk, say('staff_act_hand_over')).click();
      await button(desk, say('staff_code_send')).click();
      const code = await latestCode(request, buyer.e164, { digits: 6 });
      await desk
        .getByRole('group', { name: say('staff_order_code_label') })
        .getByRole('textbox')
        .first()
        .focus();
      await desk.keyboard.type(code);
      await expect(page.getByRole('heading', { name: say('pharmacy_order_rate_title'), exact: true })).toBeVisible();
      expect(await isStillMarked(page)).toBe(true);
      await inspect(page, language);
      await rate(page, say, arabic ? '٤' : '4');
      await desk.goto('/staff/ratings');
      const order = say('pharmacy_order_name', { number: inDigitsOf(language, id) });
      await expect(desk.getByRole('link', { name: say('staff_ratings_open', { order }), exact: true })).toBeVisible();
      await inspect(desk, language);
      await desk.context().close();
      expect(await invoiceOf(page, say, language)).toBe('%PDF-');
      await page.goto('/pharmacy/orders?tab=completed');
      await button(page, say('pharmacy_order_reorder')).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('pharmacy_order_to_cart'), exact: true })
        .click();
      await expectAt(page, /\/pharmacy\/cart$/);
      await expect(page.getByRole('banner').locator('a[href="/pharmacy/cart"]')).toContainText(arabic ? '١' : '1');
    },
  );

  test(
    'S5.18 D6.01 an order is cancelled with a reason and a description, and its money comes back as was chosen',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const buyer = await newPatient(request);
      const balance = async () => (await buyer.call<{ balance: number }>('GET', '/payment/wallet')).balance;
      await signInAs(buyer.signIn);
      const cancelled = async (way_back: string) => {
        const order = await orderAndPay(request, buyer);
        await page.goto(`/pharmacy/orders/${order.ID}`);
        await button(page, say('pharmacy_order_cancel')).click();
        const dialog = page.getByRole('dialog');
        const sure = dialog.getByRole('button', { name: say('pharmacy_order_cancel_yes'), exact: true });
        await sure.click();
        await expect(dialog.getByText(say('pharmacy_order_cancel_reason_missing'), { exact: true })).toBeVisible();
        await expect(dialog.getByText(say('pharmacy_order_cancel_description_missing'), { exact: true })).toBeVisible();
        await inspect(page, language);
        await dialog.getByLabel(say('pharmacy_order_cancel_reason'), { exact: true }).selectOption('changed_mind');
        await dialog.getByLabel(say('pharmacy_order_cancel_description'), { exact: true }).fill('123');
        await dialog.getByRole('radio', { name: new RegExp(say(way_back)) }).check({ force: true });
        await sure.click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(say('pharmacy_order_was_cancelled'), { exact: true })).toBeVisible();
        await expect(page.getByText(say('pharmacy_order_reason_changed_mind'), { exact: true })).toBeVisible();
        await expect(page.getByText(say('pharmacy_order_refunded'))).toBeVisible();
        return order.AMOUNT;
      };
      const before = await balance();
      const amount = await cancelled('pharmacy_order_refund_wallet');
      expect(await balance()).toBeCloseTo(before + amount, 2);
      await inspect(page, language);
      await cancelled('pharmacy_order_refund_source_text');
      expect(await balance()).toBeCloseTo(before + amount, 2);
      await page.goto('/pharmacy/orders?tab=completed');
      await expect(page.getByRole('listitem').filter({ hasText: say('pharmacy_order_state_cancelled') })).toHaveCount(
        2,
      );
    },
  );

  test(
    'D4.01 who left the payment page pays again from the order while it is held',
    { tag: '@full' },
    async ({ page, say, request, consoleErrors, signInAs }) => {
      test.slow();
      const buyer = await newPatient(request);
      await orderPickup(buyer, false);
      await signInAs(buyer.signIn);
      await page.goto('/pharmacy/orders');
      await page.getByRole('link', { name: say.any('pharmacy_order_pay') }).click();
      await expect(page.getByText(say('pharmacy_order_hold'), { exact: true })).toBeVisible();
      await inspect(page, language);
      const pay = page.getByRole('button', { name: say.any('pharmacy_order_pay') });
      await pay.click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await page.goBack();
      await expectAt(page, /\/pharmacy\/orders\/\d+$/);
      await pay.click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await page.locator('button[value="paid"]').click();
      await page.getByRole('link', { name: say('billing_to_order'), exact: true }).click();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_placed'));
      await expect(pay).toHaveCount(0);
      await page.context().setOffline(true);
      await expect(page.getByText(say('shell_offline'), { exact: true })).toBeVisible();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_placed'));
      await page.context().setOffline(false);
      await expect(page.getByText(say('shell_offline'), { exact: true })).toHaveCount(0);
      ignoreErrors(consoleErrors, offlineErrors);
    },
  );
});
