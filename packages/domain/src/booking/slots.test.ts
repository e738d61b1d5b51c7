import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes, daysOfMonth, instantAt, riyadhDay, weekday } from '../time/index.ts';
import {
  appointmentTypes,
  dayState,
  isOffered,
  maySelect,
  methodOf,
  nearestSlots,
  partOfDay,
  reminderTimes,
  slotsOfBlock,
  typeOf,
  type FindSpecialistChoice,
  type ScheduleBlock,
} from './index.ts';

const startsAt = new Date('2026-11-22T21:00:00Z');
const at = (minutes: number, seconds = 0) => new Date(startsAt.getTime() + minutes * 60_000 + seconds * 1000);

describe('types and methods', () => {
  test('each type has a method that leads back to it', () => {
    expect(appointmentTypes.map(methodOf)).toEqual(['onsite', 'online', 'home-healthcare', 'onspot']);
    for (const type of appointmentTypes) expect([typeOf(type), typeOf(methodOf(type))]).toEqual([type, type]);
    expect(['', 'Online', 'constructor', 'video'].map(typeOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('find a specialist', () => {
  const whole = { location: 1, speciality: 2, sub_speciality: 3, date: '2026-11-22', slot: 5 };
  test('S5.11 a booking names the first step that is missing, in order', () => {
    const missing = (choice: FindSpecialistChoice) => {
      const may = maySelect('booking', choice);
      return may.ok ? undefined : may.code;
    };
    expect(missing({})).toBe('select_location_first');
    expect(missing({ ...whole, location: null })).toBe('select_location_first');
    expect(missing({ location: 1, sub_speciality: 3, slot: 5 })).toBe('select_speciality_first');
    expect(missing({ location: 1, speciality: 2 })).toBe('select_sub_speciality_first');
    expect(missing({ ...whole, date: '' })).toBe('select_date_first');
    expect(missing({ ...whole, slot: undefined })).toBe('select_slot_first');
    expect(missing(whole)).toBeUndefined();
  });
  test('S5.11 a step waits for those before it and names the first of them', () => {
    expect(maySelect('speciality', {})).toMatchObject({ ok: false, code: 'select_location_first' });
    expect(maySelect('sub_speciality', { location: 1 })).toMatchObject({ ok: false, code: 'select_speciality_first' });
    expect(maySelect('date', { location: 1, speciality: 2 })).toMatchObject({
      ok: false,
      code: 'select_sub_speciality_first',
    });
    expect(maySelect('slot', { ...whole, date: null })).toMatchObject({ ok: false, code: 'select_date_first' });
    expect(maySelect('booking', { ...whole, slot: null })).toMatchObject({ ok: false, code: 'select_slot_first' });
  });
  test('S5.11 a step may be chosen, and chosen again, once those before it are', () => {
    expect(maySelect('location', {})).toEqual({ ok: true });
    expect(maySelect('slot', { ...whole, slot: null })).toEqual({ ok: true });
    expect(maySelect('speciality', whole)).toEqual({ ok: true });
    expect(maySelect('booking', whole)).toEqual({ ok: true });
  });
});

describe('slots of a schedule', () => {
  const block: ScheduleBlock = {
    weekday: 0,
    startMinute: 540,
    endMinute: 620,
    slotMinutes: 30,
    validFrom: '2026-11-22',
    validTo: '2026-11-29',
  };
  test('another weekday and a day outside the validity have none', () => {
    for (const day of ['2026-11-23', '2026-11-15', '2026-12-06']) expect(slotsOfBlock(block, day)).toEqual([]);
    expect(slotsOfBlock({ ...block, slotMinutes: 240 }, '2026-11-22')).toEqual([]);
  });
  test('only whole slots are made, at Riyadh times', () => {
    const starts = (day: string) => slotsOfBlock(block, day).map((slot) => slot.startsAt.toISOString());
    expect(starts('2026-11-22')).toEqual(['2026-11-22T06:00:00.000Z', '2026-11-22T06:30:00.000Z']);
    expect(starts('2026-11-29')).toHaveLength(2);
  });
  test('slots of any block follow each other within it and stay in their Riyadh day', () => {
    const minutes = fc.tuple(
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 1440 }),
      fc.integer({ min: 5, max: 240 }),
    );
    fc.assert(
      fc.property(minutes, fc.constantFrom(...daysOfMonth(2026, 11)), ([startMinute, endMinute, slotMinutes], day) => {
        const slots = slotsOfBlock(
          { weekday: weekday(day), startMinute, endMinute, slotMinutes, validFrom: day, validTo: null },
          day,
        );
        slots.forEach((slot, n) => {
          expect(riyadhDay(slot.startsAt)).toBe(day);
          expect(slot.startsAt).toEqual(slots[n - 1]?.endsAt ?? instantAt(day, startMinute));
          expect(slot.endsAt.getTime()).toBeLessThanOrEqual(instantAt(day, endMinute).getTime());
        });
        expect(endMinute - startMinute - slots.length * slotMinutes).toBeLessThan(slotMinutes);
      }),
    );
  });
});

describe('what is offered', () => {
  test('D5.01 a slot less than 40 minutes away is not offered', () => {
    for (const type of ['onsite', 'virtual', 'home'] as const) {
      expect(isOffered(startsAt, type, at(-40, 1))).toBe(false);
      expect(isOffered(startsAt, type, at(-40))).toBe(true);
    }
  });
  test('D5.01 an on-spot slot is offered until it starts', () => {
    expect(isOffered(startsAt, 'onspot', at(0, -1))).toBe(true);
    expect(isOffered(startsAt, 'onspot', at(0))).toBe(false);
  });
  test('D5.01 the loser of a race is shown the three nearest, the nearest first', () => {
    const slots = [-90, -30, 30, 60, 400].map((minutes) => ({ startsAt: at(minutes) }));
    expect(nearestSlots(slots, startsAt)).toEqual([-30, 30, 60].map((minutes) => ({ startsAt: at(minutes) })));
    expect(nearestSlots(slots.slice(0, 2), startsAt, 3)).toHaveLength(2);
    expect(slots[0]).toEqual({ startsAt: at(-90) });
  });
});

describe('calendar', () => {
  test.each([
    [0, 0, 'unavailable'],
    [12, 0, 'full'],
    [12, 2, 'few'],
    [12, 3, 'few'],
    [12, 4, 'free'],
    [3, 3, 'free'],
    [2, 2, 'few'],
  ] as const)('a day of %i slots with %i free is %s', (total, free, state) => {
    expect(dayState({ total, free })).toBe(state);
  });
  test('morning ends at noon and afternoon at five', () => {
    expect(['00:00', '11:59', '12:00', '16:59', '17:00', '23:59'].map(partOfDay)).toEqual([
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
    ]);
  });
});

describe('reminders', () => {
  test('a day and two hours before', () => {
    expect(reminderTimes(startsAt, at(-3000))).toEqual([
      { kind: '24h', dueAt: at(-1440) },
      { kind: '2h', dueAt: at(-120) },
    ]);
  });
  test('what would be due before the booking is left out', () => {
    expect(reminderTimes(startsAt, at(-1440)).map(({ kind }) => kind)).toEqual(['2h']);
    expect(reminderTimes(startsAt, at(-120))).toEqual([]);
    expect(reminderTimes(startsAt, addMinutes(at(-1440), -1))).toHaveLength(2);
  });
});
