import type { Locator, Page } from '@playwright/test';

/** The place that the bar of a phone lights. */
export const litPlace = (page: Page): Locator => page.locator('[data-bottom-bar] [aria-current=page]');
