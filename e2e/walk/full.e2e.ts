import { inspect } from '../support/checks.ts';
import { test } from '../support/test.ts';
import { sizes, titleOf, type Size, type Way } from '../support/ways.ts';
import { dialogs } from './dialogs.ts';
import { people } from './people.ts';
import { screens } from './screens.ts';
import { addressOf, light } from './visit.ts';

const allWays: readonly Way[] = (['ar', 'en'] as const).flatMap((language) =>
  (Object.keys(sizes) as Size[]).map((size) => ({ language, size })),
);
const themes = ['light', 'dark'] as const;

for (const way of allWays) {
  test.describe(titleOf(way), () => {
    test.use({ way });

    for (const screen of screens) {
      for (const who of screen.as) {
        test(`${screen.at ?? screen.path} for ${who}`, async ({ page, request, signInAs }) => {
          if (people[who]) await signInAs(people[who]);
          await light(page, 'light');
          await page.goto(await addressOf(request, screen));
          for (const theme of themes) {
            await light(page, theme);
            await inspect(page, way.language);
          }
        });
      }
    }

    for (const { name, screen, open, only } of dialogs) {
      if (only !== undefined && only !== way.size) continue;
      test(`${name} open on ${screen.at ?? screen.path}`, async ({ page, request, say, signInAs }) => {
        const [who] = screen.as;
        if (people[who]) await signInAs(people[who]);
        await light(page, 'light');
        await page.goto(await addressOf(request, screen));
        await open(page, say);
        for (const theme of themes) {
          await light(page, theme);
          await inspect(page, way.language);
        }
      });
    }
  });
}
