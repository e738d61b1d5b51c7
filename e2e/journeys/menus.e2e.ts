import type { Page } from '@playwright/test';
import { inspect } from '../support/checks.ts';
import { newPatient } from '../support/orders.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

type Settings = { readonly data: { readonly items: readonly { readonly title: string; readonly value: unknown }[] } };

/** As if an administrator had set these: for this page alone, other journeys go by the settings as they are. */
const withSettings = (page: Page, values: Readonly<Record<string, string>>): Promise<unknown> =>
  page.route(/\/system-settings(?:\?|$)/, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as Settings;
    const items = body.data.items.map((item) => ({ ...item, value: values[item.title] ?? item.value }));
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, items } } });
  });

inBothLanguages('ar', ({ language, size }) => {
  test(
    'S2.08 S2.09 what an administrator hides is in no menu and on no tile, and an empty social link is left out',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const me = await newPatient(request);
      await withSettings(page, { HIDDEN_MENU_ITEMS: '/promotions,/virtual-tour,/pharmacy', SOCIAL_X: '' });
      await signInAs(me.signIn);
      await page.goto('/dashboard');
      const tiles = page.getByRole('main');
      await expect(tiles.getByRole('link', { name: say('patient_tile_health_education'), exact: true })).toBeVisible();
      for (const key of ['patient_tile_promotions', 'patient_tile_virtual_tour', 'patient_tile_pharmacy'])
        await expect(tiles.getByRole('link', { name: say(key), exact: true })).toHaveCount(0);
      await expect(page.locator('nav a[href="/pharmacy"]')).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: say('shell_social_youtube') })).toHaveAttribute('href', /^https:/);
      await expect(footer.getByRole('link', { name: say('shell_social_x') })).toHaveCount(0);
      await inspect(page, language);
    },
  );

  test(
    'S2.08 an administrator reads which services are hidden, and where the group is found elsewhere',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const email = `e2e-menus-${language}@example.org`;
      await signInAs(asPerson(await newStaff(request, { email, role_id: roles.administrator })));
      await page.goto('/staff/settings?setting=HIDDEN_MENU_ITEMS');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('checkbox')).toHaveCount(19);
      const save = dialog.getByRole('button', { name: say('staff_settings_save') });
      await expect(save).toBeDisabled();
      await dialog.getByRole('checkbox').first().check();
      await expect(save).toBeEnabled();
      await inspect(page, language);
      await page.goto('/staff/content');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The section that one is in, and no other.
      const lit = page.locator('nav [aria-current=page]').filter({ visible: true });
      await expect(lit).toHaveCount(1);
      await expect(lit).toHaveText(size === 'phone' ? say('shell_bar_more') : say('content_title'));
    },
  );
});
