import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, riyadhDay } from '@balsam/domain/time';
import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { advanceClock, readClock } from '../support/clock.ts';
import { newPatient, type Patient } from '../support/orders.ts';
import { ignoreErrors } from '../support/prepare-page.ts';
import { staff } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { expect, test } from '../support/test.ts';
import { type Doctor, doctorBy, freeSlots, payVisit, type Slot } from '../support/visits.ts';
import { type Words, wordsOf } from '../support/words.ts';

test.use({ variant: { language: 'ar', size: 'phone' } });

type Visit = { readonly id: number; readonly starts_at: string; readonly location: { readonly id: number } };
type Poster = { readonly location_id: number; readonly url: string };

/** Books a time on site and pays it, without the screens. */
async function bookPaid(request: APIRequestContext, { call }: Patient, slot: Slot): Promise<Visit> {
  const visit = await call<Visit>('POST', '/appointments/create', { slot_id: slot.id, type: 'onsite' });
  await payVisit(request, call, visit);
  return visit;
}

/** Moves the clock to so many minutes before a visit. */
async function passUntil(request: APIRequestContext, visit: Visit, minutesBefore: number): Promise<void> {
  const until = new Date(visit.starts_at).getTime() - minutesBefore * 60_000;
  await advanceClock(request, Math.ceil((until - (await readClock(request)).getTime()) / 1000));
}

/** The last two times of the next day on which a doctor has two. */
async function lastOfNextDay(request: APIRequestContext, doctor: Doctor): Promise<readonly [Slot, Slot]> {
  const today = riyadhDay(await readClock(request));
  const days = [1, 2, 3, 4, 5, 6, 7].map((n) => addDays(today, n));
  const free = await Promise.all(days.map((day) => freeSlots(request, doctor, 'onsite', day)));
  const [first, last] = free.find((slots) => slots.length > 1)!.slice(-2);
  return [first!, last!];
}

/** Scans a poster, which opens its address, and presses the one button. */
async function arriveBy(phone: Page, say: Words, url: string): Promise<void> {
  await phone.goto(new URL(url).pathname);
  await phone.getByRole('button', exactly(say('checkin_arrive'))).click();
}

test('S8.06 D13.20 arriving on the day: the code at the door refuses what it must, checks in once and tells the number again; whoever has no phone is checked in at the desk', async ({
  say,
  request,
  openBrowser,
  consoleErrors,
}) => {
  test.slow();
  const doctor = await doctorBy(request, 'D1027');
  const [first, last] = await lastOfNextDay(request, doctor);
  const [withPhone, without] = [await newPatient(request), await newPatient(request)];
  const visit = await bookPaid(request, withPhone, first);
  const later = await bookPaid(request, without, last);
  const desk = await callAs(request, staff('frontdesk'));
  const { items: posters } = await desk<{ items: Poster[] }>('GET', '/staff/door-codes');
  const { url } = posters.find((each) => each.location_id === visit.location.id)!;
  const elsewhere = posters.find((each) => each.location_id !== visit.location.id)!.url;

  // The day comes; log-ins have ended meanwhile.
  await passUntil(request, visit, 31);
  const phone = await openBrowser(withPhone.signIn);
  for (const [address, code] of [
    [`${url.slice(0, -1)}~`, 'door_code_wrong'],
    [elsewhere, 'no_visit_here_today'],
    [url, 'too_early_to_check_in'],
  ] as const) {
    await arriveBy(phone, say, address);
    await expect(phone.getByRole('alert')).toContainText(say.refusal(code));
  }
  await inspect(phone, 'ar');
  await passUntil(request, visit, 25);
  await arriveBy(phone, say, url);
  await expect(phone.getByText(say.any('checkin_arrived_number'))).toBeVisible();
  await inspect(phone, 'ar');
  await phone.goto('/queue/tickets');
  await expect(phone.getByText(say('queue_state_waiting'), { exact: true })).toBeVisible();
  await arriveBy(phone, say, url);
  await expect(phone.getByText(say.any('checkin_arrived_number'))).toBeVisible();
  ignoreErrors(consoleErrors, /status of 4(04|09|22)/);

  await passUntil(request, later, 10);
  const inEnglish = wordsOf('en');
  const desktop = await openBrowser(staff('frontdesk'), { size: 'desktop', language: 'en' });
  await desktop.goto('/staff/patients');
  await desktop.getByRole('textbox', { name: inEnglish('desk_number') }).fill(without.mrn);
  await desktop.getByRole('button', exactly(inEnglish('desk_find'))).click();
  await desktop.getByRole('main').getByRole('link', { name: 'Reem' }).click();
  await inspect(desktop, 'en');
  const here = desktop.getByRole('listitem').filter({ hasText: doctor.display_name });
  await expect(here.getByText(inEnglish('day_visits_booked'), { exact: true })).toBeVisible();
  await here.getByRole('button', { name: inEnglish('desk_check_in') }).click();
  await expect(here.getByText(inEnglish('day_visits_here'), { exact: true })).toBeVisible();
  await expect(here.getByText(inEnglish.any('desk_token'))).toBeVisible();
  await expect(here.getByRole('button', { name: inEnglish('desk_check_in') })).toBeHidden();
  await inspect(desktop, 'en');
});
