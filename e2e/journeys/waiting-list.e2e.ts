import type { APIRequestContext } from '@playwright/test';
import { addDays, riyadhDay } from '@balsam/domain/time';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { readClock } from '../support/clock.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient, type Patient } from '../support/orders.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { type Doctor, doctorBy, freeDay, freeSlots } from '../support/visits.ts';

type Visit = { readonly id: number; readonly slot_id: number; readonly starts_at: string; readonly state: string };

const book = (who: Patient, slotId: number) =>
  who.call<Visit>('POST', '/appointments/create', { slot_id: slotId, type: 'onsite' });

/** Books all that a doctor has free until the first day on which there was something; answers that day and the last of the visits. */
async function bookOut(request: APIRequestContext, who: Patient, doctor: Doctor) {
  const today = riyadhDay(await readClock(request));
  for (let n = 0; n < 14; n += 1) {
    const day = addDays(today, n);
    const slots = await freeSlots(request, doctor, 'onsite', day);
    let last: Visit | undefined;
    for (const slot of slots) last = await book(who, slot.id);
    // Later ones of today could not be offered for long enough.
    if (last && n > 0) return { day, last };
  }
  throw new Error('nothing is free in two weeks');
}

inBothLanguages('ar', ({ language }) => {
  test(
    'D13.04 who waits is offered the time that somebody else gives up, and takes it in place of the later one',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      test.slow();
      const doctor = await doctorBy(request, language === 'ar' ? 'D1036' : 'D1037');
      const [holder, waiting] = [await newPatient(request), await newPatient(request)];
      const { day, last } = await bookOut(request, holder, doctor);
      const [later] = await freeSlots(request, doctor, 'onsite', await freeDay(request, doctor, 'onsite', language));
      const own = await book(waiting, later!.id);

      await signInAs(waiting.signIn);
      await page.goto(`/appointment/${own.id}`);
      await page.getByRole('button', exactly(say('waiting_tell_me'))).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inspect(page, language);
      await page.getByLabel(say('waiting_join_day')).fill(day);
      await page.getByRole('button', exactly(say('waiting_join_yes'))).click();
      await expectToast(page, say('waiting_joined'));
      await page.getByRole('link', exactly(say('waiting_show'))).click();
      await expectAt(page, '/waiting-list');
      await expect(page.getByText(say('waiting_looking'))).toBeVisible();

      // Nothing is done on the page: the offer comes by itself.
      await holder.call('POST', '/appointments/cancel', { appointment_id: last.id });
      await expect(page.getByRole('heading', exactly(say('waiting_offer_title')))).toBeVisible();
      await inspect(page, language);
      await page.getByRole('button', exactly(say('waiting_take'))).click();
      await expectToast(page, say('waiting_taken'));
      await expectAt(page, /\/appointment\/\d+$/);
      const { items } = await waiting.call<{ items: Visit[] }>('GET', '/appointments/upcoming');
      expect(items.map(({ slot_id }) => slot_id)).toEqual([last.slot_id]);
      await page.goto('/waiting-list');
      await expect(page.getByRole('heading', exactly(say('waiting_empty_title')))).toBeVisible();
      await inspect(page, language);
    },
  );
});
