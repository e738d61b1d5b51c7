import { appointmentIn, chooseTime, confirmBooking, payByCard, type PatientScreen } from '../support/booking.ts';
import { button, exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { newPatient } from '../support/orders.ts';
import { patient, staff } from '../support/server.ts';
import { byLanguage } from '../support/shopping.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

type Offered = { readonly id: number; readonly title: string; readonly title_ar: string };

inBothLanguages('en', ({ language }) => {
  const arabic = language === 'ar';

  test.slow();

  test(
    'D12.05 a package is booked by terms, bears a visit, and gives back what was not used',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const press = (key: string) => button(page, say(key));
      const person = await newPatient(request);
      const { items } = await person.call<{ items: Offered[] }>('GET', '/packages');
      const offer = items.find(({ title }) => title === 'Healthy heart')!;
      const title = arabic ? offer.title_ar : offer.title;

      await page.goto('/services-packages');
      await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
      await expectAt(page, new RegExp(`/services-packages/${offer.id}$`));
      await press('packages_book').click();
      await expect(page.getByRole('dialog', { name: say('packages_sign_in') })).toBeVisible();
      await inspect(page, language);

      await signInAs(person.signIn);
      await page.goto(`/services-packages/${offer.id}`);
      await page.getByRole('radio').nth(1).check();
      await inspect(page, language);
      await press('packages_book').click();
      await expectAt(page, /\/services-packages\/terms\/\d+$/);
      await inspect(page, language);

      // S5.16: whoever leaves the payment finds the package again, and goes on with it.
      await page.goto('/services-packages');
      await inspect(page, language);
      await page.getByRole('link', { name: say('packages_continue'), exact: true }).click();
      await inspect(page, language);
      await page.getByRole('link', { name: say.any('billing_pay_amount') }).click();
      await payByCard(care, 'paid');
      await expect(page.getByText(say('billing_success_package_text'))).toBeVisible();
      await inspect(page, language);
      await press('billing_packages').click();
      await expectAt(page, /\/services-packages$/);

      await page.getByRole('link', { name: say('packages_continue'), exact: true }).click();
      await page
        .getByRole('link', { name: say('packages_choose_time'), exact: true })
        .first()
        .click();
      await expectAt(page, /\/find-a-specialist\?.*speciality=\d+/);
      await page.getByRole('article').first().getByRole('link').first().click();
      await chooseTime(care, arabic ? 0 : 2);
      await confirmBooking(care);
      const id = appointmentIn(page);
      await press('packages_use').click();
      await expectAt(page, new RegExp(`/appointment/${id}$`));

      await page.goto(`/services-packages/${offer.id}`);
      await expect(page.getByRole('link', { name: say.any('packages_visit') })).toHaveCount(1);
      await press('packages_cancel').click();
      await inspect(page, language);
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: say('packages_cancel_yes'), exact: true }).click();
      await expect(page.getByText(say('packages_cancelled'))).toBeVisible();
      await expect(press('packages_book')).toBeVisible();
    },
  );

  test('D12.05 a term that is late is said, and paid', { tag: '@full' }, async ({ page, say, signInAs }) => {
    const care: PatientScreen = { page, say, language };
    await signInAs(patient(byLanguage(language, '1000044', '1000045')));
    await page.goto('/services-packages');
    await page.getByRole('link', { name: say('packages_continue'), exact: true }).click();
    await expect(page.getByRole('link', { name: say('packages_choose_time'), exact: true })).toHaveCount(0);
    await expect(page.getByText(say.refusal('package_term_late')).first()).toBeVisible();
    await inspect(page, language);
    await page.getByRole('link', { name: say.any('billing_pay_amount') }).click();
    await payByCard(care, 'paid');
    await page.getByRole('button', { name: say('billing_packages'), exact: true }).click();
    await page.getByRole('link', { name: say('packages_continue'), exact: true }).click();
    await expect(page.getByRole('link', { name: say('packages_choose_time'), exact: true }).first()).toBeVisible();
  });

  test(
    'D14.25 a package is written at the content desk, seen by nobody before it is published, and ended',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const field = (key: string) => page.getByLabel(say(key), { exact: true });
      const inLanguage = (key: string, lang: 'ar' | 'en') =>
        page.getByLabel(say(lang === 'ar' ? 'content_in_arabic' : 'content_in_english', { field: say(key) }), {
          exact: true,
        });
      // A name for each language: both runs may be under way at once.
      const [nameAr, nameEn] = arabic ? ['رعاية الشتاء', 'Winter care'] : ['رعاية الربيع', 'Spring care'];
      const isOffered = async () => (await (await request.get('/api/v1/packages')).text()).includes(nameEn);
      await signInAs(staff('admin'));
      await page.goto('/staff/packages');
      await page.getByRole('link', exactly(say('staff_packages_new'))).click();
      await inLanguage('content_field_title', 'ar').fill(nameAr);
      await inLanguage('content_field_title', 'en').fill(nameEn);
      await inLanguage('content_field_summary', 'ar').fill('زيارتان خلال سنة.');
      await inLanguage('content_field_summary', 'en').fill('Two visits within a year.');
      await field('content_field_price').fill('150');
      await field('content_field_most_terms').selectOption('2');
      await button(page, say('content_service_add')).click();
      await inLanguage('content_service_name', 'ar').fill('زيارة');
      await inLanguage('content_service_name', 'en').fill('Visit');
      await field('content_service_quantity').selectOption('2');
      await field('content_service_price').fill('100');
      await inspect(page, language);
      await button(page, say('content_save')).click();
      await expectAt(page, /item=\d+/);
      expect(await isOffered()).toBe(false);

      await button(page, say('content_preview')).click();
      await expect(page.getByRole('dialog').getByRole('article')).toContainText(arabic ? nameAr : nameEn);
      await inspect(page, language);
      await page.keyboard.press('Escape');
      await button(page, say('content_publish')).click();
      await button(page, say('content_publish_now')).click();
      await expect(button(page, say('content_end'))).toBeVisible();
      expect(await isOffered()).toBe(true);

      await page.goto('/staff/packages');
      const row = page.getByRole('listitem').filter({ hasText: arabic ? nameAr : nameEn });
      await inspect(page, language);
      await row
        .first()
        .getByRole('link', { name: say.any('staff_packages_edit') })
        .click();
      await button(page, say('content_end')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', exactly(say('content_end_yes')))
        .click();
      await expect(button(page, say('content_end'))).toHaveCount(0);
      expect(await isOffered()).toBe(false);
    },
  );
});
