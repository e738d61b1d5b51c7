import {
  arrivedAt,
  cutLine,
  expectTalking,
  fakeMedia,
  joinableCall,
  passCheck,
  press,
  shown,
  watchPeers,
} from '../support/calls.ts';
import { findChromium } from '../support/browser.ts';
import { exactly } from '../support/buttons.ts';
import { advanceClock } from '../support/clock.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { ignoreErrors, offlineErrors } from '../support/prepare-page.ts';
import { noRelay, turnserver } from '../support/relay.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const executablePath = await findChromium();
test.use({
  launchOptions: {
    args: ['--no-sandbox', ...fakeMedia],
    ...(executablePath !== undefined && { executablePath }),
  },
  variant: { language: 'ar', size: 'phone' },
  // A ring lasts 45 seconds, and whoever is not heard of for a minute has left the call.
  holdsClock: true,
});

test.describe('a video visit between an Arabic phone and an English desktop', () => {
  test.slow();

  test(
    'S4.01 S4.03 D10.01 D10.02 S5.08 check, wait, ring on another page, talk, lose the line and come back, end, feedback',
    { tag: '@quick-once' },
    async ({ page, say, request, signInAs, openBrowser, consoleErrors }) => {
      const call = await joinableCall(request, 0);
      const inEnglish = wordsOf('en');
      await watchPeers(page);
      await signInAs(call.patient);

      await page.goto(`/appointment/${call.id}`);
      await press(page, say('patient_join'));
      await expectAt(page, new RegExp(`/tele-consultation/${call.id}$`));
      await passCheck(page, say);
      await shown(page, say('call_doctor_away'));
      await shown(page, say('call_waiting_text'));
      await inspect(page, 'ar');

      const desktop = await openBrowser(call.doctor, { size: 'desktop', language: 'en' });
      await watchPeers(desktop);
      await desktop.goto('/doctor/appointments');
      await desktop.locator(`a[href="/tele-consultation/${call.id}"]`).click();
      await passCheck(desktop, inEnglish);
      await shown(desktop, inEnglish('call_patient_waiting'));
      await shown(page, say('call_doctor_near'));
      await inspect(desktop, 'en');

      // The patient looks at something else; the ring reaches them there.
      await page.getByRole('button', exactly(say('shell_back'))).click();
      await expectAt(page, new RegExp(`/appointment/${call.id}$`));
      await shown(desktop, inEnglish('call_patient_away'));
      await press(desktop, inEnglish('call_ring_patient'));
      const ring = page.getByRole('dialog');
      await expect(ring.getByText(say('call_ringing_text'))).toBeVisible();
      await inspect(page, 'ar');
      await shown(desktop, inEnglish('call_ring_on'));
      await press(page, say('call_accept'));
      await Promise.all([expectTalking(page), expectTalking(desktop)]);
      await inspect(page, 'ar');
      await inspect(desktop, 'en');

      // The talk of the visit stands beside the picture.
      await press(desktop, inEnglish('call_chat'));
      await expect(desktop.getByRole('log')).toBeVisible();
      await inspect(desktop, 'en');
      await press(desktop, inEnglish('shell_close'));

      await press(desktop, inEnglish('call_mute'));
      await shown(page, say('call_other_muted'));
      await press(desktop, inEnglish('call_unmute'));
      await press(desktop, inEnglish('call_camera_off'));
      await shown(page, say('call_other_camera_off'));
      await press(desktop, inEnglish('call_camera_on'));
      await expect(page.getByText(say('call_other_camera_off'), { exact: true })).toHaveCount(0);

      // The line to the server breaks: what goes from browser to browser goes on, and both are told.
      await cutLine(page);
      await expect(desktop.getByText(inEnglish('call_patient_lost'), { exact: true })).toBeVisible();
      await shown(page, say('call_no_line'));
      await page.context().setOffline(false);
      await expect(desktop.getByText(inEnglish('call_patient_lost'), { exact: true })).toHaveCount(0);
      await Promise.all([expectTalking(page), expectTalking(desktop)]);

      // The browser is closed in mid-call and opened again.
      await page.reload();
      await Promise.all([expectTalking(page), expectTalking(desktop)]);

      await press(desktop, inEnglish('call_leave'));
      await press(desktop, inEnglish('call_end_for_both'));
      await shown(page, say('call_ended_title'));
      await shown(desktop, inEnglish('call_ended_title'));

      await press(page, say('call_feedback_send'));
      await shown(page, say('call_rating_error'));
      await page.locator('label:has(input[type=radio])').nth(4).click();
      await press(page, say('call_problem_sound'));
      await inspect(page, 'ar');
      await press(page, say('call_feedback_send'));
      await expect(page.getByRole('button', exactly(say('call_feedback_send')))).toHaveCount(0);
      await desktop.locator('label:has(input[type=radio])').nth(3).click();
      await press(desktop, inEnglish('call_feedback_send'));
      await shown(desktop, inEnglish('call_feedback_required'));
      await press(desktop, inEnglish('call_phrase_good'));
      await press(desktop, inEnglish('call_feedback_send'));
      await expect(desktop.getByRole('button', exactly(inEnglish('call_feedback_send')))).toHaveCount(0);
      ignoreErrors(consoleErrors, offlineErrors);
    },
  );

  test(
    'D10.02 nobody answers, not now, call again, a second device takes over and the first one takes it back',
    { tag: '@full-once' },
    async ({ page, say, request, signInAs, openBrowser, consoleErrors }) => {
      const call = await joinableCall(request, 1);
      const inEnglish = wordsOf('en');
      const [address, answering] = [`/tele-consultation/${call.id}`, `/tele-consultation/${call.id}?answer=1`];
      await watchPeers(page);
      await signInAs(call.patient);
      await page.goto('/dashboard');
      const desktop = await openBrowser(call.doctor, { size: 'desktop', language: 'en' });
      await watchPeers(desktop);
      await desktop.goto(address);
      await passCheck(desktop, inEnglish);
      // Nobody answers, and its end comes while the line is away.
      await press(desktop, inEnglish('call_ring_patient'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await cutLine(page);
      await advanceClock(request, 46);
      await page.context().setOffline(false);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      ignoreErrors(consoleErrors, offlineErrors);
      await press(desktop, inEnglish('call_ring_again'));
      await press(page, say('call_not_now'));
      await shown(desktop, inEnglish('call_ring_declined'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The second ring comes while the patient still tries the camera.
      await page.goto(address);
      await press(page, say('call_check_open'));
      await shown(page, say('call_camera_works'));
      await press(desktop, inEnglish('call_ring_again'));
      await shown(page, say('call_ringing_text'));
      await inspect(page, 'ar');
      await press(page, say('call_accept'));
      await Promise.all([expectTalking(page), expectTalking(desktop)]);

      const second = await openBrowser(call.patient);
      await watchPeers(second);
      await second.goto(answering);
      await shown(page, say('call_taken_over_title'));
      await inspect(page, 'ar');
      await Promise.all([expectTalking(second), expectTalking(desktop)]);
      await press(page, say('call_use_this_device'));
      await shown(second, say('call_taken_over_title'));
      await Promise.all([expectTalking(page), expectTalking(desktop)]);

      await press(page, say('call_leave'));
      await press(page, say('call_leave_only'));
      await shown(page, say('call_left_title'));
      await shown(desktop, inEnglish('call_patient_left'));
      await press(page, say('call_come_back'));
      await Promise.all([expectTalking(page), expectTalking(desktop)]);
    },
  );
});

test.describe('a video visit through a relay', () => {
  test.slow();
  test.skip(!turnserver, noRelay);

  test(
    'D10.01 where no direct way is found the two meet at the relay, with credentials that hold for a time',
    { tag: '@full-once' },
    async ({ page, say, request, signInAs, openBrowser }) => {
      const call = await joinableCall(request, 2);
      const inEnglish = wordsOf('en');
      const relayOnly = () => void Object.assign(globalThis, { forceRelay: true });
      const desktop = await openBrowser(call.doctor, { size: 'desktop', language: 'en' });
      for (const each of [page, desktop]) {
        await each.addInitScript(relayOnly);
        await watchPeers(each);
      }
      await signInAs(call.patient);
      await page.goto(`/tele-consultation/${call.id}`);
      await passCheck(page, say);
      await desktop.goto(`/tele-consultation/${call.id}`);
      await passCheck(desktop, inEnglish);
      await press(desktop, inEnglish('call_ring_patient'));
      await press(page, say('call_accept'));
      await Promise.all([expectTalking(page), expectTalking(desktop)]);
      for (const side of [page, desktop]) expect((await arrivedAt(side)).some(({ relayed }) => relayed)).toBe(true);
    },
  );
});
