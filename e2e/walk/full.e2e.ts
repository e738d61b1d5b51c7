import { inspect, inspectContrast } from '../support/checks.ts';
import { expectKeyboardReachesAll } from '../support/keyboard.ts';
import { test } from '../support/test.ts';
import { titleOf } from '../support/ways.ts';
import { dialogs } from './dialogs.ts';
import { people } from './people.ts';
import { screens } from './screens.ts';
import { addressOf, light, turnTo } from './visit.ts';
import { allWays, isSameWay, oppositeWay, quickWay } from './ways.ts';

/** Each screen for each person: loaded once, then turned through languages and sizes, by day and, for its contrast, by night. */
for (const [nth, screen] of screens.entries()) {
  for (const [place, who] of screen.as.entries()) {
    test(`${screen.at ?? screen.path} for ${who}`, async ({ page, request, signInAs }) => {
      if (people[who]) await signInAs(people[who]);
      await light(page, 'light');
      await page.goto(await addressOf(request, screen));
      for (const way of allWays) {
        await test.step(titleOf(way), async () => {
          await turnTo(page, way);
          // What the quick walk has inspected by day is not inspected again.
          if (place > 0 || !isSameWay(way, quickWay(nth))) await inspect(page, way.language);
          if (place === 0 && isSameWay(way, oppositeWay(quickWay(nth)))) await expectKeyboardReachesAll(page);
          await light(page, 'dark');
          await inspectContrast(page);
          await light(page, 'light');
        });
      }
    });
  }
}

for (const way of allWays) {
  test.describe(titleOf(way), () => {
    test.use({ way });
    for (const { name, screen, open, only } of dialogs) {
      if (only !== undefined && only !== way.size) continue;
      test(`${name} open on ${screen.at ?? screen.path}`, async ({ page, request, say, signInAs }) => {
        const [who] = screen.as;
        if (people[who]) await signInAs(people[who]);
        await light(page, 'light');
        await page.goto(await addressOf(request, screen));
        await open(page, say);
        await inspect(page, way.language);
        await light(page, 'dark');
        await inspectContrast(page);
      });
    }
  });
}
