import { expect, test } from 'vitest';
import { appointmentChangeOf } from './appointment-change.ts';

const yes = { allowed: true };
const no = { allowed: false, code: 'too_late_to_cancel', message: 'Too late', message_ar: 'فات الوقت' };
const appointment = (reschedule: typeof yes | typeof no, rebook: typeof yes | typeof no) =>
  ({ id: 7, type: 'virtual', total: 230, may: { reschedule, rebook } }) as Parameters<typeof appointmentChangeOf>[0];

test('S4.05 an unpaid appointment is moved as it is, a paid one by way of the wallet', () => {
  expect(appointmentChangeOf(appointment(yes, no))).toMatchObject({
    change: { kind: 'reschedule', appointmentId: 7 },
    method: 'online',
  });
  expect(appointmentChangeOf(appointment(no, yes))).toMatchObject({
    change: { kind: 'rebook', appointmentId: 7 },
    method: 'online',
  });
});

test('D5.02 what goes back to the wallet is said before it moves', () => {
  expect(appointmentChangeOf(appointment(no, yes))).toMatchObject({
    consequence: expect.stringMatching(/230\.00|٢٣٠٫٠٠/),
  });
});

test('D5.02 points are not said to count for the new time: they come back as points', () => {
  expect(appointmentChangeOf(appointment(no, yes))).toMatchObject({
    consequence: expect.stringMatching(/points go back to your points|تعود النقاط إلى رصيد النقاط/),
  });
});

test('an appointment that may not be moved says why', () => {
  expect(appointmentChangeOf(appointment(no, no))).toEqual({ refusal: expect.stringMatching(/Too late|فات الوقت/) });
});

test('why it may not be moved has the digits of the screen', () => {
  const late = { ...no, message_ar: 'انتهى وقت الإلغاء قبل 15 دقيقة' };
  expect(appointmentChangeOf(appointment(late, no))).toEqual({ refusal: 'انتهى وقت الإلغاء قبل ١٥ دقيقة' });
});
