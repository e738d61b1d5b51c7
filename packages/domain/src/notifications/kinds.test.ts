import { expect, test } from 'vitest';
import { roles } from '../identity/index.ts';
import {
  channels,
  isOnAtFirst,
  isRequired,
  kindsFor,
  notificationGroups,
  notificationKinds,
  ownKinds,
  type NotificationKind,
} from './index.ts';

const kinds = Object.keys(notificationKinds) as NotificationKind[];

test('every kind has a name of its own in both languages, and a heading', () => {
  const of = Object.values(notificationKinds);
  expect(new Set(of.map(({ title }) => title)).size).toBe(of.length);
  expect(new Set(of.map(({ title_ar }) => title_ar)).size).toBe(of.length);
  expect(of.filter(({ group }) => !(group in notificationGroups))).toEqual([]);
});

test('every heading stands in both languages', () => {
  const headings = Object.values(notificationGroups);
  expect(
    headings.filter(({ title, title_ar }) => !/^[A-Z]/.test(title) || !/\p{Script=Arabic}/u.test(title_ar)),
  ).toEqual([]);
});

test('no code and no news of a sign-in is among what can be switched off', () => {
  expect(kinds.filter((kind) => /code|otp|(?:^|_)sign|password/.test(kind))).toEqual([]);
});

test('what is about an appointment goes out by every channel at first, the rest by no text message', () => {
  const off = kinds
    .filter((kind) => !['order_', 'delivery_', 'doctor_', 'desk_'].some((start) => kind.startsWith(start)))
    .flatMap((kind) => channels.filter((each) => !isOnAtFirst(kind, each)).map((each) => `${kind} ${each}`));
  expect(off).toEqual([
    'call_ringing sms',
    'call_ringing email',
    'queue_next email',
    'visit_summary sms',
    'review_moderated sms',
    'chat_message sms',
    'insurance_ends sms',
    'report_ready sms',
    'report_rejected sms',
    'report_withdrawn sms',
    'result_released sms',
    'medicine_due sms',
    'medicine_due email',
    'refill_ready sms',
    'refill_rejected sms',
    'refill_due sms',
    'refund_ended sms',
    'ticket_answered sms',
    'family_member_added sms',
    'family_access_ended sms',
    'data_export_ready sms',
  ]);
});

test('changes of an order are sent by push and e-mail by default', () => {
  const orders = kinds.filter((kind) => kind.startsWith('order_'));
  expect(orders).toHaveLength(12);
  for (const kind of orders.filter((each) => each !== 'order_withdrawn'))
    expect(channels.filter((each) => isOnAtFirst(kind, each))).toEqual(['push', 'email']);
});

test('what a person must know to be safe goes out by every channel and cannot be switched off', () => {
  expect(kinds.filter(isRequired)).toEqual([
    'order_withdrawn',
    'delivery_recalled',
    'doctor_critical_result',
    'doctor_critical_escalated',
  ]);
  for (const kind of kinds.filter(isRequired))
    expect(channels.filter((each) => isOnAtFirst(kind, each))).toEqual(channels);
});

test('a rider is notified of deliveries alone, a doctor of patients and a pharmacist of the desk, by push by default; a patient of everything else', () => {
  const ofRiders = kindsFor(roles.rider);
  expect(ofRiders).toEqual(['delivery_assigned', 'delivery_reminder', 'delivery_withdrawn', 'delivery_recalled']);
  for (const kind of ofRiders.filter((each) => !isRequired(each)))
    expect(channels.filter((each) => isOnAtFirst(kind, each))).toEqual(['push']);
  const ofDoctors = kindsFor(roles.doctor);
  expect(ofDoctors).toEqual([
    'doctor_booked_today',
    'doctor_visit_moved',
    'doctor_cancelled',
    'doctor_critical_result',
    'doctor_critical_escalated',
    'doctor_admission',
    'doctor_report_request',
    'doctor_chat_message',
    'doctor_leave',
  ]);
  for (const kind of ofDoctors.filter((each) => !isRequired(each) && each !== 'doctor_leave'))
    expect(channels.filter((each) => isOnAtFirst(kind, each))).toEqual(['push']);
  const ofPharmacists = kindsFor(roles.pharmacist);
  expect(ofPharmacists).toEqual(['desk_proof_missing']);
  const ofFrontDesk = kindsFor(roles.frontDesk);
  expect(ofFrontDesk).toEqual(['desk_leave_requested']);
  expect([...kindsFor(roles.patient), ...ofRiders, ...ofDoctors, ...ofPharmacists, ...ofFrontDesk].toSorted()).toEqual(
    kinds.toSorted(),
  );
  expect(kindsFor(roles.support)).toEqual([]);
});

test('D10.04 what a doctor writes is told to nobody but the young person', () => {
  expect(ownKinds).toEqual(['chat_message']);
});
