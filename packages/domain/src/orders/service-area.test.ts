import { describe, expect, test } from 'vitest';
import { instantAt } from '../time/index.ts';
import {
  branchesServing,
  mayOrderFast,
  hasRoomIn,
  plannableSlots,
  plannedSlot,
  slotsOn,
  type DeliveryPromises,
} from './service-area.ts';

const promises: DeliveryPromises = {
  opens: '09:00',
  closes: '23:00',
  fastRadiusKm: 15,
  slotHours: 2,
  slotCapacity: 12,
  scheduleDays: 5,
};
const olaya = { id: 1, latitude: 24.69, longitude: 46.68, cities: ['Riyadh'] };
const jeddah = { id: 2, latitude: 21.54, longitude: 39.17, cities: ['Jeddah', 'مكة المكرمة'] };
const day = '2026-11-23';
const at = (time: string) => instantAt(day, time);

describe('D15.01 served areas', () => {
  const serving = (
    place: { latitude: number; longitude: number; city: string },
    mode: 'normal_delivery' | 'fast_delivery',
  ) => branchesServing([jeddah, olaya], place, mode, promises).map(({ id }) => id);
  const nearby = { latitude: 24.71, longitude: 46.7, city: 'Riyadh' };
  // 15 km north of the branch is 0.1349 degrees of latitude.
  const north = (degrees: number) => ({ latitude: 24.69 + degrees, longitude: 46.68, city: 'Riyadh' });

  test('a fast delivery is brought within 15 km, the others within the city', () => {
    expect([serving(nearby, 'fast_delivery'), serving(nearby, 'normal_delivery')]).toEqual([[1], [1]]);
    expect([serving(north(0.1348), 'fast_delivery'), serving(north(0.135), 'fast_delivery')]).toEqual([[1], []]);
    expect(serving(north(0.3), 'normal_delivery')).toEqual([1]);
  });
  test('a drawn area is served by every delivery, far beyond the distance too; an approximate point by none', () => {
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
    const area = [corner(24.9, 46.6), corner(24.9, 46.8), corner(25.1, 46.8), corner(25.1, 46.6)];
    const modes = (place: Parameters<typeof serving>[0] & { is_approximate?: boolean }) =>
      (['fast_delivery', 'normal_delivery'] as const).map((mode) =>
        branchesServing([jeddah, { ...olaya, area }], place, mode, promises).map(({ id }) => id),
      );
    const inside = { latitude: 25, longitude: 46.7, city: 'Thadiq' };
    expect([modes(inside), modes({ ...inside, is_approximate: true })]).toEqual([
      [[1], [1]],
      [[], []],
    ]);
    expect([modes({ ...inside, latitude: 25.11 }), modes(nearby)]).toEqual([
      [[], []],
      [[1], [1]],
    ]);
  });
  test('a city that was added is served in either language, by no fast delivery; another city not at all', () => {
    const makkah = { latitude: 21.42, longitude: 39.83, city: 'Makkah' };
    expect([serving(makkah, 'normal_delivery'), serving(makkah, 'fast_delivery')]).toEqual([[2], []]);
    expect(serving({ latitude: 18.22, longitude: 42.5, city: 'Abha' }, 'normal_delivery')).toEqual([]);
  });
});

describe('D15.01 hours and slots', () => {
  test.each([
    ['08:59', false],
    ['09:00', true],
    ['19:00', true],
    ['19:01', false],
    ['03:17', false],
  ])('a fast delivery that is ordered at %s is taken: %s', (time, taken) => {
    expect(mayOrderFast(at(time), promises).ok).toBe(taken);
  });
  test('a day has slots from opening to closing', () => {
    expect(slotsOn(day, promises).map(({ time }) => time)).toEqual([
      '09:00',
      '11:00',
      '13:00',
      '15:00',
      '17:00',
      '19:00',
      '21:00',
    ]);
    const odd = slotsOn(day, { ...promises, closes: '12:00' });
    expect(odd.map(({ to }) => to)).toEqual([at('11:00'), at('12:00')]);
  });
  test.each([
    ['03:17', 'schedule_closed'],
    ['23:00', 'schedule_closed'],
    ['08:59', 'schedule_closed'],
  ])('nothing is planned for %s', (time, code) => {
    expect(plannedSlot({ day: '2026-11-24', time }, promises, at('10:00'))).toMatchObject({ ok: false, code });
  });
  test('S5.18 what is offered is what may be planned: from the next slot to the fifth day', () => {
    const offered = plannableSlots(promises, at('10:00'));
    expect(offered.map((each) => each.day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect([offered[0]?.slots[0]?.time, offered[1]?.slots[0]?.time]).toEqual(['11:00', '09:00']);
    expect(plannableSlots(promises, at('21:00'))[0]?.day).toBe('2026-11-24');
    const sooner = { ...promises, scheduleDays: 1 };
    expect(plannableSlots(sooner, at('10:00')).map((each) => each.day)).toEqual([day, '2026-11-24']);
    expect(plannedSlot({ day: '2026-11-25', time: '10:00' }, sooner, at('10:00'))).toMatchObject({
      code: 'schedule_too_late',
      values: { days: 1 },
    });
  });
  test('S5.18 a time within a slot means the slot, unless it has begun', () => {
    expect(plannedSlot({ day, time: '12:59' }, promises, at('10:59'))).toMatchObject({ slot: { from: at('11:00') } });
    expect(plannedSlot({ day, time: '12:59' }, promises, at('11:00'))).toMatchObject({ code: 'schedule_in_past' });
    expect(plannedSlot({ day: undefined, time: '12:59' }, promises, at('11:00'))).toMatchObject({
      code: 'schedule_required',
    });
  });
});

test('D15.01 what was planned in a part of a slot takes its place in it, what ends as it begins does not', () => {
  const window = (from: string, to: string) => ({ from: at(from), to: at(to) });
  const planned = [
    { branchId: 1, orders: 1, ...window('11:00', '13:00') },
    { branchId: 2, orders: 9, ...window('09:00', '23:00') },
  ];
  const hasRoom = (from: string, to: string, most = 1) => hasRoomIn(window(from, to), 1, planned, most);
  expect([hasRoom('09:00', '12:00'), hasRoom('12:00', '15:00'), hasRoom('11:00', '13:00')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([hasRoom('09:00', '11:00'), hasRoom('13:00', '15:00'), hasRoom('09:00', '12:00', 2)]).toEqual([
    true,
    true,
    true,
  ]);
});
