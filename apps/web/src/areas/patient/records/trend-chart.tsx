import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { month, shortDay } from '#shared/format/index.ts';
import { inTrend, shown, valueWithSign } from './lab-values.ts';
import { confirmationWord } from './lab-texts.ts';
import { type Box, labelled, layTrend, type Point } from './trend-geometry.ts';
import type { TrendValue } from './types.ts';

const height = 200;
const margin = { top: 32, bottom: 32, start: 16, end: 52 };
const labelRoom = 44;
const dayRoom = 72;
const year = 365 * 86_400_000;

const flagFill = {
  critical_high: 'var(--danger)',
  critical_low: 'var(--danger)',
  abnormal: 'var(--warning)',
  high: 'var(--warning)',
  low: 'var(--warning)',
  normal: 'var(--success)',
  unknown: 'var(--accent)',
} as const;

/** The value in the unit of the chart, with its comparator. */
const labelOf = (v: TrendValue): string | undefined =>
  valueWithSign({ decimal: inTrend(v)?.decimal ?? null, comparator: v.comparator, unit: null });

const Values = ({ points }: { points: readonly Point[] }) => {
  const withLabel = labelled(points, labelRoom);
  const last = points.at(-1);
  return points.map((p) => (
    <g key={p.result.id}>
      <circle
        cx={p.x}
        cy={p.y}
        r={p === last ? 6 : 5}
        fill={p === last ? flagFill[p.result.flag] : 'var(--surface)'}
        stroke={p === last ? flagFill[p.result.flag] : 'var(--chart-line)'}
        strokeWidth={2.5}
        {...(p.result.confirmation !== 'confirmed' && { strokeDasharray: '3 3', fill: 'var(--surface)' })}
      />
      {withLabel.has(p) && (
        <text
          x={p.x}
          y={p.y - 14}
          textAnchor="middle"
          fontSize={14}
          fontWeight={p === last ? 700 : 500}
          fill="var(--text)"
        >
          {labelOf(p.result)}
          {confirmationWord(p.result) && ` (${confirmationWord(p.result)})`}
        </text>
      )}
    </g>
  ));
};

/** Days at the edges stay inside the drawing. */
const anchorOf = (p: Point, first: Point | undefined, last: Point | undefined): 'start' | 'middle' | 'end' => {
  if (first === last) return 'middle';
  if (p === first) return 'start';
  return p === last ? 'end' : 'middle';
};

const Days = ({ points, box }: { points: readonly Point[]; box: Box }) => {
  const withDay = labelled(points, dayRoom);
  const [first, last] = [points[0], points.at(-1)];
  const long = first && last && last.at.getTime() - first.at.getTime() > year;
  return points
    .filter((p) => withDay.has(p))
    .map((p) => (
      <text
        key={p.result.id}
        x={p.x}
        y={box.height + 24}
        textAnchor={anchorOf(p, first, last)}
        fontSize={14}
        fill="var(--muted)"
      >
        {long ? month(p.at).replace(/\s/, '\u00a0') : shortDay(p.at)}
      </text>
    ));
};

const Drawing = ({ results, box }: { results: readonly TrendValue[]; box: Box }) => {
  const { points, band, lines } = layTrend(results, box);
  return (
    <g transform={`translate(${margin.start} ${margin.top})`}>
      {band && <rect x={0} y={band.top} width={box.width} height={band.bottom - band.top} fill="var(--chart-band)" />}
      {band?.hasTop && (
        <line x1={0} x2={box.width} y1={band.top} y2={band.top} stroke="var(--chart-band-line)" strokeDasharray="4 4" />
      )}
      {band?.hasBottom && (
        <line
          x1={0}
          x2={box.width}
          y1={band.bottom}
          y2={band.bottom}
          stroke="var(--chart-band-line)"
          strokeDasharray="4 4"
        />
      )}
      {lines.map((line) => (
        <g key={line.value}>
          <line x1={0} x2={box.width} y1={line.y} y2={line.y} stroke="var(--chart-grid)" />
          <text x={box.width + 10} y={line.y + 5} fontSize={14} fill="var(--muted)">
            {shown(line.value)}
          </text>
        </g>
      ))}
      <polyline
        points={points.map((p) => `${p.x},${p.y}`).join(' ')}
        fill="none"
        stroke="var(--chart-line)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <Values points={points} />
      <Days points={points} box={box} />
    </g>
  );
};

/**
 * The values of a test over time: the normal band, the line, the last point filled in the colour of its flag. Time runs left to right in both
 * languages, with the axis on the right. The same values stand in the table beside it, so this is a picture to a screen reader.
 */
export const TrendChart = ({ results, label }: { results: readonly TrendValue[]; label: string }) => {
  const [width, setWidth] = useState(0);
  const follow = (element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  };
  const box = { width: width - margin.start - margin.end, height: height - margin.top - margin.bottom };
  return (
    <div ref={follow} dir="ltr" className="h-50 w-full">
      {width > 0 && (
        <svg width={width} height={height} overflow="visible" role="img" aria-label={m.records_chart({ test: label })}>
          <Drawing results={results} box={box} />
        </svg>
      )}
    </div>
  );
};
