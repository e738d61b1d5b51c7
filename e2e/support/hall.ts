import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

export type Named = { readonly id: number; readonly title: string; readonly title_ar: string };

/** Pairs a page of the hall by the code that it shows, while the desk's dialog of devices is open. */
export async function pairDevice(hall: Page, desk: Page, say: Words, name: string): Promise<void> {
  const shown = hall.getByTestId('pairing-code');
  await expect(shown).toHaveText(/\S/);
  const code = (await shown.textContent()) ?? '';
  await desk.getByRole('textbox', { name: say('queue_staff_code') }).fill(code);
  await desk.getByRole('textbox', { name: say('queue_staff_name') }).fill(name);
  await desk.getByRole('button', { name: say('queue_staff_pair'), exact: true }).click();
  await expect(shown).toBeHidden();
  // What is left in the form would be asked about when its dialog closes.
  await expect(desk.getByRole('textbox', { name: say('queue_staff_name') })).toHaveValue('');
}
