import { describe, expect, test } from 'vitest';
import { scaleAt } from './map-scale.ts';

describe('the scale of a map', () => {
  test.each([
    [0, 0, 100, 10_000_000, 64],
    [24.7136, 15, 100, 200, 46],
    [24.7136, 5, 100, 200_000, 45],
    [60, 15, 100, 200, 84],
  ])('at %d degrees and zoom %d within %d pixels: %d m are %d pixels', (latitude, zoom, most, metres, pixels) => {
    expect(scaleAt(latitude, zoom, most)).toEqual({ metres, pixels });
  });

  test('is never longer than its room, and never shorter than two fifths of it', () => {
    for (let zoom = 3; zoom <= 19; zoom += 1) {
      const { pixels } = scaleAt(24, zoom, 100);
      expect(pixels).toBeLessThanOrEqual(100);
      expect(pixels).toBeGreaterThanOrEqual(40);
    }
  });
});
