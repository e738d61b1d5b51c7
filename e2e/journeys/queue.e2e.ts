import type { APIRequestContext } from '@playwright/test';
import { ignoreErrors, offlineErrors } from '../support/prepare-page.ts';
import { callAs } from '../support/sessions.ts';
import { doctor, patient, staff, type Person } from '../support/server.ts';
import { inspect } from '../support/checks.ts';
import type { Doctor } from '../support/visits.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';
import { inDigitsOf } from '../support/digits.ts';
import { pairDevice, type Named } from '../support/hall.ts';

/** Noura, six years old and without a phone; a department for each language, so that both runs can be under way at once. */
const noura = '1000003';

type Offer = { readonly clinics: readonly (Named & { readonly waiting: number })[] };

/** The doctor who sees the walk-in of somebody at a branch. */
async function doctorNamed(request: APIRequestContext, mrn: string, branchId: number): Promise<Person> {
  const call = await callAs(request, staff('frontdesk'));
  type Tickets = { tickets: { doctor_name: string; patient: { mrn_number: string } | null }[] };
  const { tickets } = await call<Tickets>('GET', `/staff/queue?location_id=${branchId}`);
  const { doctor_name: name } = tickets.find(({ patient: who }) => who?.mrn_number === mrn)!;
  const { items } = await call<{ items: Doctor[] }>('GET', '/find/doctors?limit=100');
  return doctor(items.find(({ display_name: shown }) => shown.includes(name.replace(/^Dr\.? /, '')))!.code);
}

/** The height of the smallest text that stands on a page, as a share of the page's height. */
const smallestText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (walker.nextNode()) {
      const { parentElement: box, textContent } = walker.currentNode;
      if (!box || !textContent?.trim() || box.closest('.sr-only, script, style') || box.offsetParent === null) continue;
      sizes.push(Number.parseFloat(getComputedStyle(box).fontSize));
    }
    return Math.min(...sizes) / innerHeight;
  });

inBothLanguages('ar', ({ language }) => {
  test.describe('the queue', () => {
    test.slow();

    test(
      'D13.01 D13.02 D13.03 a family member without a phone goes from the kiosk to the doctor, with two desks and the board open at once',
      { tag: '@quick' },
      async ({ page: desk, say, request, signInAs, openBrowser, consoleErrors }) => {
        const call = await callAs(request, staff('frontdesk'));
        const { items: branches } = await call<{ items: Named[] }>('GET', '/locations');
        const branch = branches[language === 'ar' ? 0 : 1]!;
        const { clinics } = await call<Offer>('GET', `/staff/queue?location_id=${branch.id}`);
        const clinic = clinics.find(({ waiting }) => waiting === 0)!;
        const asSara = await callAs(request, patient('1000001'));
        const places = await asSara<{ items: (Named & { department_id: number })[] }>('GET', '/patient-queue/clinics');
        const departments = await asSara<{ items: Named[] }>('GET', '/patient-queue/departments');
        const { department_id: of } = places.items.find(({ id }) => id === clinic.id)!;
        const department = departments.items.find(({ id }) => id === of)!;
        const title = (named: Named) => (language === 'ar' ? named.title_ar : named.title);

        await signInAs(staff('frontdesk'));
        await desk.goto('/staff/queue');
        await desk.getByRole('combobox', { name: say('queue_branch') }).selectOption(String(branch.id));
        await desk.getByRole('button', { name: say('queue_staff_devices') }).click();
        const [board, kiosk] = [await openBrowser(), await openBrowser()];
        await board.setViewportSize({ width: 1920, height: 1080 });
        await board.goto(`/queue/board/${branch.id}`);
        await pairDevice(board, desk, say, `Hall ${language}`);
        await kiosk.goto(`/queue/kiosk/${branch.id}`);
        await pairDevice(kiosk, desk, say, `Kiosk ${language}`);
        await desk.keyboard.press('Escape');

        for (const digit of noura)
          await kiosk.getByRole('button', { name: inDigitsOf(language, digit), exact: true }).click();
        await kiosk.getByRole('button', { name: say('queue_kiosk_next') }).click();
        await kiosk.getByRole('button', { name: title(department), exact: true }).click();
        await kiosk.getByRole('button', { name: title(clinic) }).click();
        await kiosk.getByRole('button', { name: say('queue_kiosk_sms') }).click();
        await expect(kiosk.getByRole('heading', { name: say('queue_your_number') })).toBeVisible();

        const second = await openBrowser(staff('frontdesk'));
        await second.goto('/staff/queue');
        for (const each of [desk, second]) {
          await each.getByRole('combobox', { name: say('queue_branch') }).selectOption(String(branch.id));
          await each.getByRole('combobox', { name: say('queue_clinic') }).selectOption(String(clinic.id));
        }
        const rowAt = (each: Page) => each.getByRole('listitem').filter({ hasText: inDigitsOf('en', noura) });
        await rowAt(desk)
          .getByRole('button', { name: say.any('queue_staff_collect_title') })
          .click();
        await desk
          .getByRole('dialog')
          .getByRole('button', { name: say.any('queue_staff_collect_title') })
          .click();
        await expect(rowAt(desk).getByText(say('queue_state_waiting'), { exact: true })).toBeVisible();

        const doctorPage = await openBrowser(await doctorNamed(request, noura, branch.id));
        await doctorPage.goto('/doctor/dashboard');
        await expect(rowAt(doctorPage).getByText(say('queue_state_waiting'), { exact: true })).toBeVisible();
        await inspect(doctorPage, language);

        await doctorPage
          .getByRole('button', { name: say('queue_staff_next'), disabled: false })
          .first()
          .click();
        await expect(rowAt(doctorPage).getByText(say('queue_staff_state_called'), { exact: true })).toBeVisible();
        await expect(rowAt(second).getByText(say('queue_staff_state_called'), { exact: true })).toBeVisible();
        await expect(rowAt(desk).getByText(say('queue_staff_state_called'), { exact: true })).toBeVisible();
        await expect(board.getByRole('heading', { name: 'Now calling' })).toBeVisible();
        const shown = board.getByText(/^[A-Z]+ \d{3}$/).first();
        await expect(shown).toBeVisible();
        await expect(board.locator('body')).not.toContainText(/Noura|نورة|نوره/);
        expect(await smallestText(board)).toBeGreaterThanOrEqual(1 / 15);

        await board.context().setOffline(true);
        await expect(board.getByText('No connection')).toBeVisible();
        await expect(shown).toBeVisible();
        await board.context().setOffline(false);
        await expect(board.getByText('No connection')).toBeHidden();
        ignoreErrors(consoleErrors, offlineErrors);

        await rowAt(desk)
          .getByRole('button', { name: say.any('queue_staff_again') })
          .click();
        // The doctor has seen the second call; whoever acts on an older one is told that somebody was quicker.
        const again = say('queue_staff_again', { count: inDigitsOf(language, '2') });
        await expect(rowAt(doctorPage).getByRole('button', { name: again })).toBeVisible();
        await rowAt(doctorPage)
          .getByRole('button', { name: say('queue_staff_serve') })
          .click();
        for (const each of [desk, second])
          await expect(rowAt(each).getByText(say('queue_state_serving'))).toBeVisible();
        await expect(rowAt(doctorPage).getByText(say('queue_doctor_with_you'))).toBeVisible();
        await rowAt(doctorPage)
          .getByRole('button', { name: say('queue_staff_finish') })
          .click();
        for (const each of [doctorPage, desk, second]) await expect(rowAt(each)).toHaveCount(0);
      },
    );
  });
});
