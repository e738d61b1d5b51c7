import { describe, expect, test } from 'vitest';
import { halalas } from '../money/index.ts';
import { addMinutes } from '../time/index.ts';
import { defaultOrderLimits, mayScheduleFor, fastWindow, mayUseCoupon, type Coupon } from './index.ts';

const startsAt = new Date('2026-11-22T21:00:00Z');
const endsAt = new Date('2026-11-29T21:00:00Z');
const coupon: Coupon = {
  value: { kind: 'percent', percent: 10, atMost: null },
  minimumPurchase: halalas(100_00),
  startsAt,
  endsAt,
  usesInAll: 200,
  firstOrderOnly: false,
  usesByPerson: 1,
};
const use = { goodsWithVat: halalas(100_00), usedInAll: 199, usedByPerson: 0, hasOrdered: false };

describe('a promo code', () => {
  test('S8.08 is not good before its first and from its last instant on', () => {
    expect(mayUseCoupon(coupon, use, addMinutes(startsAt, -1))).toMatchObject({ code: 'promo_not_started' });
    expect(mayUseCoupon(coupon, use, endsAt)).toMatchObject({ code: 'promo_expired' });
    expect(mayUseCoupon(coupon, use, startsAt)).toEqual({ ok: true });
    expect(mayUseCoupon(coupon, use, new Date(endsAt.getTime() - 1))).toEqual({ ok: true });
  });
  test('S5.14 a halala below the minimum purchase is refused, the minimum is not', () => {
    expect(mayUseCoupon(coupon, { ...use, goodsWithVat: halalas(99_99) }, startsAt)).toMatchObject({
      code: 'promo_minimum_purchase',
      values: { minimum: '100.00' },
    });
  });
  test('is used so often in all, and so often by one person', () => {
    expect(mayUseCoupon(coupon, { ...use, usedInAll: 200 }, startsAt)).toMatchObject({ code: 'promo_not_available' });
    expect(mayUseCoupon(coupon, { ...use, usedByPerson: 1, hasOrdered: false }, startsAt)).toMatchObject({
      code: 'promo_already_used',
    });
    const free = { ...coupon, usesInAll: null, usesByPerson: null };
    expect(mayUseCoupon(free, { ...use, usedInAll: 10_000, usedByPerson: 50, hasOrdered: false }, startsAt)).toEqual({
      ok: true,
    });
  });
});

describe('planning a delivery', () => {
  // Half past midnight in Riyadh, still the day before in UTC.
  const now = new Date('2026-11-22T21:30:00Z');
  test('S5.18 asks for a day and a time that exist', () => {
    for (const when of [
      { day: undefined, time: '10:00' },
      { day: '2026-11-23', time: undefined },
      { day: '2026-02-30', time: '10:00' },
      { day: '2026-11-23', time: '24:00' },
    ])
      expect(mayScheduleFor(when, defaultOrderLimits, now)).toMatchObject({ code: 'schedule_required' });
  });
  test('S5.18 not in the past, this very minute is past', () => {
    expect(mayScheduleFor({ day: '2026-11-23', time: '00:30' }, defaultOrderLimits, now)).toMatchObject({
      code: 'schedule_in_past',
    });
    expect(mayScheduleFor({ day: '2026-11-22', time: '23:00' }, defaultOrderLimits, now)).toMatchObject({
      code: 'schedule_in_past',
    });
    expect(mayScheduleFor({ day: '2026-11-23', time: '00:31' }, defaultOrderLimits, now)).toEqual({ ok: true });
  });
  test('S5.18 within five Riyadh calendar days', () => {
    expect(mayScheduleFor({ day: '2026-11-28', time: '23:59' }, defaultOrderLimits, now)).toEqual({ ok: true });
    expect(mayScheduleFor({ day: '2026-11-29', time: '00:00' }, defaultOrderLimits, now)).toMatchObject({
      code: 'schedule_too_late',
      values: { days: 5 },
    });
  });
  test('S9.04 fast delivery comes in two to four hours', () => {
    expect(fastWindow(now)).toEqual({ from: new Date('2026-11-22T23:30:00Z'), to: new Date('2026-11-23T01:30:00Z') });
  });
});
