import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';
  const places = arabic
    ? { lobby: 'المدخل والاستقبال', waiting: 'منطقة انتظار العيادات', desk: 'الاستقبال', board: 'شاشة الدور' }
    : {
        lobby: 'Entrance and reception',
        waiting: 'Waiting area of the clinics',
        desk: 'Reception',
        board: 'Queue screen',
      };
  const jeddah = arabic ? 'جدة – الروضة' : 'Jeddah – Al Rawdah';

  test(
    'S2.12 D14.30 the tile leads to the tour: looked about in by keys, walked through, and read as a list',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await signInAs((await newPatient(request)).signIn);
      await page.goto('/dashboard');
      await page
        .getByRole('main')
        .getByRole('link', exactly(say('patient_tile_virtual_tour')))
        .click();
      await expectAt(page, '/virtual-tour');
      const round = page.getByRole('region', exactly(places.lobby));
      await expect(round.locator('canvas')).toBeVisible();
      await inspect(page, language);

      const mark = round.getByRole('button', exactly(places.desk));
      const left = async (): Promise<number> => (await mark.boundingBox())?.x ?? 0;
      const before = await left();
      await round.focus();
      await page.keyboard.press('ArrowRight');
      // Who turns to the right sees what was in the middle farther to the left.
      await expect.poll(left).toBeLessThan(before - 20);
      await page.keyboard.press('Home');
      await expect.poll(left).toBe(before);

      await mark.click();
      await expect(page.getByRole('button', exactly(places.desk)).last()).toHaveAttribute('aria-expanded', 'true');
      await inspect(page, language);

      await page.getByRole('button', exactly(say('tour_go_to', { place: places.waiting }))).click();
      await expectAt(page, /\/virtual-tour\?branch=\d+&place=\d+/);
      await expect(page.getByRole('heading', exactly(places.waiting))).toBeFocused();
      await page.getByRole('button', exactly(places.board)).last().click();
      await expect(page.getByRole('region', exactly(places.waiting))).toBeVisible();

      await page.getByRole('button', exactly(jeddah)).click();
      await expect(page.getByRole('heading', exactly(places.lobby))).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', exactly(places.waiting))).toBeVisible();
    },
  );

  test(
    'D14.30 without WebGL the picture is flat, with the same marks and the same list',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.addInitScript(() => {
        Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
      });
      await page.goto('/virtual-tour');
      const flat = page.getByRole('region', exactly(places.lobby));
      await expect(flat.locator('img')).toBeVisible();
      await expect(flat.locator('canvas')).toHaveCount(0);
      await inspect(page, language);
      await flat.getByRole('button', exactly(places.waiting)).click();
      await expect(page.getByRole('heading', exactly(places.waiting))).toBeFocused();
      await expect(page.getByRole('button', exactly(say('tour_go_to', { place: places.lobby })))).toBeVisible();
    },
  );
});
