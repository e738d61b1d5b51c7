import { useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { layBars, type Bar } from './bar-geometry.ts';

const height = 168;
const margin = { top: 24, bottom: 28 };

export type Point = {
  readonly key: string;
  /** Under its bar. */
  readonly label: string;
  /** In the table. */
  readonly name: string;
  readonly value: number;
};

type ChartProps = {
  readonly title: string;
  readonly points: readonly Point[];
  /** What stands on a bar. */
  readonly short: (value: number) => string;
  /** What stands in the table. */
  readonly full: (value: number) => string;
  readonly columns: readonly [string, string];
};

const Bars = ({ bars, width, short }: { bars: readonly Bar[]; width: number; short: ChartProps['short'] }) => (
  <g transform={`translate(0 ${margin.top})`}>
    <line x1={0} x2={width} y1={bars[0]?.base ?? 0} y2={bars[0]?.base ?? 0} stroke="var(--chart-grid)" />
    {bars.map(({ key, label, value, x, y, width: wide, height: high, base, isLabelled }) => (
      <g key={key}>
        <rect x={x} y={y} width={wide} height={high} rx={Math.min(3, wide / 2)} fill="var(--chart-line)" />
        {isLabelled && value !== 0 && (
          <text x={x + wide / 2} y={Math.min(y, base) - 6} textAnchor="middle" fontSize={14} fill="var(--text)">
            {short(value)}
          </text>
        )}
        {isLabelled && (
          <text x={x + wide / 2} y={height - margin.top - 8} textAnchor="middle" fontSize={14} fill="var(--muted)">
            {label}
          </text>
        )}
      </g>
    ))}
  </g>
);

const Table = ({ title, points, full, columns }: Omit<ChartProps, 'short'>) => (
  <table className="w-full text-start">
    <caption className="sr-only">{title}</caption>
    <thead>
      <tr className="border-b border-line text-small text-muted">
        {columns.map((column) => (
          <th key={column} scope="col" className="py-2 text-start font-medium">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {points.map(({ key, name, value }) => (
        <tr key={key}>
          <th scope="row" className="py-2 text-start font-normal">
            {name}
          </th>
          <td className="tabular py-2">{full(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * Bars over time, which runs left to right in both languages. The drawing is out of the flow: it would keep a page that gets narrower as wide
 * as it was. To a screen reader it is a picture: the same values stand in the table below,
 * which anybody may open.
 */
export const BarChart = ({ title, points, short, full, columns }: ChartProps) => {
  const id = useId();
  const [width, setWidth] = useState(0);
  const follow = (element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  };
  const bars = layBars(points, { width, height: height - margin.top - margin.bottom });
  return (
    <figure aria-labelledby={id} className="flex flex-col gap-1">
      <figcaption id={id} className="text-small text-muted">
        {title}
      </figcaption>
      <div ref={follow} dir="ltr" className="relative h-42 w-full">
        {width > 0 && (
          <svg
            className="absolute inset-0"
            width={width}
            height={height}
            overflow="visible"
            role="img"
            aria-label={m.day_chart({ title })}
          >
            <Bars bars={bars} width={width} short={short} />
          </svg>
        )}
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-medium text-accent-text">
          {m.day_as_table()}
        </summary>
        <Table title={title} points={points} full={full} columns={columns} />
      </details>
    </figure>
  );
};
