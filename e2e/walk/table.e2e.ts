import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { knownPaths } from './screens.ts';

const routes = path.join(import.meta.dirname, '../../apps/web/src/routes');

/** `appointment/$id/index.tsx` serves `/appointment/:id`. */
const pathOf = (file: string): string =>
  `/${file.replaceAll(path.sep, '/')}`
    .replace(/\.tsx$/, '')
    .replace(/\/index$/, '')
    .replaceAll('$', ':') || '/';

/** The root and the page for all that is unknown have no address of their own. */
const without = new Set(['/__root', '/:']);

test('the walk takes in every screen that the web app has', () => {
  const served = globSync('**/*.tsx', { cwd: routes })
    .map(pathOf)
    .filter((each) => !without.has(each));
  expect(served.length).toBeGreaterThan(30);
  const unknown = served.filter((each) => !knownPaths.has(each));
  expect(unknown, 'each screen is a line of e2e/walk/screens.ts').toEqual([]);
});
