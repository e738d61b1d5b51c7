import type { QueueTicket } from '@balsam/contract/queue';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { changeLocale } from '#shared/i18n/locale.ts';
import { arrivedText } from './arrived-text.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });
beforeEach(() => changeLocale('en'));

const ticket = (appointment: number, token: string) =>
  ({ appointment_id: appointment, token_number: token }) as QueueTicket;
const tickets = [ticket(8, 'B012'), ticket(7, 'A012')];
const visit = { id: 7, token: 12 };

test('D13.03 whoever arrives is told the number that the hall calls: two clinics have the same without their letter', () => {
  expect(arrivedText(visit, tickets)).toBe(m.checkin_arrived_number({ number: 'A012' }));
  changeLocale('ar');
  expect(arrivedText(visit, tickets)).toBe(m.checkin_arrived_number({ number: 'أ ١٢' }));
});

test('D13.03 a number of a clinic without a queue stands alone, and none is told before it is known', () => {
  expect(arrivedText(visit, [])).toBe(m.checkin_arrived_number({ number: '12' }));
  expect(arrivedText({ id: 7, token: null }, [])).toBe(m.checkin_arrived());
  expect(arrivedText(visit, undefined)).toBe(m.checkin_arrived());
});
