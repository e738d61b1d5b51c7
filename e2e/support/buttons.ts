import type { Locator, Page } from '@playwright/test';

/** What is found by exactly this name. */
export const exactly = (name: string) => ({ name, exact: true }) as const;

/** The button of exactly this name. */
export const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', exactly(name));
