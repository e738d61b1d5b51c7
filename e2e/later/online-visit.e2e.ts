import {
  appointmentIn,
  chooseTime,
  confirmBooking,
  findDoctor,
  payByCard,
  signIn,
  type PatientScreen,
} from '../support/booking.ts';
import { findChromium } from '../support/browser.ts';
import { button, exactly } from '../support/buttons.ts';
import { cutLine, expectTalking, fakeMedia, passCheck, press, shown, watchPeers } from '../support/calls.ts';
import { inspect } from '../support/checks.ts';
import { advanceClock, readClock } from '../support/clock.ts';
import { ignoreErrors, offlineErrors } from '../support/prepare-page.ts';
import { doctor, patient } from '../support/server.ts';
import { callAs } from '../support/sessions.ts';
import { signSummary, writeSummary } from '../support/summaries.ts';
import { expect, test } from '../support/test.ts';
import { doctorBy } from '../support/visits.ts';
import { wordsOf } from '../support/words.ts';

const executablePath = await findChromium();
test.use({
  launchOptions: {
    args: ['--no-sandbox', ...fakeMedia],
    ...(executablePath !== undefined && { executablePath }),
  },
  variant: { language: 'ar', size: 'phone' },
});

const [mrn, code] = ['1000016', 'D1033'];
const findings = 'Clear chest, mild fever';

test('D10.01 to D10.06 a visit by video from booking to the medicine that it ended with, Arabic phone and English desktop', async ({
  page,
  say,
  request,
  openBrowser,
  consoleErrors,
}) => {
  test.slow();
  const care: PatientScreen = { page, say, language: 'ar' };
  const inEnglish = wordsOf('en');
  await watchPeers(page);

  // Booked, agreed to and paid on the phone, weeks ahead.
  await signIn(care, mrn);
  await findDoctor(care, (await doctorBy(request, code)).display_name_ar, 'online');
  await chooseTime(care);
  await confirmBooking(care, 'booking_consent_virtual_agree');
  const id = appointmentIn(page);
  await payByCard(care, 'paid');
  await expect(page.getByRole('heading', { name: say('billing_success_title') })).toBeVisible();
  const call = await callAs(request, patient(mrn));
  const { starts_at: startsAt } = await call<{ starts_at: string }>('GET', `/appointments/${id}`);

  await page.goto(`/appointment/${id}`);
  await page.getByLabel(say('visits_history_complaint')).fill('كحة منذ ثلاثة أيام');
  await expect(page.getByText(say.any('visits_history_saved'))).toBeVisible();

  // The day comes; log-ins have ended meanwhile.
  const early = 5 * 60_000;
  const ahead = new Date(startsAt).getTime() - early - (await readClock(request)).getTime();
  await advanceClock(request, Math.ceil(ahead / 1000));
  const phone = await openBrowser(patient(mrn));
  await watchPeers(phone);
  await phone.goto(`/appointment/${id}`);
  await press(phone, say('patient_join'));
  await passCheck(phone, say);
  await shown(phone, say('call_doctor_away'));

  const desktop = await openBrowser(doctor(code), { size: 'desktop', language: 'en' });
  await watchPeers(desktop);
  await desktop.goto(`/doctor/appointments/${id}`);
  await expect(desktop.getByText('كحة منذ ثلاثة أيام')).toBeVisible();
  await desktop.goto(`/tele-consultation/${id}`);
  await passCheck(desktop, inEnglish);
  await press(desktop, inEnglish('call_ring_patient'));
  await press(phone, say('call_accept'));
  await Promise.all([expectTalking(phone), expectTalking(desktop)]);

  // They write while they talk, and the line breaks once.
  await press(desktop, inEnglish('call_chat'));
  await desktop.getByRole('textbox', exactly(inEnglish('visits_chat_write'))).fill('Please open the window');
  await press(desktop, inEnglish('visits_chat_send'));
  await press(phone, say('call_chat'));
  await expect(phone.getByRole('log').getByText('Please open the window')).toBeVisible();
  await press(phone, say('shell_close'));
  await press(desktop, inEnglish('shell_close'));
  await cutLine(phone);
  await shown(desktop, inEnglish('call_patient_lost'));
  await phone.context().setOffline(false);
  await expect(desktop.getByText(inEnglish('call_patient_lost'), { exact: true })).toHaveCount(0);
  await Promise.all([expectTalking(phone), expectTalking(desktop)]);

  await press(desktop, inEnglish('call_leave'));
  await press(desktop, inEnglish('call_end_for_both'));
  await shown(phone, say('call_ended_title'));
  await phone.locator('label:has(input[type=radio])').nth(4).click();
  await press(phone, say('call_feedback_send'));
  await expect(button(phone, say('call_feedback_send'))).toHaveCount(0);

  // The visit's own time has begun: the doctor signs, the patient reads it and orders what was prescribed.
  await advanceClock(request, (early + 60_000) / 1000);
  await desktop.goto(`/doctor/appointments/${id}`);
  await writeSummary(desktop, inEnglish, findings);
  await signSummary(desktop, inEnglish);
  await phone.goto(`/appointment/${id}`);
  await expect(phone.getByText(findings)).toBeVisible();
  await inspect(phone, 'ar');
  await press(phone, say('visits_summary_order'));
  await phone.waitForURL('**/pharmacy/cart*');
  await expect(phone.getByText('ستربسلز').first()).toBeVisible();
  ignoreErrors(consoleErrors, offlineErrors);
});
