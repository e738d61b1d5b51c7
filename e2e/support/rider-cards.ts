import type { Locator, Page } from '@playwright/test';
import { fillCode, type Riding } from './riding.ts';
import type { Language } from './words.ts';

/** A number of an order as the screen writes it. */
export const shownNumber = (id: number, language: Language): string =>
  language === 'ar' ? String(id).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!) : String(id);

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The card of an order in a rider's list, or on its own page. */
export const cardOf = ({ page, say, language }: Riding, id: number): Locator =>
  page.getByRole('listitem', { name: say('rider_order', { number: shownNumber(id, language) }), exact: true });

/** Opens the status drop-down of a card and chooses a move by its word. */
export async function choose(page: Page, card: Locator, word: string): Promise<void> {
  await card.locator('[aria-haspopup=dialog][aria-label]').click();
  await page.getByRole('dialog').getByRole('button', { name: word }).click();
}

/** Types the customer's code into the open dialog and confirms it. */
export async function handOver(screen: Riding, code: string): Promise<void> {
  await fillCode(screen, code);
  await button(screen.page, screen.say('rider_code_verify')).click();
}
