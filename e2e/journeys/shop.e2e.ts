import { expectNoSidewaysScroll, inspect, settled } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { controlClock, countAfter, patient, stopClock } from '../support/server.ts';
import { bareName } from '../support/shopping.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

inBothLanguages('ar', ({ language, size }) => {
  const arabic = language === 'ar';
  const product = arabic ? 'بنادول إكسترا أقراص، ٢٤ قطعة' : 'Panadol Extra tablets, 24 pieces';

  test(
    'S6.05 a guest finds a product in spite of a slip, looks at it, and is asked to log in to keep it',
    { tag: '@quick' },
    async ({ page, say }) => {
      await page.goto('/pharmacy');
      await settled(page);
      const search = page.getByRole('combobox', { name: say('pharmacy_search_label') });
      await search.fill(arabic ? 'بندول' : 'panadoll');
      await expect(page.getByRole('option').first()).toBeVisible();
      await search.press('Enter');
      await expectAt(page, /\/pharmacy\/products\?q=/);
      await page.getByRole('link', { name: product }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: product })).toBeFocused();
      await inspect(page, language);
      await page.getByRole('button', { name: say('pharmacy_keep', { name: product }), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: say('pharmacy_guest_title') })).toBeVisible();
      await dialog.getByRole('button', { name: say('shell_stay_here'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expectAt(page, /\/pharmacy\/products\?q=/);
    },
  );

  test(
    'S8.01 what the shop refuses is said in the words of the server, as an error toast for 5 seconds',
    { tag: '@full' },
    async ({ page, say, request, clockOffset }) => {
      const ointment = arabic ? 'أكوافور مرهم مرطب' : 'Aquaphor healing ointment';
      const found = await request.get('/api/v1/products', { params: { query: ointment } });
      const [{ id, stock }] = ((await found.json()) as { data: { items: [{ id: number; stock: number }] } }).data.items;
      const guest = `guest-of-the-toast-${language}`;
      await controlClock(page, clockOffset);
      await page.addInitScript((name) => localStorage.setItem('guestId', name), guest);
      // The page does not hear that its cart was filled elsewhere: else the button is a count before it is pressed.
      await page.routeWebSocket(/socket\.io/, () => undefined);
      await page.goto(`/pharmacy/products?q=${encodeURIComponent(ointment)}`);
      const add = page
        .getByRole('listitem')
        .filter({ hasText: ointment })
        .getByRole('button', { name: say.any('pharmacy_add') });
      await expect.poll(() => countAfter(page, 100, add)).toBe(1);
      const elsewhere = await request.post('/api/v1/cart/add', {
        headers: { 'x-guest-id': guest },
        data: { product_id: id, quantity: stock },
      });
      expect(elsewhere.ok()).toBe(true);
      await stopClock(page);
      await add.click();
      const toast = page.getByRole('alert').filter({ hasText: say.refusal('product_stock_full') });
      await expect.poll(() => countAfter(page, 10, toast)).toBe(1);
      await page.clock.runFor(4900);
      await expect(toast).toBeVisible();
      await page.clock.runFor(100);
      await expect(toast).toBeHidden();
    },
  );

  test(
    'SPEC §1 a product is handed on by its link, which says nothing of who shares it',
    { tag: '@full-once' },
    async ({ page, say, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.addInitScript(() => {
        // A browser without a sheet of its own to share with.
        Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
        // No page of ours may read the clipboard: what is written to it is noted on its way.
        Object.defineProperty(Clipboard.prototype, 'writeText', {
          value: async (text: string) => {
            document.documentElement.dataset['copied'] = text;
          },
        });
      });
      await page.goto(`/pharmacy/products?q=${encodeURIComponent(bareName(product))}`);
      await page.getByRole('link', { name: product }).first().click();
      await page.getByRole('button', { name: say('pharmacy_share'), exact: true }).click();
      await expectToast(page, say('pharmacy_link_copied'));
      const { origin, pathname } = new URL(page.url());
      await expect(page.locator('html')).toHaveAttribute('data-copied', `${origin}${pathname}`);
    },
  );

  test(
    'SPEC §1 a prescription leads to its medicines, and once one is in the cart to the photo',
    { tag: '@full-once' },
    async ({ page, say }) => {
      await page.goto('/pharmacy');
      const strip = page.getByRole('link', { name: say('pharmacy_have_rx') });
      await strip.click();
      await expectAt(page, /\/pharmacy\/products\?rx=true/);
      await settled(page);
      await page
        .getByRole('button', { name: say.any('pharmacy_add') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: say.any('pharmacy_more_of') })).toBeVisible();
      await page.goto('/pharmacy');
      await expect(strip).toContainText(say('pharmacy_have_rx_photo'));
      await strip.click();
      await expectAt(page, '/auth/user/dashboard?routeToNavigate=%2Fpharmacy%2Fcheckout');
    },
  );

  test('SPEC §1 the shelves are narrowed, and the address keeps by what', { tag: '@full' }, async ({ page, say }) => {
    await page.goto('/pharmacy/products');
    await settled(page);
    if (size === 'phone') await page.getByRole('button', { name: say('pharmacy_filters'), exact: true }).click();
    await page.getByRole('checkbox', { name: say('pharmacy_on_offer') }).check();
    await expectAt(page, /offer=true/);
    await page.reload();
    await settled(page);
    if (size === 'phone') await page.getByRole('button', { name: say.any('pharmacy_filters_set') }).click();
    await expect(page.getByRole('checkbox', { name: say('pharmacy_on_offer') })).toBeChecked();
  });

  test(
    'SPEC §1 the shelves are narrowed to several brands at once, and each is taken off by its chip',
    { tag: '@full' },
    async ({ page, say }) => {
      const nestle = arabic ? 'نستله' : 'Nestlé';
      const laRoche = arabic ? 'لاروش بوزيه' : 'La Roche-Posay';
      const milk = page.getByRole('link', { name: arabic ? 'نان كمفورت المرحلة ١' : 'NAN Comfort stage 1' });
      const cream = page.getByRole('link', { name: arabic ? 'سيكابلاست بلسم مرمم' : 'Cicaplast repairing balm' });
      const chips = page.getByRole('list', { name: say('pharmacy_chosen') });
      const chipOf = (name: string) => chips.getByRole('button', { name: `${say('pharmacy_take_off')} ${name}` });

      await page.goto('/pharmacy/products');
      await settled(page);
      if (size === 'phone') await page.getByRole('button', { name: say('pharmacy_filters'), exact: true }).click();
      await page.getByRole('checkbox', { name: laRoche }).check();
      const brand = page.getByRole('textbox', { name: say('pharmacy_brand_search') });
      await brand.fill(arabic ? 'نستلة' : 'nestle');
      await expect(page.getByRole('checkbox', { name: laRoche })).toBeHidden();
      await page.getByRole('checkbox', { name: nestle }).check();
      await brand.fill('');
      await expect(page.getByRole('checkbox', { name: laRoche })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: nestle })).toBeChecked();
      await inspect(page, language);
      if (size === 'phone') {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(عرض|Show) /u })
          .click();
      }
      await expect(chips.getByRole('listitem')).toHaveCount(2);
      await expect(milk).toBeVisible();
      await expect(cream).toBeVisible();
      await inspect(page, language);

      await page.reload();
      await settled(page);
      await expect(chips.getByRole('listitem')).toHaveCount(2);
      await chipOf(nestle).press('Enter');
      await expect(chipOf(laRoche)).toBeFocused();
      await expect(milk).toBeHidden();
      await cream.click();
      await expect(page.getByRole('heading', { level: 1, name: /Cicaplast|سيكابلاست/u })).toBeFocused();
      await page.goBack();
      await expect(chips.getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: say('pharmacy_clear_filters') }).click();
      await expect(page.locator('#found')).toBeFocused();
      await expect(chips).toBeHidden();
      await expect(page).toHaveURL(/\/pharmacy\/products$/);
    },
  );

  test(
    'SPEC §1 an address that names one brand, as they used to, still leads to it',
    { tag: '@full-once' },
    async ({ page, say, request }) => {
      const named = await request.get('/api/v1/products/brands', { params: { name: 'nestle' } });
      const [{ id }] = ((await named.json()) as { data: { items: [{ id: number }] } }).data.items;
      await page.goto(`/pharmacy/products?brand=${id}`);
      const chips = page.getByRole('list', { name: say('pharmacy_chosen') });
      await expect(chips.getByRole('button', { name: arabic ? 'نستله' : 'Nestlé' })).toBeVisible();
    },
  );

  test('SPEC §1 a patient keeps a product and lets it go again', { tag: '@full' }, async ({ page, say, signInAs }) => {
    await signInAs(patient(arabic ? '1000017' : '1000018'));
    await page.goto('/pharmacy/favourites');
    await expect(page.getByRole('heading', { name: say('pharmacy_no_data') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('pharmacy_to_the_shop'), exact: true })
      .click();
    await expectAt(page, '/pharmacy');
    await page.goto(`/pharmacy/products?q=${encodeURIComponent(bareName(product))}`);
    const heart = page.getByRole('button', { name: say('pharmacy_keep', { name: product }), exact: true });
    const kept = page.waitForResponse((reply) => reply.url().includes('/favorites/') && reply.ok());
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await kept;
    await page.goto('/pharmacy/favourites');
    await expect(page.getByRole('link', { name: product })).toBeVisible();
    await inspect(page, language);
    await page.getByRole('button', { name: say('pharmacy_keep', { name: product }), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('pharmacy_no_data') })).toBeVisible();
  });

  if (size === 'phone')
    test(
      'with text of twice the size nothing of the shop sticks out, and account and main action stay in reach',
      { tag: '@full' },
      async ({ page, say, signInAs }) => {
        await signInAs(patient('1000001'));
        const reach = [
          page.getByRole('banner').getByRole('button', { name: say.any('shell_account') }),
          page.locator('[data-dock], [data-bottom-bar]').getByRole('button').last(),
        ];
        for (const path of ['/pharmacy', '/pharmacy/products/1', '/pharmacy/addresses']) {
          await page.goto(path);
          await settled(page);
          await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
          await expectNoSidewaysScroll(page);
          for (const control of reach) await expect(control).toBeInViewport({ ratio: 1 });
        }
      },
    );
});
