import { expect, type Page } from '@playwright/test';
import { exactly } from './buttons.ts';
import { inspect, settled } from './checks.ts';
import { expectAt } from './log-in-form.ts';
import type { Language, Words } from './words.ts';

/** The steps of a patient's way to a visit, as a person takes them on the screen. */
export type PatientScreen = {
  readonly page: Page;
  readonly say: Words;
  readonly language: Language;
  /** How each screen on the way is looked at; as in the walk when it is left out. */
  readonly look?: (page: Page) => Promise<void>;
};

const lookAt = ({ page, language, look }: PatientScreen): Promise<void> =>
  look ? look(page) : inspect(page, language);

/** Signs in at Login Dashboard with a medical record number and the demo's password. */
export async function signIn({ page, say }: PatientScreen, mrn: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(mrn);
  await page.getByLabel(say('identity_password'), { exact: true }).fill('Balsam#2026');
  await page.getByRole('button', exactly(say('identity_login'))).click();
  await expectAt(page, /^https?:\/\/[^/]+\/dashboard$/);
}

/** Finds a doctor by name and opens the page where a time is chosen. */
export async function findDoctor(care: PatientScreen, name: string, method = 'onsite'): Promise<void> {
  const { page, say } = care;
  await page.goto(`/find-a-specialist?method=${method}`);
  const search = page.getByRole('textbox', exactly(say('booking_search_label')));
  await search.fill(name);
  await search.press('Enter');
  await expectAt(page, /[?&]q=/);
  await settled(page);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await lookAt(care);
  await card.getByRole('link').first().click();
  await expectAt(page, /\/find-a-specialist\/\d+/);
}

/** The buttons of the times that can be had on the day that is shown. */
export const freeTimes = ({ page }: PatientScreen) =>
  page.locator('fieldset:has(h3) button[aria-pressed="false"]:enabled');

/** The address follows a choice a little later: until the time is marked, nobody goes on with it. */
export const expectTimeChosen = ({ page }: PatientScreen): Promise<void> =>
  expect(page.locator('fieldset:has(h3) button[aria-pressed="true"]')).toHaveCount(1);

/** The demo hospital's own visits lie nearer than that. */
const weeksAhead = 5;

/** Chooses one of the free times of the first free day in five weeks, and goes on to the review. */
export async function chooseTime(care: PatientScreen, nth = 0): Promise<void> {
  const { page, say } = care;
  for (let week = 0; week < weeksAhead; week += 1)
    await page.getByRole('button', exactly(say('booking_later_week'))).click();
  const day = page
    .getByRole('group', exactly(say('booking_choose_day')))
    .getByRole('button', { name: new RegExp(`: ${say('booking_day_free')}$`) });
  await day.first().click();
  // The times are those of the chosen day only once it is marked and its list has come.
  await expect(day.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.shimmer')).toHaveCount(0);
  await expect(freeTimes(care).first()).toBeVisible();
  await freeTimes(care).nth(nth).click();
  await expectTimeChosen(care);
  await page.getByRole('button', exactly(say('booking_continue'))).click();
}

/** Agrees where the kind of visit asks for it, and books. */
export async function confirmBooking(care: PatientScreen, consent?: string): Promise<void> {
  const { page, say } = care;
  await expect(page.getByRole('dialog')).toBeVisible();
  if (consent) await page.getByLabel(say(consent)).check();
  await lookAt(care);
  await page.getByRole('button', exactly(say('booking_confirm'))).click();
  await expectAt(page, /\/appointment\/\d+\/pay/);
}

/** The number of the appointment in the address. */
export const appointmentIn = (page: Page): string => /\/appointment\/(\d+)/.exec(page.url())![1]!;

/** Pays by card; `outcome` is the button of the hosted page that is pressed. */
export async function payByCard(
  { page, say }: PatientScreen,
  outcome: 'paid' | 'declined' | 'cancelled' | 'challenge',
): Promise<void> {
  // Above it may stand another way to pay whose name begins alike: without insurance.
  await page
    .getByRole('button', { name: say.any('billing_pay_amount') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
  await page.locator(`button[value="${outcome}"]`).click();
}
