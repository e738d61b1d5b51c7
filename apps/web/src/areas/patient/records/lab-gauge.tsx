import type { LabTest } from '#shared/records/types.ts';

const percentOf = (value: number, from: number, to: number): number =>
  Math.min(98, Math.max(2, ((value - from) / (to - from)) * 100));

/** The span that the gauge shows: the range with as much again around it, wide enough for the value. */
function spanOf(value: number, low: number | null, high: number | null): { from: number; to: number } {
  const [bottom, top] = [low ?? 0, high ?? Math.max(value, low ?? 0) * 1.4];
  const padding = (top - bottom || 1) * 0.45;
  return {
    from: Math.min(low === null ? 0 : bottom - padding, value - padding / 3),
    to: Math.max(top + padding, value + padding / 3),
  };
}

const fills = {
  critical_high: 'bg-danger',
  critical_low: 'bg-danger',
  high: 'bg-warning',
  low: 'bg-warning',
  abnormal: 'bg-warning',
  normal: 'bg-success',
  unknown: 'bg-accent',
} as const;

/** Where a value lies beside its normal band, left to right in both languages. Decoration: the words beside it say the same. */
export const LabGauge = ({ test: { value, low, high, flag, range_kind: kind } }: { test: LabTest }) => {
  // The band is what is normal: critical limits and targets are told in words.
  if (value === null || kind !== 'normal' || (low === null && high === null)) return null;
  const { from, to } = spanOf(value, low, high);
  const start = low === null ? 0 : percentOf(low, from, to);
  const end = high === null ? 100 : percentOf(high, from, to);
  return (
    <span aria-hidden dir="ltr" className="relative block h-1.5 w-full max-w-52 rounded-full bg-surface-3">
      <span
        className="absolute inset-y-0 rounded-full bg-(--chart-band-line)"
        style={{ left: `${start}%`, width: `${end - start}%` }}
      />
      <span
        className={`absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-surface ${fills[flag]}`}
        style={{ left: `${percentOf(value, from, to)}%` }}
      />
    </span>
  );
};
