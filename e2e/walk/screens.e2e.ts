import { inspect, inspectContrast } from '../support/checks.ts';
import { expectKeyboardReachesAll } from '../support/keyboard.ts';
import { expectReflows } from '../support/reflow.ts';
import { expect, test, type Page } from '../support/test.ts';
import { sizes, titleOf, type Size, type Variant } from '../support/variants.ts';
import { wordsOf } from '../support/words.ts';
import { callStates } from './call-states.ts';
import { dialogs } from './dialogs.ts';
import type { Opened } from './opened.ts';
import { people, type Who } from './people.ts';
import { comingSoon, redirects, screens } from './screens.ts';
import { addressOf, goTo, inLanguage, setTheme, switchTo } from './screen-page.ts';
import { test as walk } from './test.ts';
import { allVariants, isInDepth } from './variants.ts';

/** Each screen for each person: loaded once, then turned through languages and sizes, by day and, for its contrast, by night. */
for (const [nth, screen] of screens.entries()) {
  for (const [place, who] of screen.as.entries()) {
    walk(`${screen.at ?? screen.path} for ${who}`, async ({ page, request, signInAs }) => {
      if (people[who]) await signInAs(people[who]);
      await goTo(page, await addressOf(request, screen));
      for (const variant of allVariants) {
        await walk.step(titleOf(variant), async () => {
          await switchTo(page, variant);
          await inspect(page, variant.language);
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

const variantsOf = (only: Size | undefined) => allVariants.filter(({ size }) => only === undefined || only === size);

async function expectOpened(page: Page, { open }: Opened, variant: Variant): Promise<void> {
  await open(page, wordsOf(variant.language));
  await inspect(page, variant.language);
  await setTheme(page, 'dark');
  await inspectContrast(page);
  await setTheme(page, 'light');
}

/** What opens over a screen is opened anew in each variant. */
for (const opened of dialogs) {
  const { name, screen, only } = opened;
  const [who] = screen.as;
  walk(`${name} open on ${screen.at ?? screen.path}`, async ({ page, request, signInAs }) => {
    if (people[who]) await signInAs(people[who]);
    const address = await addressOf(request, screen);
    for (const variant of variantsOf(only)) {
      await walk.step(titleOf(variant), async () => {
        await page.setViewportSize(sizes[variant.size]);
        await goTo(page, inLanguage(address, variant.language));
        await expectOpened(page, opened, variant);
      });
    }
  });
}

/** A call changes the browser that it is in: each of its states has one of its own. */
for (const variant of allVariants) {
  test.describe(titleOf(variant), () => {
    test.use({ variant });
    for (const state of callStates) {
      const { name, screen } = state;
      test(`${name} open on ${screen.at ?? screen.path}`, async ({ page, request, signInAs }) => {
        const [who] = screen.as;
        if (people[who]) await signInAs(people[who]);
        await goTo(page, await addressOf(request, screen));
        await expectOpened(page, state, variant);
      });
    }
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
