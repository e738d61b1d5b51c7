import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  addYears,
  addDays,
  ageOn,
  toldAgeOn,
  daysBetween,
  daysOfMonth,
  instantAt,
  isDay,
  isTime,
  minutesOf,
  riyadhDay,
  riyadhTime,
  weekday,
} from './index.ts';

const someInstant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const someDay = someInstant.map(riyadhDay);

describe('the process time zone', () => {
  test('is the one that this run is about', () => {
    const july = new Date('2026-07-01T00:00:00Z').getTimezoneOffset();
    expect(july).toBe(process.env['TZ'] === 'America/Los_Angeles' ? 420 : 0);
  });
});

describe('Riyadh days and times', () => {
  test('a second before Riyadh midnight is still yesterday', () => {
    expect(riyadhDay(new Date('2026-03-08T20:59:59Z'))).toBe('2026-03-08');
    expect(riyadhTime(new Date('2026-03-08T20:59:59Z'))).toBe('23:59');
  });
  test('Riyadh midnight and the second after it are the new day', () => {
    expect(riyadhDay(new Date('2026-03-08T21:00:00Z'))).toBe('2026-03-09');
    expect(riyadhTime(new Date('2026-03-08T21:00:01Z'))).toBe('00:00');
  });
  test('the days on which other zones change their clocks are ordinary', () => {
    expect(instantAt('2026-03-08', '10:30').toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(instantAt('2026-11-01', '10:30').toISOString()).toBe('2026-11-01T07:30:00.000Z');
  });
  test('minutes count from Riyadh midnight, 1440 is the next one', () => {
    expect(instantAt('2026-12-31', 0).toISOString()).toBe('2026-12-30T21:00:00.000Z');
    expect(instantAt('2026-12-31', 1440)).toEqual(instantAt('2027-01-01', '00:00'));
  });
  test('an instant is found again from its day and time', () => {
    fc.assert(
      fc.property(someInstant, (at) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
        expect(instantAt(riyadhDay(at), riyadhTime(at))).toEqual(minute);
      }),
    );
  });
  test('no day or no time is refused', () => {
    expect(() => instantAt('2026-02-30', '10:00')).toThrow(RangeError);
    expect(() => instantAt('2026-02-28', '24:00')).toThrow(RangeError);
    expect(() => minutesOf('9:00')).toThrow(RangeError);
  });
  test('times are two digits each', () => {
    expect(['00:00', '23:59'].every(isTime)).toBe(true);
    expect(['24:00', '12:60', '7:00', '12:00:00', '١٢:٠٠', ''].some(isTime)).toBe(false);
    expect(minutesOf('10:30')).toBe(630);
  });
});

describe('calendar days', () => {
  test('what is no day is refused', () => {
    const none = [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '0000-01-01',
      '+02026-01-01',
      '9999-12-31',
      '2026-01-01T00:00',
      '٢٠٢٦-٠١-٠١',
      '',
    ];
    expect(none.filter(isDay)).toEqual([]);
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
    expect(() => daysOfMonth(2026, 13)).toThrow(RangeError);
  });
  test('leap days are days', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(daysOfMonth(2028, 2)).toHaveLength(29);
    expect(daysOfMonth(2100, 2)).toHaveLength(28);
    expect(daysOfMonth(2026, 12).at(-1)).toBe('2026-12-31');
  });
  test('adding and counting agree', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -40_000, max: 40_000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n);
      }),
    );
  });
  test('Sunday is 0 and a week is seven days', () => {
    expect(weekday('2026-11-22')).toBe(0);
    expect(weekday('2026-11-28')).toBe(6);
    expect(weekday('2026-11-29')).toBe(0);
  });
  test('a person is a year older on the birthday, not the day before', () => {
    expect(ageOn('2008-05-10', '2026-05-09')).toBe(17);
    expect(ageOn('2008-05-10', '2026-05-10')).toBe(18);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});

test('months later it is the same day, or the last of a shorter month', () => {
  expect([1, 2, 12].map((months) => addMonths('2026-01-31', months))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2027-01-31',
  ]);
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test('years later or earlier it is the same day; 29 February becomes 1 March', () => {
  expect([10, 4, -1].map((years) => addYears('2028-02-29', years))).toEqual(['2038-03-01', '2032-02-29', '2027-03-01']);
  expect(addYears('2026-02-28', 2)).toBe('2028-02-28');
});

test.each([
  ['2024-11-29', '2026-11-28', 'months', 23],
  ['2024-11-28', '2026-11-28', 'years', 2],
  ['2026-10-29', '2026-11-28', 'days', 30],
  ['2026-10-28', '2026-11-28', 'months', 1],
  ['2026-01-31', '2026-02-28', 'days', 28],
  ['2026-01-31', '2026-03-01', 'months', 1],
  ['2025-12-31', '2026-01-01', 'days', 1],
  ['2026-11-28', '2026-11-28', 'days', 0],
] as const)('of somebody born on %s the age on %s is told in %s: %i', (born, day, unit, count) => {
  expect(toldAgeOn(born, day)).toEqual({ unit, count });
});
