import { expect, type Page } from '@playwright/test';

const toastsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { toasts: ReadonlySet<string> }).toasts]);

/** A toast with this text was shown on the open page, if only for a moment. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const isIt = (toast: string): boolean => (typeof text === 'string' ? toast.includes(text) : text.test(toast));
  await expect.poll(async () => (await toastsOn(page)).some(isIt), `a toast that says ${String(text)}`).toBe(true);
}
