import type { APIRequestContext } from '@playwright/test';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { withClockHeld } from '../support/clock.ts';
import { inDigitsOf } from '../support/digits.ts';
import { pairDevice, type Named } from '../support/hall.ts';
import { newPatient } from '../support/orders.ts';
import { ignoreErrors, offlineErrors } from '../support/prepare-page.ts';
import { staff } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Language } from '../support/words.ts';

type Ticket = { readonly id: number; readonly total: number };

/** A branch for each language, and the last of its clinics or the one before it: another journey takes the first. */
async function emptyClinic(request: APIRequestContext, language: Language, fromLast: 1 | 2) {
  const call = await callAs(request, staff('frontdesk'));
  const { items: branches } = await call<{ items: Named[] }>('GET', '/locations');
  const branch = branches[language === 'ar' ? 0 : 1]!;
  const { clinics } = await call<{ clinics: Named[] }>('GET', `/staff/queue?location_id=${branch.id}`);
  const clinic = clinics.at(-fromLast)!;
  return { call, branch, clinic };
}

inBothLanguages('ar', ({ language }) => {
  test.describe('the day of a queue', () => {
    test.slow();

    test(
      'D13.01 a clinic is paused, opened again and closed with 20 waiting: each ticket ends, the money waits to be handed back, and a patient is told',
      { tag: '@full' },
      async ({ page: desk, say, request, signInAs, openBrowser }) => {
        const { call, branch, clinic } = await emptyClinic(request, language, 1);
        const who = await newPatient(request);
        const take = (number: string) => call<Ticket>('POST', '/staff/queue/tickets', { number, clinic_id: clinic.id });
        const own = await take(who.mrn);
        await call('POST', `/staff/queue/tickets/${own.id}/payment`, { method: 'cash', amount: own.total });
        for (let n = 0; n < 19; n += 1) await take(String(1_000_011 + n));

        const phone = await openBrowser(who.signIn);
        await phone.goto('/queue/tickets');
        await expect(phone.getByText(say('queue_state_waiting'), { exact: true })).toBeVisible();

        await signInAs(staff('frontdesk'));
        await desk.goto('/staff/queue');
        await desk.getByRole('combobox', { name: say('queue_branch') }).selectOption(String(branch.id));
        await desk.getByRole('combobox', { name: say('queue_clinic') }).selectOption(String(clinic.id));
        await desk.getByRole('button', exactly(say('queue_staff_pause'))).click();
        await expect(desk.getByRole('button', exactly(say('queue_staff_next')))).toBeHidden();
        await desk.getByRole('button', exactly(say('queue_staff_open'))).click();
        await expect(desk.getByRole('button', exactly(say('queue_staff_next')))).toBeVisible();
        await inspect(desk, language);

        await desk.getByRole('button', exactly(say('queue_staff_close'))).click();
        await desk
          .getByRole('dialog')
          .getByRole('button', exactly(say('queue_staff_close')))
          .click();
        await expect(desk.getByText(say('queue_staff_closed', { count: inDigitsOf(language, '20') }))).toBeVisible();
        const refund = desk.getByRole('listitem').filter({ hasText: who.mrn });
        await expect(refund).toHaveCount(1);
        await refund.getByRole('button', exactly(say('queue_staff_pay_out'))).click();
        await expect(refund).toHaveCount(0);
        await expect(phone.getByText(say('queue_tickets_empty'))).toBeVisible();
        await phone.goto('/notifications');
        await expect(
          phone.getByText(language === 'ar' ? 'أُغلقت العيادة' : 'The clinic has closed').first(),
        ).toBeVisible();
      },
    );

    test(
      'D13.22 the code of a phone gives a ticket at the kiosk once, and a kiosk that loses its line keeps what was entered',
      { tag: '@full' },
      async ({ page: desk, say, request, signInAs, openBrowser, consoleErrors }) => {
        const { branch, clinic } = await emptyClinic(request, language, 2);
        const who = await newPatient(request);
        await signInAs(staff('frontdesk'));
        await desk.goto('/staff/queue');
        await desk.getByRole('combobox', { name: say('queue_branch') }).selectOption(String(branch.id));
        await desk.getByRole('button', { name: say('queue_staff_devices') }).click();
        const kiosk = await openBrowser();
        await kiosk.goto(`/queue/kiosk/${branch.id}`);
        await pairDevice(kiosk, desk, say, `Kiosk of codes ${language}`);

        const phone = await openBrowser(who.signIn);
        await phone.goto('/queue/tickets');
        // The code of a phone is good for a minute.
        await withClockHeld(async () => {
          const shown = phone.waitForResponse(/patient-queue\/kiosk-code/);
          await phone.getByRole('button', exactly(say('queue_code_open'))).click();
          const { data } = (await (await shown).json()) as { data: { code: string } };
          await expect(phone.getByRole('img', { name: say('queue_code_label') })).toBeVisible();
          await inspect(phone, language);

          // A scanner types the digits and ends with Enter.
          await kiosk.keyboard.type(data.code);
          await kiosk.keyboard.press('Enter');
          await expect(kiosk.getByRole('heading', { name: say('queue_kiosk_department') })).toBeVisible();
          await kiosk.getByRole('button', exactly(say('queue_kiosk_again'))).click();
          await kiosk.keyboard.type(data.code);
          await kiosk.keyboard.press('Enter');
          await expect(kiosk.getByRole('alert')).toContainText(say.refusal('kiosk_code_wrong'));
        });
        ignoreErrors(consoleErrors, /422/);

        const places = await who.call<{ items: (Named & { department_id: number })[] }>(
          'GET',
          '/patient-queue/clinics',
        );
        const departments = await who.call<{ items: Named[] }>('GET', '/patient-queue/departments');
        const { department_id: of } = places.items.find(({ id }) => id === clinic.id)!;
        const title = (named: Named) => (language === 'ar' ? named.title_ar : named.title);
        await kiosk.keyboard.type(who.mrn);
        await kiosk.keyboard.press('Enter');
        await kiosk.getByRole('button', exactly(title(departments.items.find(({ id }) => id === of)!))).click();
        await kiosk.getByRole('button', { name: title(clinic) }).click();
        ignoreErrors(consoleErrors, offlineErrors);
        await kiosk.context().setOffline(true);
        await expect(kiosk.getByRole('alert')).toContainText(say('queue_hall_offline'));
        await kiosk.getByRole('button', exactly(say('queue_kiosk_sms'))).click();
        await expect(kiosk.getByText(say('queue_kiosk_later_sms'))).toBeVisible();
        await inspect(kiosk, language);
        await kiosk.context().setOffline(false);
        await expect(kiosk.getByRole('heading', { name: say('queue_your_number') })).toBeVisible();
        ignoreErrors(consoleErrors, offlineErrors);
        await phone.keyboard.press('Escape');
        await expect(phone.getByText(say('queue_state_unpaid'))).toBeVisible();
      },
    );
  });
});
