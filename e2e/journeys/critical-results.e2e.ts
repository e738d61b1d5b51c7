import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { advanceClock, doctor } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** Whose result it is, by whom it is seen, and its value; one for each language. */
const results = {
  ar: { code: 'D1019', mrn: '1000017', value: '٢٫٣', wrong: '3.2' },
  en: { code: 'D1020', mrn: '1000026', value: '41', wrong: '14' },
} as const;
const head = 'D1017';

inBothLanguages('ar', ({ language }) => {
  const { code, mrn, value, wrong } = results[language];

  test(
    'D13.05 a critical result that nobody acknowledged comes to the head of department, who reads it back once',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      test.slow();
      const ofHead = await openBrowser(doctor(head));
      await ofHead.goto('/doctor/critical-results');
      await signInAs(doctor(code));
      await page.goto('/doctor/dashboard');
      await page
        .getByRole('link', { name: say.any('doctor_block_critical') })
        .first()
        .click();
      const card = page.getByRole('listitem').filter({ hasText: mrn });
      await expect(card).toHaveCount(1);

      // The half hour is over now, if it was not before.
      await advanceClock(request, 60);
      const atHead = ofHead.getByRole('listitem').filter({ hasText: mrn });
      await expect(atHead).toHaveCount(1, { timeout: 45_000 });
      await expect(atHead.getByText(say('doctor_critical_escalated'), { exact: true })).toBeVisible();
      await inspect(ofHead, language);
      await page.reload();
      await expect(card.getByText(say('doctor_critical_escalated'), { exact: true })).toBeVisible();
      await inspect(page, language);

      await atHead.getByRole('button', { name: say.any('doctor_critical_acknowledge') }).click();
      const dialog = ofHead.getByRole('dialog');
      const field = dialog.getByRole('textbox');
      const confirm = dialog.getByRole('button', exactly(say('doctor_critical_confirm')));
      await field.fill(wrong);
      await confirm.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await inspect(ofHead, language);
      await field.fill(value);
      await confirm.click();
      await expect(dialog).toHaveCount(0);
      await expect(atHead).toHaveCount(0);

      await page.reload();
      await expect(page.getByRole('tablist')).toBeVisible();
      await expect(card).toHaveCount(0);
      await page.getByRole('tab', exactly(say('doctor_critical_settled'))).click();
      await expect(card.getByText(say('doctor_critical_done'), { exact: true })).toBeVisible();
    },
  );
});
