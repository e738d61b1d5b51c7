import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GrowthChart } from './growth-chart.tsx';

const drawn = (kind: 'head' | 'height', ages: readonly number[]) =>
  renderToStaticMarkup(
    <GrowthChart
      items={ages.map((age) => ({ age_days: age, value: kind === 'head' ? 51 : 110 }))}
      kind={kind}
      sex="female"
      unit="cm"
      label="Size"
    />,
  );
const pointsOf = (markup: string) => [...markup.matchAll(/<circle cx="([\d.-]+)"/g)].map(([, x]) => Number(x));

test('the head is drawn up to its last table, at the fifth birthday, and within the frame', () => {
  const points = pointsOf(drawn('head', [1700, 1826, 1827, 2200]));
  expect(points).toHaveLength(2);
  for (const x of points) expect(x).toBeLessThanOrEqual(380);
  expect(points[1]).toBe(354);
});
test('there is no chart of a head that was measured after that alone', () => {
  expect(drawn('head', [1827, 2200])).toBe('');
  expect(pointsOf(drawn('height', [1827, 2200]))).toHaveLength(2);
});
