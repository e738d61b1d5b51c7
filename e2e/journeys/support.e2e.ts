import type { Locator, Page } from '@playwright/test';
import { socketConnected } from '../support/browser-pages.ts';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { submitLogIn, expectAt } from '../support/log-in-form.ts';
import { takePhoto } from '../support/registration.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Screen = { readonly page: Page; readonly say: Words };

const talkOn = ({ page, say }: Screen) => page.getByRole('log', { name: say('pharmacy_support_talk') });
const box = ({ page, say }: Screen) => page.getByLabel(say('pharmacy_support_write'), { exact: true });
const press = (where: Page | Locator, name: string) => button(where, name).click();

async function write(screen: Screen, text: string): Promise<void> {
  await box(screen).fill(text);
  await box(screen).press('Enter');
}

/** From the order to a question about it, with a picture. */
async function askAboutOrder({ page, say }: Screen, subject: string, text: string, look: () => Promise<void>) {
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: say.any('pharmacy_order_name') })).toBeVisible();
  const order = /\d+$/.exec(page.url())![0];
  await page.getByRole('link', { name: say('pharmacy_order_help'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('pharmacy_support_new') });
  const field = (key: string) => dialog.getByLabel(say(key), { exact: true });
  await expect(field('pharmacy_support_order')).toHaveValue(order);
  await expect(field('pharmacy_support_topic')).toHaveValue('order');
  await press(dialog, say('pharmacy_support_ask'));
  await expect(dialog.getByText(say('pharmacy_support_required'))).toHaveCount(2);
  const picture = { name: '1.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
  await field('pharmacy_support_picture_add').setInputFiles(picture);
  await expect(dialog.getByRole('button', { name: say('pharmacy_support_picture_remove') })).toBeVisible();
  await look();
  await field('pharmacy_support_subject').fill(subject);
  await field('pharmacy_support_text').fill(text);
  await press(dialog, say('pharmacy_support_ask'));
  await expectAt(page, /\/pharmacy\/support\/\d+$/);
}

/** Every message that is sent arrives, and its answer is lost on the way back, until the line is mended. */
async function breakLine(page: Page): Promise<() => Promise<void>> {
  const messages = '**/api/v1/tickets/*/messages';
  await page.route(messages, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return () => page.unroute(messages);
}

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';
  const words = arabic
    ? {
        subject: 'العبوة وصلت مفتوحة',
        question: 'هل يمكن استبدالها؟',
        answer: 'نعم، سنرسل غيرها.',
        more: 'تصل غدًا.',
        thanks: 'شكرًا لكم.',
        again: 'لم تصل بعد.',
        fresh: 'رسالة جديدة',
      }
    : {
        subject: 'The box was open',
        question: 'Can it be replaced?',
        answer: 'Yes, another one is on its way.',
        more: 'It arrives tomorrow.',
        thanks: 'Thank you.',
        again: 'It has not arrived.',
        fresh: 'new message',
      };

  test(
    'a patient and support talk about an order, each seeing what the other writes as it comes',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, consoleErrors, signInAs }) => {
      test.slow();
      const email = `e2e-answers-${language}@example.org`;
      await signInAs(asPerson(await newStaff(request, { email, role_id: roles.support })));
      const hears = socketConnected(page);
      await page.goto('/staff/support');
      await hears;
      await inspect(page, language);

      const patient: Screen = { page: await openBrowser(), say };
      const agent: Screen = { page, say };
      await patient.page.goto('/pharmacy/orders?tab=completed');
      await submitLogIn(patient, 'identity_mrn_number', arabic ? '1000020' : '1000021');
      await expectAt(patient.page, '/pharmacy/orders?tab=completed');
      await askAboutOrder(patient, words.subject, words.question, () => inspect(patient.page, language));
      const pictureIn = (screen: Screen) =>
        talkOn(screen).getByRole('img', { name: say('pharmacy_support_picture_open') });
      await expect(pictureIn(patient)).toBeVisible();
      await inspect(patient.page, language);

      // Support sees it, and opening it marks it as read.
      const waiting = page.getByRole('main').getByRole('link').filter({ hasText: words.subject });
      await expect(waiting).toContainText(words.fresh);
      await waiting.click();
      await expect(talkOn(agent)).toContainText(words.question);
      await expect(pictureIn(agent)).toBeVisible();
      await inspect(page, language);
      await write(agent, words.answer);
      await expect(talkOn(patient)).toContainText(words.answer);

      // In the list an answer counts as new until it is read.
      const talk = new URL(patient.page.url()).pathname;
      await patient.page.goto('/pharmacy/support');
      const mine = patient.page.getByRole('main').getByRole('link').filter({ hasText: words.subject });
      await expect(mine).toContainText(words.answer);
      await expect(mine).not.toContainText(words.fresh);
      await write(agent, words.more);
      await expect(mine).toContainText(words.more);
      await expect(mine).toContainText(words.fresh);
      await inspect(patient.page, language);
      await mine.click();
      await expectAt(patient.page, talk);
      await expect(talkOn(patient)).toContainText(words.more);

      // The line breaks: what was written stays, and is written once when it is sent again.
      const mend = await breakLine(patient.page);
      await write(patient, words.thanks);
      const failed = patient.page.getByRole('alert');
      await expect(failed).toBeVisible();
      await expect(talkOn(agent)).toContainText(words.thanks);
      await inspect(patient.page, language);
      await mend();
      await press(failed, say('shell_try_again'));
      await expect(failed).toHaveCount(0);
      for (const screen of [patient, agent]) {
        await expect(talkOn(screen).getByText(words.thanks, { exact: true })).toHaveCount(1);
      }
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);

      // Closed by support, opened again by the patient: both see it where they are.
      await press(page, say('pharmacy_support_close'));
      await inspect(page, language);
      await press(page.getByRole('dialog'), say('pharmacy_support_close'));
      await expect(page.getByText(say('pharmacy_support_is_closed'))).toBeVisible();
      await expect(box(agent)).toHaveCount(0);
      const status = patient.page.getByRole('main').getByText(say('pharmacy_support_state_closed'), { exact: true });
      await expect(status).toBeVisible();
      await write(patient, words.again);
      await expect(status).toHaveCount(0);
      await expect(talkOn(agent)).toContainText(words.again);
      await expect(box(agent)).toBeVisible();
      await inspect(page, language);
    },
  );

  test('a guest of the shop is asked to log in for help, and may stay', { tag: '@full' }, async ({ page, say }) => {
    await page.goto('/pharmacy');
    await press(page, say('pharmacy_support_title'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('pharmacy_guest_support'));
    await inspect(page, language);
    await press(dialog, say('shell_stay_here'));
    await expect(dialog).toHaveCount(0);
    await press(page, say('pharmacy_support_title'));
    await dialog.getByRole('link', { name: say('shell_go_to_login'), exact: true }).click();
    await expectAt(page, '/auth/user/login?routeToNavigate=%2Fpharmacy');
  });
});
