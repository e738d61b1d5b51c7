import type { Page } from '@playwright/test';
import type { Language, Words } from './words.ts';

/** What a rider does on the screen. */
export type RiderScreen = { readonly page: Page; readonly say: Words; readonly language: Language };

/** Types the six digits, without sending them. */
export async function fillCode({ page, say }: RiderScreen, code: string): Promise<void> {
  await page
    .getByRole('group', { name: say('rider_code_label') })
    .getByRole('textbox')
    .first()
    .focus();
  await page.keyboard.type(code);
}

const strokes = [
  [0.35, 0.2],
  [0.5, 0.7],
  [0.65, 0.3],
  [0.8, 0.5],
] as const;

/** Signs with the pointer, as a finger does. */
export async function sign({ page, say }: RiderScreen): Promise<void> {
  const paper = page
    .getByRole('dialog')
    .getByRole('group', { name: say('rider_signature') })
    .locator('canvas');
  // Not before it lies still and nothing covers it.
  await paper.hover();
  const { x, y, width, height } = (await paper.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  for (const [across, down] of strokes) await page.mouse.move(x + width * across, y + height * down, { steps: 4 });
  await page.mouse.up();
}
