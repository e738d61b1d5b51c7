import { inspect, settled } from '../support/checks.ts';
import { submitLogIn, expectAt } from '../support/log-in-form.ts';
import { expectKeyboardReachesAll } from '../support/keyboard.ts';
import { ignoreErrors } from '../support/prepare-page.ts';
import { patient } from '../support/server.ts';
import { addToCart } from '../support/shopping.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';

/** Runs in the browser: nothing lies over the middle of it. */
const isUncovered = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';
  const panadol = arabic ? 'بنادول أدفانس ٥٠٠ ملغ أقراص، ٢٤ قطعة' : 'Panadol Advance 500 mg tablets, 24 pieces';
  const sapofen = arabic ? 'سابوفين ٤٠٠ ملغ أقراص، ٣٠ قطعة' : 'Sapofen 400 mg tablets, 30 pieces';
  const line = (page: Page, product: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: product });
  const countKept = (page: Page) => page.evaluate(() => localStorage.getItem('cartCount'));

  test('S9.06 a guest fills a cart, which is there after the log-in', { tag: '@full' }, async ({ page, say }) => {
    await page.goto('/pharmacy/cart');
    await expect(page.getByRole('heading', { name: say('pharmacy_cart_empty') })).toBeVisible();
    await inspect(page, language);
    await addToCart({ page, say }, panadol);
    await page.goto('/pharmacy/cart');
    await line(page, panadol)
      .getByRole('button', { name: say('pharmacy_more_of', { name: panadol }) })
      .click();
    await expect.poll(() => countKept(page)).toBe('2');
    await page.getByRole('button', { name: say('pharmacy_cart_checkout'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('shell_stay_here'), exact: true })
      .click();
    await expectAt(page, '/pharmacy/cart');
    await page.getByRole('button', { name: say('pharmacy_cart_checkout'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('shell_go_to_login'), exact: true })
      .click();
    await expectAt(page, '/auth/user/login?routeToNavigate=%2Fpharmacy%2Fcheckout');
    await expect(page.getByText(say('identity_cart_kept'), { exact: true })).toBeVisible();
    await inspect(page, language);
    await page.getByRole('link', { name: say('identity_back_to_cart'), exact: true }).click();
    await expectAt(page, '/pharmacy/cart');
    await page.goBack();
    await expectAt(page, '/auth/user/login?routeToNavigate=%2Fpharmacy%2Fcheckout');
    await submitLogIn({ page, say }, 'identity_mrn_number', arabic ? '1000019' : '1000020');
    await expectAt(page, '/pharmacy/checkout');
    await page.goto('/pharmacy/cart');
    await expect(line(page, panadol)).toBeVisible();
    await expect.poll(() => countKept(page)).toBe('2');
  });

  test('S9.06 the badge follows the cart of another tab', { tag: '@full-once' }, async ({ page, say, context }) => {
    await addToCart({ page, say }, panadol);
    const other = await context.newPage();
    await other.goto('/pharmacy/cart');
    await settled(other);
    await addToCart({ page, say }, sapofen);
    await expect(other.getByRole('banner').locator('a[href="/pharmacy/cart"]')).toContainText(arabic ? '٢' : '2');
    await expect(line(other, sapofen)).toBeVisible();
  });

  test(
    'a line taken out comes back, and clearing is asked first',
    { tag: '@full-once' },
    async ({ page, say, consoleErrors }) => {
      await addToCart({ page, say }, panadol);
      await page.goto('/pharmacy/cart');
      await line(page, panadol)
        .getByRole('button', { name: say('pharmacy_take_out', { name: panadol }), exact: true })
        .click();
      const undo = page.getByRole('button', { name: say('pharmacy_cart_undo'), exact: true });
      await expect(undo).toBeFocused();
      await undo.click();
      await expect(line(page, panadol)).toBeVisible();
      // Without a line it was not taken out: a way back would put it in once more.
      await page.route('**/api/v1/**', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
      );
      await line(page, panadol)
        .getByRole('button', { name: say('pharmacy_take_out', { name: panadol }), exact: true })
        .click();
      await expect(line(page, panadol)).toBeVisible();
      await expect(undo).toBeHidden();
      await page.unroute('**/api/v1/**');
      ignoreErrors(consoleErrors, /ERR_FAILED/);
      await page.getByRole('button', { name: say('pharmacy_cart_clear'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('pharmacy_cart_clear_no'), exact: true }).click();
      await expect(line(page, panadol)).toBeVisible();
      await page.getByRole('button', { name: say('pharmacy_cart_clear'), exact: true }).click();
      await dialog.getByRole('button', { name: say('pharmacy_cart_clear_yes'), exact: true }).click();
      await expect(page.getByRole('heading', { name: say('pharmacy_cart_empty') })).toBeVisible();
    },
  );

  test(
    'S5.08 S5.14 S8.08 a promo code that is blank, unknown or over is refused where it is typed; one that counts is shown',
    { tag: '@full' },
    async ({ page, say }) => {
      await addToCart({ page, say }, panadol);
      await page.goto('/pharmacy/cart');
      const code = page.getByLabel(say('pharmacy_cart_promo'), { exact: true });
      const apply = page.getByRole('button', { name: say('pharmacy_cart_promo_apply'), exact: true });
      await apply.click();
      await expect(page.getByText(say('pharmacy_cart_promo_blank'))).toBeVisible();
      if (!arabic) expect(say('pharmacy_cart_promo_blank')).toBe('Add valid promo code');
      const refusals = [
        ['NONSENSE', 'Add valid promo code', 'يُرجى إدخال رمز ترويجي صالح'],
        ['SUMMER10', 'This promo code has expired', 'انتهت صلاحية الرمز الترويجي'],
      ] as const;
      for (const [typed, english, inArabic] of refusals) {
        await code.fill(typed);
        // Where somebody with a longer cart may stand: the field just above the docked total of a phone.
        await apply.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 90));
        await apply.click();
        const sentence = page.getByText(arabic ? inArabic : english);
        await expect(sentence).toBeVisible();
        await expect.poll(() => sentence.evaluate(isUncovered)).toBe(true);
      }
      await code.fill('welcome10');
      await apply.click();
      await expect(page.getByText(say('pharmacy_cart_promo_applied'), { exact: true })).toBeVisible();
      await inspect(page, language);
      await expectKeyboardReachesAll(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await inspect(page, language);
      await page.getByRole('button', { name: say('pharmacy_cart_promo_remove'), exact: true }).click();
      await expect(code).toBeVisible();
    },
  );

  test(
    'S9.03 S9.04 totals with VAT apart and for each way of delivery, and what the record warns of',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(patient(arabic ? '1000001' : '1000002'));
      await addToCart({ page, say }, sapofen);
      await page.goto('/pharmacy/cart');
      const summary = page.getByRole('region', { name: say('pharmacy_totals_title') });
      await expect(summary.getByText(say('pharmacy_totals_with_vat'), { exact: true })).toBeVisible();
      await expect(summary.getByText(say('pharmacy_totals_fast'), { exact: true })).toBeHidden();
      await page.getByText(say('pharmacy_cart_way_fast'), { exact: true }).click();
      await expectAt(page, '/pharmacy/cart?mode=fast_delivery');
      await expect(summary.getByText(say('pharmacy_totals_fast'), { exact: true })).toBeVisible();
      await expect(page.getByText(arabic ? 'حساسية من الإيبوبروفين' : 'Lisinopril 10 mg tablets')).toBeVisible();
      await inspect(page, language);
    },
  );
});
