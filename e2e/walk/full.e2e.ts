import { sizes, test, type Language, type Size } from '../support/test.ts';
import { people, screens } from './screens.ts';
import { addressOf, dress, inspect, settled, type Way } from './visit.ts';

const languages: readonly Language[] = ['ar', 'en'];
const themes = ['light', 'dark'] as const;

const ways = (who: Way['who']): Way[] =>
  languages.flatMap((language) =>
    (Object.keys(sizes) as Size[]).flatMap((size) => themes.map((theme) => ({ who, language, size, theme }))),
  );

for (const screen of screens) {
  for (const who of screen.as) {
    test(`${screen.path} for ${who} in both languages, sizes and themes`, async ({ page, request, signInAs }) => {
      test.slow();
      const person = people[who];
      if (person) await signInAs(person);
      for (const way of ways(who)) {
        await test.step(`${way.language} ${way.size} ${way.theme}`, async () => {
          await dress(page, way);
          await page.goto(await addressOf(request, screen, way.language));
          await settled(page);
          await inspect(page, way.language);
        });
      }
    });
  }
}
