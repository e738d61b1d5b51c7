import type { Page } from '@playwright/test';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { ignoreErrors } from '../support/prepare-page.ts';
import { listAs } from '../support/sessions.ts';
import { doctor, patient } from '../support/server.ts';
import { signSummary, writeSummary } from '../support/summaries.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Visit = { readonly id: number; readonly state: string; readonly patient: { readonly mrn_number: string } };

// Dr. Layla's visits of today that are over in the demo: each language has one of its own.
const patients = { ar: '1000006', en: '1000007' } as const;
const findingsIn = { ar: 'الصدر سليم، وحرارة خفيفة', en: 'Clear chest, mild fever' } as const;
const thanksIn = { ar: 'شكرًا دكتورة', en: 'Thank you, doctor' } as const;

const doseIn = { ar: 'حبتان', en: 'Two lozenges' } as const;
const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

/** What does not arrive is not signed; it is there when the tab, and the page, are opened again, and arrives then. */
async function loseTheLine(page: Page, say: Words, dose: string): Promise<void> {
  const field = page.getByLabel(say('doctor_dose'), { exact: true });
  const summary = /\/api\/v1\/appointments\/\d+\/summary$/;
  await page.route(summary, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await field.fill(dose);
  await button(page, say('doctor_sign')).click();
  await expect(page.getByText(say('visits_history_not_saved'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openTab(page, say('doctor_visit_tab_patient'));
  await openTab(page, say('visits_summary_title'));
  await expect(field).toHaveValue(dose);
  await page.unroute(summary);
  await page.reload();
  await expect(field).toHaveValue(dose);
  await expect(page.getByText(say('doctor_draft_saved'))).toBeVisible();
  // A server that could not take it just now gets it again without another key.
  let isBusy = true;
  await page.route(summary, (route) => {
    if (route.request().method() !== 'PUT' || !isBusy) return route.continue();
    isBusy = false;
    return route.fulfill({ status: 500, json: {} });
  });
  await field.fill(`${dose} `);
  await expect(page.getByText(say('visits_history_not_saved'))).toBeVisible();
  await expect(page.getByText(say('doctor_draft_saved'))).toBeVisible();
  await page.unroute(summary);
  // Another screen that is opened before it arrives would rightly be told that it is behind.
  const saved = page.waitForResponse((reply) => summary.test(reply.url()) && reply.request().method() === 'PUT');
  await field.fill(dose);
  await saved;
}

/** Two screens of one doctor: neither writes over what the other has saved before the doctor has chosen. */
async function writeTwice(page: Page, other: Page, say: Words, findings: string): Promise<void> {
  const label = say('visits_summary_findings');
  await other.getByLabel(label).fill('1');
  await expect(other.getByText(say('doctor_draft_saved'))).toBeVisible();
  await page.getByLabel(label).fill('2');
  await expect(page.getByText(say('doctor_draft_changed'))).toBeVisible();
  await expect(button(page, say('doctor_sign'))).toBeDisabled();
  await button(page, say('doctor_draft_theirs')).click();
  await expect(page.getByLabel(label)).toHaveValue('1');
  await page.getByLabel(label).fill(findings);
  await expect(page.getByText(say('doctor_draft_saved'))).toBeVisible();
  await button(other, say('doctor_sign')).click();
  await expect(other.getByText(say('doctor_draft_changed'))).toBeVisible();
}

inBothLanguages('ar', ({ language }) => {
  test(
    'D10.05 D10.04 a doctor reads the patient, writes and signs the summary; the patient reads it, orders its medicine and writes back',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser, consoleErrors }) => {
      test.slow();
      const [mrn, findings, thanks] = [patients[language], findingsIn[language], thanksIn[language]];
      const items = await listAs<Visit>(request, doctor('D1001'), '/api/v1/appointments/today');
      const visit = items.find(({ state, patient: of }) => state === 'completed' && of.mrn_number === mrn)!;

      await signInAs(doctor('D1001'));
      await page.goto(`/doctor/appointments/${visit.id}`);
      await expect(page.getByRole('heading', { name: say('doctor_allergies') })).toBeVisible();
      await inspect(page, language);

      await writeSummary(page, say, findings);
      await inspect(page, language);
      await openTab(page, say('doctor_visit_tab_patient'));
      await openTab(page, say('visits_summary_title'));
      await expect(page.getByLabel(say('visits_summary_findings'))).toHaveValue(findings);
      await loseTheLine(page, say, doseIn[language]);
      await expect(page.getByLabel(say('visits_summary_findings'))).toHaveValue(findings);
      const other = await openBrowser(doctor('D1001'));
      await other.goto(`/doctor/appointments/${visit.id}?tab=summary`);
      await writeTwice(page, other, say, findings);
      ignoreErrors(consoleErrors, /ERR_FAILED|409|500/);
      await signSummary(page, say);

      const home = await openBrowser(patient(mrn));
      await home.goto(`/appointment/${visit.id}`);
      await expect(home.getByText(findings)).toBeVisible();
      await inspect(home, language);
      await home.getByRole('textbox', { name: say('visits_chat_write') }).fill(thanks);
      await home.getByRole('button', { name: say('visits_chat_send') }).click();
      await expect(home.getByRole('log').getByText(say('visits_chat_sent'))).toBeVisible();
      await page.getByRole('tab', { name: say('doctor_visit_tab_chat') }).click();
      await expect(page.getByRole('log').getByText(thanks)).toBeVisible();
      await expect(home.getByRole('log').getByText(say('visits_chat_read')).first()).toBeVisible();
      await home.getByRole('button', { name: say('visits_summary_order') }).click();
      await home.waitForURL('**/pharmacy/cart*');
      await expect(home.getByText(/Strepsils|ستربسلز/).first()).toBeVisible();
    },
  );
});
