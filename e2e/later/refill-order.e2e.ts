import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { apiClient, type Call } from '../support/api.ts';
import { inspect } from '../support/checks.ts';
import { advanceClock, readClock } from '../support/clock.ts';
import { importPerson, logInByCode } from '../support/imported-patients.ts';
import { expectAt } from '../support/log-in-form.ts';
import { latestCode, newestMessage } from '../support/server.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';
import type { Words } from '../support/words.ts';

// One language after the other: each moves the clock of all by days.
test.describe.configure({ mode: 'default' });

const people = {
  ar: { id: 'refill-ar', phone: '0555000215', e164: '+966555000215' },
  en: { id: 'refill-en', phone: '0555000216', e164: '+966555000216' },
} as const;
const place = { name: 'Home', street: 'Olaya 12', district: 'Olaya', city: 'Riyadh', latitude: 24.7, longitude: 46.68 };

const bundleOf = (id: string, now: Date): string => {
  const identifier = [{ system: 'https://clinic.example/patients', value: id }];
  const person = {
    resourceType: 'Patient',
    id,
    identifier,
    name: [{ family: 'Harbi', given: ['Amal'] }],
    gender: 'female',
  };
  const medicine = {
    resourceType: 'MedicationRequest',
    id: 'regular',
    status: 'active',
    intent: 'order',
    authoredOn: now.toISOString().slice(0, 10),
    subject: { reference: `Patient/${id}` },
    medicationCodeableConcept: { text: 'Metformin 500 mg' },
  };
  const entry = [person, medicine].map((resource) => ({ resource }));
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
};

const callOn = async (page: Page, request: APIRequestContext): Promise<Call> =>
  apiClient(request, (await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token')))!);

type Screen = { readonly page: Page; readonly say: Words; readonly request: APIRequestContext };

/** Leaves the app without a log-in: nothing of it is open when the log-in ends, whose own way to the door would cross that of the journey. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('token');
    sessionStorage.removeItem('token');
  });
  await page.goto('about:blank');
}

/** Logs in by a code, of somebody who has agreed to the terms before. */
async function logInAgain({ page, say, request }: Screen, mrn: string, e164: string): Promise<void> {
  const after = await newestMessage(request, e164);
  await page.goto('/');
  await page.getByLabel(say('identity_mrn_number'), { exact: true }).fill(mrn);
  await page.getByRole('button', { name: say('identity_with_code'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('identity_otp_title') })).toBeVisible();
  await page
    .locator('input')
    .first()
    .pressSequentially(await latestCode(request, e164, { after }));
  await expectAt(page, '/dashboard');
}

/** A weekly subscription to the first product of the pharmacy with the medicine; answers its id. */
async function subscribe(call: Call): Promise<number> {
  const [medicine] = (await call<{ items: { id: number }[] }>('GET', '/medications')).items;
  const { items } = await call<{ items: { id: number }[] }>('GET', `/medications/${medicine!.id}/products`);
  const body = { medication_id: medicine!.id, product_id: items[0]!.id, every_days: 7 };
  return (await call<{ id: number }>('POST', '/medication-subscriptions', body)).id;
}

/** Another product, one of it; answers its id. */
async function putAnotherInCart(call: Call): Promise<number> {
  const { items } = await call<{ items: { id: number }[] }>('GET', '/products?query=Effaclar&limit=1');
  await call('POST', '/cart/add', { product_id: items[0]!.id, quantity: 1 });
  return items[0]!.id;
}

inBothLanguages('ar', ({ language }) => {
  test('D11.06 a refill that is due is ordered and paid by card by one press from its notification, beside the cart', async ({
    page,
    say,
    request,
  }, info) => {
    test.slow();
    const who = people[language];
    const file = info.outputPath('bundle.json');
    await writeFile(file, bundleOf(who.id, await readClock(request)));
    const mrn = await importPerson(file, who.phone);
    await logInByCode({ page, say, request }, mrn, who.e164);
    const id = await subscribe(await callOn(page, request));
    // Days pass: who looks signs in anew.
    await leave(page);
    await advanceClock(request, 4 * 86_400 + 120);
    await logInAgain({ page, say, request }, mrn, who.e164);
    const call = await callOn(page, request);
    await call('POST', '/user-address', place);

    await expect(async () => {
      await page.goto('/notifications');
      await page.locator(`a[href="/pharmacy/refills/${id}"]`).first().click({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: say('pharmacy_refill_title') })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(place.street);
    await inspect(page, language);
    await page.screenshot({ path: info.outputPath('refill.png'), fullPage: true });
    // Declined: the way to try again leads back here, not to the check-out of what else is in the cart.
    const other = await putAnotherInCart(call);
    const card = main.getByRole('button', { name: say.any('pharmacy_refill_card') });
    await card.click();
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
    await page.locator('button[value="declined"]').click();
    await page.getByRole('link', { name: say('billing_try_again'), exact: true }).click();
    await expectAt(page, `/pharmacy/refills/${id}`);
    await card.click();
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
    await page.locator('button[value="paid"]').click();
    await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();

    await page.goto(`/pharmacy/refills/${id}`);
    await expect(main).toContainText(say('pharmacy_refill_ordered'));
    await inspect(page, language);
    await main.getByRole('link', { name: say('medicines_refill_open_order') }).click();
    await expectAt(page, /\/pharmacy\/orders\/\d+/);
    expect(await call<{ items: unknown[] }>('GET', '/cart')).toMatchObject({ items: [{ product: { id: other } }] });
  });
});
