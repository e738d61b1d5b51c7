import type { Locator, Page } from '@playwright/test';
import { socketConnected } from './browser-pages.ts';
import { settled } from './checks.ts';

/** The step of an order's timeline that is marked as the present one. */
export const currentStep = (page: Page): Locator => page.locator('li[aria-current="step"]');

/** Opens an order, waits until it is told what happens, and marks the page: whoever loads it again loses the mark. */
export async function openAndMark(page: Page, id: number): Promise<void> {
  const connected = socketConnected(page);
  await page.goto(`/pharmacy/orders/${id}`);
  await settled(page);
  await connected;
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
}

export const isStillMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in globalThis);
