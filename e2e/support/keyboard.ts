import type { Locator, Page } from '@playwright/test';

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
