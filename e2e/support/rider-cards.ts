import type { Locator, Page } from '@playwright/test';
import { button } from './buttons.ts';
import { inDigitsOf } from './digits.ts';
import { fillCode, type RiderScreen } from './rider-dialogs.ts';

/** The card of an order in a rider's list, or on its own page. */
export const cardOf = ({ page, say, language }: RiderScreen, id: number): Locator =>
  page.getByRole('listitem', { name: say('rider_order', { number: inDigitsOf(language, id) }), exact: true });

/** Opens the status drop-down of a card and chooses a move by its word. */
export async function choose(page: Page, card: Locator, word: string): Promise<void> {
  await card.locator('[aria-haspopup=dialog][aria-label]').click();
  await page.getByRole('dialog').getByRole('button', { name: word }).click();
}

/** Types the customer's code into the open dialog and confirms it. */
export async function handOver(screen: RiderScreen, code: string): Promise<void> {
  await fillCode(screen, code);
  await button(screen.page, screen.say('rider_code_verify')).click();
}
