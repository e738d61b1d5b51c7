import { button } from '../support/buttons.ts';
import { settled } from '../support/checks.ts';
import { assignTo, createDelivery, newRider, startShift } from '../support/deliveries.ts';
import { pressOn, reach, takeBelow, typeInto } from '../support/keyboard.ts';
import { expectAt } from '../support/log-in-form.ts';
import { orderDelivery, productOf } from '../support/ordering.ts';
import { newPatient } from '../support/orders.ts';
import { cardOf } from '../support/rider-cards.ts';
import { doctor, latestCode } from '../support/server.ts';
import { asPerson, newStaff, roles } from '../support/staff.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

// No mouse, and no focus that a script gives: Tab, Shift, Enter, Space, the arrows and Escape.
inBothLanguages('en', ({ language }) => {
  test.slow();

  test(
    'UX by keyboard alone: a pharmacist approves a prescription and makes the order ready',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const member = await newStaff(request, { email: `keys-desk-${language}@example.org`, role_id: roles.pharmacist });
      const me = await newPatient(request);
      const medicine = await productOf(request, { prescription: true, nth: language === 'ar' ? 8 : 9 });
      const order = await orderDelivery(me, request, [medicine], await me.prescribe());
      await signInAs(asPerson(member));
      await page.goto(`/staff/orders?order=${order}`);
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('img', { name: say('staff_rx_picture') })).toBeVisible();
      for (const act of ['staff_judge_approve', 'staff_act_confirm', 'staff_act_process', 'staff_act_ready'])
        await pressOn(page, button(sheet, say(act)));
      await expect(button(sheet, say('staff_act_send_out'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    },
  );

  test(
    'UX by keyboard alone: a rider takes an order to the door and hands it over by the code',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const rider = await newRider(request, `keys-rider-${language}`);
      await startShift(request, rider);
      const delivery = await createDelivery(request);
      await assignTo(request, rider, delivery);
      await signInAs(rider);
      await page.goto('/rider-orders');
      const card = cardOf({ page, say, language }, delivery.id);
      await pressOn(page, button(card, say('rider_accept')));
      await pressOn(page, button(card, say('rider_pick_up')));
      const dialog = page.getByRole('dialog');
      for (const state of ['on_the_way', 'arrived', 'delivered']) {
        await expect(card.getByRole('button', { name: say('rider_pick_up'), exact: true })).toHaveCount(0);
        await pressOn(page, card.locator('[aria-haspopup=dialog][aria-label]'));
        await pressOn(page, dialog.getByRole('button', { name: say(`rider_state_${state}`) }));
        if (state !== 'delivered') await expect(card.getByText(say(`rider_state_${state}`))).toBeVisible();
      }
      await pressOn(page, button(dialog, say('rider_code_send')));
      const code = await latestCode(request, delivery.patient.e164, { digits: 6 });
      await typeInto(
        page,
        page
          .getByRole('group', { name: say('rider_code_label') })
          .getByRole('textbox')
          .first(),
        code,
      );
      await pressOn(page, button(dialog, say('rider_code_verify')));
      await expectAt(page, `/order-deliverd?id=${delivery.id}`);
    },
  );

  test(
    'UX by keyboard alone: the desk finds a patient, gives a ticket, and it waits',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const member = await newStaff(request, { email: `keys-front-${language}@example.org`, role_id: roles.frontDesk });
      const me = await newPatient(request);
      await signInAs(asPerson(member));
      await page.goto('/staff/patients');
      await settled(page);
      await typeInto(page, page.getByRole('textbox', { name: say('desk_number') }), me.mrn);
      await pressOn(page, button(page, say('desk_find')));
      await pressOn(page, page.getByRole('main').locator(`a[href$="/${me.mrn}"]`).first());
      await expectAt(page, new RegExp(`/${me.mrn}$`));
      await pressOn(page, button(page, say('desk_ticket')));
      const dialog = page.getByRole('dialog');
      await takeBelow(page, dialog.getByRole('combobox', { name: say('queue_branch') }), 2);
      await takeBelow(page, dialog.getByRole('combobox', { name: say('queue_clinic') }), 2);
      await pressOn(page, button(dialog, say('queue_staff_give')));
      await expect(dialog).toBeHidden();
      await expectToast(page, /\d|[٠-٩]/);
    },
  );

  test(
    'UX by keyboard alone: a doctor opens a visit and looks through its parts with the arrows',
    { tag: '@full' },
    async ({ page, say, signInAs }) => {
      await signInAs(doctor('D1001'));
      await page.goto('/doctor/appointments');
      await settled(page);
      await pressOn(page, page.getByRole('main').locator('a[href^="/doctor/appointments/"]').first());
      await expectAt(page, /\/doctor\/appointments\/\d+$/);
      await settled(page);
      const tabs = page.getByRole('tab');
      await reach(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
      await expect(tabs.first()).not.toHaveText(say('shell_loading'));
    },
  );
});
