import { bookingErrors } from '@balsam/contract/errors/booking';
import { describe, expect, test } from 'vitest';
import { bookSearch, stepTaken } from './book-search.ts';
import { selectFirst } from './select-first.ts';

const whole = { location: 1, speciality: 2, sub: 3, date: '2026-11-22', slot: 4 } as const;

describe('Book a Consultation', () => {
  test('S5.11 each step says which one before it is to be selected first', () => {
    expect(selectFirst({}, 'location')).toBeUndefined();
    expect(selectFirst({}, 'speciality')).toBe(bookingErrors.select_location_first.ar);
    expect(selectFirst({ location: 1 }, 'date')).toBe(bookingErrors.select_speciality_first.ar);
    expect(selectFirst({ ...whole, sub: undefined }, 'slot')).toBe(bookingErrors.select_sub_speciality_first.ar);
    expect(selectFirst({ ...whole, date: undefined }, 'slot')).toBe(bookingErrors.select_date_first.ar);
    expect(selectFirst({ ...whole, slot: undefined }, 'booking')).toBe(bookingErrors.select_slot_first.ar);
    expect(selectFirst(whole, 'booking')).toBeUndefined();
  });

  test('S5.11 choosing a step again drops what was chosen after it', () => {
    expect(stepTaken({ method: 'online', ...whole }, 'speciality', 9)).toEqual({
      method: 'online',
      location: 1,
      speciality: 9,
    });
    expect(stepTaken(whole, 'location', undefined)).toEqual({});
  });

  test('nonsense in the address is left out', () => {
    expect(bookSearch({ method: 'virtual', location: 0, sub: 'x', date: 'tomorrow', slot: '12' })).toEqual({
      slot: 12,
    });
  });
});
