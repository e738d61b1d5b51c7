import { freeTimes, type PatientScreen } from '../support/booking.ts';
import { button, exactly } from '../support/buttons.ts';
import { settled } from '../support/checks.ts';
import { boxes } from '../support/codes.ts';
import { pressOn, reach, takeBelow, takeEntry, takeRadio, tick, typeInto } from '../support/keyboard.ts';
import { expectAt } from '../support/log-in-form.ts';
import { productOf } from '../support/ordering.ts';
import { newPatient } from '../support/orders.ts';
import { newContact } from '../support/registration.ts';
import { latestCode } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { doctorBy, freeDay, freeSlots } from '../support/visits.ts';

const place = { name: 'Home', street: '3', district: '2', city: 'Riyadh', latitude: 24.7136, longitude: 46.6753 };

// No mouse, and no focus that a script gives: Tab, Shift, Enter, Space, the arrows and Escape.
inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';

  test.slow();

  test(
    'UX by keyboard alone: a patient logs in by a one-time code',
    { tag: '@quick' },
    async ({ page, say, request }) => {
      const me = await newPatient(request);
      await page.goto('/auth/user/login');
      await typeInto(page, page.getByLabel(say('identity_mrn_number'), { exact: true }), me.mrn);
      await pressOn(page, button(page, say('identity_with_code')));
      await expectAt(page, '/auth/user/otp');
      const code = await latestCode(request, me.e164);
      await reach(page, boxes(page, say).first());
      await page.keyboard.type(code);
      await expectAt(page, '/dashboard');
    },
  );

  test(
    'UX by keyboard alone: a visit is booked and paid',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const doctor = await doctorBy(request, 'D1018');
      const day = await freeDay(request, doctor, 'onsite', language);
      await signInAs((await newPatient(request)).signIn);
      await page.goto(`/find-a-specialist/${doctor.id}?method=onsite&date=${day}`);
      await settled(page);
      await pressOn(page, freeTimes(care).first());
      await expectAt(page, /[?&]slot=\d+/);
      await pressOn(page, button(page, say('booking_continue')));
      await pressOn(page, button(page.getByRole('dialog'), say('booking_confirm')));
      await expectAt(page, /\/appointment\/\d+\/pay/);
      await pressOn(page, page.getByRole('button', { name: say.any('billing_pay_amount') }).last());
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await pressOn(page, page.locator('button[value="paid"]'));
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
    },
  );

  test(
    'UX by keyboard alone: a visit is cancelled, after one has changed one’s mind once',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const me = await newPatient(request);
      const doctor = await doctorBy(request, 'D1016');
      const [slot] = await freeSlots(request, doctor, 'onsite', await freeDay(request, doctor, 'onsite', language));
      const body = { slot_id: slot!.id, type: 'onsite', policy_accepted: true };
      const { id } = await me.call<{ id: number }>('POST', '/appointments/create', body);
      await signInAs(me.signIn);
      await page.goto(`/appointment/${id}`);
      await settled(page);
      const cancel = page
        .getByRole('button', { name: say.any('patient_cancel_with') })
        .or(button(page, say('patient_cancel')))
        .first();
      await pressOn(page, cancel);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cancel, 'the focus is back where it was').toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, button(page.getByRole('dialog'), say('patient_cancel_yes')));
      await expectToast(page, say('patient_cancelled'));
    },
  );

  test(
    'UX by keyboard alone: a product goes into the cart, is ordered and paid',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const me = await newPatient(request);
      await me.call('POST', '/user-address', place);
      const product = await productOf(request, { prescription: false, nth: arabic ? 20 : 21 });
      await signInAs(me.signIn);
      await page.goto(`/pharmacy/products/${product.id}`);
      await settled(page);
      const answered = page.waitForResponse((reply) => reply.url().endsWith('/cart/add') && reply.ok());
      await pressOn(page, page.getByRole('main').getByRole('button', exactly(say('pharmacy_add_to_cart'))));
      await answered;
      await pressOn(page, page.locator('a[href^="/pharmacy/cart"]').filter({ visible: true }).first());
      await expectAt(page, /\/pharmacy\/cart/);
      await pressOn(page, page.getByRole('link', exactly(say('pharmacy_cart_checkout'))).filter({ visible: true }));
      await expectAt(page, /\/pharmacy\/checkout/);
      await settled(page);
      await tick(page, page.getByLabel(say('pharmacy_checkout_privacy'), { exact: true }));
      await tick(page, page.getByLabel(say('pharmacy_checkout_returns'), { exact: true }));
      await pressOn(page, page.getByRole('button', { name: say.any('billing_pay_amount') }).last());
      await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
      await pressOn(page, page.locator('button[value="paid"]'));
      await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
    },
  );

  test(
    'UX by keyboard alone: a child is added to the family',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await signInAs((await newPatient(request)).signIn);
      const field = (key: string) => page.getByLabel(say(key), { exact: true });
      await page.goto('/family-members/add');
      await settled(page);
      await takeEntry(page, field('family_relation'), arabic ? 'ابنة' : 'Daughter');
      await typeInto(page, field('family_id_number'), newContact().saudiId);
      await pressOn(page, button(page, say('family_next')));
      await typeInto(page, field('family_first'), arabic ? 'ليان' : 'Layan');
      await typeInto(page, field('family_last'), arabic ? 'العنزي' : 'Al-Anazi');
      await typeInto(page, field('shell_birth_day'), '5');
      await takeBelow(page, field('shell_birth_month'), 6);
      await typeInto(page, field('shell_birth_year'), '2020');
      const country = arabic ? 'السعودية' : 'Saudi Arabia';
      await typeInto(page, page.getByRole('combobox', exactly(say('family_nationality'))), country);
      await expect(page.getByRole('listbox').getByRole('option', { name: country })).toBeVisible();
      await page.keyboard.press('Enter');
      await takeBelow(page, field('family_location'), 1);
      await pressOn(page, button(page, say('family_next')));
      await expect(page.getByRole('heading', { level: 1, name: say('family_step_agree') })).toBeFocused();
      await tick(page, page.getByLabel(say('family_declare')));
      await pressOn(page, button(page, say('family_finish')));
      await expect(page.getByRole('heading', { name: say.any('family_done_title') })).toBeVisible();
    },
  );

  test(
    'UX by keyboard alone: a way of being told is switched, and stays so',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await signInAs((await newPatient(request)).signIn);
      await page.goto('/notifications/settings');
      await settled(page);
      const first = page.getByRole('main').getByRole('switch', { disabled: false }).first();
      const was = await first.isChecked();
      const saved = page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.ok());
      await tick(page, first);
      await expect(first).toBeChecked({ checked: !was });
      await saved;
      await page.reload();
      await settled(page);
      await expect(first).toBeChecked({ checked: !was });
      await expect(page.getByRole('heading', { level: 1, name: say('notifications_settings_title') })).toBeVisible();
    },
  );

  test(
    'UX by keyboard alone: a guest changes the language and writes to the hospital',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/contact-us');
      await settled(page);
      const field = (key: string) => page.getByLabel(say(key), { exact: true });
      await pressOn(page, page.getByRole('banner').getByRole('button', exactly(arabic ? 'English' : 'العربية')));
      await expect(page.locator('html')).toHaveAttribute('lang', arabic ? 'en' : 'ar');
      await pressOn(page, page.getByRole('banner').getByRole('button', exactly(arabic ? 'العربية' : 'English')));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await typeInto(page, field('contact_name'), arabic ? 'منال القحطاني' : 'Manal Al-Qahtani');
      await typeInto(page, field('contact_way'), newContact().email);
      await takeBelow(page, field('contact_topic'), 1);
      await typeInto(page, field('contact_text'), arabic ? 'هل توجد مواقف للسيارات؟' : 'Is there a place to park?');
      await pressOn(page, button(page, say('contact_send')));
      await expect(page.getByRole('heading', exactly(say('contact_sent_title')))).toBeFocused();
    },
  );

  test(
    'UX by keyboard alone: theme and language are switched in the header, and stay so',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await signInAs((await newPatient(request)).signIn);
      await page.goto('/profile');
      await settled(page);
      const banner = page.getByRole('banner');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      await pressOn(page, banner.getByRole('button', { name: say.any('shell_account') }));
      await pressOn(page, button(banner, say('shell_theme_dark')));
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(button(banner, say('shell_theme_light')), 'the focus stays').toBeFocused();
      await pressOn(page, banner.getByRole('button', exactly(arabic ? 'English' : 'العربية')));
      await expect(html).toHaveAttribute('lang', arabic ? 'en' : 'ar');
      await page.reload();
      await settled(page);
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await pressOn(page, banner.getByRole('button', exactly(arabic ? 'العربية' : 'English')));
      await expect(html).toHaveAttribute('lang', language);
      await pressOn(page, banner.getByRole('button', { name: say.any('shell_account') }));
      await pressOn(page, button(banner, say('shell_theme_light')));
      await expect(html).toHaveAttribute('data-theme', 'light');
      await page.keyboard.press('Escape');
      // Who is back at the theme of the device follows it again.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(html).toHaveAttribute('data-theme', 'dark');
    },
  );

  test(
    'UX by keyboard alone: a complaint is told and its urgency read',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await signInAs((await newPatient(request)).signIn);
      await page.goto('/symptom-checker');
      await settled(page);
      await typeInto(page, page.getByRole('textbox', exactly(say('symptoms_search'))), arabic ? 'صداع' : 'Headache');
      await page.keyboard.press('Enter');
      await tick(page, page.getByRole('checkbox', exactly(arabic ? 'صداع' : 'Headache')).first());
      await pressOn(page, button(page, say('symptoms_continue')));
      await tick(page, page.getByRole('radio', exactly(say('symptoms_mild'))).first());
      await pressOn(page, button(page, say('symptoms_continue')));
      const progress = page.getByRole('progressbar');
      const count = Number(await progress.getAttribute('max'));
      for (let nth = 0; nth < count; nth += 1) {
        await expect(progress).toHaveAttribute('value', String(nth));
        const none = page.getByRole('checkbox', exactly(say('symptoms_none')));
        const notSure = page.getByRole('radio', exactly(say('symptoms_not_sure')));
        await expect(none.or(notSure)).toBeVisible();
        if (await none.isVisible()) await tick(page, none);
        else await takeRadio(page, page.getByRole('main').getByRole('radio'), notSure);
        await pressOn(page, button(page, say(nth === count - 1 ? 'symptoms_show_result' : 'symptoms_next')));
      }
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await reach(page, page.getByRole('link', { name: say.any('symptoms_book_in') }).first());
    },
  );
});
