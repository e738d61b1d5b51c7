import { inTrend } from '#shared/records/lab-values.ts';
import type { TrendValue } from '#shared/records/types.ts';

export type Box = { readonly width: number; readonly height: number };
export type Point = {
  readonly x: number;
  readonly y: number;
  readonly at: Date;
  readonly result: TrendValue;
};
export type Trend = {
  readonly points: readonly Point[];
  /** From top to bottom of the normal range inside the box; missing where no range was given. */
  readonly band:
    | { readonly top: number; readonly bottom: number; readonly hasTop: boolean; readonly hasBottom: boolean }
    | undefined;
  readonly lines: readonly { readonly y: number; readonly value: number }[];
};

/** A round step that gives about three lines over the span. */
const stepFor = (span: number): number => {
  const rough = span / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((f) => f * magnitude >= rough) ?? 10;
  return factor * magnitude;
};

const linesWithin = (from: number, to: number): number[] => {
  const step = stepFor(to - from);
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
};

/** Where the values of a test lie in a box: time from left to right, value from bottom to top, with the normal range in sight. */
export function layTrend(results: readonly TrendValue[], box: Box): Trend {
  const values = results.flatMap((result) => {
    const point = inTrend(result);
    return point ? [{ result, value: point.value }] : [];
  });
  const last = values.at(-1)?.result;
  if (!last) return { points: [], band: undefined, lines: [] };
  const { low, high } = last.range_kind === 'normal' && !last.converted ? last : { low: null, high: null };
  const all = [...values.map((r) => r.value), ...[low, high].filter((n) => n !== null)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const air = (most - least || Math.abs(most) || 1) * 0.15;
  const [from, to] = [least - air, most + air];
  const y = (value: number) => box.height - ((value - from) / (to - from)) * box.height;
  const times = values.map(({ result }) => Date.parse(result.taken_at));
  const [begin, end] = [times[0]!, times.at(-1)!];
  const x = (time: number) => (end === begin ? box.width / 2 : ((time - begin) / (end - begin)) * box.width);
  return {
    points: values.map(({ result, value }, i) => ({ x: x(times[i]!), y: y(value), at: new Date(times[i]!), result })),
    band:
      low === null && high === null
        ? undefined
        : {
            top: high === null ? 0 : y(high),
            bottom: low === null ? box.height : y(low),
            hasTop: high !== null,
            hasBottom: low !== null,
          },
    lines: linesWithin(from, to).map((value) => ({ value, y: y(value) })),
  };
}

export type Label = { readonly point: Point; readonly text: string; /** Where its middle is. */ readonly x: number };

/** Letters of 14 px are no wider on average, Arabic ones with their joins are narrower. */
const letterWidth = 8;
const between = 8;
const widthOf = (text: string): number => text.length * letterWidth;

/**
 * The labels that fit beside each other, inside the drawing, from left to right: that of the last point always, of the others those that
 * have room. A point without a text has none.
 */
export function labelled(
  points: readonly Point[],
  textOf: (point: Point) => string | undefined,
  { width }: Pick<Box, 'width'>,
): readonly Label[] {
  const chosen: Label[] = [];
  for (const point of points.toReversed()) {
    const text = textOf(point);
    if (text === undefined) continue;
    const half = widthOf(text) / 2;
    const x = Math.max(half, Math.min(point.x, width - half));
    const isFree = chosen.every((other) => Math.abs(other.x - x) >= half + widthOf(other.text) / 2 + between);
    if (isFree) chosen.push({ point, text, x });
  }
  return chosen.toReversed();
}
