import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAt } from './log-in-form.ts';
import { latestCode } from './server.ts';
import type { Words } from './words.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** Imports a bundle beside the running server, as an administrator would, and answers the person's MRN. */
export async function importPerson(file: string, phone?: string): Promise<string> {
  const command = ['apps/server/src/import/main.ts', 'fhir', file, ...(phone === undefined ? [] : ['--phone', phone])];
  const { stdout } = await run(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      BALSAM_TEST: '1',
      BALSAM_DATA_DIR: process.env['BALSAM_E2E_DATA'] ?? path.join(root, '.data-e2e'),
    },
  });
  const mrn = /MRN (\d{7})/.exec(stdout)?.[1];
  expect(mrn, stdout).toBeDefined();
  return mrn!;
}

type Screen = { readonly page: Page; readonly say: Words; readonly request: APIRequestContext };

/** Logs somebody in who was imported with a phone, for the first time: by a code, and agreeing to the terms. */
export async function logInByCode({ page, say, request }: Screen, mrn: string, e164: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(mrn);
  await page.getByRole('button', { name: say('identity_with_code'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('identity_otp_title') })).toBeVisible();
  await page
    .locator('input')
    .first()
    .pressSequentially(await latestCode(request, e164));
  // A complete code goes by itself; somebody without the terms agreed is asked for them first.
  await expectAt(page, /\/terms-and-condition/);
  await page.getByLabel(say('identity_terms_agree')).check();
  await page.getByRole('button', { name: say('identity_terms_continue'), exact: true }).click();
  await expectAt(page, /^https?:\/\/[^/]+\/dashboard$/);
}
