import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figures.ts';

/** What one measurement found, and when. */
type Measured = { readonly measured_at: string; readonly figures: readonly Figure[] };
export type Outcome =
  | { readonly name: string; readonly figures: readonly Figure[] }
  | { readonly name: string; readonly error: unknown };

/** Puts what was measured now into the record; the figures of measurements that were not made, or failed, stay as they were. */
export function keepFigures(file: string, outcomes: readonly Outcome[], now: Date): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Measured>) : {};
  const measured = outcomes.flatMap((outcome) =>
    'figures' in outcome ? [[outcome.name, { measured_at: now.toISOString(), figures: outcome.figures }] as const] : [],
  );
  writeFileSync(file, `${JSON.stringify({ ...before, ...Object.fromEntries(measured) }, null, 2)}\n`);
}
