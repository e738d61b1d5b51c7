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

/** Goes there by Tab and presses Enter, once it can be pressed. */
export async function enterOn(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeEnabled();
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

/** Runs in the browser: how an element looks, and the box or the label that it stands in. */
function lookOf(element: Element): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const around = [element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
  const looks = [element, ...labels, ...around].map((each) => {
    if (!each) return '';
    const { outlineStyle, outlineColor, boxShadow, borderColor } = getComputedStyle(each);
    return [outlineStyle, outlineColor, boxShadow, borderColor].join(' ');
  });
  return looks.join(';');
}

/** Runs in the browser: whether the keyboard's focus is here and within sight. */
function isFocusedInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.matches(':focus-visible') && bottom > 0 && top < innerHeight;
}

/** Goes there by Tab alone, unless the focus is there already; whoever looks sees where it is. */
export async function reach(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  if (await goal.evaluate((element) => element === document.activeElement)) return;
  const before = await goal.evaluate(lookOf);
  await tabTo(page, goal, 160);
  expect(await goal.evaluate(isFocusedInView), `${String(goal)} has the focus within sight`).toBe(true);
  await expect.poll(() => goal.evaluate(lookOf), `the focus shows on ${String(goal)}`).not.toBe(before);
}

/** Goes to a button or a link and presses it. */
export async function pressOn(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeEnabled();
  await reach(page, goal);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, goal: Locator, text: string): Promise<void> {
  await reach(page, goal);
  await page.keyboard.type(text);
}

/** Goes to a box, a switch or a radio button and turns it on with the space bar. */
export async function tick(page: Page, goal: Locator): Promise<void> {
  await reach(page, goal);
  await page.keyboard.press('Space');
}

/** Goes to a drop-down and takes the entry that is so many below the one that stands there. */
export async function takeBelow(page: Page, goal: Locator, steps: number): Promise<void> {
  // Its entries may be on their way still: an arrow takes nothing as long as there are none.
  await expect(goal.locator('option').nth(steps)).toBeAttached();
  await reach(page, goal);
  for (let nth = 0; nth < steps; nth += 1) await page.keyboard.press('ArrowDown');
}

/** Goes to a drop-down and takes the entry of this name with the arrows. */
export async function takeEntry(page: Page, goal: Locator, name: string): Promise<void> {
  await expect(goal.getByRole('option', { name, exact: true })).toBeAttached();
  const place = await goal
    .locator('option')
    .evaluateAll((all, wanted) => all.findIndex((each) => each.textContent === wanted), name);
  await takeBelow(page, goal, place);
  await expect(goal.locator('option:checked')).toHaveText(name);
}

/** Goes to a group of radio buttons, where its first or its chosen one is the stop, and on with the arrows to this one. */
export async function takeRadio(page: Page, group: Locator, goal: Locator): Promise<void> {
  await reach(page, group.first());
  for (let nth = await group.count(); nth > 0 && !(await goal.isChecked()); nth -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(goal).toBeChecked();
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

/** Runs in the browser: from now on, whatever gets the focus loses its mark, a radio button that of its whole group. */
function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        if (radio.name === target.name) delete radio.dataset['stop'];
    } else if (target instanceof HTMLElement) delete target.dataset['stop'];
  });
}

/** So many times Tab is pressed before the page is asked what is left: asking takes longer than pressing. */
const burst = 8;

/**
 * Every link, button and field that shows is reached by Tab alone, from the top of the page, and none of them keeps the focus. What other
 * people do meanwhile may bring further stops into the same page: there is room for as many again.
 */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(watchFocus);
  const stops = await page.evaluate(markStops);
  const marked = page.locator('[data-stop]');
  for (let presses = 0; (await marked.count()) > 0 && presses < 2 * stops + 5; presses += burst)
    for (let nth = 0; nth < burst; nth += 1) await page.keyboard.press('Tab');
  const missed = await marked.evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 160)));
  expect(missed, 'what Tab does not reach').toEqual([]);
  // What shows for the keyboard alone, such as the link to the content, is in nobody's way afterwards.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
