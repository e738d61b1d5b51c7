import { inspect } from '../support/checks.ts';
import { titleOf } from '../support/variants.ts';
import { people, type Who } from './people.ts';
import { comingSoon, redirects, screens } from './screens.ts';
import { addressOf, goTo } from './screen-page.ts';
import { expect, test } from './test.ts';
import { isQuick, quickVariant } from './variants.ts';

/** Each screen in one language and size; its other states, the keyboard, narrow screens and large letters are part of the full walk. */
for (const [nth, screen] of screens.entries()) {
  if (!isQuick(nth)) continue;
  const [who] = screen.as;
  const variant = quickVariant(nth);
  test.describe(() => {
    test.use({ variant });
    test(`${screen.at ?? screen.path} for ${who} ${titleOf(variant)}`, async ({ page, request, signInAs }) => {
      if (people[who]) await signInAs(people[who]);
      await goTo(page, await addressOf(request, screen));
      await inspect(page, variant.language);
    });
  });
}

for (const [who, paths] of Object.entries(comingSoon) as [Who, readonly string[]][]) {
  test(`S2.02 what is built later leads ${who} to Coming Soon`, async ({ page, signInAs }) => {
    if (people[who]) await signInAs(people[who]);
    for (const path of paths) {
      await page.goto(path.replaceAll(/:\w+/g, '1'));
      await expect(page, path).toHaveURL(/\/coming-soon$/);
    }
  });
}

for (const { path, as: who, to } of redirects) {
  test(`S2.01 ${path} leads ${who} to ${to}`, async ({ page, signInAs }) => {
    if (people[who]) await signInAs(people[who]);
    await page.goto(path);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
