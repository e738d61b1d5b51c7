import { appointmentIn, chooseTime, confirmBooking, payByCard, type PatientScreen } from '../support/booking.ts';
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
    { tag: '@quick' },
    async ({ page, say, request, signInAs }) => {
      const care: PatientScreen = { page, say, language };
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const person = await newPatient(request);
      const { items } = await person.call<{ items: Offered[] }>('GET', '/packages');
      const offer = items.find(({ title }) => title === 'Healthy heart')!;
      const title = arabic ? offer.title_ar : offer.title;

      await page.goto('/services-packages');
      await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
      await expectAt(page, new RegExp(`/services-packages/${offer.id}$`));
      await button('packages_book').click();
      await expect(page.getByRole('dialog', { name: say('packages_sign_in') })).toBeVisible();
      await inspect(page, language);

      await signInAs(person.signIn);
      await page.goto(`/services-packages/${offer.id}`);
      await page.getByRole('radio').nth(1).check();
      await inspect(page, language);
      await button('packages_book').click();
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
      await button('billing_packages').click();
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
      await button('packages_use').click();
      await expectAt(page, new RegExp(`/appointment/${id}$`));

      await page.goto(`/services-packages/${offer.id}`);
      await expect(page.getByRole('link', { name: say.any('packages_visit') })).toHaveCount(1);
      await button('packages_cancel').click();
      await inspect(page, language);
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: say('packages_cancel_yes'), exact: true }).click();
      await expect(page.getByText(say('packages_cancelled'))).toBeVisible();
      await expect(button('packages_book')).toBeVisible();
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

  test('the administrator offers a package and ends it', { tag: '@full' }, async ({ page, say, signInAs }) => {
    const field = (key: string) => page.getByLabel(say(key), { exact: true });
    // A name for each language: both runs may be under way at once.
    const [nameAr, nameEn] = arabic ? ['رعاية الشتاء', 'Winter care'] : ['رعاية الربيع', 'Spring care'];
    await signInAs(staff('admin'));
    await page.goto('/staff/packages');
    await page.getByRole('button', { name: say('staff_packages_new'), exact: true }).click();
    await field('staff_packages_name_ar').first().fill(nameAr);
    await field('staff_packages_name_en').first().fill(nameEn);
    await field('staff_packages_price').fill('150');
    await field('staff_packages_name_ar').nth(1).fill('زيارة');
    await field('staff_packages_name_en').nth(1).fill('Visit');
    await field('staff_packages_service_quantity').fill('2');
    await field('staff_packages_service_price').fill('100');
    await inspect(page, language);
    await page.getByRole('button', { name: say('staff_packages_save'), exact: true }).click();
    const row = page.getByRole('listitem').filter({ hasText: arabic ? nameAr : nameEn });
    await row
      .first()
      .getByRole('button', { name: say.any('staff_packages_end') })
      .click();
    await page.getByRole('button', { name: say('staff_packages_end_yes'), exact: true }).click();
    await expect(row.first().getByText(say('staff_packages_ended'), { exact: true })).toBeVisible();
  });
});
