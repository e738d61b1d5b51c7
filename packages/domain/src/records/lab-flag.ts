import type { Comparator } from './decimal.ts';
import type { Reference } from './reference.ts';

/** The flag of a result beside its value; unknown when there is nothing to compare with. */
export const labFlags = ['critical_low', 'low', 'normal', 'high', 'critical_high', 'abnormal', 'unknown'] as const;
export type LabFlag = (typeof labFlags)[number];

/** Where the value may lie: from `from` to `to`, each end itself included or not. */
type Span = { readonly from: number; readonly to: number; readonly hasFrom: boolean; readonly hasTo: boolean };

const spanOf = (value: number, comparator: Comparator | null): Span => {
  const [isBelow, isAbove] = [comparator?.startsWith('<') ?? false, comparator?.startsWith('>') ?? false];
  return {
    from: isBelow ? Number.NEGATIVE_INFINITY : value,
    to: isAbove ? Number.POSITIVE_INFINITY : value,
    hasFrom: comparator !== '>',
    hasTo: comparator !== '<',
  };
};

/** Whether all of the span lies below the normal range, above it, or in it; undefined where it lies across an end. */
function place(
  span: Span,
  { low, high, lowExclusive, highExclusive }: Reference,
): 'low' | 'normal' | 'high' | undefined {
  if (low !== null && (span.to < low || (span.to === low && (!span.hasTo || lowExclusive)))) return 'low';
  if (high !== null && (span.from > high || (span.from === high && (!span.hasFrom || highExclusive)))) return 'high';
  // Where the range begins at zero there is nothing below it: 'under 5' is within 0 to 10.
  const reachesLow = low !== null && span.from < low && !(low === 0 && span.to > 0);
  const reachesHigh = high !== null && span.to > high;
  // A value 'over 5' comes as close to 5 as one likes without being it: that end belongs to the span's inside.
  const touches =
    (lowExclusive && span.from === low && span.hasFrom) || (highExclusive && span.to === high && span.hasTo);
  return reachesLow || reachesHigh || touches ? undefined : 'normal';
}

/**
 * Flags a value by its reference range. A value with a comparator is flagged only where every value that it may stand for has the
 * same flag: `>50` with a high end of 34 is high, `<5` in 3 to 10 is unknown. Within critical limits there is no flag.
 */
export function rangeFlag(value: number | null, comparator: Comparator | null, range: Reference): LabFlag {
  if (value === null || !Number.isFinite(value) || (range.low === null && range.high === null)) return 'unknown';
  const found = place(spanOf(value, comparator), range) ?? 'unknown';
  if (range.kind !== 'critical' || found === 'unknown') return found;
  return found === 'normal' ? 'unknown' : (`critical_${found}` as const);
}

const laboratoryFlags: Readonly<Record<string, LabFlag>> = {
  HH: 'critical_high',
  'H>': 'critical_high',
  LL: 'critical_low',
  'L<': 'critical_low',
  H: 'high',
  HU: 'high',
  L: 'low',
  LU: 'low',
  A: 'abnormal',
  AA: 'abnormal',
  N: 'normal',
  'CRITICAL HIGH': 'critical_high',
  'CRITICALLY HIGH': 'critical_high',
  'CRITICAL LOW': 'critical_low',
  'CRITICALLY LOW': 'critical_low',
  HIGH: 'high',
  LOW: 'low',
  ABNORMAL: 'abnormal',
  NORMAL: 'normal',
  مرتفع: 'high',
  منخفض: 'low',
  'غير طبيعي': 'abnormal',
  طبيعي: 'normal',
};
const gravest: readonly LabFlag[] = ['critical_high', 'critical_low', 'high', 'low', 'abnormal', 'normal'];

/**
 * How the laboratory itself flagged a result, in codes of HL7 (`HH`, `L`, `A`, `N`) or words; the gravest of several. Undefined
 * where it flagged neither high nor low (`POS`, `R`, off the scale of the instrument).
 */
export function readInterpretation(texts: readonly string[]): LabFlag | undefined {
  const flags = new Set(texts.map((code) => laboratoryFlags[code.trim().toUpperCase()]));
  return gravest.find((flag) => flags.has(flag));
}

const sideOf = (flag: LabFlag) => flag.replace('critical_', '');

/** Whether the laboratory's flag cannot be true together with the range that it sent. */
function contradicts(laboratory: LabFlag, byRange: LabFlag): boolean {
  if (byRange === 'unknown') return false;
  if (laboratory === 'abnormal') return byRange === 'normal';
  return sideOf(laboratory) !== sideOf(byRange);
}

export type LabReading = {
  readonly flag: LabFlag;
  /** What the range alone says, where that is not the laboratory's flag. */
  readonly rangeSays: LabFlag | null;
};

/** The flag of a result: the laboratory's, else that of its range. A contradiction of the two is shown, never resolved. */
export function labReading(byRange: LabFlag, laboratory: LabFlag | null, kind: Reference['kind']): LabReading {
  if (laboratory === null) return { flag: byRange, rangeSays: null };
  const isContradiction = kind !== 'target' && contradicts(laboratory, byRange);
  return { flag: laboratory, rangeSays: isContradiction ? byRange : null };
}
