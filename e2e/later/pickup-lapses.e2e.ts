import type { APIRequestContext } from '@playwright/test';
import { apiClient } from '../support/api.ts';
import { inspect } from '../support/checks.ts';
import { advanceClock, readClock } from '../support/clock.ts';
import { newPatient, orderAndPay } from '../support/orders.ts';
import { createSession, type Person } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

// One language after the other: each moves the clock of all by days.
test.describe.configure({ mode: 'default' });

const reminders = { en: 'Your order is waiting for you', ar: 'طلبكم جاهز للاستلام' };

/** Lets time pass until so many hours after an instant. */
async function passUntil(request: APIRequestContext, since: Date, hours: number): Promise<void> {
  const until = since.getTime() + hours * 3_600_000;
  await advanceClock(request, Math.ceil((until - (await readClock(request)).getTime()) / 1000));
}

/** How often somebody was reminded of a pickup. */
async function remindersOf(request: APIRequestContext, who: Person): Promise<number> {
  const { token } = await createSession(request, who);
  type Fetched = { notifications: { title: string }[] };
  const { notifications } = await apiClient(request, token)<Fetched>('GET', '/notifications/fetch?limit=50');
  return notifications.filter(({ title }) => title === reminders.en).length;
}

inBothLanguages('ar', ({ language }) => {
  test('D15.03 a pickup that nobody fetches is reminded of twice and lapses; its patient reads why, and where the money went', async ({
    page,
    say,
    request,
    signInAs,
  }) => {
    test.slow();
    const me = await newPatient(request);
    const { ID: id, AMOUNT: amount } = await orderAndPay(request, me);
    const member = await newStaff(request, { email: `e2e-lapse-${language}@example.org`, role_id: roles.pharmacist });
    const desk = await callAs(request, asPerson(member));
    for (const to of ['confirmed', 'processed', 'ready_to_ship']) await desk('POST', `/desk/orders/${id}/move`, { to });
    const { SCHEDULED_TO } = await me.call<{ SCHEDULED_TO: string }>('GET', `/orders/${id}`);
    const since = new Date(SCHEDULED_TO);
    // Days pass: whoever looks signs in anew. The job that reminds comes by within a minute of any moment.
    for (const [hours, count] of [
      [24, 1],
      [48, 2],
    ] as const) {
      await passUntil(request, since, hours);
      await expect.poll(() => remindersOf(request, me.signIn)).toBe(count);
    }
    await passUntil(request, since, 72);
    const { token } = await createSession(request, me.signIn);
    const show = () => apiClient(request, token)<{ STATUS: string; REFUND_AMOUNT: number }>('GET', `/orders/${id}`);
    await expect.poll(async () => (await show()).STATUS).toBe('cancelled');
    expect((await show()).REFUND_AMOUNT).toBe(amount);
    await signInAs(me.signIn);
    await page.goto('/notifications');
    // Three at a time.
    await page.getByRole('button', { name: say('shell_show_more'), exact: true }).click();
    await expect(page.getByText(reminders[language])).toHaveCount(2);
    await page.goto(`/pharmacy/orders/${id}`);
    await expect(page.getByText(say('pharmacy_order_lapsed'), { exact: true })).toBeVisible();
    await expect(page.getByText(say.any('pharmacy_order_refunded')).first()).toBeVisible();
    await inspect(page, language);
  });
});
