import { exactly } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { listAs } from '../support/sessions.ts';
import { patient, staff } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ variant: { language: 'ar', size: 'phone' } });

type Visit = { readonly id: number; readonly state: string; readonly status: string; readonly starts_at: string };

test(
  'D10.03 the doctor never came to who checked in: the front desk says so, and the whole price is back',
  { tag: '@full-once' },
  async ({ page, say, request, signInAs, openBrowser }) => {
    const who = patient('1000009');
    const visitsNow = () => listAs<Visit>(request, who, '/api/v1/appointments/history?limit=100');
    const visit = (await visitsNow()).find(({ state }) => state === 'in_review')!;
    await signInAs(who);
    await page.goto(`/appointment/${visit.id}`);
    await expect(page.getByText(say.any('patient_note_review_front_desk'))).toBeVisible();

    const english = wordsOf('en');
    const desk = await openBrowser(staff('frontdesk'), { size: 'desktop', language: 'en' });
    await desk.goto('/staff/visits');
    const row = desk.getByRole('listitem').filter({ has: desk.locator(`time[datetime="${visit.starts_at}"]`) });
    await row.getByRole('button').click();
    await desk.getByRole('radio', exactly(english('staff_visits_doctor'))).check();
    await expect(desk.getByText(english('staff_visits_back'))).toBeVisible();
    await desk.getByRole('textbox', { name: english('desk_outcome_reason') }).fill('The doctor was called away');
    await inspect(desk, 'en');
    await desk.getByRole('button', exactly(english('staff_visits_save'))).click();
    await expect(row).toHaveCount(0);

    await page.reload();
    await expect(page.getByText(say('patient_note_missed_doctor'))).toBeVisible();
    await inspect(page, 'ar');
    expect((await visitsNow()).find(({ id }) => id === visit.id)).toMatchObject({
      state: 'missed',
      status: 'cancelled',
    });
  },
);
