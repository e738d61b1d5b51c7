import { describe, expect, test } from 'vitest';
import {
  between,
  dragged,
  lookAfter,
  lookAt,
  placeOf,
  placeOnFlat,
  straightAhead,
  turnedBy,
  wrapped,
  zoomedBy,
} from './camera.ts';

const ahead = lookAt({ yaw: 0, pitch: 0 }, 60);

describe('D14.30 looking about in a panorama', () => {
  test('what is looked at is in the middle of the frame, whatever the direction', () => {
    for (const yaw of [-180, -117, -1, 0, 88, 179])
      for (const pitch of [-60, -4, 0, 45]) {
        const place = placeOf(lookAt({ yaw, pitch }), { yaw, pitch }, 1.6);
        expect(place?.x).toBeCloseTo(0.5);
        expect(place?.y).toBeCloseTo(0.5);
      }
  });

  test('what lies to the right is seen on the right, what lies higher above, and nothing that lies behind', () => {
    expect(placeOf(ahead, { yaw: 20, pitch: 0 }, 1)?.x).toBeGreaterThan(0.5);
    expect(placeOf(ahead, { yaw: 0, pitch: 20 }, 1)?.y).toBeLessThan(0.5);
    expect(placeOf(ahead, { yaw: 180, pitch: 0 }, 1)).toBeUndefined();
    expect(placeOf(ahead, { yaw: 40, pitch: 0 }, 1)).toBeUndefined();
    expect(placeOf(ahead, { yaw: 40, pitch: 0 }, 2)).toBeDefined();
  });

  test('the edge of the frame is half of what is seen away from its middle', () => {
    expect(placeOf(ahead, { yaw: 0, pitch: 29.99 }, 1)?.y).toBeCloseTo(0, 2);
    expect(placeOf(ahead, { yaw: 29.99, pitch: 0 }, 1)?.x).toBeCloseTo(1, 2);
  });

  test('a drag takes the room along: to the right one sees more of the left', () => {
    const after = dragged(ahead, { x: 100, y: 50 }, 600);
    expect(after.yaw).toBeCloseTo(-10);
    expect(after.pitch).toBeCloseTo(5);
  });

  test('one never looks over the head, and comes round without an end', () => {
    expect(turnedBy(ahead, { yaw: 0, pitch: 500 }).pitch).toBeLessThan(90);
    expect(turnedBy(lookAt({ yaw: 175, pitch: 0 }), { yaw: 10, pitch: 0 }).yaw).toBe(-175);
    expect(wrapped(-540)).toBe(-180);
  });

  test('the way to another bearing is the shorter one', () => {
    const half = between(lookAt({ yaw: 170, pitch: 0 }), lookAt({ yaw: -170, pitch: 10 }), 0.5);
    expect(Math.abs(half.yaw)).toBe(180);
    expect(half.pitch).toBe(5);
  });

  test('keys turn, come nearer and go back to the beginning; others do nothing', () => {
    expect(lookAfter(ahead, 'ArrowRight')?.yaw).toBeGreaterThan(0);
    expect(lookAfter(ahead, 'ArrowDown')?.pitch).toBeLessThan(0);
    expect(lookAfter(ahead, '+')?.fov).toBeLessThan(60);
    expect(lookAfter(zoomedBy(ahead, 1.5), 'Home')).toEqual(straightAhead);
    expect(lookAfter(ahead, 'Tab')).toBeUndefined();
    expect(zoomedBy(ahead, 100).fov).toBe(zoomedBy(ahead, 1000).fov);
  });

  test('on the flat picture straight ahead is the middle', () => {
    expect(placeOnFlat({ yaw: 0, pitch: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(placeOnFlat({ yaw: -90, pitch: 45 })).toEqual({ x: 0.25, y: 0.25 });
  });
});
