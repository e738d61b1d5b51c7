import { expect, test } from 'vitest';
import { labResult } from '#shared/records/lab.testing.ts';
import { labelled, layTrend } from './trend-geometry.ts';
import type { TrendValue } from '#shared/records/types.ts';

const box = { width: 300, height: 100 };
const result = (day: string, value: number | null, more: Partial<TrendValue> = {}): TrendValue =>
  labResult({
    value,
    decimal: value === null ? null : String(value),
    low: 4,
    high: 5.6,
    day,
    taken_at: `${day}T07:00:00.000Z`,
    ...more,
  });

test('nothing to draw without a number', () => {
  expect(layTrend([result('2026-01-01', null)], box)).toEqual({ points: [], band: undefined, lines: [] });
});

test('time runs from left to right and higher values lie higher', () => {
  const { points } = layTrend([result('2026-01-01', 5), result('2026-02-01', 6), result('2026-03-01', 4.5)], box);
  expect(points.map((p) => p.x)).toEqual([0, expect.any(Number), 300]);
  expect(points[1]!.y).toBeLessThan(points[0]!.y);
  expect(points[2]!.y).toBeGreaterThan(points[0]!.y);
});

test('the normal range is in sight, and open where no limit was given', () => {
  const { band } = layTrend([result('2026-01-01', 9)], box);
  expect(band).toMatchObject({ hasTop: true, hasBottom: true });
  expect(band!.bottom).toBeLessThanOrEqual(box.height);
  expect(layTrend([result('2026-01-01', 9, { low: null })], box).band).toMatchObject({
    bottom: box.height,
    hasBottom: false,
  });
  expect(layTrend([result('2026-01-01', 9, { low: null, high: null })], box).band).toBeUndefined();
});

test('the band lies between its limits: where a value as high or as low would lie', () => {
  const { points, band } = layTrend([result('2026-01-01', 4), result('2026-02-01', 5.6)], box);
  expect([band?.bottom, band?.top]).toEqual(points.map(({ y }) => y));
  expect(band!.top).toBeLessThan(band!.bottom);
});

test('a single value stands in the middle, equal values do not divide by zero', () => {
  expect(layTrend([result('2026-01-01', 5, { low: null, high: null })], box).points[0]).toMatchObject({ x: 150 });
  const flat = layTrend(
    [result('2026-01-01', 0, { low: null, high: null }), result('2026-02-01', 0, { low: null, high: null })],
    box,
  );
  expect(flat.points.every((p) => Number.isFinite(p.y))).toBe(true);
});

const daysOf = (...days: string[]) =>
  layTrend(
    days.map((day) => result(day, 5)),
    box,
  ).points;

test('of points that stand close only some are labelled, the last always', () => {
  const points = daysOf('2026-01-01', '2026-01-02', '2026-06-01');
  const labels = labelled(points, () => '5.1', box);
  expect(labels.map(({ point }) => point)).toEqual([points[1], points[2]]);
});

test('labels stay inside the drawing and clear of each other, however long they are', () => {
  const points = daysOf('2026-01-01', '2026-02-10', '2026-03-05', '2026-04-20', '2026-06-01');
  const text = '12 September';
  const ends = labelled(points, () => text, box).map(({ x }) => [x - text.length * 4, x + text.length * 4] as const);
  expect(ends.length).toBeGreaterThan(1);
  expect(ends[0]![0]).toBeGreaterThanOrEqual(0);
  expect(ends.at(-1)![1]).toBeLessThanOrEqual(box.width);
  for (const [nth, [start]] of ends.entries()) expect(start).toBeGreaterThan(ends[nth - 1]?.[1] ?? -1);
});

test('what has no text is not labelled', () => {
  expect(labelled(daysOf('2026-01-01', '2026-06-01'), () => undefined, box)).toEqual([]);
});

test('a converted value lies where it is in the unit of the trend, and one that was withdrawn nowhere', () => {
  const inMillimoles = { value: 5.1, decimal: '5.1', converted: { value: 197, decimal: '197' } };
  const given = [
    result('2026-01-01', 5.1, inMillimoles),
    result('2026-02-01', 195),
    result('2026-03-01', 300, { withdrawn: true }),
  ];
  const { points } = layTrend(given, box);
  expect(points).toHaveLength(2);
  expect(points[0]!.y).toBeLessThan(points[1]!.y);
});

test('only a normal range is drawn as the normal band', () => {
  for (const range_kind of ['critical', 'target'] as const)
    expect(layTrend([result('2026-01-01', 5, { range_kind })], box).band).toBeUndefined();
});
