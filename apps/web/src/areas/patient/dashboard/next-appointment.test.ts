import { expect, test } from 'vitest';
import { nextAppointment, nextToPay } from './next-appointment.ts';

const no = { allowed: false };
const none = {
  pay: no,
  cancel: no,
  reschedule: no,
  rebook: no,
  check_in: no,
  join: no,
  start_call: no,
  confirm: no,
  object: no,
  settle: no,
};
const now = new Date('2026-11-22T12:00:00Z');
const visit = (id: number, may: Partial<typeof none> = {}, hold_until: string | null = null) => ({
  id,
  may: { ...none, ...may },
  hold_until,
  starts_at: `2026-11-2${id}T14:00:00.000Z`,
});
const yes = { allowed: true };
const soon = '2026-11-22T12:09:00.000Z';
const later = '2026-11-25T12:00:00.000Z';

test('without appointments there is no next thing', () => {
  expect(nextAppointment([], now)).toBeUndefined();
  expect(nextToPay([], undefined)).toBeUndefined();
});

test('a call that can be joined comes before checking in, that before a hold that ends, that before the next visit', () => {
  const [first, held, here, call] = [
    visit(2),
    visit(3, { pay: yes }, soon),
    visit(4, { check_in: yes }),
    visit(5, { join: yes }),
  ];
  expect(nextAppointment([first, held, here, call], now)).toBe(call);
  expect(nextAppointment([first, held, here], now)).toBe(here);
  expect(nextAppointment([first, held], now)).toBe(held);
  expect(nextAppointment([first], now)).toBe(first);
});

test('a hold of days does not push the next visit aside, and is shown beside it', () => {
  const [first, held, unpaid] = [
    visit(2),
    visit(5, { pay: yes }, later),
    visit(6, { pay: yes }, '2026-11-26T12:00:00.000Z'),
  ];
  expect(nextAppointment([first, unpaid, held], now)).toBe(first);
  expect(nextToPay([first, unpaid, held], first)).toBe(held);
  expect(nextToPay([first, held], held)).toBeUndefined();
});
