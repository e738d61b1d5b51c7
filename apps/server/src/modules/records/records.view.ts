import {
  arabicResult,
  labFlags,
  labReading,
  precisionOf,
  rangeFlag,
  rangeKinds,
  readComparator,
} from '@balsam/domain/records';
import { confirmationOf, isAmended, isPlanned } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import { holdView } from './hold.ts';
import { decimalOf, type trendOf } from './lab-series.ts';
import type { labsOfVisit, listVisits } from './records.store.ts';

type VisitRow = Omit<Awaited<ReturnType<typeof listVisits>>[number], 'total'>;
type LabRow = Awaited<ReturnType<typeof labsOfVisit>>[number];

const kinds = ['visit', 'emergency', 'virtual', 'inpatient'] as const;

/** A text that came in one language only stands in both, and says so. */
const bothLanguages = (title: string, titleAr: string | null) => ({
  title,
  title_ar: titleAr || title,
  title_ar_missing: !titleAr,
});

export const visitView = (v: VisitRow) => ({
  id: v.id,
  kind: kinds.find((k) => k === v.class) ?? 'visit',
  ...bothLanguages(v.title, v.title_ar),
  reason: v.reason,
  provider: v.provider,
  provider_ar: v.provider_ar ?? v.provider,
  practitioner: v.practitioner,
  practitioner_ar: v.practitioner_ar ?? v.practitioner,
  status: v.status,
  started_at: v.started_at.toISOString(),
  ended_at: v.ended_at?.toISOString() ?? null,
  day: riyadhDay(v.started_at),
  precision: precisionOf(v.started_text ?? ''),
  withdrawn: v.withdrawn_at !== null,
  planned: isPlanned(v.status),
  results: v.results ?? 0,
});

/** How the value stands to its range, and whether the laboratory and the range it sent say different things. */
function readingOf(o: LabRow) {
  const kind = rangeKinds.find((k) => k === o.range_kind) ?? 'normal';
  const range = { low: o.low, high: o.high, lowExclusive: o.low_exclusive, highExclusive: o.high_exclusive, kind };
  const comparator = readComparator(o.comparator ?? '') ?? null;
  const sent = labFlags.find((flag) => flag === o.interpretation) ?? null;
  const { flag, rangeSays } = labReading(rangeFlag(o.value_number, comparator, range), sent, kind);
  return { comparator, range_kind: kind, flag, range_says: rangeSays };
}

export const labView = (o: LabRow) => ({
  id: o.id,
  loinc: o.loinc,
  ...bothLanguages(o.title, o.title_ar),
  value: o.value_number,
  decimal: decimalOf(o),
  value_text: o.value_text,
  value_text_ar: arabicResult(o.value_text),
  unit: o.unit,
  low: o.low,
  high: o.high,
  low_exclusive: o.low_exclusive,
  high_exclusive: o.high_exclusive,
  range_text: o.range_text,
  ...readingOf(o),
  amended: isAmended(o.status),
  confirmation: confirmationOf(o.status),
  withdrawn: o.withdrawn_at !== null,
  taken_at: o.taken_at.toISOString(),
  day: riyadhDay(o.taken_at),
  precision: precisionOf(o.taken_text ?? ''),
  ...holdView(o),
});

export type LabView = ReturnType<typeof labView>;

export const testView = (o: LabRow & { about: string | null; about_ar: string | null }, count: number) => ({
  ...labView(o),
  count,
  about: o.about ?? '',
  about_ar: o.about_ar ?? '',
});

export const trendView = ({ newest, count, unit, values }: NonNullable<ReturnType<typeof trendOf>>) => ({
  ...testView(newest, count),
  trend_unit: unit,
  values: values.map(({ row, converted }) => ({ ...labView(row), converted })),
});
