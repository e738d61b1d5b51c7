import { expect, test } from 'vitest';
import { cachedWithRead, withRead } from './read-marks.ts';
import type { Notification, NotificationPage } from './api-types.ts';

const note = (id: number, seen: boolean): Notification => ({
  id,
  kind: 'appointment_booked',
  title: 'Appointment booked',
  title_ar: 'تم حجز الموعد',
  message: 'It is booked.',
  message_ar: 'تم الحجز.',
  seen,
  created_at: '2026-11-22T12:00:00.000Z',
  link: null,
  appointment_id: null,
  dose_id: null,
});
const page = (notifications: Notification[], unReadCount: number): NotificationPage => ({
  notifications,
  unReadCount,
  count: 9,
});

test('S4.22 all read makes the unread count 0, also of those on other pages', () => {
  const read = withRead(page([note(3, false), note(2, true)], 7), undefined);
  expect(read.unReadCount).toBe(0);
  expect(read.notifications.every(({ seen }) => seen)).toBe(true);
});

test('one read takes one off the count, and only when it was unread', () => {
  const before = page([note(3, false), note(2, true)], 2);
  expect(withRead(before, 3)).toMatchObject({ unReadCount: 1, notifications: [{ seen: true }, { seen: true }] });
  expect(withRead(before, 2).unReadCount).toBe(2);
  expect(withRead(before, 99)).toEqual(before);
});

test('the pages of the screen keep one count between them', () => {
  const kept = { pages: [page([note(9, true)], 2), page([note(3, false)], 2)], pageParams: [1, 2] };
  expect(cachedWithRead(kept, 3)).toMatchObject({
    pages: [{ unReadCount: 1 }, { unReadCount: 1 }],
    pageParams: [1, 2],
  });
  expect(cachedWithRead(undefined, 3)).toBeUndefined();
});
