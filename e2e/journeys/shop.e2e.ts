import { inspect, settled } from '../support/checks.ts';
import { expectAt } from '../support/entering.ts';
import { patient } from '../support/server.ts';
import { expect, inEachWay, test } from '../support/test.ts';

inEachWay(({ language, size }) => {
  const arabic = language === 'ar';
  const product = arabic ? 'بانادول إكسترا أقراص' : 'Panadol Extra tablets';

  test('S6.05 a guest finds a product in spite of a slip, looks at it, and is asked to log in to keep it', async ({
    page,
    say,
  }) => {
    await page.goto('/pharmacy');
    await settled(page);
    const search = page.getByRole('combobox', { name: say('pharmacy_search_label') });
    await search.fill(arabic ? 'بندول' : 'panadoll');
    await expect(page.getByRole('option').first()).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL(/\/pharmacy\/products\?q=/);
    await page.getByRole('link', { name: product }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeFocused();
    await inspect(page, language);
    await page.getByRole('button', { name: say('pharmacy_keep', { name: product }), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: say('pharmacy_guest_title') })).toBeVisible();
    await dialog.getByRole('button', { name: say('shell_stay_here'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/pharmacy\/products\?q=/);
  });

  test('SPEC §1 the shelves are narrowed, and the address keeps by what', async ({ page, say }) => {
    await page.goto('/pharmacy/products');
    await settled(page);
    if (size === 'phone') await page.getByRole('button', { name: say('pharmacy_filters'), exact: true }).click();
    await page.getByRole('checkbox', { name: say('pharmacy_on_offer') }).check();
    await expect(page).toHaveURL(/offer=true/);
    await page.reload();
    await settled(page);
    if (size === 'phone') await page.getByRole('button', { name: say.any('pharmacy_filters_set') }).click();
    await expect(page.getByRole('checkbox', { name: say('pharmacy_on_offer') })).toBeChecked();
  });

  test('SPEC §1 a patient keeps a product and lets it go again', async ({ page, say, signInAs }) => {
    await signInAs(patient(arabic ? '1000017' : '1000018'));
    await page.goto('/pharmacy/favourites');
    await expect(page.getByRole('heading', { name: say('pharmacy_no_data') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('pharmacy_to_the_shop'), exact: true })
      .click();
    await expectAt(page, '/pharmacy');
    await page.goto(`/pharmacy/products?q=${encodeURIComponent(product)}`);
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
});
