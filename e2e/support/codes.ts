import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** The boxes of a one-time code. */
export const boxes = (page: Page, say: Words): Locator =>
  page.getByRole('group', { name: say('identity_otp_code') }).getByRole('textbox');

/** As many digits that are not the code. */
export const codeOtherThan = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

/** Types a code as a person does, beginning in the first box. */
export async function typeCode(page: Page, say: Words, code: string): Promise<void> {
  await boxes(page, say).first().focus();
  await page.keyboard.type(code);
}

/** Types wrong digits and waits until the screen says so and the boxes are empty again. */
export async function typeWrongCode(page: Page, say: Words, code: string): Promise<void> {
  const refusal = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.status() === 422);
  await typeCode(page, say, codeOtherThan(code));
  await refusal;
  await expect(boxes(page, say).first()).toHaveValue('');
}

/** Runs in the browser: its clock goes on by a minute. */
export function advancePageByMinute(): void {
  const Before = Date;
  const now = () => Before.now() + 60_000;
  globalThis.Date = class extends Before {
    constructor(...given: []) {
      super(...((given.length === 0 ? [now()] : given) as []));
    }
    static override now = now;
  } as DateConstructor;
}
