import { test, expect, type Size } from '../support/test.ts';
import { later, people, screens, type Who } from './screens.ts';
import { addressOf, dress, inspect, settled } from './visit.ts';

const languages = ['ar', 'en'] as const;
/** The quick walk takes each screen once a language: phones in Arabic, desktops in English. */
const sizeFor = { ar: 'phone', en: 'desktop' } as const satisfies Record<(typeof languages)[number], Size>;

const login = (who: Who) => people[who];

for (const screen of screens) {
  for (const language of languages) {
    const [who] = screen.as as readonly [Who, ...Who[]];
    const size = sizeFor[language];
    test(`${screen.path} for ${who} in ${language} on a ${size}`, async ({ page, request, signInAs }) => {
      await dress(page, { who, language, size });
      const person = login(who);
      if (person) await signInAs(person);
      await page.goto(await addressOf(request, screen, language));
      await settled(page);
      await inspect(page, language);
    });
  }
}

for (const { path, as: who } of later) {
  test(`S2.02 ${path} leads to Coming Soon until it is built`, async ({ page, signInAs }) => {
    const person = login(who);
    if (person) await signInAs(person);
    await page.goto(`${path}?lang=en`);
    await expect(page).toHaveURL(/\/coming-soon/);
  });
}
