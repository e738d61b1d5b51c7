import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '../time/index.ts';
import { mayWork, planSlots, type SlotPlan } from './index.ts';

const hours = (startMinute: number, endMinute: number, slotMinutes = 30) => ({ startMinute, endMinute, slotMinutes });

describe('hours of a day', () => {
  test('D13.08 may touch, and end at midnight', () => {
    expect(mayWork([hours(0, 60), hours(60, 1440)])).toEqual({ ok: true });
    expect(mayWork([])).toEqual({ ok: true });
  });
  test('D13.08 hold a whole slot each and do not overlap', () => {
    expect(mayWork([hours(0, 29)])).toMatchObject({ code: 'hours_too_short' });
    expect(mayWork([hours(0, 61), hours(60, 1440)])).toMatchObject({ code: 'hours_overlap' });
    expect(mayWork([hours(600, 700), hours(540, 601)])).toMatchObject({ code: 'hours_overlap' });
  });
});

describe('slots after a change of hours', () => {
  const at = (minute: number, length = 30): SlotPlan => ({
    locationId: 1,
    type: 'onsite',
    startsAt: instantAt('2026-12-01', minute),
    endsAt: addMinutes(instantAt('2026-12-01', minute), length),
  });
  const slot = (id: number, minute: number, isClosed = false, length = 30) => ({ ...at(minute, length), id, isClosed });
  const visitIn = ({ id, startsAt, endsAt }: ReturnType<typeof slot>) => ({ slotId: id, startsAt, endsAt });
  const nothing = { insert: [], close: [], open: [], change: [] };

  test('D13.08 the same hours change nothing', () => {
    expect(planSlots([slot(1, 540), slot(2, 570)], [at(540), at(570)], [visitIn(slot(1, 540))])).toEqual(nothing);
  });
  test('D13.08 what falls out is closed, booked or not; what comes is added; what was closed opens again', () => {
    const existing = [slot(1, 540), slot(2, 570), slot(3, 600, true)];
    expect(planSlots(existing, [at(600), at(630)], [visitIn(slot(1, 540))])).toEqual({
      ...nothing,
      close: [1, 2],
      open: [3],
      insert: [at(630)],
    });
  });
  test('D13.08 a free slot takes the new length, kind and branch; a booked one stays as it was booked, closed', () => {
    const existing = [slot(1, 540), slot(2, 600)];
    const wanted = [at(540, 20), { ...at(600), type: 'virtual' as const, locationId: 2 }];
    expect(planSlots(existing, wanted, [visitIn(slot(1, 540))])).toEqual({
      ...nothing,
      close: [1],
      change: [{ ...wanted[1], id: 2 }],
    });
  });
  test('D13.08 nothing is offered at the time of a visit that stays', () => {
    const booked = slot(1, 550);
    expect(planSlots([booked], [at(540), at(580)], [visitIn(booked)])).toEqual({
      ...nothing,
      close: [1],
      insert: [at(580)],
    });
  });
});
