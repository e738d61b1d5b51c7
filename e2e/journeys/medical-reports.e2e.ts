import type { Page } from '@playwright/test';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { callAs, listAs } from '../support/sessions.ts';
import { patient, staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Asked = { readonly id: number; readonly comments: string };

// Each language has a patient of its own whose visit is over in the demo.
const patients = { ar: '1000006', en: '1000007' } as const;
const comments = { ar: 'إلى جهة العمل', en: 'For my employer' } as const;

const typed = 'Seen, and well';

/** Neither an upload, a template, a press beside the sheet nor a reload takes away what was typed. */
async function keepWhatIsTyped(officer: Page, say: Words): Promise<void> {
  const sheet = officer.getByRole('dialog').first();
  const question = officer.getByRole('dialog').nth(1);
  const text = sheet.getByLabel(say('staff_reports_text_en'));
  const pdf = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await sheet.getByLabel(say('staff_reports_upload_pdf')).last().setInputFiles(pdf);
  await expect(sheet.getByLabel(say('staff_reports_replace_pdf'))).toHaveCount(1);
  await expect(text).toHaveValue(typed);
  await expect(button(sheet, say('staff_reports_save'))).toBeEnabled();
  await sheet.getByRole('button', { name: /^(Attendance|إثبات مراجعة)$/ }).click();
  await button(question, say('staff_reports_replace_no')).click();
  await officer.keyboard.press('Escape');
  await button(question, say('shell_leave_no')).click();
  await expect(text).toHaveValue(typed);
  await officer.reload();
  await expect(text).toHaveValue(typed);
}

/** What a colleague wrote meanwhile is shown beside what is typed, which goes on once it was seen. */
async function seeColleague(officer: Page, say: Words, write: (text: string) => Promise<unknown>): Promise<void> {
  const sheet = officer.getByRole('dialog').first();
  await write('By a colleague');
  await button(sheet, say('staff_reports_save')).click();
  const notice = sheet.getByRole('alert').filter({ hasText: 'By a colleague' });
  await expect(notice).toBeVisible();
  await expect(sheet.getByLabel(say('staff_reports_text_en'))).toHaveValue(typed);
  await expect(button(sheet, say('staff_reports_approve'))).toBeDisabled();
  await button(notice, say('staff_reports_keep_mine')).click();
  await expect(notice).toBeHidden();
  await expect(sheet.getByLabel(say('staff_reports_text_en'))).toHaveValue(typed);
}

inBothLanguages('ar', ({ language }) => {
  test(
    'S4.10 S5.20 D11.02 D11.03 a report is asked for, written, approved, downloaded and verified by a stranger, then withdrawn and refused',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      test.slow();
      const who = patient(patients[language]);
      await signInAs(who);
      await page.goto('/medical-reports');
      await button(page, say('reports_request')).first().click();
      const dialog = page.getByRole('dialog');
      await expect(button(dialog, say('reports_request_send'))).toBeDisabled();
      await dialog.getByText(say(language === 'ar' ? 'records_report_arabic' : 'records_report_english')).click();
      await dialog.getByLabel(say('reports_comments')).fill(comments[language]);
      await inspect(page, language);
      await button(dialog, say('reports_request_send')).click();
      await expect(page.getByText(say('reports_status_pending')).first()).toBeVisible();

      const asked = await listAs<Asked>(request, who, '/api/v1/detail-medical-report-request');
      const { id } = asked.find((one) => one.comments === comments[language])!;
      const officer = await openBrowser(staff('records'));
      await officer.goto(`/staff/reports?report=${id}`);
      const sheet = officer.getByRole('dialog');
      await button(sheet, say('staff_reports_take')).click();
      await sheet.getByLabel(say('staff_reports_text_ar')).fill('راجع المريض وحالته مستقرة');
      await sheet.getByLabel(say('staff_reports_text_en')).fill(typed);
      await inspect(officer, language);
      await keepWhatIsTyped(officer, say);
      const colleague = await callAs(request, staff('records'));
      await seeColleague(officer, say, (text) => colleague('PATCH', `/desk/reports/${id}`, { text }));
      await inspect(officer, language);
      await button(sheet, say('staff_reports_approve')).click();
      await expect(button(sheet, say('staff_reports_withdraw'))).toBeVisible();

      await page.reload();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        button(page, say('reports_download_ar')).first().click(),
      ]);
      expect(file.suggestedFilename()).toBe(`detail_medical-${id}-ar.pdf`);
      const address = (await page
        .getByRole('link', { name: say('reports_verify') })
        .first()
        .getAttribute('href'))!;

      const stranger = await openBrowser();
      await stranger.goto(address);
      await expect(stranger.getByText(say('reports_verify_valid'))).toBeVisible();
      await inspect(stranger, language);

      await button(sheet, say('staff_reports_withdraw')).click();
      await sheet.getByLabel(say('staff_refills_reason')).fill('Wrong visit');
      await button(sheet, say('staff_reports_withdraw')).click();
      await expect(button(sheet, say('staff_reports_withdraw'))).toBeHidden();
      await stranger.reload();
      await expect(stranger.getByText(say('reports_verify_withdrawn'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(say('reports_status_withdrawn')).first()).toBeVisible();
      await expect(button(page, say('reports_download_ar'))).toBeHidden();
    },
  );
});
