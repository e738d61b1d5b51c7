import type { Reference } from './reference.ts';

/** What is said of a result beside its value; unknown when there is nothing to compare with. */
export type LabFlag = 'low' | 'normal' | 'high' | 'unknown';

/** Flags a value by its reference range, both ends normal. One end may be missing; without any, or without a value, it is unknown. */
export function labFlag(value: number | null, low: Reference['low'], high: Reference['high']): LabFlag {
  if (value === null || !Number.isFinite(value) || (low === null && high === null)) return 'unknown';
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : 'normal';
}
