import { expect, test } from 'vitest';
import { layBars } from './bar-geometry.ts';

const values = (...all: number[]) => all.map((value, n) => ({ key: String(n), label: String(n), value }));
const box = { width: 400, height: 100 };

test('the highest bar fills the height, the others in proportion', () => {
  const bars = layBars(values(5, 10, 0), box);
  expect(bars.map(({ height, y }) => [height, y])).toEqual([
    [50, 50],
    [100, 0],
    [0, 100],
  ]);
});

test('what is below zero hangs under the line', () => {
  const [up, down] = layBars(values(30, -10), box);
  expect([up!.y, up!.height, up!.base]).toEqual([0, 75, 75]);
  expect([down!.y, down!.height]).toEqual([75, 25]);
});

test('a day on which nothing happened is an empty line, not a division by zero', () => {
  expect(layBars(values(0, 0), box).every(({ height }) => height === 0)).toBe(true);
  expect(layBars([], box)).toEqual([]);
});

test('words stand where there is room, always under the last', () => {
  const narrow = layBars(values(...Array.from({ length: 24 }, () => 1)), { width: 300, height: 100 });
  expect(narrow.filter(({ isLabelled }) => isLabelled)).toHaveLength(8);
  expect(narrow.at(-1)?.isLabelled).toBe(true);
  expect(layBars(values(1, 2, 3), box).every(({ isLabelled }) => isLabelled)).toBe(true);
});
