import { addMinutes } from '../time/index.ts';

/** Limits of "download my data". A day is a Riyadh day. */
export const exportRules = {
  perDay: 3,
  keptDays: 7,
  /** One without progress for this long is taken over by another process. */
  staleMinutes: 5,
  /** After this many starts it fails. */
  attempts: 3,
} as const;

export type ExportState = 'waiting' | 'running' | 'ready' | 'failed' | 'removed';

/** When the file of an export that is ready at `readyAt` is removed. */
export const exportExpiry = (readyAt: Date): Date => addMinutes(readyAt, exportRules.keptDays * 24 * 60);

/** Whole percent by parts done; 100 only when it is ready. */
export function exportPercent({ state, done, total }: { state: ExportState; done: number; total: number }): number {
  if (state === 'ready' || state === 'removed') return 100;
  return total === 0 ? 0 : Math.min(99, Math.floor((done * 100) / total));
}
