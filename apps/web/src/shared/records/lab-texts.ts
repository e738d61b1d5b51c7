import * as m from '#paraglide/messages.js';
import { shown } from './lab-values.ts';
import type { LabResult } from './types.ts';

type Judged = Pick<LabResult, 'flag' | 'low' | 'high' | 'range_text' | 'range_kind' | 'withdrawn'>;

const hasRange = ({ low, high, range_text: text }: Judged): boolean => low !== null || high !== null || text !== null;

export type Verdict = LabResult['flag'] | 'withdrawn' | 'uncertain';

/** What is said of a result: its flag, that it was withdrawn, or that its range does not tell. */
export const verdictOf = (result: Judged): Verdict => {
  if (result.withdrawn) return 'withdrawn';
  return result.flag === 'unknown' && hasRange(result) ? 'uncertain' : result.flag;
};

const sentences: Readonly<Record<Verdict, () => string>> = {
  critical_high: m.records_sentence_critical,
  critical_low: m.records_sentence_critical,
  high: m.records_sentence_high,
  low: m.records_sentence_low,
  normal: m.records_sentence_normal,
  abnormal: m.records_sentence_abnormal,
  unknown: m.records_sentence_unknown,
  uncertain: m.records_sentence_uncertain,
  withdrawn: m.records_sentence_withdrawn,
};
const ofTarget: Partial<Readonly<Record<Verdict, () => string>>> = {
  high: m.records_target_high,
  low: m.records_target_low,
  normal: m.records_target_normal,
};

/** What a reading means, in one plain sentence. */
export const sentence = (result: Judged): string => {
  const verdict = verdictOf(result);
  const targetSentence = result.range_kind === 'target' ? ofTarget[verdict] : undefined;
  return (targetSentence ?? sentences[verdict])();
};

const conflicts: Partial<Readonly<Record<LabResult['flag'], () => string>>> = {
  high: m.records_conflict_high,
  critical_high: m.records_conflict_high,
  low: m.records_conflict_low,
  critical_low: m.records_conflict_low,
  normal: m.records_conflict_normal,
};

/** That the laboratory and the range it sent say different things; nothing where they do not. */
export const conflictSentence = ({ range_says: labFlag }: Pick<LabResult, 'range_says'>): string | undefined =>
  labFlag === null ? undefined : conflicts[labFlag]?.();

const confirmations = {
  confirmed: undefined,
  preliminary: { word: m.records_preliminary, sentence: m.records_sentence_preliminary },
  unknown: { word: m.records_unconfirmed, sentence: m.records_sentence_unconfirmed },
} as const;

/** That the laboratory has not confirmed a result, or that nobody knows; nothing for one that is confirmed. */
export const confirmationWord = ({ confirmation }: Pick<LabResult, 'confirmation'>): string | undefined =>
  confirmations[confirmation]?.word();

/** The same in a sentence; nothing for a confirmed or a withdrawn result. */
export const confirmationSentence = (result: Pick<LabResult, 'confirmation' | 'withdrawn'>): string | undefined =>
  result.withdrawn ? undefined : confirmations[result.confirmation]?.sentence();

/** What comes first of one day: critical results, then those outside their range, or of which it is not clear. */
export const urgencyOf = ({ flag, range_says: labFlag }: Pick<LabResult, 'flag' | 'range_says'>): number => {
  if (flag.startsWith('critical')) return 0;
  const isCalm = (flag === 'normal' || flag === 'unknown') && labFlag === null;
  return isCalm ? 2 : 1;
};

type Ranged = Pick<LabResult, 'low' | 'high' | 'low_exclusive' | 'high_exclusive' | 'range_kind'>;

const endsInWords = ({ low, high, low_exclusive: isOver, high_exclusive: isUnder }: Ranged): string | undefined => {
  if (low !== null && high !== null) return m.records_range_from_to({ low: shown(low), high: shown(high) });
  if (high !== null) return (isUnder ? m.records_less_than : m.records_at_most)({ value: shown(high) });
  if (low === null) return undefined;
  return (isOver ? m.records_more_than : m.records_at_least)({ value: shown(low) });
};

const rangeNames = {
  normal: m.records_range_normal,
  target: m.records_range_target,
  critical: m.records_range_critical,
} as const;

/** The range that came with the result; nothing where none did. */
export const rangeSentence = (result: Ranged): string | undefined => {
  const range = endsInWords(result);
  return range === undefined ? undefined : rangeNames[result.range_kind]({ range });
};

export const spans = [
  { key: 'half', label: m.records_span_half, days: 183 },
  { key: 'two', label: m.records_span_two, days: 731 },
  { key: 'all', label: m.records_span_all, days: Number.POSITIVE_INFINITY },
] as const;
export type Span = (typeof spans)[number]['key'];

const dayMs = 86_400_000;

/** The results of the last so many days before the newest one. */
export const within = <T extends LabResult>(results: readonly T[], span: Span): readonly T[] => {
  const newest = Date.parse(results.at(-1)?.taken_at ?? '');
  const days = spans.find((s) => s.key === span)?.days ?? Number.POSITIVE_INFINITY;
  return results.filter((r) => newest - Date.parse(r.taken_at) <= days * dayMs);
};
