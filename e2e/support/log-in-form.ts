import { expect, type Locator, type Page } from '@playwright/test';
import { arrived } from './checks.ts';
import type { Words } from './words.ts';

/** The password of everybody in the demo hospital. */
export const demoPassword = 'Balsam#2026';

type Screen = { readonly page: Page; readonly say: Words };

/** Fills the sign-in form that is shown and presses Login; `label` is the key of the field that names the person. */
export async function submitLogIn({ page, say }: Screen, label: string, name: string): Promise<void> {
  await page.getByLabel(say(label), { exact: true }).fill(name);
  await page.getByLabel(say('identity_password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: say('identity_login'), exact: true }).click();
}

/** The screen is that of this path and query on the same origin, or of an address that fits. */
export async function expectAt(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(typeof path === 'string' ? (url) => url.pathname + url.search === path : path);
  await arrived(page);
}

/** The button of the account menu, by the short name that it shows. */
export const accountButton = ({ page, say }: Screen, name: string) =>
  page.getByRole('banner').getByRole('button', { name: say('shell_account', { name }), exact: true });

/** Presses what ends the log-in, and waits for the page that is loaded then: the address alone may change before, or stay the same. */
export async function endLogIn(page: Page, pressed: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await pressed.click();
  await loaded;
}

/** Logs out by the account menu, which shows the short name `name`. */
export async function logOut({ page, say }: Screen, name: string): Promise<void> {
  await accountButton({ page, say }, name).click();
  await endLogIn(page, page.getByRole('banner').getByRole('button', { name: say('shell_log_out'), exact: true }));
}
