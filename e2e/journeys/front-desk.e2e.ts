import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { callAs } from '../support/sessions.ts';
import { patient, staff } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Branch = { readonly id: number };
type Desk = { readonly clinics: readonly { readonly id: number; readonly waiting: number }[] };

/** Somebody new in each run; both languages may be under way at once. */
const identityOf = (language: 'ar' | 'en') => `1${language === 'ar' ? '2' : '3'}${String(Date.now()).slice(-8)}`;

const names = { ar: ['منى', 'السبيعي'], en: ['Mona', 'Al Subaie'] } as const;

/** Fills the form of a new file as the desk does. */
async function fillFile(page: Page, say: Words, language: 'ar' | 'en', number: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name });
  await field(say('desk_identity_number')).fill(number);
  await page.getByRole('checkbox', { name: say('desk_identity_seen') }).check();
  await field(say('identity_first_name')).fill(names[language][0]);
  await field(say('identity_family_name')).fill(names[language][1]);
  await page.getByText(say('identity_female'), { exact: true }).click();
  const birth = page.locator('[name="dob"]').first();
  await birth.fill('4');
  await page.getByRole('combobox', { name: say('shell_birth_month') }).selectOption('4');
  await field(say('shell_birth_year')).fill('1990');
  const nationality = page.getByRole('combobox', { name: say('identity_nationality') });
  await nationality.click();
  await nationality.fill(language === 'ar' ? 'السعود' : 'Saudi');
  await nationality.press('Enter');
  await field(say('identity_phone')).fill(`05${number.slice(-8)}`);
  await page.getByRole('combobox', { name: say('identity_location') }).selectOption('1');
  await page.getByRole('checkbox', { name: say('desk_consent') }).check();
}

const reasons = { ar: 'خطأ في الكتابة عند الزيارة الأولى', en: 'Typed wrongly at the first visit' } as const;

/** Corrects a file as a desk does, by a passport: phone, name in the other language and birth date. */
async function correctFile(page: Page, say: Words, language: 'ar' | 'en'): Promise<void> {
  const save = page.getByRole('button', exactly(say('desk_correct_save')));
  const other = language === 'ar' ? 'en' : 'ar';
  await page.getByRole('link', exactly(say('desk_correct'))).click();
  await save.click();
  await expect(page.getByText(say('desk_correct_document_required'))).toBeVisible();
  await page.getByRole('combobox', { name: say('desk_correct_document') }).selectOption('passport');
  await page.getByRole('textbox', { name: say('desk_outcome_reason') }).fill(reasons[language]);
  await save.click();
  await expect(page.getByText(say('desk_correct_nothing'))).toBeVisible();
  await inspect(page, language);
  const suffix = other === 'ar' ? '_ar' : '';
  await page.locator(`[name="first_name${suffix}"]`).fill(names[other][0]);
  await page.locator(`[name="family_name${suffix}"]`).fill(names[other][1]);
  await page.locator('[name="dob"]').first().fill('5');
  await page.getByRole('textbox', { name: say('identity_phone') }).fill('0559990011');
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('desk_correct_confirm_text'));
  await inspect(page, language);
  await dialog.getByRole('button', exactly(say('desk_correct_yes'))).click();
  await expect(page.getByText('+966559990011')).toBeVisible();
  await expect(page.getByText(say('desk_phone_unconfirmed'))).toBeVisible();
}

inBothLanguages('ar', ({ language }) => {
  test.slow();

  test(
    'D13.32 D13.33 D9.02 a walk-in is registered at the desk, corrected, found by number and gets a number; the audit log shows both, and its file is in it',
    { tag: '@quick' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      const number = identityOf(language);
      await signInAs(staff('frontdesk'));
      await page.goto('/staff');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('desk_hint') })
        .click();
      await page.getByRole('textbox', { name: say('desk_number') }).fill(number);
      await page.getByRole('button', exactly(say('desk_find'))).click();
      await expect(page.getByText(say('desk_none_title'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: say('desk_register') })
        .first()
        .click();

      await page.getByRole('button', exactly(say('desk_register_save'))).click();
      await expect(page.getByText(say('desk_identity_seen_required'))).toBeVisible();
      await inspect(page, language);
      await fillFile(page, say, language, number);
      await page.getByRole('button', exactly(say('desk_register_save'))).click();
      await expect(page.getByText(say('desk_phone_unconfirmed'))).toBeVisible();
      await expect(page.getByText(say('desk_no_log_in'))).toBeVisible();
      const mrn = new URL(page.url()).pathname.split('/').at(-1)!;
      await page.getByRole('button', exactly(say('desk_phone_confirm'))).click();
      await expect(page.getByRole('main').getByText(say('desk_phone_confirmed'))).toBeVisible();
      await inspect(page, language);
      await correctFile(page, say, language);

      await page.goto('/staff/patients');
      await page.getByRole('textbox', { name: say('desk_number') }).fill(number);
      await page.getByRole('button', exactly(say('desk_find'))).click();
      await page.getByRole('link', { name: names[language][0] }).click();
      const call = await callAs(request, staff('frontdesk'));
      const { items: branches } = await call<{ items: Branch[] }>('GET', '/locations');
      const branch = branches.at(-1)!;
      const { clinics } = await call<Desk>('GET', `/staff/queue?location_id=${branch.id}`);
      await page.getByRole('button', exactly(say('desk_ticket'))).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: say('queue_branch') }).selectOption(String(branch.id));
      await dialog.getByRole('combobox', { name: say('queue_clinic') }).selectOption(String(clinics.at(-1)!.id));
      await inspect(page, language);
      await dialog.getByRole('button', exactly(say('queue_staff_give'))).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: say('desk_visits') })).toBeVisible();
      await expect(page.getByRole('main').getByText(say('day_visits_booked'))).toBeVisible();

      const admin = await openBrowser(staff('admin'));
      await admin.goto(`/staff/audit?number=${mrn}`);
      const entries = admin.getByRole('list', { name: say('audit_entries') });
      await expect(entries.getByRole('listitem').first()).toContainText(mrn);
      await expect(entries).toContainText(reasons[language]);
      await expect(entries).not.toContainText(names[language][1]);
      await inspect(admin, language);
      const [download] = await Promise.all([
        admin.waitForEvent('download'),
        admin.getByRole('button', exactly(say('audit_export'))).click(),
      ]);
      const file = await readFile(await download.path(), 'utf8');
      expect(file).toContain(mrn);
      await admin.reload();
      await expect(entries).toContainText(say('audit_title'));
    },
  );

  test(
    'D13.33 D13.34 D13.30 a search by name wants a reason; a visit that was decided is corrected with one; the audit log has both',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      const reason = `The card is lost (${language} ${Date.now()})`;
      await signInAs(staff('frontdesk'));
      await page.goto('/staff/patients');
      await page.getByRole('button', exactly(say('desk_by_name'))).click();
      await page.getByRole('textbox', { name: say('identity_first_name') }).fill('Sara');
      await page.getByRole('textbox', { name: say('identity_family_name') }).fill('Al');
      await page.getByRole('button', exactly(say('desk_find'))).click();
      await expect(page.getByText(say('desk_reason_required'))).toBeVisible();
      await inspect(page, language);
      await page.getByRole('textbox', { name: say('desk_reason') }).fill(reason);
      await page.getByRole('button', exactly(say('desk_find'))).click();
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .or(page.getByRole('link', { name: /1000001/ }))
          .first(),
      ).toBeVisible();

      await page.goto('/staff/visits?state=recent');
      const why = `Asked both sides (${language} ${Date.now()})`;
      const correct = page.getByRole('button', { name: say('staff_visits_correct') }).first();
      await correct.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', exactly(say('staff_visits_completed'))).check();
      await dialog.getByRole('button', exactly(say('staff_visits_save'))).click();
      await expect(dialog.getByText(say('desk_outcome_reason_required'))).toBeVisible();
      await inspect(page, language);
      await dialog.getByRole('textbox', { name: say('desk_outcome_reason') }).fill(why);
      await dialog.getByRole('button', exactly(say('staff_visits_save'))).click();
      await expect(dialog).toBeHidden();
      await page
        .getByRole('button', { name: say('staff_visits_correct') })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByText(why)).toBeVisible();

      const admin = await openBrowser(staff('admin'));
      await admin.goto('/staff/audit?what=person');
      await expect(admin.getByText(reason).first()).toBeVisible();
      await admin.goto('/staff/audit?what=appointment&action=write');
      await expect(admin.getByText(why)).toBeVisible();
      const sara = await callAs(request, patient('1000001'));
      const { items } = await sara<{ items: { what: string }[] }>('GET', '/users/access-log?by=others&limit=100');
      expect(items.map(({ what }) => what)).toContain('person');
    },
  );

  test(
    'D13.31 an administrator sees how the day stands, reads a chart as a table and goes to what is late',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(staff('admin'));
      await page.goto('/staff');
      for (const section of ['day_visits', 'day_queue', 'day_orders', 'day_tickets', 'day_revenue'] as const)
        await expect(page.getByRole('heading', { level: 3, name: say(section), exact: true })).toBeVisible();
      const orders = page.getByRole('figure', { name: say('day_orders_week') });
      await expect(orders.getByRole('img', { name: say('day_orders_week') })).toBeVisible();
      await orders.getByText(say('day_as_table')).click();
      await expect(orders.getByRole('row')).toHaveCount(8);
      await inspect(page, language);
      await page.getByRole('button', exactly(say('day_refresh'))).click();
      await expect(page.getByText(say('day_orders_of'))).toBeVisible();
    },
  );
});
