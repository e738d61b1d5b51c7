import { growthRules, type GrowthMeasure, type Sex, valueOfZ } from '@balsam/domain/growth';
import * as m from '#paraglide/messages.js';
import { digits, number } from '#shared/format/index.ts';

type Point = { readonly age_days: number; readonly value: number };
type ChartProps = {
  readonly items: readonly Point[];
  readonly kind: GrowthMeasure;
  readonly sex: Sex;
  readonly unit: string;
  readonly label: string;
};

/** So wide that its letters can be read on a phone, where it is drawn a little smaller. */
const box = { width: 380, height: 290, start: 34, end: 26, top: 20, bottom: 36 } as const;
/** The curves of the 3rd, 15th, 50th, 85th and 97th centile. */
const curves = [
  { z: -1.881, name: '3' },
  { z: -1.036, name: '15' },
  { z: 0, name: '50' },
  { z: 1.036, name: '85' },
  { z: 1.881, name: '97' },
] as const;
const samples = 48;

/** Up to which age the WHO tables of a measure go. */
const lastAge = (kind: GrowthMeasure): number =>
  kind === 'head' ? growthRules.lastHeadAgeDays : growthRules.lastAgeDays;

/** From a little before the first point to a little after the last, and half a year at least; not beyond the tables. */
function spanOf(items: readonly Point[], most: number): readonly [number, number] {
  const ages = items.map(({ age_days: age }) => age);
  const room = Math.max(90, (Math.max(...ages) - Math.min(...ages)) * 0.2);
  return [Math.max(0, Math.min(...ages) - room), Math.min(most, Math.max(...ages) + room)];
}

function frameOf({ items, kind, sex }: ChartProps) {
  const [from, to] = spanOf(items, lastAge(kind));
  const ages = Array.from({ length: samples + 1 }, (_, n) => from + ((to - from) * n) / samples);
  const lines = curves.map(({ z, name }) => ({
    name,
    points: ages.flatMap((age) => {
      const value = valueOfZ(kind, sex, age, z);
      return value === undefined ? [] : [{ age, value }];
    }),
  }));
  const values = [
    ...lines.flatMap(({ points }) => points.map(({ value }) => value)),
    ...items.map(({ value }) => value),
  ];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (age: number) => box.start + ((age - from) / (to - from)) * (box.width - box.start - box.end);
  const y = (value: number) => box.top + ((high - value) / (high - low || 1)) * (box.height - box.top - box.bottom);
  return { from, to, low, high, lines, x, y };
}

const year = 365.25;

type Frame = ReturnType<typeof frameOf>;

/** Round values from the lowest to the highest, six at most. */
function roundValues(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => (high - low) / one <= 6) ?? 100;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}

/** The scales: values at the start, ages below, in years or months. */
const Scales = ({ frame: { from, to, low, high, x, y }, unit }: { frame: Frame; unit: string }) => {
  const inYears = to - from > 2 * year;
  const unitDays = inYears ? year : growthRules.daysInMonth;
  const step = Math.max(1, Math.ceil((to - from) / unitDays / 8)) * unitDays;
  const ticks = Array.from({ length: 20 }, (_, n) => Math.ceil(from / step) * step + n * step).filter(
    (age) => age <= to,
  );
  const rows = roundValues(low, high);
  return (
    <>
      {rows.map((value) => (
        <g key={value}>
          <line x1={box.start} x2={box.width - box.end} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text x={box.start - 6} y={y(value) + 4} textAnchor="end" className="fill-muted text-[12px]">
            {number(value)}
          </text>
        </g>
      ))}
      {ticks.map((age) => (
        <text key={age} x={x(age)} y={box.height - 19} textAnchor="middle" className="fill-muted text-[12px]">
          {digits(Math.round(age / unitDays))}
        </text>
      ))}
      <text x={box.width / 2} y={box.height - 3} textAnchor="middle" className="fill-muted text-[12px]">
        {inYears ? m.growth_axis_years() : m.growth_axis_months()}
      </text>
      <text x={0} y={11} className="fill-muted text-[12px]">
        {unit}
      </text>
    </>
  );
};

const Curves = ({ frame: { lines, x, y } }: { frame: Frame }) =>
  lines.map(({ name, points }) => (
    <g key={name}>
      <polyline
        fill="none"
        className={name === '50' ? 'stroke-success' : 'stroke-line-strong'}
        strokeWidth={name === '50' ? 2 : 1.2}
        points={points.map(({ age, value }) => `${x(age)},${y(value)}`).join(' ')}
      />
      {points.length > 0 && (
        <text x={box.width - box.end + 5} y={y(points.at(-1)!.value) + 4} className="fill-muted text-[12px]">
          {digits(name)}
        </text>
      )}
    </g>
  ));

/**
 * A child's sizes on the curves of the WHO tables, as far as these go. Nothing where none of the sizes is of that age: the list below says all
 * of them in words.
 */
export const GrowthChart = (props: ChartProps) => {
  const { kind, unit, label } = props;
  const items = props.items.filter(({ age_days: age }) => age <= lastAge(kind));
  if (items.length === 0) return null;
  const frame = frameOf({ ...props, items });
  const { x, y } = frame;
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={m.growth_chart({ label })}
      direction="ltr"
      className="h-auto w-full"
    >
      <Scales frame={frame} unit={unit} />
      <Curves frame={frame} />
      <polyline
        fill="none"
        className="stroke-accent"
        strokeWidth={2.5}
        points={items.map(({ age_days: age, value }) => `${x(age)},${y(value)}`).join(' ')}
      />
      {items.map(({ age_days: age, value }) => (
        <circle key={`${age} ${value}`} cx={x(age)} cy={y(value)} r={4} className="fill-accent" />
      ))}
    </svg>
  );
};
