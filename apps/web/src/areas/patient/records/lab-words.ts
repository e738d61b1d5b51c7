import * as m from '../../../paraglide/messages.js';
import { shown } from './reading.tsx';
import type { LabResult, LabTest } from './types.ts';

const sentences = {
  high: m.records_sentence_high,
  low: m.records_sentence_low,
  normal: m.records_sentence_normal,
  unknown: m.records_sentence_unknown,
} as const;

/** What a reading means, in one plain sentence. */
export const sentence = (flag: LabTest['flag']): string => sentences[flag]();

/** The normal range that came with the result; nothing where none did. */
export const rangeSentence = ({ low, high }: Pick<LabTest, 'low' | 'high'>): string | undefined => {
  if (low !== null && high !== null) return m.records_range_between({ low: shown(low), high: shown(high) });
  if (high !== null) return m.records_range_under({ high: shown(high) });
  return low === null ? undefined : m.records_range_over({ low: shown(low) });
};

export const spans = [
  { key: 'half', label: m.records_span_half, days: 183 },
  { key: 'two', label: m.records_span_two, days: 731 },
  { key: 'all', label: m.records_span_all, days: Number.POSITIVE_INFINITY },
] as const;
export type Span = (typeof spans)[number]['key'];

const dayMs = 86_400_000;

/** The results of the last so many days before the newest one. */
export const within = (results: readonly LabResult[], span: Span): readonly LabResult[] => {
  const newest = Date.parse(results.at(-1)?.taken_at ?? '');
  const days = spans.find((s) => s.key === span)?.days ?? Number.POSITIVE_INFINITY;
  return results.filter((r) => newest - Date.parse(r.taken_at) <= days * dayMs);
};
