import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import type { Language } from './words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation of WCAG 2.2 A and AA, and no best practice broken, on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page, { type: 'tag', values: tags }), 'accessibility').toEqual([]);
}

/** Nothing sticks out sideways: the page scrolls up and down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(over, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** Runs in the browser: the texts of the other language, those that say themselves in which language they are excepted. */
function foreignTextsIn(language: Language): string[] {
  const foreign = language === 'ar' ? /[A-Za-z]{2,}/ : /[\u0600-\u06FF]{2,}/;
  const found: string[] = [];
  const check = (element: Element, text: string) => {
    if (element.closest('script,style,[dir="ltr"]:not(html),[hidden]')) return;
    if (element.closest('[lang]')?.getAttribute('lang') !== language) return;
    // Names of file formats are the same in both.
    if (foreign.test(text.replaceAll(/\b(?:PDF|JPEG|PNG|WebP|AVIF|HEIC)\b/g, ''))) found.push(text.trim().slice(0, 80));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) check(node.parentElement, node.textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`)) check(element, element.getAttribute(name) ?? '');
  }
  return found;
}

/**
 * No text of the other language, neither seen nor read aloud: Latin words on an Arabic screen, or Arabic letters on an English one.
 * What is marked with its own `lang` (data that came in one language) and codes in `dir="ltr"` islands are excepted.
 */
export async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  expect(await page.evaluate(foreignTextsIn, language), 'texts of the other language').toEqual([]);
  const title = await page.title();
  expect(title, 'the title of the page').toMatch(language === 'ar' ? /^[^A-Za-z]+$/ : /^[^\u0600-\u06FF]+$/);
}

const areas = readdirSync(path.join(import.meta.dirname, '../../apps/web/src/messages')).filter((name) =>
  /^[a-z]+$/.test(name),
);
const bareKey = new RegExp(String.raw`\b(?:${areas.join('|')})_[a-z_]+\b`, 'g');

/** No message key that found no text. */
export async function expectNoBareKeys(page: Page): Promise<void> {
  const text = `${await page.title()} ${await page.locator('body').innerText()}`;
  expect(text.match(bareKey) ?? [], 'message keys without a text').toEqual([]);
}

/** The address goes ahead of the screen: waits until what stands there is the page of the address. */
export const arrived = (page: Page): Promise<void> => expect(page.locator('#main:not([aria-busy])')).toHaveCount(1);

/** Waits until the screen has what it came for: its page, a heading, and nothing any more that is on its way. */
export async function settled(page: Page): Promise<void> {
  await arrived(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.shimmer, [aria-busy="true"]')).toHaveCount(0);
}

/** As long as anything else on a screen is waited for: what arrives a moment later is no fault. */
const checkTimeout = 15_000;

/** Looks at a screen as the strictest visitor: accessible, in one language, nothing sideways, no key for a text. */
export async function inspect(page: Page, language: Language): Promise<void> {
  await settled(page);
  await expect(page.locator('html'), 'direction of the text').toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(async () => {
    await expectNoBareKeys(page);
    await expectOneLanguage(page, language);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }).toPass({ timeout: checkTimeout });
}

/** Looks only at what another theme changes on a screen that was inspected already: its colours. */
export async function inspectContrast(page: Page): Promise<void> {
  await settled(page);
  await expect(async () => {
    expect(await violationsOn(page, { type: 'rule', values: ['color-contrast'] }), 'contrast').toEqual([]);
  }).toPass({ timeout: checkTimeout });
}
