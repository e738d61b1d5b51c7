import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LabGauge } from './lab-gauge.tsx';
import { labResult } from '#shared/records/lab.testing.ts';
import type { LabTest } from '#shared/records/types.ts';

const drawn = (more: Partial<LabTest>) =>
  renderToStaticMarkup(
    <LabGauge
      test={{ ...labResult({ low: 4, high: 5.6, flag: 'normal', ...more }), count: 1, about: '', about_ar: '' }}
    />,
  );

/** Where the band begins and ends and where the value lies, in percent from the left. */
const places = (more: Partial<LabTest>) => {
  const markup = drawn(more);
  const [from, value] = [...markup.matchAll(/left:([\d.]+)%/g)].map(([, percent]) => Number(percent));
  const width = Number(/width:([\d.]+)%/.exec(markup)?.[1]);
  return { from: from!, to: from! + width, value: value! };
};

describe('the gauge beside a result', () => {
  test('has the value within its band when it is normal, and outside of it on its own side when it is not', () => {
    const [low, normal, high] = [3, 5, 6.9].map((value) => places({ value }));
    expect(low!.value).toBeLessThan(low!.from);
    expect(normal!.value).toBeGreaterThan(normal!.from);
    expect(normal!.value).toBeLessThan(normal!.to);
    expect(high!.value).toBeGreaterThan(high!.to);
  });
  test('has a value that is as high as a limit on the edge of the band', () => {
    const [bottom, top] = [places({ value: 4 }), places({ value: 5.6 })];
    expect(bottom.value).toBeCloseTo(bottom.from, 5);
    expect(top.value).toBeCloseTo(top.to, 5);
  });
  test('makes room for a value that lies far away', () => {
    expect(places({ value: 0.5 }).from).toBeGreaterThan(50);
    expect(places({ value: 20 }).to).toBeLessThan(20);
  });
  test('has its band open where no limit was given', () => {
    expect(places({ value: 5, low: null }).from).toBe(0);
    expect(places({ value: 5, high: null }).to).toBe(100);
    expect(places({ value: 7, low: null }).value).toBeGreaterThan(places({ value: 7, low: null }).to);
    expect(places({ value: 3, high: null }).value).toBeLessThan(places({ value: 3, high: null }).from);
  });
  test('has the colour of what the result is', () => {
    const colours = (['critical_high', 'high', 'normal', 'low', 'critical_low'] as const).map(
      (flag) => /bg-(danger|warning|success)/.exec(drawn({ value: 5, flag }))?.[1],
    );
    expect(colours).toEqual(['danger', 'warning', 'success', 'warning', 'danger']);
  });
  test('is not drawn without a number or a range, nor for limits of alarm and targets', () => {
    const none = [
      { value: null },
      { low: null, high: null },
      { range_kind: 'critical' },
      { range_kind: 'target' },
    ] as const;
    expect(none.map((more) => drawn({ value: 5, ...more }))).toEqual(['', '', '', '']);
  });
});
