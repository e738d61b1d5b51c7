import { inspect } from '../support/checks.ts';
import { listAs } from '../support/sessions.ts';
import { doctor, patient } from '../support/server.ts';
import { signSummary, writeSummary } from '../support/summaries.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

type Visit = { readonly id: number; readonly state: string; readonly patient: { readonly mrn_number: string } };

// Dr. Layla's visits of today that are over in the demo: each language has one of its own.
const patients = { ar: '1000006', en: '1000007' } as const;
const findingsIn = { ar: 'الصدر سليم، وحرارة خفيفة', en: 'Clear chest, mild fever' } as const;
const thanksIn = { ar: 'شكرًا دكتورة', en: 'Thank you, doctor' } as const;

inBothLanguages('ar', ({ language }) => {
  test(
    'D10.05 D10.04 a doctor reads the patient, writes and signs the summary; the patient reads it, orders its medicine and writes back',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
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
      await page.reload();
      await expect(page.getByLabel(say('visits_summary_findings'))).toHaveValue(findings);
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
