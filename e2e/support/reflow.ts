import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './checks.ts';

/**
 * Runs in the browser: the texts of which a reader would miss a part, because a box cuts them off or the edge of the screen does. What can be
 * scrolled to is not lost, nor is an excerpt (`data-excerpt`), whose whole text its row leads to.
 */
function cutTexts(): string[] {
  const slack = 2;
  const found = new Set<string>();
  /** Only read aloud, in boxes of a pixel, also where it is so at one width alone. */
  const isForEars = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || isForEars(element.parentElement));
  const isSkipped = (element: Element): boolean =>
    isForEars(element) ||
    element.closest('svg, script, style, noscript, .sr-only, [data-excerpt]') !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isCut = (text: DOMRect, from: Element): boolean => {
    for (let box: Element | null = from; box; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const edge = box.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (text.left < edge.left - slack || text.right > edge.right + slack))
        return true;
      const middle = (text.top + text.bottom) / 2;
      if (/hidden|clip/.test(overflowY) && (middle < edge.top || middle > edge.bottom)) return true;
      if (position === 'fixed') break;
    }
    return text.left < -slack || text.right > document.documentElement.clientWidth + slack;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || node.textContent?.trim() === '' || isSkipped(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((rect) => rect.width > 0 && isCut(rect, parent)))
      found.add(node.textContent!.trim().slice(0, 80));
  }
  return [...found];
}

const atTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), `${percent}%`);

async function expectNothingLost(page: Page, how: string): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(cutTexts), `texts cut off ${how}`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }).toPass({ timeout: 15_000 });
}

/** WCAG 1.4.4 and 1.4.10: nothing is lost at a width of 320 px, nor with letters twice as large. The page is not loaded anew. */
export async function expectReflows(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page, 'at 320 px');
  await page.setViewportSize({ width: 640, height: 800 });
  await atTextSize(page, 200);
  await expectNothingLost(page, 'with letters at 200 %');
  await atTextSize(page, 100);
}
