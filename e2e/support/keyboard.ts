import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this has the focus: what a keyboard does not reach is never found. */
export async function tabTo(page: Page, goal: Locator, most = 80): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(goal)} is not reached with ${most} times Tab`);
}

/** Goes there by Tab and presses Enter. */
export async function enterOn(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

/**
 * Runs in the browser: marks everything on the page that a keyboard has to reach, and answers how many there are. Of a group of
 * radio buttons one is a stop, the arrows go on from it.
 */
function markStops(): number {
  const groups = new Set<string>();
  const isStop = (element: HTMLElement): boolean => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const isFirst = !groups.has(element.name);
    groups.add(element.name);
    return isFirst;
  };
  // While a dialog is open, what is behind it is out of reach for everybody.
  const open = document.querySelector('dialog:modal') ?? document;
  const all = open.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  const stops = [...all].filter(isStop);
  for (const stop of stops)
    stop.dataset['stop'] = stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.name : '';
  return stops.length;
}

/** Runs in the browser: takes the mark off what has the focus now, and answers how many are left. */
function noteStop(): number {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement && active.type === 'radio') {
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]'))
      if (radio.name === active.name) delete radio.dataset['stop'];
  } else if (active instanceof HTMLElement) delete active.dataset['stop'];
  return document.querySelectorAll('[data-stop]').length;
}

/**
 * Every link, button and field that shows is reached by Tab alone, from the top of the page, and none of them keeps the focus. What other
 * people do meanwhile may bring further stops into the same page: there is room for as many again.
 */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const stops = await page.evaluate(markStops);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  let left = stops;
  for (let presses = 0; left > 0 && presses < 2 * stops + 5; presses += 1) {
    await page.keyboard.press('Tab');
    left = await page.evaluate(noteStop);
  }
  const missed = await page
    .locator('[data-stop]')
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 160)));
  expect(missed, 'what Tab does not reach').toEqual([]);
}
