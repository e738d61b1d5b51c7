import { inspect } from '../support/checks.ts';
import { expectKeyboardReachesAll } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { titleOf } from '../support/ways.ts';
import { people, type Who } from './people.ts';
import { later, passages, screens } from './screens.ts';
import { addressOf, light } from './visit.ts';
import { quickWay } from './ways.ts';

for (const [nth, screen] of screens.entries()) {
  const [who] = screen.as;
  const way = quickWay(nth);
  test.describe(() => {
    test.use({ way });
    test(`${screen.at ?? screen.path} for ${who} ${titleOf(way)}`, async ({ page, request, signInAs }) => {
      await light(page, 'light');
      if (people[who]) await signInAs(people[who]);
      await page.goto(await addressOf(request, screen));
      await inspect(page, way.language);
      await expectKeyboardReachesAll(page);
    });
  });
}

for (const [who, paths] of Object.entries(later) as [Who, readonly string[]][]) {
  test(`S2.02 what is built later leads ${who} to Coming Soon`, async ({ page, signInAs }) => {
    if (people[who]) await signInAs(people[who]);
    for (const path of paths) {
      await page.goto(path.replaceAll(/:\w+/g, '1'));
      await expect(page, path).toHaveURL(/\/coming-soon$/);
    }
  });
}

for (const { path, as: who, to } of passages) {
  test(`S2.01 ${path} leads ${who} to ${to}`, async ({ page, signInAs }) => {
    if (people[who]) await signInAs(people[who]);
    await page.goto(path);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
