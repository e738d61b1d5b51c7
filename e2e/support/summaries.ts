import { expect, type Page } from '@playwright/test';
import { button } from './buttons.ts';
import type { Words } from './words.ts';

/** Writes a summary on the doctor's page of a visit: findings, a cold as its diagnosis, and a medicine of the shop. */
export async function writeSummary(page: Page, say: Words, findings: string): Promise<void> {
  await page.getByRole('tab', { name: say('visits_summary_title') }).click();
  await expect(button(page, say('doctor_sign'))).toBeDisabled();
  await page.getByLabel(say('visits_summary_findings')).fill(findings);
  await page.getByRole('textbox', { name: say('doctor_diagnosis_search') }).fill('J06');
  await page.getByRole('button', { name: /J06\.9/ }).click();
  await page.getByRole('textbox', { name: say('doctor_medicine_search') }).fill('Strepsils');
  const found = page.getByRole('list', { name: say('doctor_medicine_search') });
  await found.getByRole('button').first().click();
  await expect(page.getByText(say('doctor_draft_saved'))).toBeVisible();
}

/** Signs it for good. */
export async function signSummary(page: Page, say: Words): Promise<void> {
  await button(page, say('doctor_sign')).click();
  await button(page.getByRole('dialog'), say('doctor_sign')).click();
  await expect(page.getByRole('heading', { name: say('visits_summary_medicines') })).toBeVisible();
}
