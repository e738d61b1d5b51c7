import { riyadhDay } from '@balsam/domain/time';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { digits, shortDay } from '#shared/format/index.ts';
import { inTrend, shown, valueWithSign } from '#shared/records/lab-values.ts';
import { confirmationWord } from '#shared/records/lab-texts.ts';
import { type Box, labelled, layTrend, type Point } from './trend-geometry.ts';
import type { TrendValue } from '#shared/records/types.ts';

const height = 220;
const margin = { top: 32, bottom: 52, start: 16, end: 52 };

const flagFill = {
  critical_high: 'var(--danger)',
  critical_low: 'var(--danger)',
  abnormal: 'var(--warning)',
  high: 'var(--warning)',
  low: 'var(--warning)',
  normal: 'var(--success)',
  unknown: 'var(--accent)',
} as const;

/** The value in the unit of the chart, with its comparator, and whether it is final yet. */
const labelOf = (v: TrendValue): string | undefined => {
  const value = valueWithSign({ decimal: inTrend(v)?.decimal ?? null, comparator: v.comparator, unit: null });
  const confirmation = confirmationWord(v);
  return value && confirmation ? `${value} (${confirmation})` : value;
};

type PointsProps = { readonly points: readonly Point[]; readonly box: Box };

const Values = ({ points, box }: PointsProps) => {
  const last = points.at(-1);
  return (
    <>
      {points.map((p) => (
        <circle
          key={p.result.id}
          cx={p.x}
          cy={p.y}
          r={p === last ? 6 : 5}
          fill={p === last ? flagFill[p.result.flag] : 'var(--surface)'}
          stroke={p === last ? flagFill[p.result.flag] : 'var(--chart-line)'}
          strokeWidth={2.5}
          {...(p.result.confirmation !== 'confirmed' && { strokeDasharray: '3 3', fill: 'var(--surface)' })}
        />
      ))}
      {labelled(points, ({ result }) => labelOf(result), box).map(({ point: p, text, x }) => (
        <text
          key={p.result.id}
          x={x}
          y={p.y - 14}
          textAnchor="middle"
          fontSize={14}
          fontWeight={p === last ? 700 : 500}
          fill="var(--text)"
        >
          {text}
        </text>
      ))}
    </>
  );
};

const yearOf = (p: Point | undefined): string | undefined => p && riyadhDay(p.at).slice(0, 4);

/** The days that have room, and under the first of a year its number. */
const Days = ({ points, box }: PointsProps) =>
  labelled(points, ({ at }) => shortDay(at), box).map(({ point, text, x }, nth, labels) => {
    const year = yearOf(point);
    return (
      <g key={point.result.id} textAnchor="middle" fontSize={14} fill="var(--muted)">
        <text x={x} y={box.height + 24}>
          {text}
        </text>
        {year !== undefined && year !== yearOf(labels[nth - 1]?.point) && (
          <text x={x} y={box.height + 44}>
            {digits(year)}
          </text>
        )}
      </g>
    );
  });

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
      <Values points={points} box={box} />
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
    <div ref={follow} dir="ltr" className="h-55 w-full">
      {width > 0 && (
        <svg width={width} height={height} overflow="visible" role="img" aria-label={m.records_chart({ test: label })}>
          <Drawing results={results} box={box} />
        </svg>
      )}
    </div>
  );
};
