import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halalas } from '../money/index.ts';
import {
  byRank,
  chooseRider,
  happenedAt,
  canOverride,
  requiredProof,
  ineligibility,
  type Candidate,
  type Shipment,
} from './index.ts';

const olaya = { latitude: 24.69, longitude: 46.68 };
const north = { latitude: 24.82, longitude: 46.64 };
const shipment: Shipment = { branchId: 1, grams: 1_000, isCold: false };
const rider = (riderId: number, more: Partial<Candidate> = {}): Candidate => ({
  riderId,
  branchId: 1,
  maxGrams: 10_000,
  hasColdBox: false,
  load: 0,
  loadGrams: 0,
  from: olaya,
  to: olaya,
  idleSince: new Date('2026-11-22T05:00:00Z'),
  hasDeclined: false,
  ...more,
});
const most = 4;

describe('who cannot take an order', () => {
  test.each([
    ['off_shift', { branchId: null }, {}],
    ['too_heavy', { loadGrams: 9_001 }, {}],
    ['no_cold_box', {}, { isCold: true }],
    ['other_branch', { branchId: 2 }, {}],
    ['full', { load: 4 }, {}],
    ['declined', { hasDeclined: true }, {}],
    [null, { loadGrams: 9_000, load: 3 }, {}],
    [null, { hasColdBox: true }, { isCold: true }],
  ] as const)('%s', (reason, of, what) => {
    expect(ineligibility(rider(1, of), { ...shipment, ...what }, most)).toBe(reason);
  });
  test('staff may overrule branch, number and an earlier no; never the shift or the vehicle', () => {
    expect((['other_branch', 'full', 'declined', null] as const).map(canOverride)).toEqual([true, true, true, true]);
    expect((['off_shift', 'too_heavy', 'no_cold_box'] as const).map(canOverride)).toEqual([false, false, false]);
  });
});

describe('who is chosen', () => {
  const chosen = (...riders: Candidate[]) => chooseRider(riders, shipment, most)?.riderId;
  test('whoever is nearer', () => {
    expect(chosen(rider(1, { from: north }), rider(2))).toBe(2);
  });
  test('whoever has less to do, unless they are much further away', () => {
    expect(chosen(rider(1, { load: 1 }), rider(2))).toBe(2);
    expect(chosen(rider(1, { load: 1 }), rider(2, { from: { latitude: 25.2, longitude: 46.2 } }))).toBe(1);
  });
  test('whoever waits longest among equals, and always the same one', () => {
    expect(chosen(rider(1), rider(2, { idleSince: new Date('2026-11-22T04:00:00Z') }))).toBe(2);
    expect(chosen(rider(2), rider(1))).toBe(1);
  });
  test('not the one with the cold box for what needs none', () => {
    expect(chosen(rider(1, { hasColdBox: true }), rider(2))).toBe(2);
    expect(chosen(rider(1, { hasColdBox: true }))).toBe(1);
  });
  test('nobody, when nobody can', () => {
    expect(chosen()).toBeUndefined();
    expect(chosen(rider(1, { branchId: null }), rider(2, { load: 9 }))).toBeUndefined();
  });
});

const place = fc.record({
  latitude: fc.double({ min: 16, max: 33, noNaN: true }),
  longitude: fc.double({ min: 34, max: 56, noNaN: true }),
});
const anyRider: fc.Arbitrary<Candidate> = fc.record({
  riderId: fc.integer({ min: 1, max: 1e6 }),
  branchId: fc.constantFrom(null, 1, 2),
  maxGrams: fc.integer({ min: 1, max: 50_000 }),
  hasColdBox: fc.boolean(),
  load: fc.integer({ min: 0, max: 6 }),
  loadGrams: fc.integer({ min: 0, max: 30_000 }),
  from: fc.option(place),
  to: fc.option(place),
  idleSince: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  hasDeclined: fc.boolean(),
});
const riders = fc.uniqueArray(anyRider, { selector: ({ riderId }) => riderId, maxLength: 12 });
const anyParcel: fc.Arbitrary<Shipment> = fc.record({
  branchId: fc.constantFrom(null, 1, 2),
  grams: fc.integer({ min: 0, max: 40_000 }),
  isCold: fc.boolean(),
});
const forAny = (check: (all: readonly Candidate[], what: Shipment, chosen: Candidate | undefined) => void) =>
  fc.assert(fc.property(riders, anyParcel, (all, what) => check(all, what, chooseRider(all, what, most))));

describe('whoever there is', () => {
  test('the one who is chosen can take it; nobody is chosen only when nobody can', () => {
    forAny((all, what, chosen) => {
      const able = all.filter((one) => ineligibility(one, what, most) === null);
      expect(able.length === 0 ? [undefined] : able).toContain(chosen);
    });
  });
  test('nobody who can take it ranks higher', () => {
    forAny((all, what, chosen) => {
      const able = all.filter((one) => ineligibility(one, what, most) === null);
      expect(able.filter((one) => chosen === undefined || byRank(what)(one, chosen) < 0)).toEqual([]);
    });
  });
  test('it does not matter in which order they stand, nor who else is off shift', () => {
    forAny((all, what, chosen) => {
      expect(chooseRider(all.toReversed(), what, most)).toEqual(chosen);
      const away = all.map((one, n) => ({ ...one, riderId: 2e6 + n, branchId: null }));
      expect(chooseRider([...away, ...all], what, most)).toEqual(chosen);
    });
  });
  test('the vehicle is never asked for more than it carries, nor for cold without a box', () => {
    forAny((_, what, chosen) => {
      if (!chosen) return;
      expect(chosen.loadGrams + what.grams).toBeLessThanOrEqual(chosen.maxGrams);
      expect(chosen.hasColdBox || !what.isCold).toBe(true);
    });
  });
});

describe('when a step happened', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const of = (reported: number | null, sent: number | null, last = -600) =>
    happenedAt({
      happenedAt: reported === null ? null : at(reported),
      sentAt: sent === null ? null : at(sent),
      lastStepAt: at(last),
      now,
    });

  test('is now, when the phone does not say', () => {
    expect(of(null, 300)).toEqual(now);
  });
  test.each([0, 195, -195, 60 * 24 * 400])('is right with a clock that is wrong by %i minutes', (wrong) => {
    expect(of(-30 + wrong, wrong)).toEqual(at(-30));
  });
  test('is never before the last step, never to come, never more than a day back', () => {
    expect(of(-30, 0, -10)).toEqual(at(-10));
    expect(of(30, 0)).toEqual(now);
    expect(of(-3000, 0, -9000)).toEqual(at(-24 * 60));
  });
  test('lies between the last step and now, whatever a phone says', () => {
    const minutes = fc.integer({ min: -1e6, max: 1e6 });
    fc.assert(
      fc.property(fc.option(minutes), fc.option(minutes), fc.integer({ min: -1e5, max: 0 }), (reported, sent, last) => {
        const when = of(reported, sent, last).getTime();
        expect(when).toBeLessThanOrEqual(now.getTime());
        expect(when).toBeGreaterThanOrEqual(Math.max(at(last).getTime(), at(-24 * 60).getTime()));
      }),
    );
  });
  test('steps that follow each other keep their order', () => {
    const gap = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(gap, gap, fc.integer({ min: -9000, max: 9000 }), (first, second, wrong) => {
        const one = of(wrong - first - second, wrong, -5000);
        const two = happenedAt({ happenedAt: at(wrong - second), sentAt: at(wrong), lastStepAt: one, now });
        expect(two.getTime()).toBeGreaterThanOrEqual(one.getTime());
      }),
    );
  });
});

describe('what a hand-over asks for', () => {
  const items = (isPrescription: boolean, isColdChain: boolean) => [{ isPrescription, isColdChain }];
  const from = halalas(500_00);
  test.each([
    [499_99, items(false, false), { photo: false, signature: false }],
    [500_00, items(false, false), { photo: true, signature: false }],
    [10_00, items(false, true), { photo: true, signature: false }],
    [10_00, items(true, false), { photo: true, signature: true }],
    [10_00, [], { photo: false, signature: false }],
  ])('%i halalas of %j', (total, what, needed) => {
    expect(requiredProof(halalas(total), what, from)).toEqual(needed);
  });
});
