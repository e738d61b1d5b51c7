import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { codeOtherThan } from '../support/codes.ts';
import { inDigitsOf } from '../support/digits.ts';
import { accountButton } from '../support/log-in-form.ts';
import { assignTo, startShift, riderBy, createDelivery, type Delivery } from '../support/deliveries.ts';
import { cardOf, choose, handOver } from '../support/rider-cards.ts';
import { ignoreErrors, offlineErrors } from '../support/prepare-page.ts';
import { takePhoto } from '../support/registration.ts';
import { latestCode, readClock } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

// They share the shift of one rider.
test.describe.configure({ mode: 'default' });
// The app itself has to be on the phone: nothing of it comes from the server once the line is gone.
test.use({ serviceWorkers: 'allow' });

const khalid = riderBy('rider');

type Step = { readonly STATUS: string; readonly AT: string | null };

/** When each step of an order happened, as its customer reads it. */
async function stepsOf({ id, patient: buyer }: Delivery): Promise<Map<string, string>> {
  const { TIMELINE } = await buyer.call<{ TIMELINE: Step[] }>('GET', `/orders/${id}`);
  return new Map(TIMELINE.flatMap(({ STATUS, AT }) => (AT === null ? [] : [[STATUS, AT] as const])));
}

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, offlineErrors));

inBothLanguages('ar', ({ language }) => {
  test.slow();

  test(
    'S4.14 S4.15 S2.20 a rider works on without a line: the app opens, what is done waits, and all of it arrives in order with when it happened',
    { tag: '@full' },
    async ({ page, context, say, request, signInAs }) => {
      const told = { page, say, language };
      await startShift(request, khalid);
      const delivered = await createDelivery(request);
      const returned = await createDelivery(request);
      const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
      for (const parcel of [delivered, returned]) await assignTo(request, khalid, parcel);

      await signInAs(khalid);
      await page.goto('/rider-orders');
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/rider.webmanifest');
      const [toDeliver, toReturn] = [cardOf(told, delivered.id), cardOf(told, returned.id)];
      for (const card of [toDeliver, toReturn]) {
        await button(card, say('rider_accept')).click();
        await button(card, say('rider_pick_up')).click();
        await expect(card.locator('[aria-haspopup=dialog][aria-label]')).toBeEnabled();
      }
      await choose(page, toDeliver, say('rider_state_on_the_way'));
      await choose(page, toDeliver, say('rider_state_arrived'));
      await choose(page, toDeliver, say('rider_state_delivered'));
      await button(page, say('rider_code_send')).click();
      const code = await latestCode(request, delivered.patient.e164, { digits: 6 });
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(say.any('rider_as_of'))).toBeVisible();
      await expect(toReturn).toBeVisible();
      await inspect(page, language);

      // Nothing of this one is on the phone.
      await page.goto('/order-deliverd?id=999999');
      await expect(page.getByRole('heading', { name: say('rider_no_line') })).toBeVisible();
      await inspect(page, language);
      await page.getByRole('link', { name: say('rider_to_orders') }).click();

      await choose(page, toReturn, say('rider_state_on_the_way'));
      await expect(toReturn.getByText(say('rider_waiting'))).toBeVisible();
      await choose(page, toReturn, say('rider_state_arrived'));
      await choose(page, toReturn, say('rider_state_returned'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption('absent');
      await dialog.locator('input[type=file]').setInputFiles(photo);
      await button(dialog, say('rider_return_next')).click();
      await button(dialog, say('rider_return_yes')).click();
      await expect(dialog).toHaveCount(0);
      const pressed = performance.now();

      await choose(page, toDeliver, say('rider_state_delivered'));
      await button(page, say('rider_code_have')).click();
      await handOver(told, codeOtherThan(code));
      await expect(page.getByText(say('rider_waiting')).first()).toBeVisible();
      await page.getByRole('link', { name: say('rider_delivered_home') }).click();
      await page.reload();
      await expect(toReturn.getByText(say('rider_state_returned'))).toBeVisible();
      expect([...(await stepsOf(returned)).keys()]).not.toContain('on_the_way');

      await accountButton(told, language === 'ar' ? 'خالد' : 'Khalid').click();
      await button(page, say('shell_log_out')).click();
      await expect(page.getByRole('heading', { name: say('rider_unsent_title') })).toBeVisible();
      await inspect(page, language);
      await button(page, say('rider_unsent_stay')).click();

      // Whichever page they open: what waits is sent from there.
      await page.goto('/notifications');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const waited = performance.now() - pressed;
      await context.setOffline(false);
      await expect.poll(async () => (await stepsOf(returned)).has('returned')).toBe(true);
      await page.goto('/rider-orders');
      await expect(toReturn).toHaveCount(0);
      // Others may put the server's clock on meanwhile, never back: what waited so long happened at least so long before it is now.
      const atLatest = new Date((await readClock(request)).getTime() - waited).toISOString();
      const steps = await stepsOf(returned);
      const times = ['order_picked', 'on_the_way', 'arrived', 'returned'].map((state) => steps.get(state)!);
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1)! <= atLatest, 'it is kept when it happened, not when it came').toBe(true);

      const refused = toDeliver.getByRole('alert');
      await expect(refused).toContainText(say.refusal('code_wrong'));
      await inspect(page, language);
      await page.reload();
      await button(refused, say('rider_refused_seen')).click();
      await expect(refused).toHaveCount(0);
      await choose(page, toDeliver, say('rider_state_delivered'));
      await button(page, say('rider_code_have')).click();
      await handOver(told, code);
      await expect(page).toHaveURL((url) => url.pathname === '/order-deliverd');
      await expect(page.getByText(inDigitsOf(language, delivered.id), { exact: true })).toBeVisible();
    },
  );

  test(
    'the rider area can be installed where the browser offers it, and is not offered again once it was not wanted',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      const offer = (): Promise<boolean> =>
        page.evaluate(() =>
          globalThis.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
        );
      await signInAs(khalid);
      await page.goto('/rider-orders');
      await expect(page.getByRole('tab', { name: say('rider_tab_active') })).toBeVisible();
      await offer();
      await expect(button(page, say('rider_install'))).toBeVisible();
      await inspect(page, language);
      await button(page, say('rider_install_later')).click();
      await offer();
      await expect(page.getByText(say('rider_install_text'))).toHaveCount(0);
    },
  );
});
