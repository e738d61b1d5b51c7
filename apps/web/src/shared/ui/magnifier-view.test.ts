import { expect, test } from 'vitest';
import { atFirst, moved, pressed, turned, zoomed } from './magnifier-view.ts';

const area = { width: 400, height: 300 };

test('a picture grows to six times its size and no farther, and comes back to the middle', () => {
  const large = zoomed(zoomed(atFirst, 4), 4);
  expect(large.zoom).toBe(6);
  expect(zoomed(moved(large, { x: 90, y: 40 }, area), 0.01)).toEqual(atFirst);
});
test('what lay in the middle stays there while it grows', () => {
  const there = moved(zoomed(atFirst, 2), { x: 100, y: -50 }, area);
  expect(zoomed(there, 1.5)).toMatchObject({ x: 150, y: -75 });
});
test('it is never moved out of its frame', () => {
  expect(moved(zoomed(atFirst, 2), { x: 9999, y: -9999 }, area)).toMatchObject({ x: 200, y: -150 });
  expect(moved(atFirst, { x: 10, y: 10 }, area)).toMatchObject({ x: 0, y: 0 });
});
test('four turns are none', () => {
  expect([1, 2, 3, 4].reduce(turned, atFirst)).toEqual(atFirst);
});
test('keys: plus and minus, arrows once it is large, R, zero; others are left to the page', () => {
  const large = pressed(atFirst, '+', area)!;
  expect(large.zoom).toBe(1.5);
  expect(pressed(large, 'ArrowRight', area)).toMatchObject({ x: -60, y: 0 });
  expect(pressed(atFirst, 'ArrowDown', area)).toBeUndefined();
  expect(pressed(large, 'R', area)?.turn).toBe(90);
  expect(pressed(large, '0', area)).toEqual(atFirst);
  expect(pressed(large, 'Tab', area)).toBeUndefined();
});
