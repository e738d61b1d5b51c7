import { expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { endText } from './end-text.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' } });

test('D13.01 the desk promises money only for a ticket whose end gives some back: a booked visit stays as it is', () => {
  expect(endText({ type: 'walk_in', is_paid: true })).toBe(m.queue_staff_end_text());
  expect(endText({ type: 'appointment', is_paid: true })).toBe(m.queue_staff_end_visit());
  for (const type of ['walk_in', 'unknown'] as const)
    expect(endText({ type, is_paid: false })).toBe(m.queue_staff_end_unpaid());
});
