import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Small, and evaluated once for each page that is loaded: a page is looked at many times while it switches languages, sizes and themes. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = typeof globalThis & { readonly axe?: typeof axe };

/** What axe finds on the page as it is now, by these tags or these rules: a line for each broken rule, with the first element that breaks it. */
export async function violationsOn(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const isThere = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { violations } = await (globalThis as WithAxe).axe!.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      // A line shows the element itself: to work out a selector for each takes a quarter of the time.
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
  }, runOnly);
}
