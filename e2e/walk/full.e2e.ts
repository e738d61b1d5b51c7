import { inspect, inspectContrast } from '../support/checks.ts';
import { expectKeyboardReachesAll } from '../support/keyboard.ts';
import { expectReflows } from '../support/reflow.ts';
import { test } from '../support/test.ts';
import { titleOf } from '../support/variants.ts';
import { dialogs } from './dialogs.ts';
import { people } from './people.ts';
import { screens } from './screens.ts';
import { addressOf, goTo, setTheme, switchTo } from './screen-page.ts';
import { test as walk } from './test.ts';
import { allVariants, isInDepth, isSameVariant, quickVariant } from './variants.ts';

/** Each screen for each person: loaded once, then turned through languages and sizes, by day and, for its contrast, by night. */
for (const [nth, screen] of screens.entries()) {
  for (const [place, who] of screen.as.entries()) {
    walk(`${screen.at ?? screen.path} for ${who}`, async ({ page, request, signInAs }) => {
      if (people[who]) await signInAs(people[who]);
      await goTo(page, await addressOf(request, screen));
      for (const variant of allVariants) {
        await walk.step(titleOf(variant), async () => {
          await switchTo(page, variant);
          // What the quick walk has inspected by day is not inspected again.
          if (place > 0 || !isSameVariant(variant, quickVariant(nth))) await inspect(page, variant.language);
          if (!isInDepth(nth, variant)) return;
          await setTheme(page, 'dark');
          await inspectContrast(page);
          await setTheme(page, 'light');
          if (place === 0) await expectKeyboardReachesAll(page);
        });
      }
      if (place === 0) await walk.step('narrow, and with large letters', () => expectReflows(page));
    });
  }
}

for (const variant of allVariants) {
  test.describe(titleOf(variant), () => {
    test.use({ variant });
    for (const { name, screen, open, only } of dialogs) {
      if (only !== undefined && only !== variant.size) continue;
      test(`${name} open on ${screen.at ?? screen.path}`, async ({ page, request, say, signInAs }) => {
        const [who] = screen.as;
        if (people[who]) await signInAs(people[who]);
        await setTheme(page, 'light');
        await goTo(page, await addressOf(request, screen));
        await open(page, say);
        await inspect(page, variant.language);
        await setTheme(page, 'dark');
        await inspectContrast(page);
      });
    }
  });
}
