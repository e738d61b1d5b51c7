import type { BrowserContext, Locator, Page } from '@playwright/test';
import { socketConnected } from '../support/browser-pages.ts';
import { ignoreErrors, offlineErrors } from '../support/prepare-page.ts';
import { button } from '../support/buttons.ts';
import { inspect, settled } from '../support/checks.ts';
import { codeOtherThan, typeCode } from '../support/codes.ts';
import { assignTo, startShift, orderDelivery, riderBy, createDelivery } from '../support/deliveries.ts';
import { expectAt } from '../support/log-in-form.ts';
import { isStillMarked, openAndMark, currentStep } from '../support/order-page.ts';
import { newPatient } from '../support/orders.ts';
import { takePhoto } from '../support/registration.ts';
import { cardOf, choose, handOver } from '../support/rider-cards.ts';
import { fillCode, sign, type RiderScreen } from '../support/rider-dialogs.ts';
import { latestCode, newestMessage } from '../support/server.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import type { Language, Words } from '../support/words.ts';

const people = {
  ar: {
    rider: riderBy('rider5'),
    first: 'عمار',
    called: 'عمار الشمراني',
    vehicle: 'شاحنة مبرّدة',
  },
  en: {
    rider: riderBy('rider6'),
    first: 'Hamad',
    called: 'Hamad Al-Dosari',
    vehicle: 'Motorcycle',
  },
} as const;
/** On prescription and cold: a photo, a signature, and a rider with a cold box. */
const insulin = 'Lantus';
const faraway = { latitude: 24.7743, longitude: 46.7386 };
const nearby = { latitude: 24.7009, longitude: 46.6912 };

/** The phone of a rider that may say where it is, with the list of orders open. */
async function withRider(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await page.goto('/rider-orders');
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  const hears = socketConnected(page);
  await page.reload();
  await settled(page);
  await hears;
}

/** Asks for the deletion of the account that is signed in, with the code that goes out. */
async function deleteMe(page: Page, say: Words, code: () => Promise<string>): Promise<void> {
  await page.goto('/delete-me');
  await button(page, say('identity_delete_next')).click();
  await typeCode(page, say, await code());
  await button(page, say('identity_delete_now')).click();
}

/** Opens the photo of the hand-over large, makes it larger by keys alone, and comes back to where it was pressed. */
async function lookCloser(page: Page, say: Words, language: Language): Promise<void> {
  const name = say('rider_proof_picture');
  const small = page.getByRole('button', { name: say('shell_picture_enlarge', { picture: name }), exact: true });
  await small.press('Enter');
  const large = page.getByRole('dialog', { name, exact: true });
  const picture = large.getByRole('img', { name, exact: true });
  await expect(picture).toBeVisible();
  await large.getByRole('region', { name, exact: true }).press('+');
  await expect(picture).toHaveAttribute('style', /scale\(1\.5\)/);
  await inspect(page, language);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(small).toBeFocused();
}

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, offlineErrors));

/** The rider sets out: a place counts for a minute from when it was measured, so that it is measured only now. */
async function leave({ page, say }: RiderScreen, card: Locator): Promise<void> {
  await page.context().setGeolocation(faraway);
  await choose(page, card, say('rider_state_on_the_way'));
}

inBothLanguages('en', ({ language }) => {
  const { rider, first, called, vehicle } = people[language];

  // They share the shift of one rider, who is gone at the end.
  test.describe.configure({ mode: 'default' });
  test.slow();

  test(
    'S4.14 S4.15 S8.03 D6.02 the desk makes ready and assigns, the rider brings it, the patient sees each step and the map without loading the page',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      await startShift(request, rider);
      const buyer = await newPatient(request);
      const id = await orderDelivery(request, buyer, insulin);
      await signInAs(buyer.signIn);
      await openAndMark(page, id);
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_placed'));
      await expect(page.getByRole('listitem').filter({ has: page.locator('[aria-hidden].size-7') })).toHaveCount(5);
      await expect(page.getByRole('link', { name: say('pharmacy_order_call_pharmacy') })).toHaveAttribute(
        'href',
        /^tel:/,
      );

      const bag = await openBrowser(rider, { installed: true });
      await withRider(bag, bag.context());
      const member = asPerson(
        await newStaff(request, { email: `delivery-${language}@balsam.example`, role_id: roles.pharmacist }),
      );
      const desk = await openBrowser(member, { size: 'desktop' });
      await desk.goto(`/staff/orders?order=${id}`);
      for (const act of ['judge_approve', 'act_confirm', 'act_process', 'act_ready', 'act_send_out'])
        await button(desk, say(`staff_${act}`)).click();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_out_for_delivery'));

      // Nobody of this branch has a cold box and hands free; the desk sees why, and gives it to somebody all the same.
      await expect(desk.getByText(say('staff_rider_waiting'))).toBeVisible();
      await button(desk, say('staff_rider_assign_fittest')).click();
      await expect(desk.getByRole('alert').getByText(say.refusal('no_rider_free'))).toBeVisible();
      await button(desk, say('staff_rider_choose')).click();
      const row = desk.getByRole('listitem').filter({ hasText: called });
      await expect(row.getByText(say('staff_rider_other_branch'))).toBeVisible();
      await inspect(desk, language);
      await button(row, say('staff_rider_assign')).click();
      await expect(desk.getByText(say.any('staff_rider_asked'))).toBeVisible();
      await inspect(desk, language);

      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_rider_assigned'));
      await expect(page.getByRole('heading', { name: first, exact: true })).toBeVisible();
      await expect(page.getByText(vehicle, { exact: true })).toBeVisible();
      await inspect(page, language);

      const riding: RiderScreen = { page: bag, say, language };
      const card = cardOf(riding, id);
      await expect(card.getByText(say('rider_paid'), { exact: true })).toBeVisible();
      await expect(card.getByText(say.any('rider_local_time')).first()).toBeVisible();
      await inspect(bag, language);
      await button(card, say('rider_accept')).click();
      await expect(desk.getByText(say.any('staff_rider_accepted'))).toBeVisible();
      await button(card, say('rider_pick_up')).click();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_order_picked'));

      await leave(riding, card);
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_on_the_way'));
      await expect(bag.getByText(say('rider_position_shared'))).toBeVisible();
      const caller = page.getByRole('link', { name: say('pharmacy_order_call_rider') });
      await expect(caller).toHaveAttribute('href', /^tel:\+966/);
      const map = page.getByRole('region', { name: say('pharmacy_live_title'), exact: true });
      await expect(map.getByRole('heading', { name: say.any('pharmacy_live_expected') })).toBeVisible();
      const away = map.getByText(say.any('pharmacy_live_away'));
      await expect(away).toContainText(say('pharmacy_live_away', { distance: language === 'ar' ? '١٠٫٣' : '10.3' }));
      await expect(map.locator('.leaflet-marker-icon:not(.map-branch)')).toHaveCount(2);
      await inspect(page, language);
      // Whichever page the rider has open.
      await bag.goto('/notifications');
      await expect(bag.getByText(say('rider_position_shared'))).toBeVisible();
      await bag.context().setGeolocation(nearby);
      await expect(away).toContainText(say('pharmacy_live_away', { distance: language === 'ar' ? '٠٫٩' : '0.9' }));
      await inspect(bag, language);
      await button(bag, say('shell_close')).click();
      await expect(bag.getByText(say('rider_position_shared'))).toHaveCount(0);
      await bag.goto('/rider-orders');
      await card.getByRole('link', { name: say('rider_details') }).click();
      await expectAt(bag, `/rider-order-details?id=${id}&fromTab=active`);
      await inspect(bag, language);
      await button(bag, say('shell_back')).click();

      await choose(bag, card, say('rider_state_arrived'));
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_arrived'));
      await expect(map).toHaveCount(0);
      await expect(bag.getByText(say('rider_position_shared'))).toHaveCount(0);

      const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
      await choose(bag, card, say('rider_state_delivered'));
      const dialog = bag.getByRole('dialog');
      await button(dialog, say('rider_code_send')).click();
      const code = await latestCode(request, buyer.e164, { digits: 6 });
      // The message may be there before the answer is: without it nobody is asked for the digits.
      await expectToast(bag, say('rider_code_sent'));
      await inspect(bag, language);

      // The line is gone: what is typed, taken and signed waits on the phone until it is back.
      await bag.context().setOffline(true);
      await fillCode(riding, codeOtherThan(code));
      await button(dialog, say('rider_code_next')).click();
      await button(dialog, say('rider_code_verify')).click();
      await expect(dialog.getByText(say('rider_photo_missing'))).toBeVisible();
      await expect(dialog.getByText(say('rider_signature_missing'))).toBeVisible();
      await dialog.locator('input[type=file]').setInputFiles(photo);
      await expect(dialog.getByRole('img', { name: say('rider_photo_alt') })).toBeVisible();
      await sign(riding);
      await inspect(bag, language);
      // A customer is not asked for their signature twice because a thumb went beside the sheet.
      await bag.keyboard.press('Escape');
      await button(bag, say('shell_leave_no')).click();
      await expect(dialog.getByRole('img', { name: say('rider_photo_alt') })).toBeVisible();
      await button(dialog, say('rider_code_verify')).click();
      await expectAt(bag, `/order-deliverd?id=${id}`);
      await expect(bag.getByText(say('rider_waiting')).first()).toBeVisible();
      await expect(currentStep(page)).toContainText(say('pharmacy_order_state_arrived'));
      await inspect(bag, language);
      await bag.context().setOffline(false);

      // The code was misheard, and nobody is at the door any more: what was taken and signed there is good for the right one.
      await expectAt(bag, `/rider-order-details?id=${id}`);
      const refused = card.getByRole('alert');
      await expect(refused).toContainText(say.refusal('code_wrong'));
      await inspect(bag, language);
      await bag.reload();
      await button(refused, say('rider_held_code')).click();
      await button(dialog, say('rider_code_have')).click();
      await handOver(riding, codeOtherThan(code));
      await expect(dialog.getByText(say.refusal('code_wrong')).first()).toBeVisible();
      await bag.keyboard.press('Escape');
      await button(refused, say('rider_held_code')).click();
      await button(dialog, say('rider_code_have')).click();
      await handOver(riding, code);
      await expectAt(bag, `/order-deliverd?id=${id}`);

      await expect(page.getByRole('heading', { name: say('rider_proof_title'), exact: true })).toBeVisible();
      for (const screen of [page, desk]) {
        for (const part of ['rider_proof_picture', 'rider_proof_signature'])
          await expect(screen.getByRole('img', { name: say(part), exact: true })).toBeVisible();
        await inspect(screen, language);
        await lookCloser(screen, say, language);
      }
      expect(await isStillMarked(page)).toBe(true);
    },
  );

  test(
    'S4.14 S5.07 D3.01 no account is deleted with an order under way; it comes back with reason and photo, its goods are paid back, and both accounts go',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      await startShift(request, rider);
      const parcel = await createDelivery(request);
      await assignTo(request, rider, parcel);
      await signInAs(parcel.patient.signIn);
      const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
      const bag = await openBrowser(rider, { installed: true });
      await withRider(bag, bag.context());
      const riding: RiderScreen = { page: bag, say, language };
      const card = cardOf(riding, parcel.id);
      await button(card, say('rider_accept')).click();
      await button(card, say('rider_pick_up')).click();
      await leave(riding, card);
      await expect(card.getByText(say('rider_state_on_the_way'))).toBeVisible();

      const mail = rider.payload['username'] as string;
      const codes = [newestMessage(request, parcel.patient.e164), newestMessage(request, mail)] as const;
      const [before, beforeMail] = await Promise.all(codes);
      await deleteMe(page, say, () => latestCode(request, parcel.patient.e164, { after: before }));
      await expect(page.getByText(say.refusal('order_on_its_way'))).toBeVisible();
      await inspect(page, language);
      await deleteMe(bag, say, () => latestCode(request, mail, { after: beforeMail }));
      await expect(bag.getByText(say.refusal('orders_to_deliver'))).toBeVisible();
      await inspect(bag, language);

      await openAndMark(page, parcel.id);
      await bag.goto('/rider-orders');
      await choose(bag, card, say('rider_state_arrived'));
      await choose(bag, card, say('rider_state_returned'));
      const dialog = bag.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption('absent');
      await dialog.locator('input[type=file]').setInputFiles(photo);
      await expect(dialog.getByRole('img', { name: say('rider_photo_alt') })).toBeVisible();
      await button(dialog, say('rider_return_next')).click();
      await button(dialog, say('rider_return_yes')).click();
      await expectToast(bag, say('rider_updated'));

      await expect(page.getByText(say('pharmacy_order_was_returned'))).toBeVisible();
      await expect(page.getByRole('heading', { name: say('rider_proof_of_return'), exact: true })).toBeVisible();
      await expect(page.getByText(say('rider_return_absent'), { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: say('rider_proof_picture'), exact: true })).toBeVisible();
      await expect(page.getByText(say('pharmacy_order_refunded'))).toBeVisible();
      const { AMOUNT, SHIPPING_CHARGES, REFUND_AMOUNT } = await parcel.patient.call<Record<string, number>>(
        'GET',
        `/orders/${parcel.id}`,
      );
      expect(REFUND_AMOUNT).toBeCloseTo(AMOUNT! - SHIPPING_CHARGES!, 2);
      expect(await isStillMarked(page)).toBe(true);
      await inspect(page, language);

      for (const screen of [page, bag]) {
        // The code that was refused is still good.
        await screen.goto('/delete-me');
        await typeCode(screen, say, await latestCode(request, screen === page ? parcel.patient.e164 : mail));
        await button(screen, say('identity_delete_now')).click();
        await expect(screen.getByRole('heading', { level: 1, name: say('identity_deleted_title') })).toBeVisible();
        await inspect(screen, language);
      }
    },
  );
});
