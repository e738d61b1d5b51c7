import type { Page } from '@playwright/test';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { inLatinDigits } from '../support/digits.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Screen = { readonly page: Page; readonly say: Words };

const field = ({ page, say }: Screen, key: string) => page.getByLabel(say(key), { exact: true });
const send = ({ page, say }: Screen) => page.getByRole('button', exactly(say('contact_send'))).click();

/** The number of the ticket that the page shows after sending. */
async function sentNumber({ page, say }: Screen): Promise<string> {
  await expect(page.getByRole('heading', exactly(say('contact_sent_title')))).toBeFocused();
  const shown = await page.getByText(say.any('contact_sent_number')).textContent();
  return /\d+/.exec(inLatinDigits(shown ?? ''))![0];
}

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';
  const words = arabic
    ? { name: 'منال القحطاني', question: 'هل توجد مواقف للسيارات؟' }
    : { name: 'Manal Al-Qahtani', question: 'Is there a place to park?' };

  test(
    'D14.05 a guest finds branches and their numbers, writes, and support finds it',
    { tag: '@full' },
    async ({ page, say, request, openBrowser }) => {
      test.slow();
      const guest: Screen = { page, say };
      await page.goto('/pharmacy');
      await page
        .getByRole('contentinfo')
        .getByRole('link', exactly(say('shell_contact_us')))
        .click();
      await expectAt(page, '/contact-us');
      const branches = page.getByRole('region', exactly(say('contact_branches'))).getByRole('listitem');
      await expect(branches).toHaveCount(3);
      await expect(branches.last()).toContainText(say('contact_closed'));
      await expect(branches.first().locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+966115550100');
      await expect(branches.first().getByRole('link', { name: say('contact_directions') })).toHaveAttribute(
        'href',
        /24\.6949,46\.6853/,
      );
      const map = branches.first().getByRole('button', { name: say('contact_map') });
      await map.click();
      await expect(branches.first().locator('.leaflet-marker-icon:not(.map-branch)')).toBeVisible();
      await inspect(page, language);
      await branches
        .first()
        .getByRole('button', { name: say('contact_map_hide') })
        .click();
      await expect(branches.first().locator('.leaflet-marker-icon:not(.map-branch)')).toHaveCount(0);

      // What is missing or wrong is said at its field, and the first of them has the focus.
      await send(guest);
      for (const key of [
        'contact_name_required',
        'contact_way_required',
        'contact_topic_required',
        'contact_text_required',
      ])
        await expect(page.getByText(say(key))).toBeVisible();
      await expect(field(guest, 'contact_name')).toBeFocused();
      await inspect(page, language);
      await field(guest, 'contact_name').fill(words.name);
      await field(guest, 'contact_way').fill('0551');
      await field(guest, 'contact_topic').selectOption('appointment');
      await field(guest, 'contact_text').fill(words.question);
      await send(guest);
      await expect(page.getByText(say('contact_way_wrong'))).toBeVisible();
      await expect(field(guest, 'contact_way')).toBeFocused();

      await field(guest, 'contact_way').fill('0551234567');
      await send(guest);
      const number = await sentNumber(guest);
      await inspect(page, language);

      const agent = await newStaff(request, { email: `e2e-contact-${language}@example.org`, role_id: roles.support });
      const desk = await openBrowser(asPerson(agent));
      await desk.goto(`/staff/support`);
      const waiting = desk.getByRole('main').locator(`a[href$="ticket=${number}"]`);
      await expect(waiting).toContainText(words.name);
      await expect(waiting).toContainText(words.question);
      await waiting.click();
      await expectAt(desk, `/staff/support?ticket=${number}`);
      await expect(desk.getByText(say('pharmacy_support_of_guest'))).toBeVisible();
      await expect(desk.locator('a[href="tel:+966551234567"]')).toBeVisible();
      await inspect(desk, language);
    },
  );

  test(
    'D14.05 a patient finds the form filled in, and the answer among their own tickets',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const patient: Screen = { page, say };
      await signInAs((await newPatient(request)).signIn);
      await page.goto('/contact-us');
      await expect(field(patient, 'contact_way')).toHaveValue(/^\+9665/);
      await field(patient, 'contact_topic').selectOption('complaint');
      await field(patient, 'contact_text').fill(words.question);
      await page.reload();
      await expect(field(patient, 'contact_topic')).toHaveValue('complaint');
      await expect(field(patient, 'contact_text')).toHaveValue(words.question);
      await send(patient);
      const number = await sentNumber(patient);
      await inspect(page, language);
      await page.getByRole('link', exactly(say('contact_sent_open'))).click();
      await expectAt(page, `/pharmacy/support/${number}`);
      await expect(page.getByRole('heading', exactly(say('contact_topic_complaint')))).toBeVisible();
      await inspect(page, language);
    },
  );

  test(
    'D14.05 one letter too many is refused, and what was typed stays',
    { tag: '@full-once' },
    async ({ page, say }) => {
      const guest: Screen = { page, say };
      await page.route('**/api/v1/contact-us', (route) =>
        route.fulfill({
          status: 429,
          json: {
            status: false,
            code: 'too_many_requests',
            message: 'Too many attempts. Please wait a little and try again',
            message_ar: 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا',
            data: null,
          },
        }),
      );
      await page.goto('/contact-us');
      await field(guest, 'contact_name').fill(words.name);
      await field(guest, 'contact_way').fill('manal@example.com');
      await field(guest, 'contact_topic').selectOption('other');
      await field(guest, 'contact_text').fill(words.question);
      await send(guest);
      await expect(page.getByRole('alert')).toContainText(say.refusal('too_many_requests'));
      await expect(field(guest, 'contact_text')).toHaveValue(words.question);
    },
  );
});
