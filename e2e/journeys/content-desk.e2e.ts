import { emptyContent } from '@balsam/domain/content';
import type { Page } from '@playwright/test';
import { chooseTime, confirmBooking, findDoctor, type PatientScreen } from '../support/booking.ts';
import { button, exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { advancePageByMinute } from '../support/codes.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { callAs } from '../support/sessions.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** A day from today on, by the clock of the server, which the browser goes by. */
const dayFrom = async (page: Page, days: number): Promise<string> =>
  new Date((await page.evaluate(() => Date.now())) + days * 86_400_000).toISOString().slice(0, 10);

/** A label of the editor with its language. */
const label = (say: Words, key: string, lang: 'ar' | 'en'): string =>
  say(lang === 'ar' ? 'content_in_arabic' : 'content_in_english', { field: say(key) });

const fill = (page: Page, name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text);

/** Makes the page read again what it shows, as coming back to its tab does. */
const comeBack = async (page: Page): Promise<void> => {
  await page.evaluate(advancePageByMinute);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
};

const wholeArticle = {
  ...emptyContent,
  title: 'Drinking enough',
  title_ar: 'شرب الماء الكافي',
  summary: 'How much is enough.',
  summary_ar: 'كم يكفي منه.',
  body: '<p>Water is best.</p>',
  body_ar: '<p>الماء هو الأفضل.</p>',
  topic: 'nutrition',
  reviewed_on: '2026-11-01',
};

inBothLanguages('en', ({ language }) => {
  const code = language === 'ar' ? 'JOURNEYAR' : 'JOURNEYEN';
  const title = language === 'ar' ? 'عرض رحلة الاختبار' : 'Offer of the journey';

  test(
    'D14.20 D14.21 a promotion is written, refused in one language, published, and used by a patient',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      test.slow();
      const editor = await newStaff(request, {
        email: `e2e-content-${language}@example.org`,
        role_id: roles.administrator,
      });
      await signInAs(asPerson(editor));
      await page.goto('/staff/content?kind=promotion');
      await page.getByRole('link', exactly(say('content_new_promotion'))).click();
      await fill(page, label(say, 'content_field_title', 'en'), 'Offer of the journey');
      await expect(
        page.getByText(say('content_missing', { field: label(say, 'content_field_title', 'ar') })),
      ).toBeVisible();
      await fill(page, label(say, 'content_field_summary', 'en'), 'Ten percent off every visit.');
      await fill(page, label(say, 'content_field_summary', 'ar'), 'خصم عشرة بالمئة على كل زيارة.');
      await fill(page, say('content_field_code'), code);
      await fill(page, say('content_field_percent'), '10');
      await fill(page, say('content_field_starts_on'), await dayFrom(page, -2));
      await fill(page, say('content_field_ends_on'), await dayFrom(page, 30));
      await inspect(page, language);
      await button(page, say('content_save')).click();
      await expectAt(page, /item=\d+/);

      await button(page, say('content_publish')).click();
      await button(page, say('content_publish_now')).click();
      await expect(page.getByRole('alert')).toContainText(say.refusal('content_one_language'));
      await fill(page, label(say, 'content_field_title', 'ar'), 'عرض رحلة الاختبار');
      await button(page, say('content_save')).click();
      await expect(button(page, say('content_publish'))).toBeEnabled();
      await button(page, say('content_preview')).click();
      await expect(page.getByRole('dialog').getByText(code)).toBeVisible();
      await inspect(page, language);
      await page.keyboard.press('Escape');
      const patient = await newPatient(request);
      await button(page, say('content_publish')).click();
      await page.getByRole('radio', exactly(say('content_audience_chosen'))).check();
      await fill(page, say('content_audience_numbers'), `${patient.mrn} 9999999`);
      await button(page, say('content_publish_now')).click();
      await expect(page.getByRole('dialog').getByText('9999999').last()).toBeVisible();
      await inspect(page, language);
      await fill(page, say('content_audience_numbers'), patient.mrn);
      await button(page, say('content_publish_now')).click();
      await expect(
        page.getByRole('main').getByText(say('content_state_published'), { exact: true }).first(),
      ).toBeVisible();
      await inspect(page, language);

      // It is for this patient alone.
      expect(await (await request.get('/api/v1/promotions')).text()).not.toContain(code);
      const reader = await openBrowser(patient.signIn);
      await reader.goto('/promotions');
      const card = reader.getByRole('article').filter({ hasText: code });
      await expect(card.getByRole('heading', exactly(title))).toBeVisible();
      await inspect(reader, language);

      const care: PatientScreen = { page: reader, say, language };
      await findDoctor(care, language === 'ar' ? 'ليلى حسن' : 'Layla Hassan', 'onsite');
      await chooseTime(care, language === 'ar' ? 0 : 1);
      await confirmBooking(care);
      await reader.getByRole('textbox', { name: say('billing_by_promo') }).fill(code);
      await button(reader, say('billing_promo_apply')).click();
      await expect(button(reader, say('billing_promo_remove'))).toBeVisible();
      // Ten percent off the fee of 250 riyals.
      await expect(reader.getByRole('main')).toContainText(language === 'ar' ? '٢٢٥' : '225.00');
    },
  );

  test(
    'D14.26 a text of the symptom checker is written anew, and published at a time with the physician who approved it',
    { tag: '@full-once' },
    async ({ page, say, request, signInAs }) => {
      const editor = await newStaff(request, {
        email: `e2e-symptoms-${language}@example.org`,
        role_id: roles.administrator,
      });
      const version = async () => (await (await request.get('/api/v1/symptoms')).json()).data.version as string;
      const before = await version();
      await signInAs(asPerson(editor));
      await page.goto('/staff/content?kind=symptoms');
      await page
        .getByRole('main')
        .getByRole('link', { name: language === 'ar' ? 'فحص الأعراض' : 'Symptom checker' })
        .click();
      await fill(page, say('content_symptom_search'), 'drink water');
      await page
        .getByRole('button', { name: say.any('content_symptom_change') })
        .first()
        .click();
      await fill(page, label(say, 'content_field_body', 'en'), 'Rest, and drink plenty of water.');
      await fill(page, label(say, 'content_field_body', 'ar'), '');
      await inspect(page, language);
      await button(page, say('content_save')).click();
      await button(page, say('content_publish')).click();
      await button(page, say('content_publish_now')).click();
      await expect(page.getByRole('alert')).toContainText(say.refusal('content_one_language'));
      await fill(page, label(say, 'content_field_body', 'ar'), 'الراحة وشرب الماء بكثرة.');
      await button(page, say('content_save')).click();
      await expect(button(page, say('content_publish'))).toBeEnabled();
      await button(page, say('content_preview')).click();
      await expect(page.getByRole('dialog')).toContainText('Rest, and drink plenty of water.');
      await inspect(page, language);
      await page.keyboard.press('Escape');

      await button(page, say('content_publish')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('content_publish_later'), { exact: true }).check();
      await fill(page, say('content_time'), `${await dayFrom(page, 5)}T08:00`);
      await button(page, say('content_publish_then')).click();
      await expect(dialog).toContainText(say.refusal('triage_physician_required'));
      await fill(page, say('symptoms_approval_physician'), 'Noura Saleh');
      await inspect(page, language);
      await button(page, say('content_publish_then')).click();
      await expect(page.getByText(say('content_state_scheduled'), { exact: true })).toBeVisible();
      // Until then nothing is changed; it is taken back, for others read the checker too.
      expect(await version()).toBe(before);
      await button(page, say('content_end')).click();
      await dialog.getByRole('button', exactly(say('content_end_yes'))).click();
      await expect(button(page, say('content_end'))).toHaveCount(0);
    },
  );

  test(
    'D14.20 an article is written with rich text by keyboard, and what somebody else saved is not overwritten',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      test.slow();
      const editor = await newStaff(request, {
        email: `e2e-article-${language}@example.org`,
        role_id: roles.administrator,
      });
      await signInAs(asPerson(editor));
      await page.goto('/staff/content?item=new');
      await fill(page, label(say, 'content_field_title', 'en'), 'Written by keyboard');
      const body = page.getByRole('textbox', exactly(label(say, 'content_field_body', 'en')));
      await body.click();
      await page.keyboard.type('## Heading');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+b');
      await page.keyboard.type('bold words');
      await expect(body.locator('h2')).toHaveText('Heading');
      await expect(body.locator('strong')).toHaveText('bold words');
      await button(page, say('content_save')).click();
      await expectAt(page, /item=\d+/);

      const other = await openBrowser(asPerson(editor));
      await other.goto(page.url());
      await fill(other, label(say, 'content_field_title', 'en'), 'Written by somebody else');
      await button(other, say('content_save')).click();
      await expect(button(other, say('content_publish'))).toBeEnabled();
      await fill(page, label(say, 'content_field_title', 'en'), 'Written again');
      await button(page, say('content_save')).click();
      await expect(page.getByRole('alert')).toContainText(label(say, 'content_field_title', 'en'));
      await inspect(page, language);
      await button(page, say('content_conflict_theirs')).click();
      await expect(page.getByLabel(label(say, 'content_field_title', 'en'), { exact: true })).toHaveValue(
        'Written by somebody else',
      );
    },
  );

  test(
    'D14.20 only the texts that stand on the screen are published, also when the page has read newer ones meanwhile',
    { tag: '@full-once' },
    async ({ page, say, request, signInAs }) => {
      const editor = await newStaff(request, {
        email: `e2e-publisher-${language}@example.org`,
        role_id: roles.administrator,
      });
      const call = await callAs(request, asPerson(editor));
      type Item = { readonly id: number; readonly revision: number };
      const { id, ...draft } = await call<Item>('POST', '/staff/content', { kind: 'article', fields: wholeArticle });
      const now = { revision: draft.revision, from: null, until: null };
      const { revision } = await call<Item>('POST', `/staff/content/${id}/publish`, now);
      await signInAs(asPerson(editor));
      await page.goto(`/staff/content?item=${id}`);
      await button(page, say('content_publish')).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const fields = { ...wholeArticle, title: 'Nobody has read this' };
      await call('PATCH', `/staff/content/${id}`, { revision, fields });
      await comeBack(page);
      await expect(page.getByText(say('content_has_changes'), { exact: true })).toBeVisible();
      await button(page, say('content_publish_now')).click();
      await expect(page.getByRole('alert')).toContainText(label(say, 'content_field_title', 'en'));
      const article = await request.get(`/api/v1/health-education/${id}`);
      expect(await article.text()).toContain('Drinking enough');
      await button(page, say('content_conflict_theirs')).click();
      await expect(page.getByLabel(label(say, 'content_field_title', 'en'), { exact: true })).toHaveValue(
        'Nobody has read this',
      );
      await button(page, say('content_publish')).click();
      await button(page, say('content_publish_now')).click();
      await expect(page.getByText(say('content_has_changes'), { exact: true })).toHaveCount(0);
    },
  );
});
