import { expect, type Page } from '@playwright/test';
import { password } from './server.ts';
import type { Words } from './words.ts';

/** How people come in by the forms of the auth pages, and go. */
export type Door = { readonly page: Page; readonly say: Words };

const exactly = (name: string) => ({ name, exact: true }) as const;

/** Login Dashboard with a role chosen. */
export const openDoor = (page: Page, role: 'patient' | 'doctor' | 'rider'): Promise<unknown> =>
  page.goto(`/auth/user/dashboard?role=${role}`);

export const passwordBox = ({ page, say }: Door) => page.getByLabel(say('auth_password'), { exact: true });
export const logInButton = ({ page, say }: Door) => page.getByRole('button', exactly(say('auth_login')));

/** Types into the form that is open, and sends it. */
export async function logIn(door: Door, label: string, name: string, secret = password): Promise<void> {
  await door.page.getByLabel(door.say(label), { exact: true }).fill(name);
  await passwordBox(door).fill(secret);
  await logInButton(door).click();
}

/** Leaves by the account menu. */
export async function logOut({ page, say }: Door): Promise<void> {
  await page.getByRole('button', { name: say.any('shell_account') }).click();
  await page.getByRole('button', exactly(say('shell_log_out'))).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses Tab until this has the focus: what a keyboard cannot reach is never found. */
export async function tabTo(page: Page, target: ReturnType<Page['locator']>, most = 60): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached with ${most} times Tab`);
}
