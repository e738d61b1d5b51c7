import {
  appointmentIn,
  chooseTime,
  confirmBooking,
  findDoctor,
  payByCard,
  type PatientScreen,
} from '../support/booking.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { patient } from '../support/server.ts';
import { listAs } from '../support/sessions.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { byLanguage } from '../support/shopping.ts';

type Listed = { readonly code: string; readonly name: string; readonly name_ar: string };

inBothLanguages('en', ({ language }) => {
  const arabic = language === 'ar';
  const mrn = byLanguage(language, '1000044', '1000045');

  test.slow();

  test(
    'D12.06 a consultation is paid by a promo code and the wallet, another one by points and instalments',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const turn = (key: string) => page.getByRole('switch', { name: say.any(key) });
      const reply = await request.get('/api/v1/find/doctors?limit=100');
      const { items } = ((await reply.json()) as { data: { items: Listed[] } }).data;
      const found = items.find(({ code }) => code === 'D1024')!;
      // Both have a call of the demo: they have agreed to visits by video.
      const book = async (nth: number) => {
        await findDoctor(care, arabic ? found.name_ar : found.name, 'online');
        await chooseTime(care, nth);
        await confirmBooking(care);
      };
      await signInAs(patient(mrn));

      await page.goto('/promotions');
      await expect(page.getByText('FIRSTCALL')).toBeVisible();
      await inspect(page, language);

      await book(arabic ? 0 : 2);
      const code = page.getByRole('textbox', { name: say('billing_by_promo') });
      await code.fill('NOBODY');
      await button('billing_promo_apply').click();
      await expect(page.getByText(say.refusal('promo_not_valid'))).toBeVisible();
      await code.fill('firstcall');
      await button('billing_promo_apply').click();
      await expect(button('billing_promo_remove')).toBeVisible();
      await expect(turn('billing_points')).toBeDisabled();
      await turn('billing_wallet').check();
      await inspect(page, language);
      await payByCard(care, 'paid');
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
      await expect(page.getByText(say('billing_by_wallet'), { exact: true })).toBeVisible();

      await book(arabic ? 1 : 3);
      await turn('billing_points').check();
      await page.getByRole('radio', { name: say.any('billing_tamara') }).check();
      await inspect(page, language);
      await payByCard(care, 'paid');
      await expect(page.getByText(say('billing_by_points'), { exact: true })).toBeVisible();
      await expect(page.getByText(say('billing_by_instalments'), { exact: true })).toBeVisible();
    },
  );

  test(
    'D12.06 money is added to the wallet by card, and its statement and receipts are there',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      // Nobody else moves this wallet meanwhile.
      const payer = (await newPatient(request)).signIn;
      await signInAs(payer);
      await page.goto('/wallet');
      await inspect(page, language);
      await button('billing_top_up').click();
      await page.getByLabel(say('billing_top_up_amount'), { exact: true }).fill('75');
      await inspect(page, language);
      await page.getByRole('button', { name: say.any('billing_top_up_pay') }).click();
      await expectAt(page, /\/wallet\/top-up\/\d+/);
      await expect(page.getByRole('switch')).toHaveCount(0);
      await payByCard(care, 'paid');
      await expect(page.getByText(say('billing_success_wallet_text'))).toBeVisible();
      await page.getByRole('link', { name: say('billing_to_wallet') }).click();
      await expectAt(page, /\/wallet$/);
      const [newest] = await listAs<{ kind: string; amount: number }>(request, payer, '/api/v1/payment/wallet');
      expect(newest).toMatchObject({ kind: 'top_up', amount: 75 });
      const saving = page.waitForEvent('download');
      await button('billing_statement_get').click();
      expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
    },
  );

  test(
    'S4.08 D12.04 the free first visit is offered, claimed, cancelled and claimed again',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const person = await newPatient(request);
      await signInAs(person.signIn);
      await page.goto('/dashboard');
      await expect(page.getByText(say('billing_free_offer'))).toBeVisible();
      const reply = await request.get('/api/v1/find/doctors?limit=100');
      const { items } = ((await reply.json()) as { data: { items: Listed[] } }).data;
      const found = items.find(({ code }) => code === 'D1025')!;
      const claim = async (nth: number): Promise<string> => {
        await findDoctor(care, arabic ? found.name_ar : found.name);
        await chooseTime(care, nth);
        await confirmBooking(care);
        const id = appointmentIn(page);
        await inspect(page, language);
        await button('billing_free_use').click();
        await expectAt(page, new RegExp(`/appointment/${id}$`));
        return id;
      };
      const first = await claim(arabic ? 0 : 2);
      await person.call('POST', '/appointments/cancel', { appointment_id: Number(first) });
      const second = await claim(arabic ? 1 : 3);
      expect(second).not.toBe(first);
    },
  );
});
