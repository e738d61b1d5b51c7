import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coordinates } from '../delivery/index.ts';
import { checkArea, isInArea } from './index.ts';

const branch = { latitude: 24.7, longitude: 46.7 };
const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const ring = (...corners: readonly (readonly [number, number])[]) => corners.map(([lat, long]) => at(lat, long));
const square = ring([24.6, 46.6], [24.6, 46.8], [24.8, 46.8], [24.8, 46.6]);
/** A U, open to the north. */
const bay = ring(
  [24.6, 46.6],
  [24.6, 46.9],
  [24.8, 46.9],
  [24.8, 46.8],
  [24.7, 46.8],
  [24.7, 46.7],
  [24.8, 46.7],
  [24.8, 46.6],
);
const codeOf = (corners: readonly Coordinates[]) => {
  const verdict = checkArea(corners, branch);
  return verdict.ok ? 'allowed' : verdict.code;
};

describe('an area that is drawn', () => {
  test.each([
    ['nothing', []],
    ['a line', ring([24.6, 46.6], [24.8, 46.8])],
    ['a corner three times', ring([24.6, 46.6], [24.6, 46.6], [24.6, 46.6])],
    ['a sliver', ring([24.6, 46.6], [24.6, 46.8], [24.6000001, 46.7])],
  ])('D15.01 is none when it is %s', (_, corners) => {
    expect(codeOf(corners)).toBe('area_too_few_corners');
  });
  test.each([
    ['two edges cross', ring([24.6, 46.6], [24.8, 46.8], [24.8, 46.6], [24.6, 46.8])],
    ['a corner lies on another edge', ring([24.6, 46.6], [24.6, 46.8], [24.8, 46.8], [24.6, 46.7], [24.8, 46.6])],
    ['a corner comes twice', ring([24.6, 46.6], [24.7, 46.7], [24.6, 46.8], [24.8, 46.8], [24.7, 46.7], [24.8, 46.6])],
    ['an edge folds back', ring([24.6, 46.6], [24.6, 46.8], [24.8, 46.8], [24.8, 46.6], [24.8, 46.7])],
    [
      'the last edge folds back',
      ring([24.6, 46.7], [24.6, 46.8], [24.8, 46.8], [24.8, 46.6], [24.6, 46.6], [24.6, 46.75]),
    ],
  ])('D15.01 crosses itself when %s', (_, corners) => {
    expect(codeOf(corners)).toBe('area_crosses_itself');
  });
  test('D15.01 lies about its branch', () => {
    expect([codeOf(square), codeOf(bay), codeOf(square.toReversed())]).toEqual(['allowed', 'allowed', 'allowed']);
    // 99.9 km to the north of it, and 100.1.
    expect(codeOf([...square.slice(0, 3), at(25.5984, 46.7)])).toBe('allowed');
    expect(codeOf([...square.slice(0, 3), at(25.6002, 46.7)])).toBe('area_too_far');
  });
});

describe('a place', () => {
  test('D15.01 lies in it, on its border, or outside, also where the border bends inwards', () => {
    expect(isInArea(square, branch)).toBe(true);
    expect([at(24.6, 46.7), at(24.6, 46.6), at(24.7, 46.8)].map((place) => isInArea(square, place))).toEqual([
      true,
      true,
      true,
    ]);
    expect([at(24.59, 46.7), at(24.7, 46.81), at(24.7, 46.59)].map((place) => isInArea(square, place))).toEqual([
      false,
      false,
      false,
    ]);
    expect([at(24.65, 46.75), at(24.75, 46.75), at(24.75, 46.65)].map((place) => isInArea(bay, place))).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('D15.01 of a convex ring in a circle, what is within its smallest reach lies in it and what is beyond the circle does not', () => {
    const angles = fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(angles, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (steps, towards) => {
        const turn = steps.toSorted((one, other) => one - other).map((step) => (step * Math.PI) / 18);
        const around = (angle: number, far: number) => at(24.7 + far * Math.sin(angle), 46.7 + far * Math.cos(angle));
        const corners = turn.map((angle) => around(angle, 0.1));
        const gaps = turn.map((angle, n) => (turn[n + 1] ?? turn[0]! + 2 * Math.PI) - angle);
        fc.pre(Math.max(...gaps) < Math.PI - 0.01);
        expect(codeOf(corners)).toBe('allowed');
        expect(isInArea(corners, around(towards, 0.0999 * Math.cos(Math.max(...gaps) / 2)))).toBe(true);
        expect(isInArea(corners, around(towards, 0.1001))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
