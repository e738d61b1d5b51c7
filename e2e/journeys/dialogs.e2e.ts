import { button } from '../support/buttons.ts';
import { people } from '../walk/people.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

inBothLanguages('ar', () => {
  test(
    'a press beside a dialog closes it, whether or not the browser knows how by itself; one that begins inside does not',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(people.sara);
      await page.goto('/find-a-specialist');
      const opener = page.getByRole('button', { name: say('booking_speciality') }).first();
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await dialog.getAttribute('closedby')).toBeNull();
      const title = dialog.getByRole('heading').first();
      const box = (await title.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(4, 4);
      await page.mouse.up();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  );

  test(
    'what the cart takes in is said aloud, and the focus goes on to how many there are',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/pharmacy/products');
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: say.any('pharmacy_add') }) })
        .first();
      const name = await card.locator('a span:not([aria-hidden]) > bdi').first().innerText();
      const add = page.getByRole('button', { name: say('pharmacy_add', { name }), exact: true });
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(say.any('pharmacy_in_cart'));
      await expect(page.getByRole('button', { name: say('pharmacy_more_of', { name }), exact: true })).toBeFocused();
      await button(page, say('pharmacy_take_out', { name })).press('Enter');
      await expect(add).toBeFocused();
    },
  );

  test(
    'an error that is said while a dialog is open leaves its cross free',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(people.sara);
      await page.goto('/pharmacy/support');
      await button(page, say('pharmacy_support_new')).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('pharmacy_support_topic'), { exact: true }).selectOption('other');
      await dialog.getByLabel(say('pharmacy_support_subject'), { exact: true }).fill('1');
      await dialog.getByLabel(say('pharmacy_support_text'), { exact: true }).fill('1');
      const message = 'Too many attempts';
      const refusal = { status: false, code: 'too_many_requests', message, message_ar: message };
      await page.route('**/api/v1/tickets', (route) => route.fulfill({ status: 429, json: refusal }));
      await button(dialog, say('pharmacy_support_ask')).click();
      const toast = page.getByRole('alert').filter({ hasText: message });
      await expect(toast).toBeVisible();
      const cross = (await dialog.locator('[data-close]').boundingBox())!;
      const said = (await toast.boundingBox())!;
      const isAboveOrBelow = said.y >= cross.y + cross.height || said.y + said.height <= cross.y;
      const isBeside = said.x >= cross.x + cross.width || said.x + said.width <= cross.x;
      expect(isAboveOrBelow || isBeside, JSON.stringify({ cross, said })).toBe(true);
      await dialog.locator('[data-close]').click();
      await button(page, say('shell_leave_yes')).click();
      await expect(dialog).toHaveCount(0);
    },
  );
});
