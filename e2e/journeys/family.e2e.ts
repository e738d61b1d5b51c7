import { inspect } from '../support/checks.ts';
import { chooseTime, confirmBooking, findDoctor, signIn, type PatientScreen } from '../support/booking.ts';
import { codeOtherThan } from '../support/codes.ts';
import { inDigitsOf } from '../support/digits.ts';
import { accountButton, expectAt } from '../support/log-in-form.ts';
import { latestCode, patient } from '../support/server.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';

/** Whom each language's journeys are about: their guardian, a child whom nobody knows, and an adult with a phone of their own. */
const people = {
  ar: {
    guardian: '1000014',
    doctor: 'D1034',
    child: { id: '1345000014', first: 'ليان', family: 'العنزي', relation: 'ابنة' },
    adult: {
      mrn: '1000008',
      id: '1010000080',
      first: 'هدى',
      family: 'الزهراني',
      relation: 'أم',
      born: ['27', '1', '1985'],
    },
    adultPhone: '+966501000008',
    guardianFirst: 'ريم',
    country: 'السعودية',
  },
  en: {
    guardian: '1000015',
    doctor: 'D1035',
    child: { id: '1345000015', first: 'Zara', family: 'Qureshi', relation: 'Daughter' },
    adult: {
      mrn: '1000014',
      id: '1010000140',
      first: 'Reem',
      family: 'Al-Anazi',
      relation: 'Sister',
      born: ['22', '5', '2001'],
    },
    adultPhone: '+966501000014',
    guardianFirst: 'Imran',
    country: 'Saudi Arabia',
  },
} as const;

type Member = { readonly id: string; readonly first: string; readonly family: string; readonly relation: string };

/** Fills the three steps; the child's declaration is ticked when it is asked for. Ends before the last button. */
async function describeMember(
  { page, say, language }: PatientScreen,
  member: Member,
  born: readonly string[],
): Promise<void> {
  await page.getByLabel(say('family_relation'), { exact: true }).selectOption({ label: member.relation });
  await page.getByLabel(say('family_id_number'), { exact: true }).fill(member.id);
  await inspect(page, language);
  await page.getByRole('button', { name: say('family_next'), exact: true }).click();
  await page.getByLabel(say('family_first'), { exact: true }).fill(member.first);
  await page.getByLabel(say('family_last'), { exact: true }).fill(member.family);
  await page.getByLabel(say('shell_birth_day'), { exact: true }).fill(born[0]!);
  await page.getByLabel(say('shell_birth_month'), { exact: true }).selectOption(born[1]!);
  await page.getByLabel(say('shell_birth_year'), { exact: true }).fill(born[2]!);
  const country = page.getByRole('combobox', { name: say('family_nationality'), exact: true });
  await country.click();
  await country.fill(people[language].country);
  await expect(page.getByRole('listbox').getByRole('option', { name: people[language].country })).toBeVisible();
  await country.press('Enter');
  await page.getByLabel(say('family_location'), { exact: true }).selectOption({ index: 1 });
  await inspect(page, language);
  await page.getByRole('button', { name: say('family_next'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('family_step_agree') })).toBeFocused();
}

/** Signs in, and opens the form by which a member is added. */
async function beginAdding(care: PatientScreen): Promise<void> {
  const { page, say, language } = care;
  await signIn(care, people[language].guardian);
  await page.goto('/family-members');
  await inspect(page, language);
  await page
    .getByRole('link', { name: say('family_add'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expectAt(page, '/family-members/add');
}

const finish = ({ page, say }: PatientScreen) => page.getByRole('button', { name: say('family_finish'), exact: true });
const strip = (page: Page, name: string) => page.getByRole('region', { name });

inBothLanguages('ar', ({ language }) => {
  const { child, adult, adultPhone, doctor, guardianFirst } = people[language];
  test.slow();

  test(
    'S4.20 S2.08 S2.11 a guardian adds a child, books in the child’s profile, and returns',
    { tag: '@quick' },
    async ({ page, say, request }) => {
      const care: PatientScreen = { page, say, language };
      await beginAdding(care);
      await describeMember(care, child, ['14', '6', '2021']);
      await finish(care).click();
      await expect(page.getByText(say('family_declare_required'))).toBeVisible();
      await page.reload();
      await page.getByLabel(say('family_declare')).check();
      await inspect(page, language);
      await finish(care).click();
      await expect(page.getByRole('heading', { name: say('family_done_title', { name: child.first }) })).toBeVisible();
      await inspect(page, language);
      await page.getByRole('button', { name: say('family_open'), exact: true }).click();

      await expectAt(page, '/dashboard');
      const profile = strip(page, say('shell_dependent_profile', { name: `${child.first} ${child.family}` }));
      await expect(profile).toContainText(child.relation === 'ابنة' ? 'ابنتكم' : 'Your daughter');
      await expect(page.locator('#consultation + ul > li')).toHaveCount(1);
      // Only what a child has: no offers, and no pharmacy in any menu.
      await expect(page.locator('main a[href^="/pharmacy"], nav a[href^="/pharmacy"]')).toHaveCount(0);
      await expect(page.getByRole('region', { name: say('patient_banners_promotional') })).toHaveCount(0);
      await inspect(page, language);
      const reply = await request.get('/api/v1/find/doctors?limit=100');
      const { items } = ((await reply.json()) as { data: { items: { code: string; name: string; name_ar: string }[] } })
        .data;
      const found = items.find(({ code }) => code === doctor)!;
      const name = language === 'ar' ? found.name_ar : found.name;
      await findDoctor(care, name);
      await chooseTime(care);
      await confirmBooking(care);
      await page.reload();
      await expect(profile).toBeVisible();
      await page.goto('/appointment/upcoming/onsite');
      await expect(page.getByRole('main')).toContainText(name);

      await profile.getByRole('button', { name: say('family_my_profile'), exact: true }).click();
      await expectAt(page, '/dashboard');
      await expect(profile).toHaveCount(0);
      await expect(accountButton(care, guardianFirst)).toBeVisible();
      await page.goto('/family-members');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: child.first }) });
      await card.getByText(say('family_details')).click();
      await expect(card.getByText(child.id, { exact: true })).toBeVisible();
      await expect(card.getByText(say('family_location'), { exact: true })).toBeVisible();
      await expect(card.getByRole('button', { name: say('family_add_photo') })).toBeVisible();
      await inspect(page, language);
      await page.getByRole('button', { name: `${say('family_remove')} ${child.first}`, exact: true }).click();
      await inspect(page, language);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('family_remove'), exact: true })
        .click();
      await expect(page.getByRole('heading', { name: `${child.first} ${child.family}` })).toHaveCount(0);
    },
  );

  test(
    'D3.03 an adult is asked, lets the guardian in, and ends it while the profile is open',
    { tag: '@full' },
    async ({ page, say, request, openBrowser }) => {
      const care: PatientScreen = { page, say, language };
      await beginAdding(care);
      await describeMember(care, adult, adult.born);
      await expect(page.getByText(say('family_adult_note'))).toBeVisible();
      await finish(care).click();
      const first = page.getByLabel(
        say('shell_otp_box', { place: inDigitsOf(language, 1), count: inDigitsOf(language, 4) }),
      );
      await expect(first).toBeFocused();
      await inspect(page, language);
      const code = await latestCode(request, adultPhone);
      await first.click();
      await page.keyboard.type(codeOtherThan(code));
      await expect(page.getByText(say.refusal('code_wrong'))).toBeVisible();
      await first.click();
      await page.keyboard.type(code);
      await page.getByRole('button', { name: say('family_open'), exact: true }).click();
      const profile = strip(page, say('shell_dependent_profile', { name: `${adult.first} ${adult.family}` }));
      await expect(profile).toBeVisible();

      const theirs = await openBrowser(patient(adult.mrn));
      await theirs.goto('/family-members');
      const end = theirs.getByRole('button', { name: `${say('family_end')} ${guardianFirst}`, exact: true });
      await expect(end).toBeVisible();
      await inspect(theirs, language);
      await end.click();
      await inspect(theirs, language);
      await theirs
        .getByRole('dialog')
        .getByRole('button', { name: say('family_end'), exact: true })
        .click();
      await expect(theirs.getByText(say('family_guardians_none'))).toBeVisible();

      // The open page of the guardian hears it at once, without being touched.
      await expectAt(page, /\/rider-orders\?logoutSuccessfull=true\b/);
      await expect(profile).toHaveCount(0);
    },
  );
});
