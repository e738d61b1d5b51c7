import { describe, expect, test } from 'vitest';
import { isUsablePosition } from './position.ts';
import { distanceKm, travelSeconds, travelTimes } from './travel.ts';

const riyadh = { latitude: 24.7136, longitude: 46.6753 };
const jeddah = { latitude: 21.4858, longitude: 39.1925 };

describe('the way between two places', () => {
  test('from Riyadh to Jeddah is some 845 km for a crow', () => {
    expect(Math.round(distanceKm(riyadh, jeddah))).toBe(845);
    expect(distanceKm(riyadh, riyadh)).toBe(0);
  });
  test('takes as long there as back', () => {
    expect(travelTimes([riyadh, jeddah])).toEqual([
      [0, travelSeconds(riyadh, jeddah)],
      [travelSeconds(riyadh, jeddah), 0],
    ]);
    // A kilometre of air is 1.35 km of road, two and a half minutes in traffic.
    expect(travelSeconds(riyadh, { ...riyadh, latitude: riyadh.latitude + 0.009 })).toBe(152);
  });
});

describe('a position of a rider', () => {
  const here = { ...riyadh, age: 0 };

  test('is taken up to a minute after the phone measured it', () => {
    expect([0, 60].map((age) => isUsablePosition({ ...here, age }))).toEqual([true, true]);
    expect([61, -1, Number.NaN, Infinity].map((age) => isUsablePosition({ ...here, age }))).toEqual(
      Array(4).fill(false),
    );
  });
  test('is refused outside of the country', () => {
    const places = [
      { latitude: 15.99, longitude: 46 },
      { latitude: 33.01, longitude: 46 },
      { latitude: 24, longitude: 33.99 },
      { latitude: 24, longitude: 56.01 },
      { latitude: Number.NaN, longitude: 46 },
    ];
    expect(places.filter((place) => isUsablePosition({ ...place, age: 0 }))).toEqual([]);
  });
});
