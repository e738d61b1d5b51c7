import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { doctor, staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

/** Of one department: who reports, and who may learn from it. */
const people = {
  ar: {
    reporter: 'D1028',
    name: /زياد/,
    colleague: 'D1027',
    what: 'أرضية مبللة دون لافتة',
    place: 'ممر الطابق الثاني',
    actions: 'توفير لافتات',
  },
  en: {
    reporter: 'D1029',
    name: /Hanan/,
    colleague: 'D1030',
    what: 'A wet floor without a sign',
    place: 'Corridor of the second floor',
    actions: 'Signs were bought',
  },
} as const;

inBothLanguages('en', ({ language }) => {
  const { reporter, name, colleague, what, place, actions } = people[language];

  test(
    'D13.06 an incident from a draft to the review, which the department reads without who reported it',
    { tag: '@full' },
    async ({ page, say, signInAs, openBrowser }) => {
      test.slow();
      await signInAs(doctor(reporter));
      await page.goto('/doctor/ovr');
      await inspect(page, language);
      await page.getByRole('button', exactly(say('ovr_new'))).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say('ovr_what'), { exact: true }).fill(what);
      await form.getByRole('button', exactly(say('ovr_save_draft'))).click();
      await expect(form).toHaveCount(0);

      const draft = page.getByRole('listitem').filter({ hasText: say('ovr_state_draft') });
      await draft.getByRole('button').first().click();
      await form.getByRole('button', exactly(say('ovr_submit'))).click();
      await form.getByRole('button', exactly(say('ovr_submit_yes'))).click();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await inspect(page, language);
      await form.getByLabel(say('ovr_category'), { exact: true }).selectOption('fall');
      await form.getByLabel(say('ovr_severity'), { exact: true }).selectOption('near_miss');
      await form.getByLabel(say('ovr_day'), { exact: true }).fill('2027-01-09');
      await form.getByLabel(say('ovr_time'), { exact: true }).fill('08:15');
      await form.getByLabel(say('ovr_location'), { exact: true }).fill(place);
      await form.getByRole('button', exactly(say('ovr_submit'))).click();
      await form.getByRole('button', exactly(say('ovr_submit_yes'))).click();
      await expect(form).toHaveCount(0);
      const mine = page.getByRole('listitem').filter({ hasText: place });
      await expect(mine.getByText(say('ovr_state_submitted'), { exact: true })).toBeVisible();

      const admin = await openBrowser(staff('admin'));
      await admin.goto('/staff/ovr');
      await admin.getByRole('listitem').filter({ hasText: place }).getByRole('button').click();
      const review = admin.getByRole('dialog');
      await expect(review.getByText(name)).toBeVisible();
      await review.getByText(say('ovr_outcome_confirmed'), { exact: true }).click();
      await expect(review.getByRole('radio', exactly(say('ovr_outcome_confirmed')))).toBeChecked();
      await review.getByLabel(say('ovr_actions'), { exact: true }).fill(actions);
      await review.getByRole('switch').check();
      await inspect(admin, language);
      await review.getByRole('button', exactly(say('staff_ovr_close'))).click();
      await expect(review).toHaveCount(0);

      const other = await openBrowser(doctor(colleague));
      await other.goto('/doctor/ovr?view=shared');
      await other.getByRole('listitem').filter({ hasText: place }).getByRole('button').click();
      await expect(other.getByRole('dialog').getByText(what)).toBeVisible();
      await expect(other.locator('main, dialog').getByText(name)).toHaveCount(0);
      await inspect(other, language);

      await page.reload();
      await expect(mine.getByText(say('ovr_state_reviewed'), { exact: true })).toBeVisible();
    },
  );
});
