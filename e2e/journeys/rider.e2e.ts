import { socketConnected } from '../support/browser-pages.ts';
import { button } from '../support/buttons.ts';
import { inspect, settled } from '../support/checks.ts';
import { codeOtherThan } from '../support/codes.ts';
import {
  accept,
  deliver,
  assignTo,
  move,
  jeddah,
  startShift,
  riderBy,
  createDelivery,
  type Delivery,
} from '../support/deliveries.ts';
import { inDigitsOf } from '../support/digits.ts';
import { demoPassword, expectAt, logOut } from '../support/log-in-form.ts';
import { takePhoto } from '../support/registration.ts';
import { cardOf, choose, handOver } from '../support/rider-cards.ts';
import { fillCode } from '../support/rider-dialogs.ts';
import { latestCode } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

// They share the shift of one rider.
test.describe.configure({ mode: 'default' });

const yazeed = riderBy('rider4');
inBothLanguages('ar', ({ language }) => {
  test.slow();

  test(
    'S2.20 S2.22 S4.14 S4.15 S8.03 a rider accepts, picks up, goes, arrives, and delivers by the customer’s code',
    { tag: '@quick' },
    async ({ page, say, request, signInAs }) => {
      await startShift(request, yazeed);
      const delivery = await createDelivery(request);
      await signInAs(yazeed);
      const online = socketConnected(page);
      await page.goto('/rider-orders');
      await online;
      await assignTo(request, yazeed, delivery);

      const card = cardOf({ page, say, language }, delivery.id);
      await button(card, say('rider_accept')).click();
      await expectToast(page, say('rider_accepted'));
      await button(card, say('rider_pick_up')).click();
      await expectToast(page, say('rider_updated'));

      const list = page.getByRole('list').filter({ has: card });
      const top = () => list.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await top();
      await choose(page, card, say('rider_state_on_the_way'));
      await expect(card.getByText(say('rider_state_on_the_way'))).toBeVisible();
      await expect(page.getByText(say('rider_position_denied'))).toBeVisible();
      expect(await top(), 'a reported position moves no card').toBe(before);
      await inspect(page, language);
      await choose(page, card, say('rider_state_arrived'));
      await choose(page, card, say('rider_state_delivered'));

      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: say('rider_code_title') })).toBeVisible();
      await button(dialog, say('rider_code_send')).click();
      await expectToast(page, say('rider_code_sent'));
      await expect(button(dialog, say('rider_code_resend'))).toBeDisabled();
      await inspect(page, language);

      const code = await latestCode(request, delivery.patient.e164, { digits: 6 });
      await handOver({ page, say, language }, codeOtherThan(code));
      await expectToast(page, say.refusal('code_wrong'));
      await handOver({ page, say, language }, code);
      await expectAt(page, `/order-deliverd?id=${delivery.id}`);
      await expect(page.getByRole('heading', { level: 1, name: say('rider_delivered_page') })).toBeVisible();
      await inspect(page, language);
      await page.getByRole('link', { name: say('rider_delivered_home') }).click();
      await expectAt(page, '/rider-orders');
      await expect(card).toHaveCount(0);
    },
  );

  test(
    'S4.14 S2.21 a return asks for a reason and a photo, is final, and stands in the history',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await startShift(request, yazeed);
      const delivery = await createDelivery(request);
      await assignTo(request, yazeed, delivery);
      const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
      await signInAs(yazeed);
      await page.goto('/rider-orders');
      const card = cardOf({ page, say, language }, delivery.id);
      await button(card, say('rider_accept')).click();
      await button(card, say('rider_pick_up')).click();
      await choose(page, card, say('rider_state_on_the_way'));
      await choose(page, card, say('rider_state_arrived'));
      await choose(page, card, say('rider_state_returned'));

      const dialog = page.getByRole('dialog');
      await button(dialog, say('rider_return_next')).click();
      await expect(dialog.getByText(say('rider_return_reason_missing'))).toBeVisible();
      await expect(dialog.getByText(say('rider_photo_missing'))).toBeVisible();
      await inspect(page, language);
      await dialog.getByRole('combobox').selectOption('absent');
      await dialog.locator('input[type=file]').setInputFiles(photo);
      await expect(dialog.getByRole('img', { name: say('rider_photo_alt') })).toBeVisible();
      await button(dialog, say('rider_return_next')).click();
      await button(dialog, say('rider_return_yes')).click();
      await expectToast(page, say('rider_updated'));
      await expect(card).toHaveCount(0);

      await page.getByRole('tab', { name: say('rider_tab_history') }).click();
      await expect(card.getByText(say('rider_state_returned')).first()).toBeVisible();
      await card.getByRole('link', { name: say('rider_details') }).click();
      await expectAt(page, `/rider-order-details?id=${delivery.id}&fromTab=history`);
      for (const part of ['rider_address', 'rider_schedule', 'rider_items', 'rider_summary'])
        await expect(page.getByRole('heading', { level: 2, name: say(part), exact: true })).toBeVisible();
      await inspect(page, language);
      await button(page, say('shell_back')).click();
      await expect(page.getByRole('tab', { name: say('rider_tab_history') })).toHaveAttribute('aria-selected', 'true');

      // Nobody reads that it was delivered.
      await page.goto(`/order-deliverd?id=${delivery.id}`);
      await expectAt(page, `/rider-order-details?id=${delivery.id}`);
      await expect(page.getByText(say('rider_state_returned')).first()).toBeVisible();
    },
  );

  test(
    'S4.14 S4.15 another phone of the rider turns the list round: not under a finger, and the open moves stay in sight',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await startShift(request, yazeed);
      const deliveries: Delivery[] = [];
      while (deliveries.length < 2) {
        const delivery = await createDelivery(request);
        await assignTo(request, yazeed, delivery);
        await accept(request, yazeed, delivery);
        await move(request, yazeed, delivery, { status: 'order_picked' });
        deliveries.push(delivery);
      }
      await signInAs(yazeed);
      const online = socketConnected(page);
      await page.goto('/rider-orders');
      await online;

      const statuses = page.locator('[aria-haspopup=dialog][aria-label]');
      await expect(statuses).toHaveCount(2);
      const upper = await statuses.first().getAttribute('aria-label');
      const isUpper = ({ id }: Delivery): boolean =>
        upper!.includes(say('rider_order', { number: inDigitsOf(language, id) }));
      const [first, second] = deliveries.toSorted((a, b) => Number(isUpper(b)) - Number(isUpper(a)));
      await statuses.first().hover();
      await page.mouse.down();
      await move(request, yazeed, second!, { status: 'on_the_way' });
      const turned = page.waitForResponse(async (reply) => {
        if (!reply.url().includes('/orders/rider-orders')) return false;
        // A request that the page gave up for a newer one has no body; the newer one is still to come.
        const body = (await reply.json().catch(() => undefined)) as
          | { data: { items: { ID: number; STATUS: string }[] } }
          | undefined;
        return body?.data.items.some(({ ID, STATUS }) => ID === second!.id && STATUS === 'arrived') ?? false;
      });
      await move(request, yazeed, second!, { status: 'arrived' });
      await turned;
      // Long enough for it to be drawn, were it not held.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.mouse.up();

      await expect(statuses.first()).not.toHaveAttribute('aria-label', upper!);
      const way = page.getByRole('dialog').getByRole('button', { name: say('rider_state_on_the_way') });
      await expect(way).toBeInViewport({ ratio: 1 });
      await way.click();
      await expectToast(page, say('rider_updated'));
      await expect(cardOf({ page, say, language }, first!.id).getByText(say('rider_state_on_the_way'))).toBeVisible();

      await move(request, yazeed, first!, { status: 'arrived' });
      for (const delivery of deliveries) await deliver(request, yazeed, delivery);
      await expect(statuses).toHaveCount(0);
    },
  );

  test(
    'S2.20 S2.22 what is open while the order goes says why it went, and that nothing was sent',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      await startShift(request, yazeed);
      const delivered = await createDelivery(request);
      const cancelled = await createDelivery(request);
      for (const delivery of [delivered, cancelled]) {
        await assignTo(request, yazeed, delivery);
        await accept(request, yazeed, delivery);
      }
      for (const status of ['order_picked', 'on_the_way', 'arrived'])
        await move(request, yazeed, delivered, { status });
      await signInAs(yazeed);
      const online = socketConnected(page);
      await page.goto('/rider-orders');
      await online;

      const screen = { page, say, language };
      const over = page.getByRole('dialog', { name: say('rider_gone_title') });
      const seen = async (key: string, { id }: Delivery): Promise<void> => {
        const order = say('rider_order', { number: inDigitsOf(language, id) });
        await expect(over.getByText(say(key, { order }))).toBeVisible();
        await expect(over.getByText(say('rider_gone_unsent'))).toBeVisible();
        await inspect(page, language);
        await button(over, say('rider_refused_seen')).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(cardOf(screen, id)).toHaveCount(0);
      };

      await choose(page, cardOf(screen, delivered.id), say('rider_state_delivered'));
      await button(page.getByRole('dialog'), say('rider_code_have')).click();
      await fillCode(screen, '123456');
      await deliver(request, yazeed, delivered);
      await seen('rider_gone_delivered', delivered);

      await button(cardOf(screen, cancelled.id), say('rider_give_back')).click();
      await page.getByRole('dialog').getByRole('textbox').fill('The bike is broken');
      await cancelled.patient.call('POST', `/orders/${cancelled.id}/cancel`, {
        reason: 'changed_mind',
        description: 'It is not needed any more',
      });
      await seen('rider_gone_cancelled', cancelled);
    },
  );

  test(
    'S2.19 S9.02 S4.24 tabs are remembered, a search looks, a native notification refreshes, log-out leads to rider orders',
    { tag: '@full' },
    async ({ page, say }) => {
      await page.goto('/auth/user/dashboard?role=rider');
      await page.getByLabel(say('identity_email'), { exact: true }).fill('rider@balsam.example');
      await page.getByLabel(say('identity_password'), { exact: true }).fill(demoPassword);
      await page.getByRole('checkbox', { name: say('identity_remember') }).check();
      await button(page, say('identity_login')).click();
      await expectAt(page, '/rider-orders');
      await settled(page);

      const tab = (key: string) => page.getByRole('tab', { name: say(key) });
      await tab('rider_tab_history').click();
      await expect(page.getByText(say('rider_delivered_date')).first()).toBeVisible();
      await tab('rider_tab_profile').click();
      await expect(page.getByRole('link', { name: say('profile_delete') })).toBeVisible();
      await inspect(page, language);
      await page.reload();
      await expect(tab('rider_tab_history')).toHaveAttribute('aria-selected', 'true');

      const looked = page.waitForRequest((sent) => new URL(sent.url()).searchParams.get('search') === '999999');
      await page.getByLabel(say('rider_search')).fill('999999');
      await looked;
      await expect(page.getByRole('heading', { name: say('rider_empty_found') })).toBeVisible();
      await tab('rider_tab_active').click();
      await settled(page);

      const again = page.waitForRequest((sent) => sent.url().includes('/orders/rider-orders'));
      await page.evaluate(() => globalThis.dispatchEvent(new Event('balsam:notification')));
      await again;

      await logOut({ page, say }, language === 'ar' ? 'خالد' : 'Khalid');
      await expectAt(page, '/rider-orders');
      await expect(page.getByRole('link', { name: say('identity_sign_in_rider') })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    },
  );

  test(
    'S2.20 a shift is begun at a branch and ended',
    { tag: '@full-once' },
    async ({ page, say, request, signInAs }) => {
      await startShift(request, yazeed);
      await signInAs(yazeed);
      await page.goto('/rider-orders');
      await button(page, say('rider_shift_end')).click();
      await button(page.getByRole('dialog'), say('rider_shift_end')).click();
      await expect(page.getByText(say('rider_shift_off'), { exact: true })).toBeVisible();
      await page.getByRole('combobox', { name: say('rider_shift_branch') }).selectOption(String(jeddah));
      await button(page, say('rider_shift_start')).click();
      await expect(button(page, say('rider_shift_end'))).toBeVisible();
    },
  );

  test(
    'S2.23 the pages of riders show nothing without a rider’s log-in',
    { tag: '@full-once' },
    async ({ page, say }) => {
      for (const path of ['/rider-orders', '/rider-order-details?id=13&fromTab=active', '/order-deliverd?id=13']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: say('identity_rider_orders_title') })).toBeVisible();
        await expect(page.getByText(inDigitsOf(language, 13), { exact: false })).toHaveCount(0);
      }
    },
  );
});
