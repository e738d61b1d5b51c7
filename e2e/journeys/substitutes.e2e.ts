import type { APIRequestContext, Page } from '@playwright/test';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { orderDelivery, productOf, type Product } from '../support/ordering.ts';
import { newPatient } from '../support/orders.ts';
import { callAs } from '../support/sessions.ts';
import { asPerson, newStaff, roles, type StaffMember } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

type Choice = { readonly id: number };
type Choices = {
  readonly brands: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly branches: readonly Choice[];
};

/** A medicine of this journey's own, which every branch has; those of one journey are alike but for name and price. */
async function newMedicine(
  request: APIRequestContext,
  member: StaffMember,
  named: { readonly name: string; readonly name_ar: string; readonly price: number },
): Promise<Product> {
  const call = await callAs(request, asPerson(member));
  const { brands, categories, branches } = await call<Choices>('GET', '/desk/choices');
  const made = await call<Product>('POST', '/desk/products', {
    ...named,
    scientific_name: 'Journeymycin',
    form: 'tablet',
    strength: '250 mg',
    pack_count: 12,
    is_zero_rated: true,
    brand_id: brands[0]!.id,
    category_id: categories[0]!.id,
  });
  for (const { id: location_id } of branches) {
    const lot = { location_id, lot: `J-${made.id}`, expires_on: '2029-01-01', quantity: 20 };
    await call('POST', `/desk/products/${made.id}/lots`, lot);
  }
  return made;
}

/** The line of a product on an order's sheet. */
const lineOf = (page: Page, name: string) =>
  page.getByRole('dialog').first().getByRole('listitem').filter({ hasText: name }).first();

async function openLine(page: Page, say: Words, name: string) {
  await button(lineOf(page, name), say('staff_unavailable')).click();
  return page.getByRole('dialog', { name: say('staff_unavailable'), exact: true });
}

inBothLanguages('en', ({ language }) => {
  const isArabic = language === 'ar';
  test(
    'D15.07 D15.11 what is not available is replaced as the patient agrees, or taken out with its reason',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      test.slow();
      const member = await newStaff(request, {
        email: `e2e-substitutes-${language}@example.org`,
        role_id: roles.pharmacist,
      });
      const of = (letter: string, number: string) => ({
        name: `Journeymycin ${letter}${language} 250 mg`,
        name_ar: `جورنيمايسين ${number} ٢٥٠ ملغ`,
      });
      const wanted = await newMedicine(request, member, { ...of('A', isArabic ? '١' : '٣'), price: 30 });
      const cheaper = await newMedicine(request, member, { ...of('B', isArabic ? '٢' : '٤'), price: 22.5 });
      const other = await productOf(request, { prescription: false, nth: isArabic ? 16 : 17 });
      const nameOf = (product: Product) => (isArabic ? product.name_ar : product.name);
      const me = await newPatient(request);
      const order = await orderDelivery(me, request, [wanted, other]);

      await signInAs(asPerson(member));
      await page.goto(`/staff/orders?order=${order}`);
      const dialog = await openLine(page, say, nameOf(wanted));
      const choice = dialog.getByRole('listitem').filter({ hasText: nameOf(cheaper) });
      await expect(choice).toBeVisible();
      await inspect(page, language);
      await button(choice, say('staff_substitute_propose')).click();
      await expect(dialog).toBeHidden();
      await expect(lineOf(page, nameOf(wanted))).toContainText(nameOf(cheaper));
      await button(lineOf(page, nameOf(wanted)), say('staff_substitute_take_back')).click();
      await expect(lineOf(page, nameOf(wanted))).not.toContainText(nameOf(cheaper));
      const second = await openLine(page, say, nameOf(wanted));
      const again = second.getByRole('listitem').filter({ hasText: nameOf(cheaper) });
      await button(again, say('staff_substitute_propose')).click();
      await expect(lineOf(page, nameOf(wanted))).toContainText(nameOf(cheaper));
      await inspect(page, language);

      const patientPage = await openBrowser(me.signIn);
      await patientPage.goto(`/pharmacy/orders/${order}`);
      const question = patientPage.getByRole('region', { name: say('pharmacy_substitute_title'), exact: true });
      await expect(question).toContainText(nameOf(wanted));
      await expect(question).toContainText(nameOf(cheaper));
      await inspect(patientPage, language);
      await button(question, say('pharmacy_substitute_agree')).click();
      await expect(question).toBeHidden();
      await expect(patientPage.getByText(say('pharmacy_substitute_replaced'), { exact: true })).toBeVisible();
      await expect(lineOf(page, nameOf(cheaper))).toContainText(say('staff_substitute_agreed'));

      const third = await openLine(page, say, nameOf(other));
      await third.getByLabel(say('staff_reason'), { exact: true }).fill('45');
      await button(third, say('staff_withdrawn_take_out')).click();
      await expect(third).toBeHidden();
      await expect(patientPage.getByText('45', { exact: true })).toBeVisible();
      await inspect(patientPage, language);
      const { ITEMS, REFUND_AMOUNT } = await me.call<{
        REFUND_AMOUNT: number;
        ITEMS: { PRODUCT_ID: number; TOTAL_PRICE: number; IS_TAKEN_OUT: boolean }[];
      }>('GET', `/orders/${order}`);
      expect(ITEMS.filter((item) => !item.IS_TAKEN_OUT)).toMatchObject([{ PRODUCT_ID: cheaper.id, TOTAL_PRICE: 22.5 }]);
      const taken = ITEMS.find((item) => item.PRODUCT_ID === other.id)!;
      expect(REFUND_AMOUNT).toBeCloseTo(7.5 + taken.TOTAL_PRICE, 2);
    },
  );
});
